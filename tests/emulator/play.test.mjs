// A whole game on the real firmware and on the desk's program: the same keys, the same screens.
import assert from 'node:assert/strict';
import { everyBoard } from './every.mjs';
import { desk } from './firmware.mjs';
import { difference } from './png.mjs';
import { preparedFor } from './prepared.mjs';
import { Recording } from './recording.mjs';
import { sideBySide } from './side.mjs';

for (const name of Recording.names()) everyBoard(`${name} by buttons shows the same screens on the handheld and on the desk, to its end`, async (boot, t) => {
  t.diagnostic(await sideBySide(boot, name, Recording.read(name), desk, (done) => t.after(done)));
});

everyBoard('while Y is held the bid is seen, and hidden in the frame that lets it go', async (boot) => {
  const game = Recording.read('first-blood');
  const pico = await boot({ store: await preparedFor(game) });
  const before = game.presses.findIndex(({ question }) => question === 'bid');
  for (const { key } of game.presses.slice(0, before)) pico.tap(key);
  pico.tap('a'); // the page of the Round
  pico.tap('a'); // I am Red
  pico.tap('right'); // a number of one's own
  pico.tap('y'); // once seen, it can be locked
  const closed = pico.frame();
  pico.press('y');
  pico.run(60e6);
  assert.notEqual(difference(closed, pico.frame()), null, 'held, Y shows the number');
  pico.release('y');
  pico.run(60e6);
  assert.equal(difference(closed, pico.frame()), null, 'let go, the curtain is shut');
});
