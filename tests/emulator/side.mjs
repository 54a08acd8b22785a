// The handheld and the desk's program side by side: the same keys, the same screens.
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desktop } from './desktop.mjs';
import { golden } from './firmware.mjs';
import { difference, load, save } from './png.mjs';
import { preparedFor } from './prepared.mjs';

/** Plays a recording on both, to its end; what was seen, in a sentence. */
export async function sideBySide(boot, name, game, desk, after) {
  const pico = await boot({ store: await preparedFor(game, desk) });
  const desktop = await Desktop.start(desk, { seed: game.seed });
  after(() => desktop.quit());
  await desktop.press('a'); // "fixed dice", which only the desk has to say
  for (const { key } of game.foyer) await desktop.press(key); // the game, which lies in the handheld's store already, with these dice
  await same('power on', pico, desktop);
  const seen = new Set();
  for (const [i, { key, question }] of game.presses.entries()) {
    if (!seen.has(question)) pictured(pico, `${name}/${question}`);
    seen.add(question);
    pico.tap(key);
    await desktop.press(key);
    await same(`press ${i + 1}, ${key} at ${question}`, pico, desktop);
  }
  pictured(pico, `${name}/end`);
  return `${game.presses.length - 1} presses, ${game.presses.length} pairs of frames alike, ${seen.size + 1} pictures in the tree`;
}

/** The handheld shows the picture in the tree. */
function pictured(pico, name) {
  assert.equal(difference(pico.frame(), load(golden(name))), null, `${name} looks like its picture`);
}

async function same(when, pico, desktop) {
  const [here, there] = [pico.frame(), await desktop.frame()];
  const apart = difference(here, there);
  if (!apart) return;
  const folder = mkdtempSync(join(tmpdir(), 'umpire-apart-'));
  save(here, join(folder, 'handheld.png'));
  save(there, join(folder, 'desk.png'));
  assert.fail(`${when}: ${apart.pixels} pixels differ, the first at ${apart.x},${apart.y}; see ${folder}`);
}
