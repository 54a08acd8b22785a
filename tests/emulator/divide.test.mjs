// Dividing: by the divider beside the core, called from outside.
import assert from 'node:assert/strict';
import { aside, call } from './call.mjs';
import { everyBoard } from './every.mjs';

const NUMBERS = [0, 1, 2, 3, 7, 10, 16, 240, 1000, 65535, 65536, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffff6, 0xffffffff];
const unsigned = (a, b) => [Math.floor((a >>> 0) / (b >>> 0)), (a >>> 0) % (b >>> 0)];
const signed = (a, b) => [Math.trunc((a | 0) / (b | 0)) >>> 0, ((a | 0) % (b | 0)) >>> 0];
/** Every pair that the compiler lets through: nothing by zero, and not the least number by -1. */
const PAIRS = NUMBERS.flatMap((a) => NUMBERS.map((b) => [a, b])).filter(([a, b]) => b !== 0 && !(a === 0x80000000 && b === 0xffffffff));

const results = ({ core }) => [core.registers[0], core.registers[1]];

everyBoard('any number is divided by any other, with its remainder', async (boot) => {
  const pico = await boot();
  for (const [name, right] of [['__aeabi_uidivmod', unsigned], ['__aeabi_uidiv', unsigned], ['__aeabi_idivmod', signed], ['__aeabi_idiv', signed]]) {
    for (const [a, b] of PAIRS) {
      const cycles = call(pico, pico.elf.address(name), [a, b]);
      assert.deepEqual(results(pico), right(a, b), `${name} of ${a} and ${b}`);
      assert.ok(cycles <= 24, `${cycles} cycles`);
    }
  }
});

everyBoard('an interrupt that divides in the midst of a division alters nothing', async (boot) => {
  const pico = await boot();
  const [whole, negative] = ['__aeabi_uidivmod', '__aeabi_idivmod'].map((name) => pico.elf.address(name));
  const ways = [[whole, [1000003, 17], unsigned], [negative, [-1000003 >>> 0, 17], signed]];
  for (const [outer, given, right] of ways) {
    for (const [inner, others, rightInside] of ways) {
      let steps = 0;
      call(pico, outer, given, (step) => (steps = step));
      for (let at = 0; at <= steps; at++) {
        const once = () => {
          call(pico, inner, others);
          assert.deepEqual(results(pico), rightInside(...others), `inside, before instruction ${at}`);
        };
        call(pico, outer, given, (step) => step === at && aside(pico, once));
        assert.deepEqual(results(pico), right(...given), `before instruction ${at}`);
      }
    }
  }
});
