// An ELF file: what goes into flash, where its symbols are, how much memory it takes.
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

  static read(path) {
    return new Elf(readFileSync(path));
  }

  /** Copies what belongs into flash to where it belongs. */
  flash(into) {
    for (const { loadAddress, offset, fileSize } of this.#inFlash()) {
      into.set(this.bytes.subarray(offset, offset + fileSize), loadAddress - FLASH);
    }
  }

  /** Bytes of flash: code, constants, and what .data starts with. */
  get flashBytes() {
    return this.#inFlash().reduce((sum, { fileSize }) => sum + fileSize, 0);
  }

  /** Bytes of RAM taken by statics: .data, .bss and .uninit. */
  get ramBytes() {
    return this.address('__euninit') - this.address('__sdata');
  }

  /** Where the stack starts; it grows down. */
  get stackTop() {
    return this.address('_stack_start');
  }

  /** Bytes of RAM that the stack has for itself. */
  get stackRoom() {
    return this.stackTop - this.address('_stack_end');
  }

  /** The address of the symbol with this name, or of the only one whose mangled name contains it. */
  address(name) {
    if (this.symbols.has(name)) return this.symbols.get(name);
    const found = [...this.symbols].filter(([mangled]) => mangled.includes(name));
    if (found.length !== 1) throw new Error(`${found.length} symbols contain ${name}`);
    return found[0][1];
  }

  /** The word of flash that the symbol with this name stands for. */
  word(name) {
    const address = this.address(name);
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
