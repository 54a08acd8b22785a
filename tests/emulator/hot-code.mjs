// Which code lies in RAM, by the groups that memory.x lists it in.
import { readFileSync } from 'node:fs';
import { here } from './firmware.mjs';

/** The groups of memory.x: what its comment says, and the patterns below it, as the linker takes them. */
export function groups(script = readFileSync(here('../../memory.x'), 'utf8')) {
  const [, list] = script.match(/\.hot [^{]*\{([^}]*)\}/);
  const found = [];
  for (const line of list.split('\n')) {
    const [, title] = line.match(/\/\* (.*)\. \*\//) ?? [];
    const [, pattern] = line.match(/\*\(\.text\.(.*)\)/) ?? [];
    if (title) found.push({ title, patterns: [] });
    if (pattern) found.at(-1).patterns.push(pattern);
  }
  return found;
}

/** Whether the linker would take a function of this name for a pattern. */
export const matches = (pattern, name) =>
  new RegExp(`^${pattern.split('*').map((part) => part.replace(/[.$]/g, '\\$&')).join('.*')}$`).test(name);

/** The functions in RAM, each with its address, size and the first pattern that takes it. */
export function functions(elf) {
  const patterns = groups().flatMap((group) => group.patterns);
  const [start, end] = [elf.address('__sdata'), elf.address('__edata')];
  const isCode = (name) => !name.startsWith('$') && !name.includes('Thunk_'); // the linker's own bridges between RAM and flash
  const inRam = [...elf.symbols].filter(([name, at]) => at > start && at < end && at & 1 && isCode(name));
  const sorted = inRam.map(([name, at]) => ({ name, at: at & ~1 })).sort((a, b) => a.at - b.at);
  return sorted.map(({ name, at }, i) => {
    const size = (sorted[i + 1]?.at ?? end) - at;
    return { name, at, size, pattern: patterns.find((pattern) => matches(pattern, name)) };
  });
}
