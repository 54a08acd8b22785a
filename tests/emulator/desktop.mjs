// The same umpire on a desk: the host program, played through its console.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { load } from './png.mjs';

const PATIENCE_MS = 10_000;

export class Desktop {
  /** Starts `umpire --headless`; `seed` is 64 hex digits, as from `pico.rosc.seed()`. */
  static async start(program, { seed, args = [] } = {}) {
    const desktop = new Desktop(program, ['--headless', ...(seed ? ['--seed', seed] : []), ...args]);
    await desktop.say();
    return desktop;
  }

  constructor(program, args) {
    this.folder = mkdtempSync(join(tmpdir(), 'umpire-'));
    this.child = spawn(program, [...args, '--rosters', join(this.folder, 'rosters.txt')], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    this.count = 0;
  }

  /** Says lines and returns the objects that come back. What the umpire cannot do, it throws. */
  async say(...lines) {
    const answers = await this.exchange(...lines);
    const wrong = answers.find((answer) => 'error' in answer);
    if (wrong) throw new Error(`${lines.join('; ')}: ${wrong.error}`);
    return answers;
  }

  /** Presses a key; `left+a` presses the second while the first is held. */
  async press(keys) {
    const [held, key] = keys.includes('+') ? keys.split('+') : [null, keys];
    if (held) await this.say(`hold ${held}`);
    const pressed = await this.say(`press ${key}`);
    if (held) await this.say(`release ${held}`);
    return pressed;
  }

  /** What the player sees: 240 × 240 colours, RGB565. */
  async frame() {
    const file = join(this.folder, 'screen.png');
    await this.say(`screen --force ${file}`);
    return load(file);
  }

  async quit() {
    this.child.stdin.end('quit\n');
    if (this.child.exitCode === null) await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true });
  }

  /** The same, errors too. The console answers in order, and a mark with the same mark: that ends our turn. */
  async exchange(...lines) {
    const end = `end-${++this.count}`;
    this.child.stdin.write([...lines, `mark ${end}`, ''].join('\n'));
    const answers = [];
    for (;;) {
      const answer = JSON.parse(await this.#line(lines));
      if (answer.mark === end) return answers;
      answers.push(answer);
    }
  }

  async #line(lines) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer to: ${lines.join('; ')}`)), PATIENCE_MS);
    });
    const { value, done } = await Promise.race([this.lines.next(), late]).finally(() => clearTimeout(timer));
    if (done) throw new Error(`the umpire left while asked: ${lines.join('; ')}`);
    return value;
  }
}
