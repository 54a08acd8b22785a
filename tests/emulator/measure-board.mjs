// What one emulated handheld takes for whole recorded games, as rows of the table of measures. Each board has a thread.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Pico } from './pico.mjs';
import { preparedFor } from './prepared.mjs';
import { Recording } from './recording.mjs';

const MS = 1e6;
const KIB = 1024;
export const LONG = 1000;
export const RESTLESS = 1600; // as many as a tape holds: 4,800 deeds, folded
export const EVENING = 900; // of Dragon Rampant
export const ARMY = 1500; // of For Reign or Ruin
const PANEL_MS = 126; // the panel's own start: 120 ms after its reset, 5 ms after it is woken, and its set-up
/**
 * So many of a hundred cursor moves are within 5 ms: on the Pico, and on the PicoSystem, which waits for the beam. Of
 * *Any game*, whose lists change most under the cursor, fewer are, and it is a fifth of all moves. How functions lie in
 * flash is worth half a move in a hundred either way: without misses of its cache it is 83.4 and 81.1 in every build.
 */
const KEPT = [80, 78];
/** The games of the shelf. */
const GAMES = ['Rattle and Rend', 'Warbands and Heroes', 'Dragon Rampant', 'For Reign or Ruin', 'Any game'];
/** Cycles for an answer that is played again: how many are kept to, and how many are wanted, where a game has a budget. */
const AGAIN = { 'Warbands and Heroes': [33_500, 30_000], 'Dragon Rampant': [61_000, 30_000], 'For Reign or Ruin': [60_000, 60_000] };
/** Milliseconds from a reset to an evening of Dragon Rampant, beside the panel's. */
const EVENING_MS = 225;
/** Cycles for an answer of that evening, the start and its one picture included: kept, and wanted. */
const EVENING_CYCLES = [31_000, 30_000];
/** Milliseconds from a reset to 1,500 answers of For Reign or Ruin, beside the panel's: kept, and wanted. */
const ARMY_MS = [740, 500];
/** Cycles for an answer of those, the start and its one picture included. */
const ARMY_CYCLES = 60_000;
const CYCLES_A_MS = 125_000;
const PAD = ['up', 'down', 'left', 'right'];
const [IRON, BONE] = [0x632c, 0xff7b]; // core/raster/src/theme.rs

/** A budget as the table has it. */
const wish = ([kept, wanted]) => (kept === wanted ? kept : `${kept} kept; ${wanted} wanted`);

/** The rail beside a list that is longer than its page, or null: it moves when, and only when, the list does. */
function rail(frame) {
  const column = Array.from({ length: 150 }, (_, y) => frame[(66 + y) * 240 + 239]);
  return column.every((ink) => ink === IRON || ink === BONE) ? column.join() : null;
}

/** Every redraw of the recorded games: the cursor within its page, a list moved under it, another screen. */
async function redraws(elf, options) {
  const seen = { moves: [], turns: [], screens: [], undone: [], stack: 0, torn: 0 };
  for (const name of Recording.names()) {
    const recording = Recording.read(name);
    const { presses } = recording;
    const answers = (i) => presses[i].question !== presses[i + 1]?.question; // up and down answer where a page says so
    const pico = await Pico.boot(elf, { ...options, store: await preparedFor(recording) });
    let back = false; // a step back at the end, and the keys by which both agree to it
    let undo = null;
    for (const [i, { key, question }] of presses.entries()) {
      if (i % 50 === 49) pico.run(4000 * MS); // players pause now and then, and sectors are erased ahead
      const before = PAD.includes(key) ? rail(pico.frame()) : null;
      const drawn = pico.tap(key);
      back = key === 'b' || (back && ['over', 'roll'].includes(question)); // and the same roll again, which is hashed anew
      if (drawn.pixels === 0) continue;
      if (back && (key === 'b' || drawn.cycles > undo.cycles)) undo = drawn;
      else if (back) continue;
      else if (!PAD.includes(key) || answers(i)) seen.screens.push(drawn);
      else if (before !== null && before !== rail(pico.frame())) seen.turns.push(drawn);
      else seen.moves.push(drawn);
    }
    seen.undone[recording.game] = { ...undo, answers: recording.answers };
    seen.stack = Math.max(seen.stack, pico.stackBytes);
    seen.torn += pico.panel.torn ?? 0;
  }
  return seen;
}

