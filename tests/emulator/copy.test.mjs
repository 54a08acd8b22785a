// Copying bytes: the firmware's own memcpy, called from outside.
import assert from 'node:assert/strict';
import { call } from './call.mjs';
import { everyBoard } from './every.mjs';

const [FROM, TO] = [0x20030000, 0x20030200];
const LONGEST = 80;
const GUARD = 8;

/** Copies so many bytes from here to there, and looks at every byte around. */
function copies(pico, entry, from, to, length) {
  const { mcu } = pico;
  for (let at = 0; at < LONGEST + 2 * GUARD; at++) {
    mcu.writeUint8(FROM + at, at + 1);
    mcu.writeUint8(TO + at, 0xee);
  }
  const cycles = call(pico, entry, [TO + GUARD + to, FROM + GUARD + from, length]);
  for (let at = 0; at < LONGEST + 2 * GUARD; at++) {
    const inside = at >= GUARD + to && at < GUARD + to + length;
    assert.equal(mcu.readUint8(TO + at), inside ? at - to + from + 1 : 0xee, `${length} bytes from ${from} to ${to}: byte ${at}`);
  }
  return cycles;
}

everyBoard('memcpy copies any number of bytes from anywhere to anywhere, and none beside them', async (boot) => {
  const pico = await boot();
  const entry = pico.elf.address('__aeabi_memcpy');
  for (let places = 0; places < 16; places++) {
    for (let length = 0; length + 3 <= LONGEST; length++) copies(pico, entry, places >> 2, places & 3, length);
  }
  const words = pico.elf.address('__aeabi_memcpy4');
  for (let length = 0; length <= LONGEST; length++) copies(pico, words, 0, 0, length);
  assert.ok(copies(pico, entry, 0, 0, 64) <= 90, 'four words at a time');
  assert.ok(copies(pico, entry, 1, 0, 64) <= 230, 'a word at a time');
});
