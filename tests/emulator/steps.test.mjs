// Back and forth on the real firmware: the log, consent, steps and a replay look as they do on the desk.
import assert from 'node:assert/strict';
import { Desktop } from './desktop.mjs';
import { everyBoard } from './every.mjs';
import { desk } from './firmware.mjs';
import { difference } from './png.mjs';
import { CHOSEN, prepared } from './prepared.mjs';
import { Recording } from './recording.mjs';

const { seed } = Recording.read('first-blood');
const fight = [
  ...CHOSEN, 'pick elements', 'tick', 'ok', 'number 1', 'number 0', 'pick red',
  'pick stand', 'pick red-3', 'pick blue-2', 'pick none-more', 'tick',
];
// A throw, taken back by both and thrown again.
const lines = [...fight, 'roll', 'undo both', 'roll'];

/** The same game on both: in the handheld's store, and said to the desk. */
async function both(boot, t) {
  const pico = await boot({ store: await prepared(seed, lines) });
  const desktop = await Desktop.start(desk, { seed });
  t.after(() => desktop.quit());
  for (const line of lines) await desktop.say(line);
  pico.tap('a'); // past the dice, which both show first
  await desktop.press('a');
  return { pico, desktop, press: async (keys) => {
    for (const key of keys.split(' ')) {
      pico.tap(key);
      await desktop.press(key);
      assert.equal(difference(pico.frame(), await desktop.frame()), null, `${keys}: after ${key}`);
    }
  } };
}

everyBoard('the log, the steps and a replay look as they do on the desk', async (boot, t) => {
  const { pico, press } = await both(boot, t);
  const asked = pico.frame();
  await press('y left up down a a a'); // the log, and a round of it
  await press('left down down down a'); // the steps: a replay
  await press('right right right right right right right left up down down down y right b b');
  assert.equal(difference(asked, pico.frame()), null, 'and nothing has changed');
});

everyBoard('dice are taken back only if both agree, and that is stored before it is shown', async (boot, t) => {
  const { pico, desktop, press } = await both(boot, t);
  const asked = pico.frame();
  let writes = 0;
  pico.onFlash = (what) => (writes += what === 'program');
  await press('b x up left a b'); // one agrees, the other does not
  assert.equal(difference(asked, pico.frame()), null, 'all is as it was');
  assert.equal(writes, 0, 'and nothing was stored');
  await press('b');
  pico.hold('left');
  await desktop.say('hold left');
  const last = pico.frame();
  pico.onFlash = (what) => {
    if (what === 'program' && writes++ === 0) assert.equal(difference(last, pico.frame()), null, 'stored before it is shown');
  };
  await press('a'); // both agree
  pico.release('left');
  await desktop.say('release left');
  assert.ok(writes > 0, 'a step back is stored');
  await press('y left left down down a a'); // and forward again: the same faces
  assert.equal(difference(asked, pico.frame()), null, 'where it was before');
});

everyBoard('what was taken back outlasts the power', async (boot, t) => {
  const { pico, press } = await both(boot, t);
  await press('y left');
  const log = pico.frame();
  await press('b');
  const again = await boot({ flash: pico.flash });
  again.tap('y'); // after what happened the log comes first
  assert.equal(difference(log, again.frame()), null, 'the same log, struck through and all');
});
