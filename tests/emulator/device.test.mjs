// Light, lamp, voice, battery and beam: what the device does beside the game.
import assert from 'node:assert/strict';
import { everyBoard, onlyOn } from './every.mjs';
import { difference } from './png.mjs';
import { Recording } from './recording.mjs';

const SECOND = 1e9;

everyBoard('the light dims after a minute, goes off after five, and a key wakes it and does nothing else', async (boot) => {
  const pico = await boot();
  pico.board.cutBeam();
  for (const key of ['down', 'a']) pico.tap(key); // a game
  const full = pico.board.light;
  const picture = pico.frame();
  assert.ok(pico.board.pulses.hertz(pico.board.pins.light) >= 20e3, 'too fast to be seen');
  pico.run(58 * SECOND);
  assert.equal(pico.board.light, full, 'not before a minute');
  pico.run(4 * SECOND);
  const dim = pico.board.light;
  assert.ok(dim > 0 && dim < full / 2, `dim is ${dim} of ${full}`);
  pico.tap('down');
  assert.equal(pico.board.light, full, 'a key brings it back');
  assert.notEqual(difference(pico.frame(), picture), null, 'and counts');
  const moved = pico.frame();
  pico.run(301 * SECOND);
  assert.equal(pico.board.light, 0);
  assert.ok(pico.panel.asleep, 'the panel sleeps too');
  const share = pico.awakeShare(20 * SECOND);
  assert.ok(share < 0.0005, `awake ${100 * share} % in the dark`);
  pico.tap('down');
  assert.equal(pico.board.light, full);
  assert.equal(difference(pico.frame(), moved), null, 'the key that wakes does nothing else');
  pico.tap('down');
  assert.notEqual(difference(pico.frame(), moved), null, 'the next one does');
});

everyBoard('left alone with its light on it still sleeps', async (boot, t) => {
  const pico = await boot();
  pico.run(3 * SECOND);
  const share = pico.awakeShare(12 * SECOND);
  t.diagnostic(`awake ${(100 * share).toFixed(3)} %`);
  assert.ok(share < 0.005, `awake ${100 * share} % of the time`);
});

onlyOn('picosystem', 'the lamp has the colour of whoever is asked, and none in the dark', async (boot) => {
  const pico = await boot();
  pico.board.cutBeam();
  const { all: presses } = Recording.read('first-blood');
  const seen = new Set();
  const name = ([red, green, blue]) => (red + green + blue === 0 ? 'off' : red > blue ? 'red' : blue > red ? 'blue' : 'white');
  assert.equal(name(pico.board.colour), 'off', 'anyone may pick a game');
  for (const { key, question } of presses.slice(0, 60)) {
    pico.tap(key);
    seen.add(name(pico.board.colour));
    if (question === 'bid') assert.equal(name(pico.board.colour) === 'off', false);
  }
  assert.deepEqual([...seen].filter((colour) => colour === 'red' || colour === 'blue').sort(), ['blue', 'red']);
  pico.run(301 * SECOND);
  assert.equal(name(pico.board.colour), 'off');
});

onlyOn('picosystem', 'dice are heard, and after that it is silent', async (boot) => {
  const pico = await boot();
  const heard = sounds(pico, Recording.read('first-blood').all.slice(0, 60));
  assert.ok(heard.some((tones) => tones.length > 0), 'something is heard');
  assert.equal(pico.board.pitch, 0);
});

onlyOn('picosystem', 'muted on the page of settings, nothing is heard', async (boot) => {
  const pico = await boot();
  for (const key of ['y', 'down', 'down', 'down', 'down', 'a', 'b']) pico.tap(key);
  const heard = sounds(pico, Recording.read('first-blood').all.slice(0, 60));
  assert.deepEqual(heard.flat(), []);
});

