// The table of measures: whole recorded games on every emulated handheld, and what they cost.
//
// Cycles are counted, not timed, so the budgets are asserted; flash-cache misses are not modelled, so
// times of code in flash are lower bounds. UPDATE=1 writes the table into tests/reports/measures.md.
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { boards, here } from './firmware.mjs';
import { longGame } from './long.mjs';
import { LONG, RESTLESS, ms } from './measure-board.mjs';

const MHZ = 62.5;
const WIRE_MS = (240 * 240 * 16) / (MHZ * 1e3); // a full frame

const long = await longGame(LONG);
const restless = await longGame(RESTLESS, true);
const measured = await Promise.all(boards.map(async (board) => {
  const [rows] = await once(new Worker(here('measure-board.mjs'), { workerData: { ...board, long, restless } }), 'message');
  return rows;
}));
const exceeded = [];
const table = [`| measure | ${boards.map(({ name }) => name).join(' | ')} | budget |`, `|---|${'---|'.repeat(boards.length + 1)}`];
for (const [what, [, budget = '']] of Object.entries(measured[0])) {
  const values = measured.map((rows, i) => {
    const [value, , kept = true] = rows[what] ?? ['?', '', false];
    if (!kept) exceeded.push(`${boards[i].name}: ${what}: ${value}, and not ${budget}`);
    return kept ? value : `${value} **EXCEEDED**`;
  });
  table.push(`| ${what} | ${values.join(' | ')} | ${budget} |`);
}
table.push('', `The wire alone takes ${ms(WIRE_MS)} for a whole frame.`);

console.log(`\nEmulated at 125 MHz, two whole games by buttons on each board\n\n${table.join('\n')}`);
if (process.env.UPDATE) {
  const report = here('../reports/measures.md');
  const [before, rest] = readFileSync(report, 'utf8').split('<!-- measures -->\n');
  const after = rest.slice(rest.indexOf('<!-- end -->'));
  writeFileSync(report, `${before}<!-- measures -->\n${table.join('\n')}\n${after}`);
}
if (exceeded.length > 0) {
  console.error(`\nbudgets exceeded:\n${exceeded.join('\n')}`);
  process.exit(1);
}
