// The stack runs over: the handheld says so by name, loses nothing, and comes back to the same question.
//
// A real overflow: while the program waits, its whole stack is moved down, so that the next picture it draws, which takes
// as much stack as ever, ends where we want it.
import assert from 'node:assert/strict';
import { everyBoard } from './every.mjs';
import { difference } from './png.mjs';
import { preparedFor } from './prepared.mjs';
import { Recording } from './recording.mjs';
import { Cable } from './usb.mjs';

const MS = 1e6;
const RAM = 0x20000000;
const WATCHDOG = 0x40058;
const HARD_FAULT = 3;
const recording = Recording.read('first-blood');
const { presses } = recording;
const NAMED = /^The stack ran over: (\d+) of (\d+) bytes\./;

everyBoard('a stack that nearly runs over is named, and the game goes on', async (boot) => {
  const { pico, mishap } = await overflowing(boot, 512);
  const [, used, room] = mishap.match(NAMED) ?? assert.fail(mishap);
  assert.equal(Number(room), pico.elf.stackRoom);
  // An interrupt may have come at the deepest moment of the first picture, and not of the second.
  assert.ok(Math.abs(room - used - 512) < 256, `${used} of ${room}, and 512 were left`);
});

everyBoard('a stack that runs out of memory is named after the watchdog bit, and the game goes on', async (boot) => {
  const { pico, mishap } = await overflowing(boot, -3000);
  assert.match(mishap, NAMED);
  // The guard is as new: what hangs next is only a hang.
  lockUp(pico);
  pico.runUntil(() => pico.restarts === 2, 'a restart');
  assert.equal(told(pico), 'It hung, and was started again.');
});

everyBoard('a fault on a stack that ran over is named for the stack', async (boot) => {
  const pico = await boot({ store: await preparedFor(recording) });
  pico.mcu.writeUint32(pico.elf.address('_stack_end') + 1024, 0);
  pico.core.waiting = false;
  pico.core.exceptionEntry(HARD_FAULT);
  pico.runUntil(() => pico.restarts === 1, 'a restart');
  const { stackRoom } = pico.elf;
  assert.match(told(pico), new RegExp(`^The stack ran over: ${stackRoom - 1024} of ${stackRoom} bytes\\. `));
});

everyBoard('the boot ROM starts a new program by the watchdog too, and that is no mishap', async (boot) => {
  const pico = await boot({ store: await preparedFor(recording) });
  const question = pico.frame();
  const { mcu, elf } = pico;
  mcu.peripherals[WATCHDOG].scratchData[4] = 0; // as the ROM leaves it
  mcu.sram.fill(0x5a, 0, elf.stackRoom);
  lockUp(pico);
  pico.runUntil(() => pico.restarts === 1, 'a restart');
  assert.equal(told(pico), null);
  assert.equal(difference(pico.frame(), question), null, 'not a word of it');
});

everyBoard('nothing lies beneath the stack, and every static above it', async (boot) => {
  const { elf, warnings } = await boot();
  assert.equal(elf.address('_stack_end'), RAM);
  assert.ok(elf.address('__sdata') >= elf.stackTop && elf.stackTop > RAM);
  // The emulator has no MPU, but says what it was told: no access to the 32 KiB beneath RAM.
  for (const write of ['0xd9c: 0x1fff8010', '0xda0: 0x1000001d', '0xd94: 0x7']) {
    assert.ok(warnings.has(`Unimplemented peripheral write to ${write}`), write);
  }
});

/** Draws a picture whose deepest call leaves so many bytes of stack, and sees that nothing was lost; what it said. */
async function overflowing(boot, left) {
  const pico = await boot({ store: await preparedFor(recording) });
  for (const { key } of presses.slice(0, 30)) pico.tap(key);
  const question = (await boot({ flash: pico.flash })).frame();
  const before = pico.frame();
  const rest = pico.core.SP;
  pico.lowestStack = rest;
  pico.tap('y');
  const depth = rest - pico.lowestStack;
  pico.tap('b');
  assert.equal(difference(pico.frame(), before), null);
  moveStack(pico, pico.elf.address('_stack_end') + left + depth);
  lockUpBeneathMemory(pico);
  pico.press('y');
  pico.run(100 * MS);
  pico.release('y');
  pico.runUntil(() => pico.restarts === 1, 'a restart');
  const mishap = told(pico);
  assert.notEqual(difference(pico.frame(), question), null, 'it says what happened');
  pico.tap('a');
  assert.equal(difference(pico.frame(), question), null, 'and is where it was');
  const later = await boot({ flash: pico.flash });
  assert.equal(difference(later.frame(), question), null, 'it is said once');
  return { pico, mishap };
}

/** What it says by cable, once it is up again. */
function told(pico) {
  pico.runUntil(() => pico.lit && pico.panel.on, 'a picture');
  pico.runUntilQuiet();
  pico.run(500 * MS);
  const [{ mishap }] = Cable.plug(pico).say('mishap').slice(-1);
  return mishap;
}

/** Moves the stack of a program that waits. Its main loop never returns, so what points to the old place may stay. */
function moveStack(pico, to) {
  const { core, mcu, elf } = pico;
  assert.ok(core.waiting && core.SP > to, 'it waits, higher up');
  const [from, end] = [core.SP - RAM, elf.stackTop - RAM];
  mcu.sram.copyWithin(to - RAM, from, end);
  core.SP = to & ~7;
}

/** On a Cortex-M0+ a fault whose frame cannot be pushed locks it up. The emulator has neither bus faults nor an MPU. */
function lockUpBeneathMemory(pico) {
  const { mcu } = pico;
  const write = mcu.writeUint32.bind(mcu);
  mcu.writeUint32 = (address, value) => {
    if (address >= RAM || address < RAM - 0x8000) write(address, value);
    else lockUp(pico);
  };
}

function lockUp(pico) {
  pico.core.waiting = false;
  pico.core.executeInstruction = () => 1000; // cycles, and nothing done
}
