// The console over USB on the real firmware: the desk's protocol, marked answers, and nothing that noise can break.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Desktop } from './desktop.mjs';
import { desk, elf } from './firmware.mjs';
import { answer as peaceful } from './long.mjs';
import { Pico } from './pico.mjs';
import { difference } from './png.mjs';
import { CHOSEN as NEW_GAME, prepared } from './prepared.mjs';
import { Cable } from './usb.mjs';

const MS = 1e6;
const SEED = '5eed'.repeat(16);
const ANSWERS = 70;
const TO_BID = ['pick elements', 'tick', 'ok'];

test('lines by cable bring what they bring on the desk', async (t) => {
  const { pico, cable } = await plugged({}, { store: await prepared(SEED) });
  const desktop = await Desktop.start(desk, { seed: SEED });
  t.after(() => desktop.quit());
  for (const line of NEW_GAME) await desktop.say(line); // which lies in the handheld's store already, with the same dice
  assert.equal(cable.product, 'Pocket Umpire');
  let [open] = cable.heard();
  assert.equal(open.id, 'rules', 'whoever comes is asked the open question');
  let answers = 0;
  for (; answers < ANSWERS && open?.ask; answers++) {
    const line = answer(open, answers);
    const [here, there] = [cable.say(line), await desktop.say(line)];
    assert.deepEqual(here, there, line);
    open = here.at(-1);
  }
  for (const line of ['state', 'odds', 'warbands', 'chrage', 'pick nobody', 'tick x', 'number 99', '', 'press q', 'dice 1']) {
    assert.deepEqual(cable.exchange(line), await desktop.exchange(line), line);
  }
  const [log] = cable.say('log');
  assert.ok(log.log.length > 5 && log.log.every(({ by }) => by === 'console'), 'all of it came by cable');
  t.diagnostic(`${answers} answers by cable, every line as on the desk; ${pico.stackBytes} bytes of stack`);
});

test('what a thumb answers is told and not marked; what a line answers is marked and shown', async () => {
  const { pico, cable } = await plugged();
  cable.heard();
  for (const key of ['down', 'a']) pico.tap(key);
  assert.equal(cable.heard().at(-1).id, 'warband', 'the thumb took a game from the shelf');
  pico.tap('a');
  pico.tap('a');
  const [sealed, open] = cable.heard().slice(-2);
  assert.equal(sealed.event, 'sealed', 'the dice are sealed, and nobody is bothered');
  assert.equal(open.id, 'rules', 'and both sides');
  cable.say('pick whole');
  const told = pico.frame();
  cable.say('pick red');
  assert.equal(difference(told, pico.frame()), null, '"answers by cable" stays until a thumb was there');
  pico.tap('a');
  assert.notEqual(difference(told, pico.frame()), null);
  pico.tap('down'); // a scenario
  pico.tap('a');
  const [{ log }] = cable.say('log');
  const by = new Set(log.map((happening) => happening.by));
  assert.ok(log.length > 1 && by.has('console') && by.has(undefined), JSON.stringify(log));
});

test('a secret given by cable is gone with the cable, and nothing depends on it', async () => {
  const told = async (bid) => {
    const { pico, cable } = await plugged();
    cable.say(...NEW_GAME, ...TO_BID);
    const [next] = cable.say(`number ${bid}`);
    assert.deepEqual([next.ask, next.seat], ['secret', 'blue']);
    cable.exchange('state', 'log', 'device', 'odds', 'save', 'help', 'number 77', 'number', 'bid');
    return { pico, cable, text: cable.text, frame: pico.frame() };
  };
  const [{ cable, text, frame }, other] = [await told(3), await told(2)];
  assert.equal(text, other.text, 'every line is the same, whatever was bid');
  assert.equal(difference(frame, other.frame), null, 'and so is the screen');
  cable.unplug();
  cable.plug();
  const again = cable.heard().at(-1);
  assert.deepEqual([again.ask, again.seat], ['secret', 'red'], 'asked again from the start');
  cable.say('number 3');
  cable.dtr(false);
  cable.dtr(true);
  assert.equal(cable.heard().at(-1).seat, 'red', 'a terminal that was closed is as good as a pulled cable');
  const { revealed } = cable.say('number 2', 'number 1').find((line) => line.revealed);
  assert.deepEqual(revealed, { red: 2, blue: 1 });
});

test('the seed of a running game stays inside', async () => {
  const { cable } = await plugged({}, { store: await prepared(SEED) });
  cable.say(...TO_BID);
  const [refused] = cable.exchange('save');
  assert.equal(refused.want, 'save after its end');
  for (const line of ['load x', 'screen x.png', 'save x', 'quit']) assert.ok(cable.exchange(line)[0].want, line);
  cable.say('help', 'device', 'mishap', 'log', 'state');
  assert.ok(!cable.text.toLowerCase().includes(SEED.slice(0, 16)));
});

test('every end of line, backspace, long lines and bytes that are no letters', async () => {
  const { cable } = await plugged();
  cable.heard();
  cable.write('mark a\rmark b\nmark c\r\nmark dx\x08\n');
  assert.deepEqual(cable.say().map(({ mark }) => mark), ['a', 'b', 'c', 'd']);
  cable.write(`${'x'.repeat(5000)}\n`);
  assert.equal(cable.exchange()[0].error, 'a line of more than 1024 letters');
  cable.write([0xff, 0xfe, 0x0a]);
  assert.equal(cable.exchange()[0].error, 'a line that is not UTF-8');
  cable.write('a\0b\x1b[A\n');
  assert.match(cable.exchange()[0].error, /^no such command: a/);
});

