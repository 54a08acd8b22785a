// What lies in a handheld's store: made by the desk's program, which keeps the same store in a file.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desktop } from './desktop.mjs';
import { desk } from './firmware.mjs';

/** What chooses a game between two of the examples. */
export const CHOSEN = ['pick rattle-and-rend', 'pick ogrekin', 'pick dwarves'];

/** What chooses an evening of dragons, without a scenario: it goes on for as long as two sides stand. */
export const DRAGONS = ['pick dragon-rampant', 'pick 2', 'pick dwarves', 'pick elves', 'pick fight'];

/** What chooses a battle of forty elements: two armies of twenty that only move. */
export const ARMIES = ['pick for-reign-or-ruin', 'pick host', 'pick horde', 'pick fight'];

/** A store with the game of a recording in it, before its first answer. */
export const preparedFor = ({ seed, foyer }, program = desk) => prepared(seed, ['a', ...foyer.map(({ key }) => key)].map((key) => `press ${key}`), program); // the first: "fixed dice", which only the desk has to say

/** A store with a game of these dice in it, after these lines. */
export async function prepared(seed, lines = CHOSEN, program = desk) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-store-'));
  const file = join(folder, 'store.flash');
  const desktop = await Desktop.start(program, { seed, args: ['--store', file] });
  for (const line of lines) await desktop.say(line);
  await desktop.quit();
  const store = new Uint8Array(readFileSync(file));
  rmSync(folder, { recursive: true });
  return store;
}