/** A list that is longer than its page, gone through to its end and round to its start: the menu of a new warband. */
async function longList(elf, options) {
  const pico = await Pico.boot(elf, options);
  ['down', 'down', 'down', 'a', 'a'].forEach((key) => pico.tap(key));
  const rails = [rail(pico.frame())];
  const steps = Array.from({ length: 10 }, () => {
    const drawn = pico.tap('down');
    rails.push(rail(pico.frame()));
    return drawn;
  });
  if (rails.includes(null)) throw new Error('the menu of a new warband is no longer than its page');
  return steps.filter((_, i) => rails[i] !== rails[i + 1]);
}

/** What the hashes behind the dice cost: a seal when a game begins, each answer and each throw in it, and a start. */
async function hashes(elf, options, long) {
  const { foyer, presses } = Recording.read('first-blood');
  const pico = await Pico.boot(elf, options);
  const [seal] = pico.timesOf('seal', 'seal', () => foyer.forEach(({ key }) => pico.tap(key)));
  const keys = pico.timesOf('ThrowKeys', 'key', () => presses.slice(0, 250).forEach(({ key }) => pico.tap(key)));
  const answers = pico.timesOf('ThrowKeys', 'follow', () => presses.slice(250, 500).forEach(({ key }) => pico.tap(key)));
  const full = await Pico.boot(elf, { ...options, store: long });
  const [boot] = full.timesOf('ThrowKeys', 'follow', () => full.tap('b'));
  return { seal: seal / MS, keys: keys.map((ns) => ({ ms: ns / MS })), answers: answers.map((ns) => ({ ms: ns / MS })), boot: boot / MS };
}

/** How long answers take to be stored, from the call to its return, and how many had to erase first. */
async function stores(elf, options) {
  const recording = Recording.read('first-blood');
  const { presses } = recording;
  const pico = await Pico.boot(elf, { ...options, store: await preparedFor(recording) });
  pico.run(4000 * MS); // time for the first chores
  let erases = 0;
  pico.onFlash = (what) => (erases += what === 'erase');
  const times = pico.timesOf('Recorded', 'follow', () => {
    for (const { key } of presses.slice(0, 200)) pico.tap(key);
  });
  return { times: times.filter((ns) => ns > 0.1 * MS).map((ns) => ({ ms: ns / MS })), erases };
}

const of = (list, what) => list.map((drawn) => drawn[what]).sort((a, b) => a - b);
export const median = (list, what = 'ms') => of(list, what)[Math.floor(list.length / 2)];
export const worst = (list, what = 'ms') => of(list, what).at(-1);
export const ms = (n) => `${n.toFixed(2)} ms`;
const kib = (n) => `${(n / KIB).toFixed(1)} KiB`;
const count = (n) => n.toLocaleString('en');
const percent = (share) => `${(100 * share).toFixed(3)} %`;

/** A step back at the end of a game: all of it is played again. */
function replayed(game, { ms: took, cycles, answers }) {
  const each = Math.round(cycles / answers);
  return {
    [`a step back at the end, ${game}: all of it played again`]: [ms(took)],
    [`cycles for an answer of it, ${game}, the picture included`]: [count(each), AGAIN[game] && wish(AGAIN[game].map(count)), !(each > AGAIN[game]?.[0])],
  };
}

const suspended = (game, bytes) => ({ [`bytes of a suspended game, ${game}`]: [count(bytes), '1 KiB', bytes <= KIB] });