test('a terminal that does not know DTR is heard from its first byte', async () => {
  const { cable } = await plugged({ dtr: false });
  assert.equal(cable.text, '');
  cable.write('\n');
  cable.pico.run(20 * MS);
  const [open, empty] = cable.heard();
  assert.deepEqual([open.id, empty.error], ['game', 'an empty line']);
});

test('noise and never-ending lines starve no thumb', async (t) => {
  const { pico, cable } = await plugged();
  const random = noise(7);
  let slowest = 0;
  for (let burst = 0; burst < 8; burst++) {
    const endless = burst % 2 === 1;
    cable.write(Uint8Array.from({ length: 8192 }, () => (endless ? 0x78 : random() & 255)));
    pico.run(3 * MS);
    assert.ok(cable.waiting > 4096, 'the flood is on');
    slowest = Math.max(slowest, until(pico, burst % 4 < 2 ? 'down' : 'up'));
  }
  pico.runUntil(() => cable.waiting === 0, 'the end of the flood');
  cable.exchange('');
  assert.ok(cable.say('device')[0].device, 'and the console answers as before');
  assert.ok(!pico.stopped);
  assert.ok(slowest < 100, `${slowest} ms from edge to pixel`);
  t.diagnostic(`64 KiB of noise; a thumb waits ${slowest.toFixed(1)} ms at most; ${pico.stackBytes} bytes of stack`);
});

test('one who commands and does not read loses lines, is told so, and starves no thumb', async (t) => {
  const { pico, cable } = await plugged();
  cable.say('device');
  cable.read(false);
  let slowest = 0;
  for (let round = 0; round < 6; round++) {
    cable.write('help\nstate\nlog\n'.repeat(40));
    pico.run(2 * MS);
    slowest = Math.max(slowest, until(pico, round % 2 ? 'up' : 'down'));
  }
  pico.runUntil(() => cable.waiting === 0, 'the end of the commands');
  pico.run(100 * MS);
  cable.lines.length = 0;
  const before = cable.text.length;
  cable.read(true);
  pico.run(100 * MS);
  const lines = cable.text.slice(before).split('\n');
  assert.ok(cable.text.length - before < 2000, 'no more than the pipe holds');
  assert.deepEqual(lines.filter((line) => line.includes('"lost"')).map((line) => JSON.parse(line).event), ['lost'], 'once');
  assert.equal(JSON.parse(lines.at(-2)).event, 'lost');
  cable.lines.length = 0;
  assert.ok(cable.say('device')[0].device, 'and lines are whole again');
  assert.ok(slowest < 100, `${slowest} ms from edge to pixel`);
  t.diagnostic(`720 commands unread; a thumb waits ${slowest.toFixed(1)} ms at most`);
});

test('a cable pulled in the middle of a line or a reply leaves nothing behind', async () => {
  const { pico, cable } = await plugged();
  cable.heard();
  cable.write('pick rattle-and');
  pico.run(5 * MS);
  cable.unplug();
  cable.plug();
  assert.equal(cable.heard().at(-1).id, 'game');
  assert.deepEqual(cable.say('mark whole'), [{ mark: 'whole' }], 'the half line is forgotten');
  for (const pull of [() => cable.unplug(), () => cable.dtr(false)]) {
    cable.write('help\n');
    pico.run(0.5 * MS);
    cable.read(false);
    pico.run(5 * MS);
    pull();
    cable.lines.length = 0;
    cable.rest = '';
    cable.plug();
    pico.run(20 * MS);
    const asked = cable.lines.filter((line) => line.startsWith('{"ask"'));
    assert.equal(JSON.parse(asked.at(-1)).id, 'game', 'the question begins a line of its own');
    cable.lines.length = 0;
    assert.ok(cable.say('help')[0].help.save);
  }
  assert.ok(!pico.stopped);
});

test('a cable pulled while the computer still asks who is there does not deafen the handheld', async () => {
  const pico = await Pico.boot(elf);
  const cable = new Cable(pico);
  for (let times = 0; times < 3; times++) cable.touch();
  cable.plug();
  assert.equal(cable.heard()[0].id, 'game');
  cable.touch();
  cable.plug();
  assert.ok(cable.say('device')[0].device);
});

test('with and without a cable it sleeps', async (t) => {
  const pico = await Pico.boot(elf);
  pico.run(100 * MS);
  const without = pico.awakeShare(10e9);
  const cable = Cable.plug(pico);
  pico.run(100 * MS);
  const withOne = pico.awakeShare(10e9);
  cable.unplug();
  pico.run(100 * MS);
  const after = pico.awakeShare(10e9);
  for (const share of [without, withOne, after]) assert.ok(share < 0.005, `awake ${100 * share} % of the time`);
  t.diagnostic(`awake ${[without, withOne, after].map((share) => `${(100 * share).toFixed(3)} %`).join(', ')}`);
});

async function plugged(options, power) {
  const pico = await Pico.boot(elf, power);
  return { pico, cable: Cable.plug(pico, options) };
}

/** Presses a key and tells how many milliseconds it takes until a pixel changes. */
function until(pico, key) {
  const [start, changes] = [pico.now, pico.panel.changes];
  pico.press(key);
  pico.runUntil(() => pico.panel.changes > changes, `a pixel after ${key}`);
  const ms = (pico.panel.changedAt - start) / MS;
  pico.run(20 * MS);
  pico.release(key);
  pico.run(20 * MS);
  return ms;
}

/** Something that is allowed; the device's own dice. */
const answer = (question, turn) => (question.ask === 'roll' ? 'roll' : peaceful(question, turn));

/** A small generator: the numbers need not be good, only repeatable. */
function noise(seed) {
  let x = seed;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}
