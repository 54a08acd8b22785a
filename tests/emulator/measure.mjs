// The table of measures: a whole recorded game on the emulated handheld, and what it cost.
//
// Cycles are counted, not timed, so the budgets are asserted; flash-cache misses are not modelled, so
// times of code in flash are lower bounds. UPDATE=1 writes the table into the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { elf, here } from './firmware.mjs';
import { Pico } from './pico.mjs';
import { Recording } from './recording.mjs';

const KIB = 1024;
const WIRE_MS = (240 * 240 * 16) / 62.5e3; // a full frame at 62.5 MHz

const moves = [];
const screens = [];
let pico, undo, answers, stack = 0;
for (const name of Recording.names()) {
  const recording = Recording.read(name);
  pico = await Pico.boot(elf);
  answers = recording.answers;
  for (const { key } of recording.presses) {
    const drawn = pico.tap(key);
    if (drawn.pixels === 0) continue;
    if (key === 'b') undo = drawn;
    else (['up', 'down', 'left', 'right'].includes(key) ? moves : screens).push(drawn);
  }
  stack = Math.max(stack, pico.stackBytes);
}
const idle = pico.awakeShare(10e9);

const of = (list, what) => list.map((drawn) => drawn[what]).sort((a, b) => a - b);
const median = (list, what) => of(list, what)[Math.floor(list.length / 2)];
const most = (list, what) => of(list, what)[Math.floor(0.95 * list.length)];
const worst = (list, what) => of(list, what).at(-1);
const ms = (n) => `${n.toFixed(2)} ms`;
const kib = (n) => `${(n / KIB).toFixed(1)} KiB`;
const count = (n) => n.toLocaleString('en');

const rows = [
  ['power on to first picture', ms(pico.bootMs), ''],
  [`cursor move, edge to last pixel, median of ${moves.length}`, ms(median(moves, 'ms')), ''],
  ['cursor move, 95 of 100', ms(most(moves, 'ms')), '8 ms', most(moves, 'ms') <= 8],
  ['cursor move, worst: a long list turned by a page', ms(worst(moves, 'ms')), '12 ms', worst(moves, 'ms') <= 12],
  [`new screen, edge to last pixel, median of ${screens.length}`, ms(median(screens, 'ms')), ''],
  [`new screen, worst (the wire alone: ${ms(WIRE_MS)})`, ms(worst(screens, 'ms')), '30 ms', worst(screens, 'ms') <= 30],
  ['a step back at the end: the whole game played again', ms(undo.ms), ''],
  ['cycles for one answer of it, its questions asked again', count(Math.round(undo.cycles / answers)), ''],
  ['bytes of a suspended game', count(pico.elf.word('SUSPENDED_GAME')), ''],
  ['cycles for the worst screen', count(worst(screens, 'cycles')), ''],
  ['bytes on the wire, cursor move, median', count(median(moves, 'bytes')), ''],
  ['bytes on the wire, new screen, median', count(median(screens, 'bytes')), ''],
  ['awake when idle on a question', `${(100 * idle).toFixed(3)} %`, '1 %', idle < 0.01],
  ['flash', kib(pico.elf.flashBytes), '448 KiB', pico.elf.flashBytes <= 448 * KIB],
  ['RAM, frame buffer included', kib(pico.elf.ramBytes), '200 KiB', pico.elf.ramBytes <= 200 * KIB],
  ['stack, deepest', kib(stack), '16 KiB', stack <= 16 * KIB],
];

const table = ['| measure | value | budget |', '|---|---|---|'];
for (const [what, value, budget, kept = true] of rows) table.push(`| ${what} | ${value} | ${budget}${kept ? '' : ' **EXCEEDED**'} |`);
console.log(`\nRaspberry Pi Pico + Waveshare Pico-LCD-1.3, emulated at 125 MHz, ${moves.length + screens.length} redraws of two whole games\n`);
console.log(table.join('\n'));
if (process.env.UPDATE) {
  const readme = here('../../README.md');
  const [before, rest] = readFileSync(readme, 'utf8').split('<!-- measures -->\n');
  const after = rest.slice(rest.indexOf('<!-- end -->'));
  writeFileSync(readme, `${before}<!-- measures -->\n${table.join('\n')}\n${after}`);
}
if (rows.some(([, , , kept = true]) => !kept)) {
  console.error('\na budget is exceeded');
  process.exit(1);
}
