// Power that goes in the middle of a write, and what is left then.
import assert from 'node:assert/strict';
import { difference } from './png.mjs';

const MS = 1e6;

/**
 * Plays answers, each as a list of keys, and cuts the power once in each of them: every time it comes back with every
 * answer that was shown. How often it was cut where, whether the answer was shown already, and the flash after all of them.
 */
export async function cutAndCome(boot, image, lines, random) {
  let flash = image;
  const counts = { program: 0, erase: 0, before: 0, after: 0 };
  for (const keys of lines) {
    const changes = [];
    const whole = await play(boot, flash, keys, (what) => changes.push(what));
    // Erases are rarer, and worse.
    const all = [...changes.keys()];
    const erases = all.filter((change) => changes[change] === 'erase');
    const among = random() < 0.4 && erases.length > 0 ? erases : all;
    const cut = among[Math.floor(random() * among.length)];
    counts[changes[cut]]++;
    const left = await play(boot, flash, keys, tearing(cut, random));
    const [before, after, shown] = await Promise.all([flash, whole, left].map(async (image) => (await boot({ flash: image })).frame()));
    const like = (other) => difference(shown, other) === null;
    const found = like(after) ? 'after' : 'before';
    if (!like(after) && !like(before)) assert.ok(await isBetween(boot, flash, keys, changes.length, like), `no picture of this answer after a cut at change ${cut}, ${changes[cut]}`);
    counts[found]++;
    // The evening goes on where the cut left it, if that is where it should be: cuts follow cuts.
    flash = found === 'after' ? left : whole;
  }
  return { counts, flash };
}

/** Whether a picture is one of those between two writes: a press may be two answers, facts and the dice that follow from them. */
async function isBetween(boot, flash, keys, changes, like) {
  for (let change = 1; change < changes; change++) {
    const clean = await play(boot, flash, keys, stopping(change));
    if (like((await boot({ flash: clean })).frame())) return true;
  }
  return false;
}

class Cut extends Error {}

/** Cuts the power just before the change of this number. */
function stopping(number) {
  let count = 0;
  return () => {
    if (count++ === number) throw new Cut();
  };
}

/** Powers up on this flash, presses these keys, and leaves time for chores; what is in flash then, or when the power was cut. */
async function play(boot, flash, keys, onFlash) {
  let left;
  const hook = function (...change) {
    left = this; // the Pico
    onFlash.apply(this, change);
  };
  try {
    const pico = await boot({ flash, onFlash: hook });
    left = pico;
    for (const key of keys) pico.tap(key);
    pico.run(2000 * MS);
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
  }
  return left.flash;
}

/** Cuts the power in the middle of the change of this number, and leaves what such a cut may leave. */
function tearing(number, random) {
  let count = 0;
  return function (what, address, length, data) {
    if (count++ < number) return;
    const reached = Math.floor(random() * length);
    const bytes = this.mcu.flash;
    for (let i = 0; i <= reached; i++) {
      const at = address + i;
      const torn = Math.floor(random() * 256);
      if (what === 'erase') bytes[at] = i < reached ? 0xff : bytes[at] | torn;
      else bytes[at] &= i < reached ? data[i] : data[i] | torn;
    }
    throw new Cut();
  };
}

/** Numbers from 0 to before 1, the same every time. */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
