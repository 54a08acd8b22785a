// Copying bytes: the firmware's own memcpy, called from outside.
import assert from 'node:assert/strict';
import { everyBoard } from './every.mjs';

const [FROM, TO, STACK, BACK] = [0x20030000, 0x20030200, 0x20031000, 0x20032000];
const LONGEST = 80;
const GUARD = 8;

/** Calls a function; the cycles it takes. */
function call({ core }, entry, ...given) {
  const kept = [4, 5, 6, 7, 8, 9, 10, 11].map((register) => (core.registers[register] = 0xabc0 + register));
  given.forEach((value, register) => (core.registers[register] = value));
  Object.assign(core, { SP: STACK, LR: BACK | 1, PC: entry & ~1 });
  let cycles = 0;
  while (core.PC !== BACK) cycles += core.executeInstruction();
  assert.equal(core.SP, STACK, 'the stack is as it was');
  assert.deepEqual([...core.registers.slice(4, 12)], kept, 'so are the registers of the caller');
  return cycles;
}

/** Copies so many bytes from here to there, and looks at every byte around. */
function copies(pico, entry, from, to, length) {
  const { mcu } = pico;
  for (let at = 0; at < LONGEST + 2 * GUARD; at++) {
    mcu.writeUint8(FROM + at, at + 1);
    mcu.writeUint8(TO + at, 0xee);
  }
  const cycles = call(pico, entry, TO + GUARD + to, FROM + GUARD + from, length);
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
