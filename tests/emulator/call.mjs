// A function of the firmware, called from outside.
import assert from 'node:assert/strict';

export const [STACK, BACK] = [0x20031000, 0x20032000];

/** Calls a function; the cycles it takes. `interrupt` may act before each of its instructions. */
export function call({ core }, entry, given, interrupt = () => {}) {
  const kept = [4, 5, 6, 7, 8, 9, 10, 11].map((register) => (core.registers[register] = 0xabc0 + register));
  given.forEach((value, register) => (core.registers[register] = value));
  Object.assign(core, { SP: STACK, LR: BACK | 1, PC: entry & ~1 });
  let cycles = 0;
  for (let step = 0; core.PC !== BACK; step++) {
    interrupt(step);
    cycles += core.executeInstruction();
  }
  assert.equal(core.SP, STACK, 'the stack is as it was');
  assert.deepEqual([...core.registers.slice(4, 12)], kept, 'so are the registers of the caller');
  return cycles;
}

/** Does something with the core, as an interrupt would: its registers and flags are as they were. */
export function aside({ core }, act) {
  const { N, Z, C, V } = core;
  const registers = core.registers.slice();
  act();
  core.registers.set(registers);
  Object.assign(core, { N, Z, C, V });
}
