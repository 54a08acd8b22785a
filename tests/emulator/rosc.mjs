// The ring oscillator as a source of noise that we know: every bit it served can be hashed again.
import { createHash } from 'node:crypto';

const STATUS = 0x18;
const RANDOM_BIT = 0x1c;
const STABLE_AND_ENABLED = 0x80001000;
const SAMPLES = 4096; // firmware/src/entropy.rs

export class Rosc {
  /** `source`: a number seeds a generator; 'stuck' serves ones for ever; 'stopped' does not run. */
  constructor(source) {
    this.source = source;
    this.state = Number(source) >>> 0;
    this.bits = [];
  }

  /** The seed that the firmware must have made, in hex; null if it cannot have made one. */
  seed() {
    if (typeof this.source !== 'number' || this.bits.length < SAMPLES) return null;
    const bytes = Buffer.alloc(SAMPLES / 8);
    for (let i = 0; i < SAMPLES; i++) bytes[i >> 3] |= this.bits[i] << (7 - (i & 7));
    return createHash('sha256').update(bytes).digest('hex');
  }

  readUint32(offset) {
    const register = offset & 0xfff;
    if (register === STATUS) return this.source === 'stopped' ? 0 : STABLE_AND_ENABLED;
    if (register !== RANDOM_BIT) return 0;
    this.bits.push(this.source === 'stuck' ? 1 : this.#next());
    return this.bits.at(-1);
  }

  writeUint32() {}
  writeUint32Atomic() {}

  /** One bit of mulberry32. */
  #next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return (mix ^ (mix >>> 14)) & 1;
  }
}
