// What each group of code in RAM costs and brings: the same presses as if it lay in flash still.
//
// `cargo measure` prints it; UPDATE=1 writes it into tests/reports/measures.md. Every line is a game of its own, so these
// are the first presses of one recording, on one board.
import { Elf } from './elf.mjs';
import { boards } from './firmware.mjs';
import { functions, groups } from './hot-code.mjs';
import { median, ms, worst } from './measure-board.mjs';
import { Pico } from './pico.mjs';
import { preparedFor } from './prepared.mjs';
import { Recording } from './recording.mjs';
import { writeTable } from './report.mjs';

const PRESSES = 120;
const PAD = ['up', 'down', 'left', 'right'];
const [{ name, elf: path }] = boards;
const elf = Elf.read(path);
const recording = Recording.read('first-blood');
const store = await preparedFor(recording);
const inRam = functions(elf);
const [start, end] = [elf.address('__sdata'), elf.address('__edata')];
const toFlash = elf.address('__sidata') - start;

/** Redraws with these functions as if they lay in flash. */
async function redraws(inFlash) {
  const words = new Uint8Array((end - start) >> 2);
  for (const { at, size } of inFlash) words.fill(1, (at - start) >> 2, (at + size - start) >> 2);
  const loadedAt = (address) => (address >= start && address < end && words[(address - start) >> 2] ? address + toFlash : 0);
  const pico = await Pico.boot(path, { board: name, store, cache: { loadedAt } });
  const seen = { moves: [], screens: [] };
  for (const { key } of recording.presses.slice(0, PRESSES)) {
    const drawn = pico.tap(key);
    if (drawn.pixels > 0) seen[PAD.includes(key) ? 'moves' : 'screens'].push(drawn);
  }
  return seen;
}

const of = ({ patterns }) => inRam.filter(({ pattern }) => patterns.includes(pattern));
const bytes = (list) => list.reduce((sum, { size }) => sum + size, 0).toLocaleString('en');
const lines = [
  ['nothing: all of it in RAM', []],
  ...groups().map((group) => [group.title, of(group)]),
  ['all of it', inRam],
];
const table = ['| taken out of RAM | bytes | cursor move, median | worst | new screen, median | worst |', '|---|---|---|---|---|---|'];
for (const [title, list] of lines) {
  const { moves, screens } = await redraws(list);
  const values = [median(moves), worst(moves), median(screens), worst(screens)].map(ms);
  table.push(`| ${title[0].toLowerCase()}${title.slice(1)} | ${bytes(list)} | ${values.join(' | ')} |`);
}
console.log(`\nCode in RAM, by the groups of memory.x: the first ${PRESSES} presses of a game on the ${name}\n\n${table.join('\n')}`);
writeTable('hot', table);
