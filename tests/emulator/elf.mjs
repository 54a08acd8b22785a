// An ELF file: what goes into flash, where its symbols are, how much stack there is.
import { readFileSync } from 'node:fs';

const FLASH = 0x10000000;
const RAM = 0x20000000;
const LOAD = 1;
const SYMBOL_TABLE = 2;

export class Elf {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (this.u32(0) !== 0x464c457f) throw new Error('not an ELF file');
    this.segments = this.#table(this.u32(28), this.u16(42), this.u16(44), (at) => ({
      kind: this.u32(at),
      offset: this.u32(at + 4),
      address: this.u32(at + 8),
      loadAddress: this.u32(at + 12),
      fileSize: this.u32(at + 16),
      size: this.u32(at + 20),
    })).filter(({ kind }) => kind === LOAD);
    this.sections = this.#table(this.u32(32), this.u16(46), this.u16(48), (at) => ({
      kind: this.u32(at + 4),
      offset: this.u32(at + 16),
      size: this.u32(at + 20),
      link: this.u32(at + 24),
    }));
    this.symbols = this.#symbols();
  }

  /** The file of this path; it is read once. */
  static read(path) {
    if (!Elf.#files.has(path)) Elf.#files.set(path, new Elf(readFileSync(path)));
    return Elf.#files.get(path);
  }

  static #files = new Map();

  /** Copies what belongs into flash to where it belongs. */
  flash(into) {
    for (const { loadAddress, offset, fileSize } of this.#inFlash()) {
      into.set(this.bytes.subarray(offset, offset + fileSize), loadAddress - FLASH);
    }
  }

  /** Where the stack starts; it grows down. */
  get stackTop() {
    return this.address('_stack_start');
  }

  /** Bytes of RAM that the stack has for itself. */
  get stackRoom() {
    return this.stackTop - this.address('_stack_end');
  }

  /**
   * The address of the symbol with this name; or of the only one whose path has these words in their order, and ends with
   * the last of them: `address('Pickers', 'start')`. Other words of the path, as of a module, may stand between them.
   */
  address(...words) {
    const wanted = words.join('::');
    if (!this.symbols.has(wanted)) this.symbols.set(wanted, search(this.symbols, words));
    return this.symbols.get(wanted);
  }

  /** The word of flash that the symbol with this name stands for, or one behind it. */
  word(name, behind = 0) {
    const address = this.address(name) + 4 * behind;
    const { offset, loadAddress } = this.#inFlash().find((s) => address >= s.loadAddress && address < s.loadAddress + s.fileSize);
    return this.u32(offset + address - loadAddress);
  }

  u16(at) {
    return this.view.getUint16(at, true);
  }

  u32(at) {
    return this.view.getUint32(at, true);
  }

  #inFlash() {
    return this.segments.filter(({ loadAddress }) => loadAddress >= FLASH && loadAddress < RAM);
  }

  #table(start, size, count, read) {
    return Array.from({ length: count }, (_, i) => read(start + i * size));
  }

  #symbols() {
    const symbols = new Map();
    for (const { offset, size, link } of this.sections.filter(({ kind }) => kind === SYMBOL_TABLE)) {
      const names = this.sections[link].offset;
      for (let at = offset; at < offset + size; at += 16) {
        const start = names + this.u32(at);
        const name = this.bytes.toString('latin1', start, this.bytes.indexOf(0, start));
        if (name) symbols.set(name, this.u32(at + 4));
      }
    }
    return symbols;
  }
}

/** The words of a mangled name, in both of Rust's ways, without their lengths, hashes and generic punctuation. */
export function pathOf(name) {
  const legacy = name.startsWith('_ZN');
  if (!legacy && !name.startsWith('_R')) return [name];
  if (!legacy) name = withoutInstantiator(name.split('.')[0]); // a part of a static that the linker sees ends with `.0`
  const words = [];
  for (let at = legacy ? 3 : 2; at < name.length; ) {
    const rest = name.slice(at);
    const [digits] = rest.match(/^[1-9]\d*/) ?? [''];
    // What tells two of one name apart, or points back, or is the value of a const argument.
    const apart = legacy ? null : rest.match(/^(?:[sB][0-9A-Za-z]*|K[a-z]n?[0-9a-f]*)_/);
    if (digits) {
      const start = digits.length + (!legacy && rest[digits.length] === '_' ? 1 : 0);
      const word = rest.slice(start, start + Number(digits));
      words.push(...word.split(/\$\w*\$|\.+|[^A-Za-z0-9_]+/).filter(Boolean));
      at += start + Number(digits);
    } else {
      if (!legacy && rest[0] === '0') words.push('closure'); // it has an empty name
      at += apart ? apart[0].length : 1;
    }
  }
  return words.filter((word) => !/^h[0-9a-f]{16}$/.test(word) && word !== '_');
}

/** A name of the newer way without the package at its end, for which a generic function was compiled. */
function withoutInstantiator(name) {
  const packages = [...name.matchAll(/C(?=(?:s[0-9A-Za-z]*_)?([1-9]\d*)_?([A-Za-z_]\w*)$)/g)];
  const last = packages.find(([, length, word]) => word.length === Number(length));
  return last ? name.slice(0, last.index) : name;
}

/** The only symbol whose path has these words. */
function search(symbols, words) {
  const wanted = words.join('::');
  const found = new Map();
  for (const [name, address] of symbols) if (name.includes(words.at(-1)) && leads(pathOf(name), words)) found.set(address, name);
  if (found.size === 1) return [...found.keys()][0];
  const others = found.size > 0 ? [...found.values()] : [...symbols.keys()].filter((name) => pathOf(name).at(-1) === words.at(-1));
  const list = others.slice(0, 12).map((name) => `\n  ${pathOf(name).join('::')}`).join('');
  if (found.size > 0) throw new Error(`${found.size} symbols of the firmware could be ${wanted}: say more of the path${list}`);
  throw new Error(`the firmware has no symbol ${wanted}: renamed, or inlined?${list && `\nwhat ends with ${words.at(-1)}:${list}`}`);
}

/** Whether a path has these words in their order, and ends with the last of them. */
function leads(path, words) {
  if (path.at(-1) !== words.at(-1)) return false;
  let at = 0;
  return words.slice(0, -1).every((word) => (at = path.indexOf(word, at) + 1) > 0 && at < path.length);
}
