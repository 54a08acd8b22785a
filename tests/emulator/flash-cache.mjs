// The RP2040's flash cache, put around rp2040js from outside: what a miss costs is added to the core's cycles.
//
// 16 KiB, two ways, lines of 8 bytes whose two words are fetched one at a time, when they are asked for. A word takes 20
// clocks of the flash (8 of address and mode, 4 of waiting, 8 of data) at half the system clock: 40 cycles at the least.
// What the controller adds is not published, nor how it chooses the way to replace: `missCycles` and `replacement` are
// estimates, and `cargo measure` says so. The core fetches whole words, one ahead of what it executes. What the DMA reads
// is not seen here; ours reads RAM alone.
const SETS = 1024;
const WAYS = 2;
const FLASH_WORDS = 0x3fffff;
const SET_SHIFT = 1; // two words a line
const TAG_SHIFT = 11; // and 1,024 lines a way
const FLUSH_CYCLES = SETS + 8; // a set a cycle, and whoever reads waits
const [LOOKS_UP, ALLOCATES] = [1, 2];
/** What the four windows to the flash do, by bits 24 and 25 of the address. */
const WINDOWS = [LOOKS_UP | ALLOCATES, LOOKS_UP, ALLOCATES, 0];

/** Whether an address lies in one of the windows: 0x10000000 to 0x13ffffff. */
const inFlash = (address) => address >>> 26 === 4;

export class FlashCache {
  /**
   * `onMiss(address, isFetch)` is called for every word that has to be fetched. `loadedAt(address)` is where code in RAM
   * was loaded from, if it is to be counted as if it lay there still, and 0 otherwise.
   */
  constructor({ missCycles = 50, replacement = 'lru', prefetches = true, onMiss = null, loadedAt = null } = {}) {
    Object.assign(this, { missCycles, replacement, prefetches, onMiss, loadedAt });
    this.tags = new Int32Array(SETS * WAYS).fill(-1);
    this.valid = new Uint8Array(SETS * WAYS); // which words of a line are there
    this.recent = new Uint8Array(SETS); // the way used last
    this.noise = 0x2545f491;
    this.fetched = -1; // the word that instructions are taken from
    this.owed = 0; // cycles that nobody has been charged for yet
    this.reads = this.misses = 0;
  }

  /** Forgets everything, as the boot ROM has it do after each change of flash. */
  flush() {
    this.tags.fill(-1);
    this.valid.fill(0);
    this.fetched = -1;
    this.owed += FLUSH_CYCLES;
  }

  /** Looks a word up, and fetches it where it is not there. */
  read(address, isFetch = false) {
    this.reads++;
    const word = (address >>> 2) & FLASH_WORDS;
    const window = WINDOWS[(address >>> 24) & 3];
    const set = (word >> SET_SHIFT) & (SETS - 1);
    const tag = word >> TAG_SHIFT;
    const half = 1 << (word & 1);
    const first = set * WAYS;
    const way = this.tags[first] === tag ? 0 : this.tags[first + 1] === tag ? 1 : -1;
    if (way >= 0 && window & LOOKS_UP && this.valid[first + way] & half) {
      this.recent[set] = way;
      return;
    }
    this.misses++;
    this.owed += this.missCycles;
    if (window & ALLOCATES) this.#fill(set, way, tag, half);
    this.onMiss?.(address, isFetch);
  }

  /** Counts the cycles of a core with those it waits for the flash. */
  attach(mcu) {
    const { core } = mcu;
    const { loadedAt } = this;
    const through = loadedAt ? (address) => (inFlash(address) ? address : loadedAt(address)) : (address) => (inFlash(address) ? address : 0);
    for (const size of ['readUint8', 'readUint32']) {
      const read = core[size].bind(core);
      core[size] = (address) => {
        const from = through(address);
        if (from) this.read(from);
        return read(address);
      };
    }
    core.readUint16 = (address) => {
      const from = through(address);
      if (from) {
        const ahead = address - (core.registers[15] & ~1);
        if (ahead === 0 || ahead === 2) this.#fetch(from);
        else this.read(from);
      }
      return mcu.readUint16(address);
    };
    const execute = core.executeInstruction.bind(core);
    core.executeInstruction = () => {
      const cycles = execute();
      if (this.owed === 0) return cycles;
      const { owed } = this;
      this.owed = 0;
      core.cycles += owed;
      return cycles + owed;
    };
    return this;
  }

  /** An instruction is taken from the word that was fetched last, and the next word is fetched behind its first half. */
  #fetch(address) {
    const word = address >>> 2;
    if (word !== this.fetched) this.read(address, true);
    this.fetched = word;
    if (this.prefetches && address & 2) {
      this.fetched = word + 1;
      this.read(address + 2, true);
    }
  }

  #fill(set, way, tag, half) {
    const into = way >= 0 ? way : this.#victim(set);
    const line = set * WAYS + into;
    this.valid[line] = way >= 0 ? this.valid[line] | half : half;
    this.tags[line] = tag;
    this.recent[set] = into;
  }

  #victim(set) {
    if (this.tags[set * WAYS] < 0) return 0;
    if (this.tags[set * WAYS + 1] < 0) return 1;
    if (this.replacement === 'lru') return 1 - this.recent[set];
    this.noise ^= this.noise << 13;
    this.noise ^= this.noise >>> 17;
    this.noise ^= this.noise << 5;
    return this.noise & 1;
  }
}
