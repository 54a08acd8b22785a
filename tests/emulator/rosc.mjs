// The ring oscillator as a source of noise that we know.
const STATUS = 0x18;
const RANDOM_BIT = 0x1c;
const STABLE_AND_ENABLED = 0x80001000;

export class Rosc {
  /** `source`: a number seeds a generator; 'stuck' serves ones for ever; 'stopped' does not run. It may be changed. */
  constructor(source) {
    this.source = source;
    this.state = Number(source) >>> 0;
    this.served = 0;
  }

  readUint32(offset) {
    const register = offset & 0xfff;
    if (register === STATUS) return this.source === 'stopped' ? 0 : STABLE_AND_ENABLED;
    if (register !== RANDOM_BIT) return 0;
    this.served++;
    return this.source === 'stuck' ? 1 : this.#next();
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
