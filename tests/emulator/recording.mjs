// A game as key presses, from tests/games: its seed, and one answer a line.
import { readdirSync, readFileSync } from 'node:fs';
import { here } from './firmware.mjs';

export class Recording {
  /** Every recorded game. */
  static names() {
    return readdirSync(here('../games')).filter((file) => file.endsWith('.keys')).map((file) => file.slice(0, -'.keys'.length)).sort();
  }

  static read(name) {
    const text = readFileSync(here('../games', `${name}.keys`), 'utf8');
    return new Recording(text.split('\n').map((line) => line.split('#')));
  }

  constructor(lines) {
    const words = lines.map(([keys, remark = '']) => ({ keys: keys.trim().split(/\s+/).filter(Boolean), remark: remark.split(':')[0].trim().replaceAll(' ', '-') }));
    const answers = words.filter(({ keys }) => keys.length > 0);
    const [word, seed] = answers.shift().keys;
    if (word !== 'seed') throw new Error('a recording begins with its seed');
    this.seed = seed;
    /** How many answers were given. */
    this.answers = answers.length;
    /** The keys of each answer. */
    this.lines = answers.map(({ keys }) => keys);
    /** Each press with the question it helps to answer. */
    this.presses = answers.flatMap(({ keys, remark }) => keys.map((key) => ({ key, question: remark })));
  }
}
