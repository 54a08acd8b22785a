// Dice that can be checked: sealed when a game begins, witnessed if players want that, and computed again at home.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { everyBoard } from './every.mjs';
import { desk, elf, golden } from './firmware.mjs';
import { answer } from './long.mjs';
import { CHOSEN } from './prepared.mjs';
import { Pico } from './pico.mjs';
import { difference, load } from './png.mjs';
import { Cable } from './usb.mjs';

const shelf = load(golden('first-blood/game'));

/** The settings, the last of which lets dice be witnessed, and back. */
const WITNESS = ['y', ...Array(7).fill('down'), 'a', 'b'];

/** Takes a game from the shelf, with the first example for each side. */
const take = (pico) => ['down', 'a', 'a', 'a'].forEach((key) => pico.tap(key));

everyBoard('a game begins without a ceremony, and its seal can be looked at', async (boot) => {
  const pico = await boot();
  take(pico);
  const first = pico.frame();
  assert.notEqual(difference(first, shelf), null, 'the first question');
  assert.equal(difference((await boot({ flash: pico.flash })).frame(), first), null, 'stored before anything is answered');
  ['b', 'b', 'b', 'up'].forEach((key) => pico.tap(key)); // one warband, the other, the game, and the cursor
  assert.equal(difference(pico.frame(), shelf), null);
});

everyBoard('witnessed dice: paper, words, numbers, and a cut of power before that begins anew', async (boot) => {
  const pico = await boot();
  WITNESS.forEach((key) => pico.tap(key));
  assert.equal(difference(pico.frame(), shelf), null, 'on the shelf again');
  take(pico);
  assert.equal(difference(pico.frame(), load(golden('seal-paper'))), null, 'numbers on paper first');
  pico.tap('a');
  const words = pico.frame();
  assert.notEqual(difference(words, load(golden('seal-paper'))), null, 'then the words');
  pico.tap('a');
  assert.equal(difference(pico.frame(), load(golden('seal-red'))), null, "Red's number");
  pico.tap('a');
  assert.equal(difference(pico.frame(), load(golden('seal-blue'))), null, "Blue's number");
  const cut = await boot({ flash: pico.flash });
  assert.equal(difference(cut.frame(), shelf), null, 'nothing is stored yet');
  take(cut);
  assert.equal(difference(cut.frame(), load(golden('seal-paper'))), null, 'the choice is remembered');
  cut.tap('a');
  assert.notEqual(difference(cut.frame(), words), null, 'and another secret is drawn');
  pico.tap('a');
  const first = pico.frame();
  assert.equal(difference((await boot({ flash: pico.flash })).frame(), first), null, 'the first question, stored');
});

test('a dump of the flash tells nothing of the dice after the next start', async () => {
  const fight = ['pick elements', 'tick', 'ok', 'number 1', 'number 0', 'pick red', 'pick stand',
    'pick red-3', 'pick blue-2', 'pick none-more', 'tick'];
  const { pico, cable } = await plugged();
  cable.say(...CHOSEN, ...fight);
  const thrown = async (rosc) => {
    const again = await Pico.boot(elf, { flash: pico.flash.slice(), rosc });
    const line = Cable.plug(again);
    line.heard();
    const { faces } = line.say('roll').find(({ event }) => event === 'rolled');
    const resumed = line.say('history').filter(({ event }) => event === 'resumed').length;
    assert.equal(resumed, 1, 'and the log says that it was switched on again');
    return faces.join();
  };
  const all = new Set([await thrown(1), await thrown(2), await thrown(3), await thrown(4), await thrown(5), await thrown(6)]);
  assert.ok(all.size > 2, `six starts from one flash threw ${[...all].join(' | ')}`);
});

test('a whole game by cable: what it prints after the end is computed again on a computer', async (t) => {
  const { cable } = await plugged();
  const begun = cable.say(...CHOSEN);
  const { words, hash } = begun.find(({ event }) => event === 'sealed');
  let open = begun.at(-1);
  let turn = 0;
  for (; open.ask && turn < 600; turn++) {
    const concede = turn > 120 && open.options?.find(({ id, off }) => id === 'concede' && off === null);
    const line = open.ask === 'roll' ? 'roll' : concede ? 'pick concede' : answer(open, turn);
    open = cable.say(line).at(-1);
  }
  assert.ok(open.over, JSON.stringify(open));
  const folder = mkdtempSync(join(tmpdir(), 'umpire-verify-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'game.txt');
  const verify = (text) => {
    writeFileSync(file, text);
    const { status, stdout } = spawnSync(desk, ['verify', file, '--words', words], { encoding: 'utf8' });
    return { status, stdout };
  };
  const printed = cable.say('save').find(({ save }) => save);
  const { status, stdout } = verify(`${JSON.stringify(printed)}\n`);
  assert.equal(status, 0, stdout);
  assert.ok(stdout.includes(`seal      ${words}, as on paper\n`) && stdout.includes(hash), stdout);
  const [, dice, throws] = stdout.match(/dice {6}(\d+) in (\d+) throws of the device/);
  assert.ok(throws > 5, stdout);
  const forged = verify(printed.save.replace(/^(secret ..)./m, (all, head) => head + (all.at(-1) === '0' ? '1' : '0')));
  assert.equal(forged.status, 1, forged.stdout);
  assert.match(forged.stdout, /^line 6: /m);
  t.diagnostic(`${turn} answers by cable; ${dice} dice in ${throws} throws of the emulated device computed again on the desk`);
});

async function plugged() {
  const pico = await Pico.boot(elf);
  const cable = Cable.plug(pico);
  cable.heard();
  return { pico, cable };
}
