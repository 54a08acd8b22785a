// The same screens shown by plain mipidsi: what our own way to the panel is compared with.
import { dirname, join } from 'node:path';
import { boards } from './firmware.mjs';
import { Pico } from './pico.mjs';
import { difference } from './png.mjs';
import { preparedFor } from './prepared.mjs';

/** Where the workshop puts the Pico's firmware built with `--features plain-mipidsi`: beside our own. */
export const plainElf = join(dirname(boards[0].elf), 'umpire-plain.elf');

/**
 * Plays the first presses of a recording on both firmwares, side by side: what each press that changed the
 * picture cost, on each. Throws where they show different pictures.
 */
export async function compare(ours, plain, recording, presses = Infinity) {
  const store = await preparedFor(recording);
  const picos = { ours: await Pico.boot(ours, { store }), plain: await Pico.boot(plain, { store }) };
  const redraws = [];
  for (const [i, { key }] of recording.presses.slice(0, presses).entries()) { // the game is in the store already
    const redraw = { key, ours: picos.ours.tap(key), plain: picos.plain.tap(key) };
    const apart = difference(picos.ours.frame(), picos.plain.frame());
    if (apart) throw new Error(`press ${i + 1}, ${key}: plain mipidsi shows another picture`);
    if (redraw.ours.pixels) redraws.push(redraw);
  }
  return redraws;
}
