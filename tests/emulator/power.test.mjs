// The power goes, the program hangs, the noise fails: the handheld comes back to the same question.
import assert from 'node:assert/strict';
import { everyBoard } from './every.mjs';
import { golden } from './firmware.mjs';
import { difference, load } from './png.mjs';
import { prepared } from './prepared.mjs';
import { Recording } from './recording.mjs';

const MS = 1e6;
const HARD_FAULT = 3;
const CUTS = 30;
const { seed, presses } = Recording.read('first-blood');

everyBoard('cut off in the middle of any write, it comes back with every answer that was shown', async (boot, t) => {
  const random = chance(11);
  let pico = await boot({ store: await prepared(seed) });
  const counts = { program: 0, erase: 0, before: 0, after: 0 };
  let cuts = 0;
  for (const { key } of presses.slice(1)) {
    const { flash } = pico;
    const changes = [];
    pico.onFlash = (what) => changes.push(what);
    pico.tap(key);
    pico.run(3000 * MS); // time for chores
    pico.onFlash = undefined;
    if (changes.length === 0) continue;
    // What the handheld shows when the power goes between two presses: the question as it was first asked.
    const [before, after] = [await boot({ flash }), await boot({ flash: pico.flash })].map((booted) => booted.frame());
    const cut = Math.floor(random() * changes.length);
    counts[changes[cut]]++;
    const left = await cutAt(boot, flash, key, cut, random);
    const shown = (await boot({ flash: left })).frame();
    if (difference(shown, before) === null) counts.before++;
    else if (difference(shown, after) === null) counts.after++;
    else assert.fail(`neither picture after ${key} was cut at change ${cut}, ${changes[cut]}`);
    if (++cuts === CUTS) break;
    // The evening goes on where the cut left it, if that is where we are: cuts follow cuts.
    if (difference(shown, after) === null) pico = await boot({ flash: left });
  }
  assert.ok(counts.program > 10 && counts.erase > 0, JSON.stringify(counts));
  t.diagnostic(`${cuts} cuts, ${counts.program} in programs and ${counts.erase} in erases: 0 answers lost (${counts.before} times the answer was not shown yet)`);
});

everyBoard('every answer is in flash before its picture is on the glass', async (boot) => {
  const pico = await boot({ store: await prepared(seed) });
  pico.run(3000 * MS);
  let stored = 0;
  for (const { key } of presses.slice(1, 60)) {
    let program = 0;
    pico.onFlash = (what) => {
      if (what === 'program') program = pico.now;
    };
    const changed = pico.panel.changes;
    pico.press(key);
    const end = pico.now + 100 * MS;
    while (pico.panel.changes === changed && pico.now < end) pico.run(0.05 * MS);
    const pixel = pico.now;
    pico.run(60 * MS);
    pico.release(key);
    pico.run(60 * MS);
    pico.onFlash = undefined;
    if (program === 0) continue;
    stored++;
    assert.ok(program <= pixel, `${key}: stored ${(program - pixel) / MS} ms after the first pixel`);
  }
  assert.ok(stored > 10);
});

everyBoard('a press while flash is erased is heard', async (boot) => {
  const pico = await boot({ store: await prepared(seed) });
  const [still, quick] = [await boot({ flash: pico.flash }), await boot({ flash: pico.flash })];
  still.tap('down');
  let erased = false;
  quick.onFlash = (what) => {
    if (what !== 'erase' || erased) return;
    erased = true;
    quick.press('down'); // and up again before the erase is over
    quick.release('down');
  };
  quick.run(3000 * MS);
  assert.ok(erased, 'sectors are erased ahead when nobody plays');
  assert.equal(difference(quick.frame(), still.frame()), null);
});

