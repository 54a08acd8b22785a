// Dice that can be checked: sealed before anybody presses, and computed again at home.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { everyBoard } from './every.mjs';
import { desk, elf, golden } from './firmware.mjs';
import { answer } from './long.mjs';
import { Pico } from './pico.mjs';
import { difference, load } from './png.mjs';
import { Cable } from './usb.mjs';

const MS = 1e6;
const shelf = load(golden('first-blood/game'));

everyBoard('the seal is shown, each seat presses, and a cut of power before that begins anew', async (boot) => {
  const pico = await boot();
  pico.tap('a');
  const red = pico.frame();
  pico.tap('y');
  assert.notEqual(difference(pico.frame(), red), null, 'anybody may look');
  pico.tap('y');
  assert.equal(difference(pico.frame(), red), null);
  pico.tap('a');
  const blue = pico.frame();
  assert.notEqual(difference(blue, red), null, "Blue's thumb is wanted");
  assert.equal(difference((await boot({ flash: pico.flash })).frame(), shelf), null, 'nothing is stored yet');
  pico.tap('a');
  const first = pico.frame();
  assert.notEqual(difference(first, blue), null, 'the first question');
  assert.equal(difference((await boot({ flash: pico.flash })).frame(), first), null, 'stored before anything is answered');
  pico.tap('b');
  assert.equal(difference(pico.frame(), shelf), null);
});

test('back on the shelf before all have pressed, the next game has another secret', async () => {
  const { pico, cable } = await plugged();
  const words = () => cable.heard().find(({ event }) => event === 'sealed').words;
  pico.tap('a');
  const first = words();
  pico.tap('b');
  pico.tap('a');
  assert.notEqual(words(), first);
});

test('the moments of the thumbs are part of the dice, and the seal does not depend on them', async () => {
  const pressed = async (wait) => {
    const { pico, cable } = await plugged();
    pico.tap('a');
    pico.tap('a');
    pico.run(wait);
    pico.tap('a');
    return cable.say('seal')[0].seal;
  };
  const [early, late] = [await pressed(5 * MS), await pressed(6 * MS)];
  assert.equal(early.hash, late.hash);
  assert.deepEqual(early.moments.map(({ seat }) => seat), ['red', 'blue']);
  assert.equal(early.moments[0].micros, late.moments[0].micros);
  assert.ok(Math.abs(late.moments[1].micros - early.moments[1].micros - 1000) < 50, JSON.stringify([early, late]));
  assert.equal(early.secret, undefined, 'not before the end');
});

test('a whole game by cable: what it prints after the end is computed again on a computer', async (t) => {
  const { cable } = await plugged();
  const begun = cable.say('pick rattle-and-rend', 'press a', 'press a');
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
    const { status, stdout } = spawnSync(desk, ['verify', file], { encoding: 'utf8' });
    return { status, stdout };
  };
  const printed = cable.say('save').find(({ save }) => save);
  const { status, stdout } = verify(`${JSON.stringify(printed)}\n`);
  assert.equal(status, 0, stdout);
  assert.ok(stdout.includes(`seal      ${words}\n`) && stdout.includes(hash), stdout);
  const [, dice, throws] = stdout.match(/dice {6}(\d+) in (\d+) throws of the device/);
  assert.ok(throws > 5, stdout);
  const forged = verify(printed.save.replace(/^(secret ..)./m, (all, head) => head + (all.at(-1) === '0' ? '1' : '0')));
  assert.equal(forged.status, 1, forged.stdout);
  assert.match(forged.stdout, /^line 5: /m);
  t.diagnostic(`${turn} answers by cable; ${dice} dice in ${throws} throws of the emulated device computed again on the desk`);
});

async function plugged() {
  const pico = await Pico.boot(elf);
  const cable = Cable.plug(pico);
  cable.heard();
  return { pico, cable };
}
