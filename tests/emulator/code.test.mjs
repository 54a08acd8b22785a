// A roster from one handheld to another: its codes are read from the panel's pixels by a reader of somebody else's, and
// typed into the other's cable.
import assert from 'node:assert/strict';
import jsqr from 'jsqr';
import { everyBoard } from './every.mjs';
import { SIDE } from './st7789.mjs';
import { Cable } from './usb.mjs';


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

const GAME = 'rattle-and-rend';
const LIST = 'warband Grim / 4 fighters + champion spot-weakness / tactics elites zealots / bond null / reputation wary';
const GAMES = Array.from({ length: 9 }, (_, n) => `game 0000000${n} drawn "The foes of day ${n}" conquest size 12`);
const REIGN = 'for-reign-or-ruin';
const CAMPAIGN = `campaign "Winter War" start 12 growth tables / ${GAMES.join(' / ')}`;
/**
 * A roster in one part, one of a campaign in several, and an army of twenty in many: its game, what keeps it, what it is
 * called, and the way to its menu and down that.
 */
const carried = [
  [GAME, [`roster ${GAME} ${LIST}`], 'Grim', ['pick warbands', 'pick kept-1'], 2],
  [GAME, [`roster ${GAME} ${LIST} / ${CAMPAIGN}`], '"Winter War" Grim', ['pick warbands', 'pick campaign-1', 'pick roster-1'], 3],
  [REIGN, [`pick ${REIGN}-workbench`, 'pick example', 'pick host', 'pick keep'], 'Host of Calden', ['pick kept-1'], 2],
];

for (const [game, keeps, name, menu, down] of carried) {
  everyBoard(`${name}: what the panel shows is kept on another handheld, byte for byte`, async (boot, t) => {
    const one = await boot();
    const cable = Cable.plug(one);
    cable.say(...keeps);
    const [{ rosters: [kept] }] = cable.say(`rosters ${game}`);
    const printed = cable.say(`code ${game} ${name}`).map(({ code }) => code);
    cable.say(...menu);
    one.tap('x'); // "answers by cable" waits for a thumb
    for (let row = 0; row < down; row++) one.tap('down');
    const shown = one.tap('a').ms;
    const { lines, slowest } = parts(one);
    assert.deepEqual(lines, printed, 'the panel shows what the cable prints');
    assert.deepEqual(cable.say(`rosters ${game}`)[0].rosters, [kept], 'and the cable answers beside it');

    let flash; // the other one is switched off after each part
    for (const line of lines.toReversed()) {
      const other = await boot({ flash });
      const answers = Cable.plug(other).say(`code ${line.toLowerCase()}`);
      const event = line === lines[0] ? 'kept' : 'part'; // the first comes last
      assert.ok(answers.some((answer) => answer.event === event), JSON.stringify(answers));
      flash = other.flash;
    }
    const other = Cable.plug(await boot({ flash }));
    assert.deepEqual(other.say(`rosters ${game}`)[0].rosters, [kept], 'the same roster');
    assert.deepEqual(other.say(`code ${game} ${name}`).map(({ code }) => code), lines, 'and the same bytes');
    t.diagnostic(`${lines.length} parts of up to ${Math.max(...lines.map((line) => line.length))} letters; shown after ${shown.toFixed(1)} ms, the next after ${slowest.toFixed(1)}; ${one.stackBytes} bytes of stack`);
  });
}
