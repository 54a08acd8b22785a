// A game so long that nobody will ever play it: attacks miss, nerves hold, and so it goes on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desktop } from './desktop.mjs';
import { desk } from './firmware.mjs';
import { CHOSEN } from './prepared.mjs';

/** A store with a game of so many answers in it; where hands are restless, each was undone and redone once. */
export async function longGame(answers, restless = false, chosen = CHOSEN) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-long-'));
  const file = join(folder, 'store.flash');
  const desktop = await Desktop.start(desk, { seed: 'c0ffee', args: ['--store', file] });
  let question;
  for (const line of chosen) question = (await desktop.say(line)).at(-1);
  for (let count = 0; count < answers; count++) {
    if (!question.ask) throw new Error(`the game was over after ${count} answers`);
    const secret = question.ask === 'secret' && question.seat === 'red';
    question = (await desktop.say(answer(question, count))).at(-1);
    if (!restless || secret || !question.ask) continue; // one secret alone is no answer yet
    await desktop.say('undo both');
    question = (await desktop.say('redo')).at(-1);
  }
  await desktop.quit();
  const store = new Uint8Array(readFileSync(file));
  rmSync(folder, { recursive: true });
  return store;
}

/** What ends a game or a phase, or costs somebody. */
const UNPEACEFUL = ['concede', 'house', 'battle', 'end', 'back', 'explode', 'blocked', 'off', 'contact', 'gone', 'quick'];

/** Something that is allowed, that differs from turn to turn, and that removes nobody. */
export function answer(question, turn) {
  switch (question.ask) {
    case 'choose': {
      const peaceful = ({ id, off }) => off === null && !UNPEACEFUL.includes(id);
      const open = question.options.filter(peaceful);
      return `pick ${open[turn % open.length].id}`;
    }
    case 'tick': {
      const { min = 0, max = 0 } = question.limit ?? {};
      return ['tick', ...subset(question.rows, min, max)].join(' ');
    }
    case 'number':
      return `number ${question.min}`;
    case 'secret':
      return `number ${question.inner.min + (turn % 2) * question.inner.step}`;
    case 'roll': {
      if (question.sides === 6 && question.count === 2) return `dice 4 ${3 + (turn % 3)}`; // an order, nerves: mostly enough
      if (question.id === 'roll-off' && question.sides === 10) return 'dice 3 7'; // a tie is thrown again
      if (question.id === 'traits') return `dice ${Array(question.count).fill(4).join(' ')}`; // 1s are a Leader whom some leave
      const face = question.name === 'Will' ? question.sides : 1;
      return `dice ${Array(question.count).fill(face).join(' ')}`;
    }
    case 'tell':
      return 'ok';
    default:
      return 'name Grim';
  }
}

/** Rows that weigh enough and not too much together. */
function subset(rows, min, max) {
  if (min === 0) return [];
  for (let set = 1; set < 1 << rows.length; set++) {
    const chosen = rows.filter((_, row) => (set >> row) & 1);
    const weight = chosen.reduce((sum, row) => sum + row.weight, 0);
    if (weight >= min && weight <= max) return chosen.map(({ id }) => id);
  }
  throw new Error('no rows weigh what is wanted');
}
