// Code in RAM: what memory.x lists is there, and what is there is listed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Elf } from './elf.mjs';
import { boards } from './firmware.mjs';
import { functions, groups, matches } from './hot-code.mjs';

for (const { name, elf } of boards) {
  test(`${name}: every line of memory.x puts something into RAM`, () => {
    const taken = functions(Elf.read(elf));
    assert.deepEqual(taken.filter(({ pattern }) => !pattern).map((f) => f.name), [], 'nothing is there that is not listed');
    const used = new Set(taken.map(({ pattern }) => pattern));
    for (const pattern of groups().flatMap((group) => group.patterns)) {
      assert.ok(used.has(pattern), `nothing is called ${pattern} any more`);
    }
    const bytes = taken.reduce((sum, { size }) => sum + size, 0);
    // 132,972 are measured with three rulebooks, large text in every band, and the divider.
    assert.ok(bytes > 100_000 && bytes < 134_000, `${bytes} bytes of code in RAM`);
  });
}

test('a pattern is a pattern, and not an expression', () => {
  assert.ok(matches('*6umpire3app*', '_RNvNtCs_6umpire3app3hot'));
  assert.ok(!matches('*a.b*', 'xaxbx'));
  assert.ok(!matches('__aeabi_*', 'x__aeabi_memcpy'));
});
