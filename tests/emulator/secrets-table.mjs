// Two players in front of a bid on a handheld, and a reader at its cable.
import assert from 'node:assert/strict';
import { CHOSEN, prepared } from './prepared.mjs';
import { Witness } from './secrets-witness.mjs';
import { Cable } from './usb.mjs';

const MS = 1e6;
const SEED = '5eed'.repeat(16);
const TO_BID = [...CHOSEN, 'pick elements', 'tick', 'ok'];
/** What the reader asks, one line after each edge of a key. */
export const ASKED = ['state', 'log', 'device', 'odds', 'save', 'number 99', 'hold y'];

/** A handheld that stands at a bid, with a reader at its cable. */
export async function sit(boot) {
  const pico = await boot({ store: await prepared(SEED, TO_BID) });
  const cable = Cable.plug(pico);
  pico.run(300 * MS); // the flash is put in order
  const { inner, seat } = cable.heard().at(-1);
  assert.equal(seat, 'red');
  const witness = new Witness(pico, cable);
  const [, { want }] = cable.exchange('state', 'number 99');
  assert.match(want, new RegExp(`to ${inner.max}$`));
  pico.run(200 * MS);
  const table = new Table(pico, cable, witness);
  table.handOver = witness.moment();
  cable.exchange('number 0');
  table.most = { red: inner.max, blue: Number(cable.exchange('number 99')[0].want.match(/to (\d+)$/)[1]) };
  return table;
}

class Table {
  constructor(pico, cable, witness) {
    Object.assign(this, { pico, cable, witness, moves: 3 });
    this.noise = pico.elf.address('Pickers', 'start') & ~1; // drawn in one place
  }

  /** Down for 40 ms, up for 40 ms; in each of them the reader asks something. */
  stroke(key, tell, ask = true) {
    for (const act of ['press', 'release']) {
      this.pico[act](key);
      this.pico.run(5 * MS);
      if (ask) this.cable.write(`${ASKED[this.asked++ % ASKED.length]}\n`);
      this.pico.run(35 * MS);
      tell();
    }
  }

  /** Asks every few milliseconds, so many times, and waits for the end of the answers. */
  asks(times) {
    const { pico } = this;
    const start = pico.now;
    const until = (ms) => pico.run(start + ms * MS - pico.now); // an instruction may end a little later: that does not add up
    for (let n = 1; n <= times; n++) {
      until(4 * n);
      this.cable.write('mark x\n');
    }
    until(4 * times + 200);
  }

  /** Opens the curtain, turns to the bid with the same keys for every bid, and locks it in. */
  pick(bid, most, tell, { lock = true, ask = true } = {}) {
    this.asked = 0;
    this.#starting((bid + (most + 1) * this.moves - this.moves) % (most + 1), most + 1, () => this.stroke('a', tell, ask));
    for (let n = 0; n < this.moves; n++) this.stroke('right', tell, ask);
    if (lock) this.stroke('a', tell, ask);
  }

  /** Opens the curtain on this number. */
  open(bid, most) {
    this.asked = 0;
    this.#starting(bid, most + 1, () => this.stroke('a', () => {}));
  }

  /** Holds Y for a while. */
  look(tell) {
    this.pico.press('y');
    this.pico.run(100 * MS);
    tell();
  }

  /** A press at the page that all bids are in: what is revealed. */
  reveal() {
    this.cable.heard();
    this.pico.press('a');
    this.pico.run(60 * MS);
    return this.cable.heard().find(({ revealed }) => revealed)?.revealed;
  }

  /** Lets the next picker start on the so-manieth number: the firmware's own draw is replaced. */
  #starting(at, count, act) {
    const { core } = this.pico;
    const execute = core.executeInstruction;
    const wanted = noiseFor(at, count);
    let back = null;
    core.executeInstruction = () => {
      if (core.PC === this.noise) back = core.registers[14] & ~1;
      else if (core.PC === back) [core.registers[0], back] = [wanted, null];
      return execute.call(core);
    };
    act();
    core.executeInstruction = execute;
  }
}

/** Some noise that lets a picker start on the so-manieth of these numbers. */
function noiseFor(at, count) {
  for (let noise = 0; ; noise++) if ((stir(~stir(noise)) >>> 8) % count === at) return noise;
}

/** As core/screens/src/pages/secret/picker.rs stirs it. */
function stir(noise) {
  let bits = (noise + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
