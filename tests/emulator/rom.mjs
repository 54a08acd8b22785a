// A boot ROM of our own: the few functions the firmware looks up, done from outside.
//
// Each function is `BKPT n; BX LR`; the breakpoint handler does the work in JavaScript. Times for the
// flash are those of its data sheet, typical values: 45 ms for a sector, 0.4 ms for a page.
const TABLE = 0x200;
const LOOKUP = 0x40;
const STUBS = 0x400;
const FIRST_BREAK = 0x80;
const SECTOR = 4096;
const PAGE = 256;

/** rom_table_lookup(table, code): walks pairs of half-words until the code or zero is found. */
const LOOKUP_CODE = [0x8802, 0x8843, 0x3004, 0x428a, 0xd003, 0x2a00, 0xd1f8, 0x2000, 0x4770, 0x4618, 0x4770];

export class Rom {
  /**
   * `onFlash(what, address, length, data)` runs before each change of flash and may throw, as a cut of power does;
   * `onFlush()` when the cache has to forget.
   */
  constructor(mcu, clock, { onFlash, onFlush }) {
    this.mcu = mcu;
    this.clock = clock;
    this.onFlash = onFlash;
    this.functions = [
      ['IF', () => {}], // connect_internal_flash
      ['EX', () => {}], // flash_exit_xip
      ['FC', () => onFlush()], // flash_flush_cache
      ['CX', () => {}], // flash_enter_cmd_xip
      ['RE', (address, length) => this.#erase(address, length)],
      ['RP', (address, source, length) => this.#program(address, this.#read(source, length))],
      ['MC', (to, from, length) => this.#copy(to, from, length)], // memcpy
      ['C4', (to, from, length) => this.#copy(to, from, length)], // memcpy44
    ];
    mcu.bootrom.set(this.#image());
    mcu.onBreak = (code) => this.#call(code);
  }

  #image() {
    const view = new DataView(new ArrayBuffer(this.mcu.bootrom.byteLength));
    const half = (at, value) => view.setUint16(at, value, true);
    view.setUint32(0x10, 0x0301754d, true); // 'M', 'u', 1, version 3
    half(0x14, TABLE);
    half(0x18, LOOKUP | 1);
    LOOKUP_CODE.forEach((code, i) => half(LOOKUP + 2 * i, code));
    this.functions.forEach(([name], i) => {
      const stub = STUBS + 4 * i;
      half(TABLE + 4 * i, name.charCodeAt(0) | (name.charCodeAt(1) << 8));
      half(TABLE + 4 * i + 2, stub | 1);
      half(stub, 0xbe00 | (FIRST_BREAK + i));
      half(stub + 2, 0x4770);
    });
    return new Uint32Array(view.buffer);
  }

  #call(code) {
    const found = this.functions[code - FIRST_BREAK];
    if (!found) throw new Error(`breakpoint ${code} at ${this.mcu.core.PC.toString(16)}`);
    const [r0, r1, r2] = this.mcu.core.registers;
    found[1](r0, r1, r2);
  }

  #read(from, length) {
    return Uint8Array.from({ length }, (_, i) => this.mcu.readUint8(from + i));
  }

  #copy(to, from, length) {
    this.#read(from, length).forEach((byte, i) => this.mcu.writeUint8(to + i, byte));
  }

  #erase(address, length) {
    this.onFlash('erase', address, length, null);
    this.mcu.flash.fill(0xff, address, address + length);
    this.clock.tick((45e6 * length) / SECTOR);
  }

  #program(address, data) {
    this.onFlash('program', address, data.length, data);
    data.forEach((byte, i) => (this.mcu.flash[address + i] &= byte)); // flash only ever clears bits
    this.clock.tick((0.4e6 * data.length) / PAGE);
  }
}
