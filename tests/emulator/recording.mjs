// A game as key presses, from tests/games: its seed, and one answer a line.
import { readdirSync, readFileSync } from 'node:fs';
import { here } from './firmware.mjs';

/** What is asked before there is a game. */
const FOYER = ['game', 'seats', 'warband', 'army', 'host'];

export class Recording {
  /** Every recorded game. */
  static names() {
    return readdirSync(here('../games')).filter((file) => file.endsWith('.keys')).map((file) => file.slice(0, -'.keys'.length)).sort();
  }

  static read(name, folder = '../games') {
    const text = readFileSync(here(folder, `${name}.keys`), 'utf8');
    return new Recording(text.split('\n').map((line) => line.split('#')));
  }

  constructor(lines) {
    const words = lines.map(([keys, remark = '']) => ({ keys: keys.trim().split(/\s+/).filter(Boolean), remark: remark.split(':')[0].trim().replaceAll(' ', '-') }));
    const answers = words.filter(({ keys }) => keys.length > 0);
    const [word, seed] = answers.shift().keys;
    if (word !== 'seed') throw new Error('a recording begins with its seed');
    this.seed = seed;
    const first = answers.findIndex(({ remark }) => !FOYER.includes(remark));
    const presses = (some) => some.flatMap(({ keys, remark }) => keys.map((key) => ({ key, question: remark })));
    /** Each press that chooses the game, and what each side brings, with the question it helps to answer. */
    this.foyer = presses(answers.slice(0, first));
    /** Its place among the games of an empty shelf, where the guided one stands before them. */
    this.game = -1 + this.foyer.filter(({ key, question }) => key === 'down' && question === 'game').length;
    /** Each press of the game itself. */
    this.presses = presses(answers.slice(first));
    /** All of them, from the shelf on. */
    this.all = [...this.foyer, ...this.presses];
    /** The keys of each answer of the game. */
    this.lines = answers.slice(first).map(({ keys }) => keys);
    /** How many answers were given in it. */
    this.answers = this.lines.length;
  }
}
