// A whole game on the real firmware and on the desk's program: the same keys, the same screens.
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desktop } from './desktop.mjs';
import { everyBoard } from './every.mjs';
import { desk, golden } from './firmware.mjs';
import { difference, load, save } from './png.mjs';
import { preparedFor } from './prepared.mjs';
import { Recording } from './recording.mjs';

for (const name of Recording.names()) everyBoard(`${name} by buttons shows the same screens on the handheld and on the desk, to its end`, async (boot, t) => {
  const game = Recording.read(name);
  const pico = await boot({ store: await preparedFor(game) });
  const desktop = await Desktop.start(desk, { seed: game.seed });
  t.after(() => desktop.quit());
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
  t.diagnostic(`${game.presses.length - 1} presses, ${game.presses.length} pairs of frames alike, ${seen.size + 1} pictures in the tree`);
});

everyBoard('while Y is held the bid is seen, and hidden in the frame that lets it go', async (boot) => {
  const game = Recording.read('first-blood');
  const pico = await boot({ store: await preparedFor(game) });
  const before = game.presses.findIndex(({ question }) => question === 'bid');
  for (const { key } of game.presses.slice(0, before)) pico.tap(key);
  pico.tap('a'); // the page of the Round
  pico.tap('a'); // I am Red
  pico.tap('right'); // a number of one's own
  const closed = pico.frame();
  pico.press('y');
  pico.run(60e6);
  assert.notEqual(difference(closed, pico.frame()), null, 'held, Y shows the number');
  pico.release('y');
  pico.run(60e6);
  assert.equal(difference(closed, pico.frame()), null, 'let go, the curtain is shut');
});

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