/** The rows of a board: what, its value in words, its budget in words, and whether that is kept. */
async function measure({ name, elf, long, restless, evening, army, cache }) {
  const options = { board: name, cache };
  const empty = await Pico.boot(elf, options);
  const full = await Pico.boot(elf, { ...options, store: long });
  const { moves, turns, screens, undone, stack, torn } = await redraws(elf, options);
  turns.push(...(await longList(elf, options)));
  const { times, erases } = await stores(elf, options);
  const { seal, keys, answers: hashed, boot } = await hashes(elf, options, long);
  empty.run(5000 * MS);
  const lit = empty.awakeShare(20e9);
  empty.board.cutBeam?.();
  empty.run(330e9);
  const dark = empty.awakeShare(20e9);
  const log = full.tap('y');
  const hasty = await Pico.boot(elf, { ...options, store: restless });
  const longLog = hasty.tap('y');
  const dragons = await Pico.boot(elf, { ...options, store: evening });
  const armies = await Pico.boot(elf, { ...options, store: army });
  const marches = Math.round(((armies.bootMs - PANEL_MS) * CYCLES_A_MS) / ARMY);
  const evenings = Math.round(((dragons.bootMs - PANEL_MS) * CYCLES_A_MS) / EVENING);
  ['left', 'down', 'down', 'down', 'a'].forEach((key) => full.tap(key));
  for (let i = 0; i < 30; i++) full.tap('down');
  const earlier = full.tap('left');
  const deepest = Math.max(stack, full.stackBytes);
  const within = (list, limit) => list.filter((drawn) => drawn.ms <= limit).length / list.length;
  const [quick, soon] = [within(moves, 5), within(screens, 20)];
  return {
    'reset to the first picture': [ms(empty.bootMs)],
    [`reset to the question, ${count(LONG)} answers stored`]: [ms(full.bootMs), `250 ms, ${PANEL_MS} of it the panel's`, full.bootMs <= 250],
    [`an answer stored, median of ${times.length}`]: [ms(median(times))],
    'an answer stored, worst': [ms(worst(times)), '2 ms', worst(times) <= 2],
    'erases that an answer had to wait for': [count(erases), '0', erases === 0],
    'cursor move, edge to last pixel, median': [`${ms(median(moves))} of ${moves.length}`],
    'cursor moves within 5 ms': [`${(100 * quick).toFixed(1)} of 100`, `${KEPT.join(', ')} kept; 95 wanted`, 100 * quick >= KEPT[name === 'picosystem' ? 1 : 0]],
    'cursor move, worst': [ms(worst(moves)), '11 ms kept; 8 wanted', worst(moves) <= 11],
    [`a long list moved under the cursor, worst of ${turns.length}`]: [ms(worst(turns)), '20 ms', worst(turns) <= 20],
    'new screen, edge to last pixel, median': [`${ms(median(screens))} of ${screens.length}`],
    'new screens within 20 ms': [`${(100 * soon).toFixed(1)} of 100`, '98 of 100', soon >= 0.98],
    'new screen, worst': [ms(worst(screens)), '25 ms kept; 20 wanted', worst(screens) <= 25],
    'transfers torn by the beam': [count(torn), '0 where it is wired', name !== 'picosystem' || torn === 0],
    'bytes on the wire, cursor move, median': [count(median(moves, 'bytes'))],
    'bytes on the wire, new screen, median': [count(median(screens, 'bytes'))],
    ...Object.assign({}, ...GAMES.map((game, i) => replayed(game, undone[i]))),
    [`the log opened, ${count(LONG)} answers`]: [ms(log.ms), '300 ms', log.ms <= 300],
    [`the log opened, ${count(RESTLESS)} answers, each undone and redone once`]: [ms(longLog.ms), '500 ms', longLog.ms <= 500],
    [`reset to the question, those ${count(RESTLESS)} answers stored`]: [ms(hasty.bootMs)],
    [`reset to the question, ${count(EVENING)} answers of Dragon Rampant stored`]: [ms(dragons.bootMs), `${EVENING_MS + PANEL_MS} ms, ${PANEL_MS} of it the panel's`, dragons.bootMs <= EVENING_MS + PANEL_MS],
    [`cycles for an answer of those ${count(EVENING)}, without the panel's start`]: [count(evenings), wish(EVENING_CYCLES.map(count)), evenings <= EVENING_CYCLES[0]],
    [`reset to the question, ${count(ARMY)} answers of For Reign or Ruin stored`]: [ms(armies.bootMs), `${wish(ARMY_MS.map((budget) => `${budget + PANEL_MS} ms`))}, ${PANEL_MS} of it the panel's`, armies.bootMs <= ARMY_MS[0] + PANEL_MS],
    [`cycles for an answer of those ${count(ARMY)}, without the panel's start`]: [count(marches), count(ARMY_CYCLES), marches <= ARMY_CYCLES],
    'a replay one step back, after 300 answers': [ms(earlier.ms)],
    'a seal computed, once a game': [ms(seal)],
    'the hash of an answer, worst': [ms(worst(hashed))],
    'the key of a throw, worst': [ms(worst(keys))],
    [`the hash of ${count(LONG)} answers, at a start or a step back`]: [ms(boot)],
    'awake when idle on a question': [percent(lit), '0.5 %', lit < 0.005],
    'awake when idle in the dark': [percent(dark), '0.5 %', dark < 0.005],
    ...Object.assign({}, ...GAMES.map((game, i) => suspended(game, empty.elf.word('SUSPENDED_GAMES', i)))),
    'stack, deepest': [kib(deepest), '20 KiB kept; 16 wanted', deepest <= 20 * KIB],
    'stack, set aside': [kib(empty.elf.stackRoom)],
  };
}

if (!isMainThread) parentPort.postMessage(await measure(workerData));