everyBoard('the light is a setting, and the page of the device shows the voltage', async (boot) => {
  const pico = await boot();
  pico.board.cutBeam();
  for (const key of ['y', 'down', 'down', 'down']) pico.tap(key);
  const [before, levels] = [pico.frame(), []];
  for (let i = 0; i < 4; i++) {
    pico.tap('a');
    levels.push(pico.board.light);
  }
  assert.equal(new Set(levels).size, 4, `four levels: ${levels}`);
  assert.ok(Math.min(...levels) > 0 && Math.max(...levels) === 1);
  assert.equal(difference(pico.frame(), before), null, 'round and back again');
  pico.tap('right');
  const device = pico.frame();
  pico.board.power({ volts: 4.9, cable: true });
  pico.run(12 * SECOND);
  assert.notEqual(difference(pico.frame(), device), null, 'the voltage is shown when it changes');
});

onlyOn('picosystem', 'a secret sounds the same whatever it is', async (boot) => {
  const { all: presses } = Recording.read('first-blood');
  const before = presses.findIndex(({ question }) => question === 'bid');
  const tunes = [];
  for (const steps of [1, 2, 3]) {
    const pico = await boot();
    for (const { key } of presses.slice(0, before)) pico.tap(key);
    for (const key of ['a', 'a']) pico.tap(key); // the page of the Round, I am Red
    for (let i = 0; i < steps; i++) pico.tap('right');
    pico.run(SECOND);
    tunes.push(JSON.stringify(sounds(pico, [{ key: 'a' }])));
  }
  assert.equal(new Set(tunes).size, 1, tunes.join(' '));
  assert.notEqual(tunes[0], '[[]]', 'a lock is heard');
});

/** What was heard at each press: its pitches in their order. */
function sounds(pico, presses) {
  return presses.map(({ key }) => {
    const tones = [];
    const listen = (ms) => {
      for (let i = 0; i < ms; i++) {
        pico.run(1e6);
        const pitch = Math.round(pico.board.pitch);
        if (pitch > 0 && tones.at(-1) !== pitch) tones.push(pitch);
      }
    };
    pico.press(key);
    listen(60);
    pico.release(key);
    listen(700);
    return tones;
  });
}

onlyOn('picosystem', 'the battery: low is said once, empty stops, power goes on', async (boot) => {
  const pico = await boot();
  pico.board.cutBeam();
  pico.tap('a');
  const question = pico.frame();
  pico.board.power({ volts: 3.67, cable: false });
  pico.run(280 * SECOND);
  const low = pico.frame();
  assert.notEqual(difference(low, question), null, 'low is said');
  pico.tap('a');
  assert.equal(difference(pico.frame(), question), null, 'and put away');
  pico.run(50 * SECOND);
  assert.equal(difference(pico.frame(), question), null, 'and not said again');
  pico.board.power({ volts: 3.3, cable: false });
  pico.run(200 * SECOND);
  assert.equal(pico.board.light, 0, 'empty: the light is off');
  pico.tap('down');
  assert.ok(pico.lit, 'a key lights the page');
  const empty = pico.frame();
  assert.notEqual(difference(empty, question), null);
  pico.tap('a');
  assert.equal(difference(pico.frame(), empty), null, 'nobody plays on');
  pico.run(15 * SECOND);
  assert.equal(pico.board.light, 0);
  pico.board.power({ volts: 3.5, cable: true, charging: true });
  pico.run(12 * SECOND);
  assert.equal(difference(pico.frame(), question), null, 'with power it goes on by itself, at the same question');
});

onlyOn('picosystem', 'no transfer is torn, and without the beam some are', async (boot, t) => {
  const presses = Recording.read('first-blood').all.slice(0, 120);
  const played = async (cut) => {
    const pico = await boot();
    if (cut) pico.board.cutBeam();
    pico.run(100e6);
    const [torn, transfers, times] = [pico.panel.torn, pico.panel.transfers, []];
    for (const { key } of presses) times.push(pico.tap(key).ms);
    return { torn: pico.panel.torn - torn, transfers: pico.panel.transfers - transfers, ms: times.reduce((a, b) => a + b) / times.length, worst: Math.max(...times) };
  };
  const [raced, blind] = [await played(false), await played(true)];
  t.diagnostic(`raced: ${JSON.stringify(raced)}; blind: ${JSON.stringify(blind)}`);
  assert.equal(raced.torn, 0);
  assert.ok(blind.torn > 0, 'the panel would tell');
});
