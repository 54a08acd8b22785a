// The model of the flash cache, held against what is known of the real one.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RP2040 } from 'rp2040js';
import { everyBoard } from './every.mjs';
import { FlashCache } from './flash-cache.mjs';

const KIB = 1024;
const FLASH = 0x10000000;
const [NOP, BRANCH_TO_SELF] = [0xbf00, 0xe7fe];

/** Misses of a pass over so many bytes, word by word, after one to warm up. */
function missesOfLoop(bytes, options) {
  const cache = new FlashCache(options);
  const pass = () => {
    for (let at = 0; at < bytes; at += 4) cache.read(FLASH + at);
  };
  pass();
  const before = cache.misses;
  pass();
  return cache.misses - before;
}

test('a loop that fits misses nothing once warm, a larger one everything', () => {
  assert.equal(missesOfLoop(15 * KIB), 0);
  assert.equal(missesOfLoop(16 * KIB), 0);
  assert.equal(missesOfLoop(24 * KIB), (24 * KIB) / 4);
  const random = missesOfLoop(24 * KIB, { replacement: 'random' });
  assert.ok(random > 1000 && random < 5500, `${random}: some lines survive where the way is drawn`);
});

test('a miss brings a word, not its neighbour', () => {
  const cache = new FlashCache();
  cache.read(FLASH + 8);
  cache.read(FLASH + 8);
  assert.equal(cache.misses, 1);
  cache.read(FLASH + 12);
  assert.equal(cache.misses, 2, 'the other half of the line');
  cache.read(FLASH + 8);
  assert.equal(cache.misses, 2, 'and the first is still there');
  assert.equal(cache.owed, 2 * cache.missCycles);
});

test('three lines of one set do not fit, two do', () => {
  const cache = new FlashCache();
  const [a, b, c] = [0, 8 * KIB, 16 * KIB].map((at) => FLASH + at);
  for (const at of [a, b, a, b]) cache.read(at);
  assert.equal(cache.misses, 2);
  cache.read(c); // in the place of the one used longest ago
  cache.read(b);
  assert.equal(cache.misses, 3);
  cache.read(a);
  assert.equal(cache.misses, 4);
});

test('the windows look and allocate as the data sheet has it', () => {
  const [normal, noAllocate, noLook, bypass] = [0, 1, 2, 3].map((window) => FLASH + window * 0x1000000 + 64);
  const missesOf = (...reads) => {
    const cache = new FlashCache();
    reads.forEach((at) => cache.read(at));
    return cache.misses;
  };
  assert.equal(missesOf(normal, noAllocate), 1, 'looks');
  assert.equal(missesOf(noAllocate, normal), 2, 'and never allocates');
  assert.equal(missesOf(normal, noLook), 2, 'never looks');
  assert.equal(missesOf(noLook, normal), 1, 'and allocates');
  assert.equal(missesOf(normal, bypass), 2);
  assert.equal(missesOf(bypass, normal), 2);
});

test('a flush forgets, and everybody waits for it', () => {
  const cache = new FlashCache();
  cache.read(FLASH);
  cache.owed = 0;
  cache.flush();
  assert.equal(cache.owed, 1032);
  cache.read(FLASH);
  assert.equal(cache.misses, 2);
});

/** Cycles of the first and the second run of so many NOPs at an address. */
function runsOf(address, count, options) {
  const mcu = new RP2040();
  mcu.logger = { debug() {}, info() {}, warn() {}, error() {} };
  const cache = new FlashCache(options).attach(mcu);
  for (let i = 0; i < count; i++) {
    if (address < 0x20000000) new DataView(mcu.flash.buffer).setUint16(address - FLASH + 2 * i, NOP, true);
    else mcu.writeUint16(address + 2 * i, NOP);
  }
  const run = () => {
    const before = mcu.core.cycles;
    mcu.core.PC = address;
    for (let i = 0; i < count; i++) mcu.core.executeInstruction();
    return mcu.core.cycles - before;
  };
  return { cycles: [run(), run()], cache };
}

test('straight code pays for each of its words once', () => {
  const { cycles, cache } = runsOf(FLASH + 0x1000, 1000, { prefetches: false });
  assert.deepEqual(cycles, [1000 + 500 * 50, 1000]);
  assert.equal(cache.misses, 500);
  assert.deepEqual(runsOf(FLASH + 0x1000, 1000).cycles, [1000 + 501 * 50, 1000], 'and for the word ahead of its end');
});

test('code in RAM pays nothing', () => {
  const { cycles, cache } = runsOf(0x20001000, 1000);
  assert.deepEqual(cycles, [1000, 1000]);
  assert.equal(cache.reads, 0);
});

test('a constant in flash is read through the cache', () => {
  const mcu = new RP2040();
  const cache = new FlashCache().attach(mcu);
  const flash = new DataView(mcu.flash.buffer);
  [0x4800, BRANCH_TO_SELF, 0x1234, 0x5678].forEach((half, i) => flash.setUint16(0x2000 + 2 * i, half, true)); // ldr r0, [pc]
  mcu.core.PC = FLASH + 0x2000;
  mcu.core.executeInstruction();
  assert.equal(mcu.core.registers[0], 0x56781234);
  assert.equal(cache.misses, 2, 'the instruction, and the constant behind it');
});

everyBoard('the cache costs time and changes nothing else', async (boot) => {
  const play = async (options) => {
    const pico = await boot(options);
    const drawn = ['down', 'a'].map((key) => pico.tap(key));
    return { pico, drawn };
  };
  const [plain, honest] = [await play(), await play({ cache: {} })];
  assert.deepEqual(honest.pico.frame(), plain.pico.frame());
  plain.drawn.forEach((drawn, i) => {
    assert.ok(honest.drawn[i].awake > drawn.awake * 1.05, `${honest.drawn[i].awake} cycles with misses, ${drawn.awake} without`);
  });
  assert.ok(honest.pico.cache.misses < honest.pico.cache.reads / 5, 'most reads hit');
});
