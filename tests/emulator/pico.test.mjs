// The handheld boots, sleeps, hears thumbs and says so when it must stop, whatever it plays.
import assert from 'node:assert/strict';
import test from 'node:test';
import { elf } from './firmware.mjs';
import { Pico } from './pico.mjs';
import { difference } from './png.mjs';

const HARD_FAULT = 3;

/** At a list of four, where a step too many or too few is seen. */
async function list() {
  const pico = await Pico.boot(elf);
  pico.tap('a');
  return pico;
}

test('the first picture comes within a quarter of a second, and nothing is lit before it', async () => {
  const pico = await Pico.boot(elf);
  assert.ok(pico.bootMs < 250, `${pico.bootMs} ms`);
  assert.ok(pico.frame().some((colour) => colour !== 0), 'a black picture');
});

test('left alone it sleeps', async () => {
  const pico = await Pico.boot(elf);
  pico.run(100e6);
  const share = pico.awakeShare(10e9);
  assert.ok(share < 0.01, `awake ${100 * share} % of the time`);
});

test('it seeds its dice from 4096 samples of noise', async () => {
  const pico = await Pico.boot(elf, { rosc: 7 });
  assert.match(pico.rosc.seed(), /^[0-9a-f]{64}$/);
  assert.notEqual(pico.rosc.seed(), (await Pico.boot(elf, { rosc: 8 })).rosc.seed());
});

test('it starts, dice or not, when the noise is stuck or stopped', async () => {
  for (const rosc of ['stuck', 'stopped']) assert.equal((await Pico.boot(elf, { rosc })).rosc.seed(), null);
});

test('a bouncing contact is one press', async () => {
  const [clean, bouncy] = [await list(), await list()];
  clean.tap('down');
  for (const [to, fro] of [['press', 'release'], ['release', 'press']]) {
    for (let i = 0; i < 9; i++) {
      bouncy[to]('down');
      bouncy.run(0.4e6);
      bouncy[fro]('down');
      bouncy.run(0.3e6);
    }
    bouncy[to]('down');
    bouncy.run(50e6);
    bouncy.runUntilQuiet();
  }
  assert.equal(difference(clean.frame(), bouncy.frame()), null);
});

test('a touch of a twentieth of a millisecond is a press', async () => {
  const [clean, short] = [await list(), await list()];
  clean.tap('down');
  short.press('down');
  short.run(50e3);
  short.release('down');
  short.run(50e6);
  short.runUntilQuiet();
  assert.equal(difference(clean.frame(), short.frame()), null);
});

test('a fault shows its reason, even in the middle of a picture', async () => {
  const pico = await list();
  const before = pico.frame();
  const bytes = pico.panel.bytes;
  pico.press('down');
  pico.runUntil(() => pico.panel.bytes > bytes + 1000, 'a redraw');
  pico.core.waiting = false;
  pico.core.exceptionEntry(HARD_FAULT);
  pico.run(600e6);
  assert.ok(pico.stopped);
  assert.ok(pico.lit && difference(before, pico.frame()).pixels > 10000, 'the same picture as before');
  assert.equal(pico.awakeShare(1e9), 0);
});
