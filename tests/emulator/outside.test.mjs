// A rulebook that nobody here knows, on the real firmware: a feature for tests puts it on the shelf.
import assert from 'node:assert/strict';
import test from 'node:test';
import { chance, cutAndCome } from './cuts.mjs';
import { outside } from './firmware.mjs';
import { Pico } from './pico.mjs';
import { preparedFor } from './prepared.mjs';
import { Recording } from './recording.mjs';
import { sideBySide } from './side.mjs';

const CUTS = 12;
const STACK = 16 << 10;
const game = Recording.read('long-fray', '../outside');

test('long-fray by buttons shows the same screens on the handheld and on the desk, to its end', async (t) => {
  let pico;
  const boot = async (options) => (pico = await Pico.boot(outside.elf, options));
  t.diagnostic(await sideBySide(boot, 'long-fray', game, outside.desk, (done) => t.after(done)));
  const deepest = pico.elf.stackTop - pico.lowestStack;
  assert.ok(deepest < STACK, `${deepest} bytes of stack`);
  t.diagnostic(`${deepest} bytes of stack at the deepest`);
});

test('long-fray cut off in the middle of any write comes back with every answer that was shown', async (t) => {
  const boot = (options) => Pico.boot(outside.elf, options);
  const { flash } = await boot({ store: await preparedFor(game, outside.desk) });
  const { counts } = await cutAndCome(boot, flash, game.lines.slice(0, CUTS), chance(7));
  assert.equal(counts.before + counts.after, CUTS);
  t.diagnostic(`${CUTS} cuts: 0 answers lost (${counts.before} times the answer was not shown yet)`);
});
