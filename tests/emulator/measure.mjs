// The table of measures: whole recorded games on every emulated handheld, and what they cost.
//
// Cycles are counted, not timed, so the budgets are asserted. They are those with a model of the flash cache; with
// `--bounds`, as `cargo measure` has it, the same is measured once more as if every fetch were a hit, which no handheld
// is faster than. UPDATE=1 writes the table into tests/reports/measures.md.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { boards, here } from './firmware.mjs';
import { longGame } from './long.mjs';
import { ARMY, EVENING, LONG, RESTLESS, ms } from './measure-board.mjs';
import { ARMIES, DRAGONS } from './prepared.mjs';
import { writeTable } from './report.mjs';

const MHZ = 62.5;
const WIRE_MS = (240 * 240 * 12) / (MHZ * 1e3); // a full frame

const long = await longGame(LONG);
const restless = await longGame(RESTLESS, true);
const evening = await longGame(EVENING, false, DRAGONS);
const army = await longGame(ARMY, false, ARMIES);
const bounds = process.argv.includes('--bounds') || Boolean(process.env.UPDATE);

/** The rows of every board, each in a thread of its own. */
const measure = (cache) => Promise.all(boards.map(async (board) => {
  const workerData = { ...board, long, restless, evening, army, cache };
  const [rows] = await once(new Worker(here('measure-board.mjs'), { workerData }), 'message');
  return rows;
}));
const measured = await measure({});
const lowest = bounds ? await measure(null) : [];
const exceeded = [];
const names = boards.map(({ name }) => name);
const columns = [...names, ...lowest.map((_, i) => `${names[i]}, all hits`)];
const table = [`| measure | ${columns.join(' | ')} | budget |`, `|---|${'---|'.repeat(columns.length + 1)}`];
for (const [what, [, budget = '']] of Object.entries(measured[0])) {
  const values = measured.map((rows, i) => {
    const [value, , kept = true] = rows[what] ?? ['?', '', false];
    if (!kept) exceeded.push(`${names[i]}: ${what}: ${value}, and not ${budget}`);
    return kept ? value : `${value} **EXCEEDED**`;
  });
  const least = lowest.map((rows) => rows[what]?.[0] ?? '?');
  table.push(`| ${what} | ${[...values, ...least].join(' | ')} | ${budget} |`);
}
table.push('', `The wire alone takes ${ms(WIRE_MS)} for a whole frame.`);

console.log(`\nEmulated at 125 MHz, whole games by buttons on each board\n\n${table.join('\n')}`);
writeTable('measures', table);
if (exceeded.length > 0) {
  console.error(`\nbudgets exceeded:\n${exceeded.join('\n')}`);
  process.exit(1);
}