everyBoard('a hang and a fault start it again at the same question, and say so once', async (boot) => {
  for (const trouble of [hang, fault]) {
    const pico = await boot({ store: await prepared(seed) });
    for (const { key } of presses.slice(1, 30)) pico.tap(key);
    const before = (await boot({ flash: pico.flash })).frame();
    // In the middle of a picture, where the panel is in use.
    const { bytes } = pico.panel;
    pico.press('y');
    pico.runUntil(() => pico.panel.bytes > bytes + 1000, 'a redraw');
    pico.release('y');
    trouble(pico);
    pico.runUntil(() => pico.restarts === 1, 'a restart');
    pico.runUntil(() => pico.lit && pico.panel.on, 'a picture');
    pico.runUntilQuiet();
    assert.notEqual(difference(pico.frame(), before), null, 'it says what happened');
    pico.tap('a');
    assert.equal(difference(pico.frame(), before), null, 'and is where it was');
    const later = await boot({ flash: pico.flash });
    assert.equal(difference(later.frame(), before), null, 'it is said once');
  }
});

everyBoard('what stops it again and again is set aside, and then it stops for good', async (boot) => {
  const pico = await boot({ store: await prepared(seed) });
  const game = pico.frame();
  for (let time = 1; time <= 6; time++) {
    fault(pico);
    if (time < 6) pico.runUntil(() => pico.restarts === time, `restart ${time}`);
    else pico.run(1000 * MS);
    pico.runUntil(() => pico.lit && pico.panel.on, 'a picture');
    pico.run(300 * MS);
  }
  assert.ok(pico.stopped && pico.restarts === 5, 'the sixth time the reason stays on the glass');
  assert.equal(pico.awakeShare(1e9), 0);
  const page = pico.frame();
  const ground = page[239 * 240 + 239];
  const written = page.reduce((count, colour) => count + (colour !== ground), 0);
  assert.ok(written > 1500 && written < 20000, `${written} pixels of words on the page`);
  const again = await boot({ flash: pico.flash });
  assert.equal(difference(again.frame(), game), null, 'switched off and on, the game goes on');
});

everyBoard('noise that fails while it runs is found out: own dice from there on', async (boot) => {
  const pico = await boot({ store: await prepared(seed) });
  const roll = presses.findIndex(({ question }) => question === 'roll');
  for (const { key } of presses.slice(1, roll)) pico.tap(key);
  const [page, { flash }] = [pico.frame(), pico];
  pico.rosc.source = 'stuck';
  pico.tap('y'); // any press draws a few bits
  assert.ok(difference(pico.frame(), page) !== null && difference(pico.frame(), load(golden('first-blood/no-dice'))) !== null);
  pico.tap('a'); // read
  const own = pico.frame();
  const sound = await boot({ flash });
  sound.tap('x'); // own dice, of one's own will
  assert.equal(difference(own, sound.frame()), null, 'the same page as by choice');
  pico.tap('x'); // the device's dice are there no more
  pico.tap('a');
  const refused = pico.frame();
  assert.ok(difference(refused, own) !== null);
  const without = await boot({ flash, rosc: 'stuck' });
  without.tap('a');
  assert.equal(difference(without.frame(), own), null, 'a game taken up without noise is played with own dice too');
});

/** Runs in circles for ever. */
function hang(pico) {
  const circle = 0x20041000;
  pico.mcu.writeUint16(circle, 0xe7fe);
  pico.core.waiting = false;
  pico.core.PC = circle;
}

function fault(pico) {
  pico.core.waiting = false;
  pico.core.exceptionEntry(HARD_FAULT);
}

class Cut extends Error {}

/** The flash as it is when the power goes in the middle of this change after a press. */
async function cutAt(boot, flash, key, number, random) {
  let count = 0;
  const pico = await boot({ flash });
  pico.onFlash = (what, address, length, data) => {
    if (count++ < number) return;
    const reached = Math.floor(random() * length);
    const bytes = pico.mcu.flash;
    for (let i = 0; i <= reached; i++) {
      const at = address + i;
      const torn = Math.floor(random() * 256);
      if (what === 'erase') bytes[at] = i < reached ? 0xff : bytes[at] | torn;
      else bytes[at] &= i < reached ? data[i] : data[i] | torn;
    }
    throw new Cut();
  };
  try {
    pico.tap(key);
    pico.run(3000 * MS);
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
  }
  return pico.flash;
}

/** Numbers from 0 to before 1, the same every time. */
function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
