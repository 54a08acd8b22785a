// The power goes, the program hangs, the noise fails: the handheld comes back to the same question.
import assert from 'node:assert/strict';
import { chance, cutAndCome } from './cuts.mjs';
import { everyBoard } from './every.mjs';
import { golden } from './firmware.mjs';
import { difference, load } from './png.mjs';
import { CHOSEN, prepared, preparedFor } from './prepared.mjs';
import { Recording } from './recording.mjs';
import { Cable } from './usb.mjs';

const MS = 1e6;
const HARD_FAULT = 3;
const CUTS = 30;
const recording = Recording.read('first-blood');
const { seed, presses, lines } = recording;

everyBoard('cut off in the middle of any write, it comes back with every answer that was shown', async (boot, t) => {
  const { flash } = await boot({ store: await preparedFor(recording) });
  const { counts } = await cutAndCome(boot, flash, lines.slice(0, CUTS), chance(11));
  assert.ok(counts.program >= 10 && counts.erase >= 5 && counts.after >= 5, JSON.stringify(counts));
  t.diagnostic(`${CUTS} cuts, ${counts.program} in programs and ${counts.erase} in erases: 0 answers lost (${counts.before} times the answer was not shown yet)`);
});

everyBoard('every answer is in flash before its picture is on the glass', async (boot) => {
  const pico = await boot({ store: await preparedFor(recording) });
  pico.run(3000 * MS);
  let stored = 0;
  for (const { key } of presses.slice(0, 60)) {
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
  const { flash } = await boot({ store: await preparedFor(recording) });
  const still = await boot({ flash });
  still.tap('down');
  let erases = 0;
  const quick = await boot({
    flash,
    onFlash(what) {
      if (what !== 'erase' || erases++ > 0) return;
      this.press('down'); // and up again before the erase is over
      this.release('down');
    },
  });
  quick.run(100 * MS);
  assert.ok(erases > 0, 'sectors are erased ahead, once the first picture is there');
  assert.equal(difference(quick.frame(), still.frame()), null);
});

everyBoard('a hang and a fault start it again at the same question, and say so once', async (boot) => {
  for (const trouble of [hang, fault]) {
    const pico = await boot({ store: await preparedFor(recording) });
    for (const { key } of presses.slice(0, 30)) pico.tap(key);
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
  const pico = await boot({ store: await preparedFor(recording) });
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
  const pico = await boot({ store: await preparedFor(recording) });
  const roll = presses.findIndex(({ question }) => question === 'roll');
  for (const { key } of presses.slice(0, roll)) pico.tap(key);
  const [page, { flash }] = [pico.frame(), pico];
  pico.rosc.source = 'stuck';
  pico.tap('y'); // any press draws a few bits
  assert.ok(difference(pico.frame(), page) !== null && difference(pico.frame(), load(golden('first-blood/no-dice'))) !== null);
  pico.tap('a'); // read
  const own = pico.frame();
  const sound = await boot({ flash });
  sound.tap('right'); // own dice, of one's own will
  assert.equal(difference(own, sound.frame()), null, 'the same page as by choice');
  pico.tap('b'); // the device's dice are there no more
  pico.tap('a');
  const refused = pico.frame();
  assert.ok(difference(refused, own) !== null);
  const without = await boot({ flash, rosc: 'stuck' });
  without.tap('a');
  assert.equal(difference(without.frame(), own), null, 'a game taken up without noise is played with own dice too');
});

everyBoard('whatever lies in the store, it boots, says what it lost, and plays', async (boot) => {
  const random = chance(5);
  const sound = await prepared(seed, [...CHOSEN, 'pick elements', 'tick', 'ok']);
  const noise = (length) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
  const flipped = (count) => {
    const image = sound.slice();
    for (let i = 0; i < count; i++) image[Math.floor(random() * 8192)] ^= 1 << Math.floor(random() * 8);
    return image;
  };
  const images = [noise(sound.length), new Uint8Array(sound.length), sound.slice(4096), flipped(1), flipped(3), flipped(30), flipped(3000)];
  for (const [i, store] of images.entries()) {
    const pico = await boot({ store });
    assert.equal(pico.restarts, 0, `image ${i}`);
    const before = pico.frame();
    if (i < 2) assert.notEqual(difference(before, load(golden('first-blood/game'))), null, `image ${i} is not passed over in silence`);
    for (const key of ['a', 'a', 'a']) pico.tap(key); // a message is read, a question answered
    assert.ok(!pico.stopped && pico.restarts === 0 && difference(before, pico.frame()) !== null, `image ${i}`);
    const again = await boot({ flash: pico.flash });
    assert.equal(again.restarts, 0);
  }
});

everyBoard('noise that the processor itself runs by is no noise', async (boot) => {
  const pico = await boot();
  assert.equal(difference(pico.frame(), load(golden('first-blood/game'))), null);
  pico.mcu.clocks.refCtrl = 0; // the ring oscillator
  pico.tap('down');
  assert.notEqual(difference(pico.frame(), load(golden('first-blood/game'))), null, 'it is found out at the next press');
  pico.tap('a');
  assert.equal(difference(pico.frame(), load(golden('first-blood/game'))), null, 'and goes on');
});

everyBoard('why it stopped can be read by cable, and on the page of the device', async (boot) => {
  const pico = await boot({ store: await preparedFor(recording) });
  fault(pico);
  pico.runUntil(() => pico.restarts === 1, 'a restart');
  pico.runUntil(() => pico.lit && pico.panel.on, 'a picture');
  pico.runUntilQuiet();
  pico.run(500 * MS);
  for (const handheld of [pico, await boot({ flash: pico.flash })]) {
    const [{ mishap }] = Cable.plug(handheld).say('mishap').slice(-1);
    assert.match(mishap, /^The processor faulted at 1[0-9a-f]{7}\. \(.*panic\.rs:\d+\)$/);
  }
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
