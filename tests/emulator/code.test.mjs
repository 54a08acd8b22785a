// A roster from one handheld to another: its codes are read from the panel's pixels by a reader of somebody else's, and
// typed into the other's cable.
import assert from 'node:assert/strict';
import jsqr from 'jsqr';
import { everyBoard } from './every.mjs';
import { SIDE } from './st7789.mjs';
import { Cable } from './usb.mjs';

const KEEP_AN_EXAMPLE = (bench, example) => [`pick ${bench}`, 'pick example', `pick ${example}`, 'pick keep'];

/** The text of the one code that the panel shows. */
function scanned(pico) {
  const frame = pico.frame();
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  frame.forEach((c, i) => data.set([(c >> 8) & 0xf8, (c >> 3) & 0xfc, (c << 3) & 0xf8, 255], 4 * i));
  const code = jsqr(data, SIDE, SIDE);
  assert.ok(code, 'there is a code on the panel');
  return code.data;
}

/** Every part of what the panel shows, turned by A; and how long the slowest took to be there. */
function parts(pico) {
  const [first, lines, took] = [scanned(pico), [], []];
  const count = Number(/^PU1:R:[A-Z-]+:1\/(\d+):/.exec(first)?.[1]);
  assert.ok(count > 0, `the first of its parts: ${first}`);
  for (let part = 0; part < count; part++) {
    lines.push(scanned(pico));
    if (count > 1) took.push(pico.tap('a').ms);
  }
  assert.equal(scanned(pico), first, 'and round again');
  return { lines, slowest: Math.max(0, ...took) };
}

const carried = [
  ['warbands', 'ogrekin', 'rattle-and-rend'],
  ['for-reign-or-ruin-workbench', 'host', 'for-reign-or-ruin'],
];

for (const [bench, example, game] of carried) {
  everyBoard(`${game}: what the panel shows is kept on another handheld, byte for byte`, async (boot, t) => {
    const one = await boot();
    const cable = Cable.plug(one);
    cable.say(...KEEP_AN_EXAMPLE(bench, example));
    cable.say(`pick kept-1`);
    for (const key of ['down', 'down', 'a']) one.tap(key); // Change it, Delete it, Show its code
    const { lines, slowest } = parts(one);
    const [{ rosters: [kept] }] = cable.say(`rosters ${game}`);
    const printed = cable.say(`code ${game} ${kept.name}`).map(({ code }) => code);
    assert.deepEqual(lines, printed, 'the panel shows what the cable prints');

    const other = Cable.plug(await boot());
    for (const line of lines.toReversed()) other.say(`code ${line.toLowerCase()}`);
    assert.deepEqual(other.say(`rosters ${game}`)[0].rosters, [kept], 'the same roster');
    assert.deepEqual(other.say(`code ${game} ${kept.name}`).map(({ code }) => code), lines, 'and the same bytes');
    t.diagnostic(`${lines.length} parts of up to ${Math.max(...lines.map((l) => l.length))} letters; a part is there after ${slowest.toFixed(1)} ms; ${one.stackBytes} bytes of stack`);
  });
}

everyBoard('parts are remembered when the power goes', async (boot) => {
  const one = await boot();
  const cable = Cable.plug(one);
  cable.say(...KEEP_AN_EXAMPLE('for-reign-or-ruin-workbench', 'host'));
  const [{ rosters: [kept] }] = cable.say('rosters for-reign-or-ruin');
  const lines = cable.say(`code for-reign-or-ruin ${kept.name}`).map(({ code }) => code);
  assert.ok(lines.length > 2);
  let flash;
  for (const line of lines) {
    const other = await boot({ flash });
    const answers = Cable.plug(other).say(`code ${line}`);
    flash = other.flash;
    assert.ok(answers.some(({ event }) => event === (line === lines.at(-1) ? 'kept' : 'part')), JSON.stringify(answers));
  }
});
