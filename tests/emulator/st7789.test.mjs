// The panel complains: each test sends what a panel must not be sent.
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { difference, load, save } from './png.mjs';
import { SIDE, St7789 } from './st7789.mjs';

const MS = 1e6;

/** How each board's glass is mounted, and what its firmware says about it. */
const MOUNTS = [['turned', 0x70], ['upright', 0x04]];

/** A panel that was reset, woken and set up as the firmware does, and a clock to move. */
function awake(mount = 'turned', orientation = 0x70) {
  const clock = { now: 0 };
  const panel = new St7789(() => clock.now, mount);
  panel.reset(false);
  clock.now += 20e3;
  panel.reset(true);
  panel.select(false);
  clock.now += 120 * MS;
  send(panel, 0x11);
  clock.now += 5 * MS;
  send(panel, 0x3a, 0x55);
  send(panel, 0x36, orientation);
  send(panel, 0x21);
  send(panel, 0x29);
  send(panel, 0x2a, 0, 0, 0, SIDE - 1);
  return { panel, clock };
}

function send(panel, code, ...bytes) {
  panel.take(code, false);
  bytes.forEach((byte) => panel.take(byte, true));
}

for (const [mount, orientation] of MOUNTS) test(`${mount}: a pixel lands where it was sent, in its colour`, () => {
  const { panel } = awake(mount, orientation);
  send(panel, 0x2b, 0, 7, 0, SIDE - 1);
  send(panel, 0x2c, 0xf8, 0x00, 0x07, 0xe0);
  panel.select(true);
  const frame = panel.frame(true);
  assert.equal(frame[7 * SIDE], 0xf800);
  assert.equal(frame[7 * SIDE + 1], 0x07e0);
  assert.ok(panel.frame(false).every((colour) => colour === 0), 'dark without its light');
});

test('pixels of 12 bits land one after the other, in colours that are as bright', () => {
  const { panel } = awake();
  send(panel, 0x3a, 0x53);
  send(panel, 0x2b, 0, 7, 0, SIDE - 1);
  panel.take(0x2c, false);
  [0xf00, 0x0f0, 0x00f, 0x123].forEach((pixel) => panel.take(pixel, true, 12));
  panel.select(true);
  assert.deepEqual([...panel.frame(true).slice(7 * SIDE, 7 * SIDE + 4)], [0xf800, 0x07e0, 0x001f, 0x1106]);
});

test('a panel told to turn the wrong way shows a picture that lies on its side', () => {
  const { panel } = awake('upright', 0x70);
  send(panel, 0x2b, 0, 7, 0, SIDE - 1);
  send(panel, 0x2c, 0xf8, 0x00);
  panel.select(true);
  const frame = panel.frame(true);
  assert.notEqual(frame[7 * SIDE], 0xf800);
  assert.equal(frame[SIDE - 1 - 7], 0xf800);
});

test('mistakes on the wire are thrown', () => {
  const thrown = (words, ...mistake) => assert.throws(() => mistake.forEach((act) => act()), words);
  const { panel, clock } = awake();
  thrown(/unknown command 0xb1/, () => send(panel, 0xb1));
  thrown(/0x2a with 3 bytes/, () => send(panel, 0x2a, 0, 0, 0), () => panel.select(true));
  thrown(/not selected/, () => unselected().take(0x2c, false));
  thrown(/more pixels than/, () => tooMany(awake().panel));
  thrown(/off the glass/, () => offGlass(awake().panel));
  thrown(/1 bytes over/, () => odd(awake().panel));
  thrown(/12 bits at a time/, () => wide(awake().panel, 0x55, 12));
  thrown(/8 bits at a time/, () => wide(awake().panel, 0x53, 8));
  thrown(/1 bytes over/, () => wide(awake().panel, 0x53, 12));
  thrown(/too soon after the reset/, () => panel.reset(false), () => (clock.now += MS), () => panel.reset(true), () => send(panel, 0x11));
});

test('sleep has its times, and keeps the picture', () => {
  const { panel, clock } = awake('upright', 0x04);
  send(panel, 0x2b, 0, 7, 0, SIDE - 1);
  send(panel, 0x2c, 0xf8, 0x00);
  assert.throws(() => send(panel, 0x10), /to sleep too soon/);
  clock.now += 120 * MS;
  send(panel, 0x10);
  assert.ok(panel.frame(true).every((colour) => colour === 0), 'asleep it shows nothing');
  clock.now += 60 * MS;
  assert.throws(() => send(panel, 0x11), /woken too soon/);
  clock.now += 60 * MS;
  send(panel, 0x11);
  assert.equal(panel.frame(true)[7 * SIDE], 0xf800);
});

test('a transfer is torn where the reading overtakes it, and only there', () => {
  const torn = (phase) => {
    const { panel, clock } = awake('upright', 0x04);
    clock.now = panel.wokeAt + 2 * (1e9 / 60) + phase * MS;
    send(panel, 0x2b, 0, 0, 0, SIDE - 1);
    panel.take(0x2c, false);
    for (let i = 0; i < 2 * SIDE * SIDE; i++) {
      clock.now += 128;
      panel.take(0, true);
    }
    panel.select(true);
    return panel.torn;
  };
  assert.equal(torn(1), 0, 'behind the reading, which is faster');
  assert.equal(torn(12), 0, 'and next time it finds all of it');
  assert.equal(torn(15), 1, 'started so late, it is overtaken');
});

function unselected() {
  const { panel } = awake();
  panel.select(true);
  return panel;
}

function tooMany(panel) {
  send(panel, 0x2b, 0, 239, 0, 239);
  send(panel, 0x2c, ...new Uint8Array(2 * SIDE + 2));
}

function offGlass(panel) {
  send(panel, 0x36, 0xb0); // mirrored along 320 rows, of which the glass shows 240
  send(panel, 0x2c, 0, 0);
}

/** One pixel of so many bits. */
function wide(panel, format, bits) {
  send(panel, 0x3a, format);
  panel.take(0x2c, false);
  panel.take(0xff, true, bits);
  panel.select(true);
}

function odd(panel) {
  send(panel, 0x2c, 0, 0, 0);
  panel.select(true);
}

test('a frame survives its PNG, and a difference is found', () => {
  const frame = Uint16Array.from({ length: SIDE * SIDE }, (_, i) => i);
  const file = join(mkdtempSync(join(tmpdir(), 'umpire-')), 'frame.png');
  save(frame, file);
  assert.equal(difference(frame, load(file)), null);
  assert.deepEqual(difference(frame, Uint16Array.from(frame, (colour, i) => (i === 241 ? 0 : colour))), { pixels: 1, x: 1, y: 1 });
});
