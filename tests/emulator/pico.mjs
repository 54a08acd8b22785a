// The handheld: the real ELF on an emulated RP2040, with a panel to look at and keys to press.
//
// Cycles are those of rp2040js: right for code in RAM, a lower bound for code in flash. With the option `cache` a model of
// the flash cache adds what its misses cost; the measures are taken with it.
import { RP2040 } from 'rp2040js';
import { Board } from './board.mjs';
import { Elf } from './elf.mjs';
import { FlashCache } from './flash-cache.mjs';
import { Rom } from './rom.mjs';
import { Rosc } from './rosc.mjs';

const MS = 1e6;
const QUIET = 5 * MS; // no byte on the wire for so long: the picture is finished
const HOLD = 40 * MS; // a quick thumb; longer than the firmware is deaf to bounces
const PATIENCE = 5000 * MS;
const XIP_CONTROL = 0x14000;
const ROSC = 0x40060;
const WATCHDOG = 0x40058;
const DMA_ABORT = 0x444;
export const FLASH_BYTES = 2 << 20;
/** Where the store begins: memory.x. */
export const STORE = 1632 << 10;

export class Pico {
  /** Powers up a board and waits for the first picture. `flash` is what an earlier one left; see `this.flash`. */
  static async boot(path, options = {}) {
    const pico = new Pico(Elf.read(path), options);
    pico.runUntil(() => pico.lit && pico.panel.on, 'the first picture');
    pico.runUntilQuiet();
    pico.bootMs = (pico.past.nanos + pico.panel.changedAt) / MS; // its last pixel
    if (pico.stopped) throw new Error('the umpire stopped before it began');
    return pico;
  }

  /**
   * `store` is what lies in the part of flash that outlasts the power, where `flash` is not given whole. `cache` holds the
   * options of a `FlashCache`; without it every fetch is a hit. The keys of `closed` are down while it is switched on.
   */
  constructor(elf, { board = 'pico-lcd-1.3', rosc = 42, flash = null, store = null, cache = null, closed = [], onFlash } = {}) {
    this.name = board;
    this.elf = elf;
    this.cacheOptions = cache;
    this.onFlash = onFlash;
    this.rosc = new Rosc(rosc);
    this.warnings = new Map();
    this.lowestStack = elf.stackTop;
    this.past = { nanos: 0, cycles: 0 }; // before the last restart
    this.restarts = 0;
    this.#power((mcu) => {
      if (flash) mcu.flash.set(flash);
      else elf.flash(mcu.flash);
      if (store) mcu.flash.set(store, STORE);
    });
    for (const key of closed) this.board.close(key);
  }

  /** A processor fresh from its reset. */
  #power(prepare) {
    this.mcu = new RP2040();
    this.clock = this.mcu.clock;
    this.core = this.mcu.core;
    const log = (_, text) => this.#log(text);
    this.mcu.logger = { debug: log, info: log, warn: log, error: log };
    prepare(this.mcu);
    this.cache = this.cacheOptions && new FlashCache(this.cacheOptions).attach(this.mcu);
    this.rom = new Rom(this.mcu, this.clock, {
      onFlash: (...change) => this.onFlash?.(...change),
      onFlush: () => this.cache?.flush(),
    });
    this.mcu.peripherals[ROSC] = this.rosc;
    this.mcu.peripherals[XIP_CONTROL] = { readUint32: () => 0, writeUint32() {}, writeUint32Atomic() {} };
    const dma = this.mcu.dma.readUint32.bind(this.mcu.dma); // an abort is done at once, which it does not say
    this.mcu.dma.readUint32 = (register) => (register === DMA_ABORT ? 0 : dma(register));
    this.bitten = false;
    const watchdog = this.mcu.peripherals[WATCHDOG];
    watchdog.onWatchdogTrigger = () => {
      this.bitten = true;
      watchdog.alarm.enable = watchdog.timer.enable = false; // or it would bite for ever
    };
    this.board = new Board(this.mcu, this.clock, this.name);
    this.panel = this.board.panel;
    Object.assign(this.core, { VTOR: 0, SP: 0x20041f00, LR: 0, PC: 0x10000000, waiting: false }); // boot2
  }

  /** What the watchdog does: everything starts afresh but the memory, the flash and why it happened. */
  #restart() {
    const before = this.mcu;
    this.past = { nanos: this.now, cycles: this.awake };
    this.restarts++;
    this.#power((mcu) => {
      mcu.flash.set(before.flash.subarray(0, FLASH_BYTES));
      mcu.sram.set(before.sram);
      const [from, to] = [before.peripherals[WATCHDOG], mcu.peripherals[WATCHDOG]];
      to.reason = from.reason;
      to.scratchData.set(from.scratchData);
    });
  }

  /** Nanoseconds since power-on. */
  get now() {
    return this.past.nanos + this.clock.nanos;
  }

  /** Cycles the processor was awake since power-on. */
  get awake() {
    return this.past.cycles + this.core.cycles;
  }

  /** Most bytes of stack in use at any moment. */
  get stackBytes() {
    return this.elf.stackTop - this.lowestStack;
  }

  get lit() {
    return this.board.lit;
  }

  /** Whether the firmware has panicked. */
  get stopped() {
    return this.mcu.readUint8(this.elf.address('STOPPED')) === 1;
  }

  get flash() {
    return this.mcu.flash.slice(0, FLASH_BYTES);
  }

  /** What the player sees: 240 × 240 colours, RGB565. */
  frame() {
    return this.panel.frame(this.lit);
  }

  /** Presses a key, and waits for the picture. */
  hold(key) {
    return this.#measure(() => this.press(key));
  }

  /** Presses and lets go; `left+a` presses the second while the first is held. Tells how long the picture took: from the edge to the last pixel that changed. */
  tap(keys) {
    if (keys.includes('+')) {
      const [held, key] = keys.split('+');
      this.hold(held);
      const tapped = this.tap(key);
      this.#measure(() => this.release(held));
      return tapped;
    }
    const key = keys;
    const drawn = this.#measure(() => this.press(key));
    const release = this.#measure(() => this.release(key));
    if (this.stopped) throw new Error(`the umpire stopped after ${key}`);
    return { ...drawn, release };
  }

  press(key) {
    this.board.key(key, true);
  }

  release(key) {
    this.board.key(key, false);
  }

  /** How long each call took of the function whose path has these words (see `Elf.address`), while `act` runs, in ns. */
  timesOf(...words) {
    const act = words.pop();
    const entry = this.elf.address(...words) & ~1;
    const { core } = this;
    const execute = core.executeInstruction.bind(core);
    const times = [];
    let call = null;
    core.executeInstruction = () => {
      if (core.PC === entry && !call) call = { since: this.now, back: core.registers[14] & ~1, stack: core.SP };
      else if (call && core.PC === call.back && core.SP >= call.stack) {
        times.push(this.now - call.since);
        call = null;
      }
      return execute();
    };
    act();
    core.executeInstruction = execute;
    return times;
  }

  /** Share of the time the processor is awake over the next `ns`. */
  awakeShare(ns) {
    const before = this.awake;
    this.run(ns);
    return (this.awake - before) / ((ns * this.mcu.clkSys) / 1e9);
  }

  run(ns) {
    const until = this.now + ns;
    while (this.now < until) {
      this.#runToRestart(until - this.past.nanos);
      if (this.bitten) this.#restart();
    }
  }

  #runToRestart(end) {
    const { clock, core } = this;
    const cycle = 1e9 / this.mcu.clkSys;
    while (clock.nanos < end && !this.bitten) {
      if (core.waiting) {
        const next = clock.nextAlarm ? clock.nextAlarm.nanos : Infinity;
        clock.tick(Math.min(next, end) - clock.nanos);
      } else {
        clock.tick(core.executeInstruction() * cycle);
        const stack = core.registers[13];
        if (stack < this.lowestStack) this.lowestStack = stack;
      }
    }
  }

  runUntil(condition, what) {
    const patience = this.now + PATIENCE;
    while (!condition()) {
      if (this.now > patience) throw new Error(`no sign of ${what} within ${PATIENCE / MS} ms`);
      this.run(0.1 * MS);
    }
  }

  /** Runs until the processor sleeps and the wire has been silent for 5 ms. */
  runUntilQuiet() {
    const since = this.now;
    const silent = () => this.now - Math.max(this.past.nanos + this.board.wireAt, since) >= QUIET;
    this.runUntil(() => this.core.waiting && !this.board.busy && silent(), 'quiet');
  }

  #measure(act) {
    const [start, awake] = [this.now, this.awake];
    const [bytes, changes] = [this.panel.bytes, this.panel.changes];
    act();
    this.run(HOLD);
    this.runUntilQuiet();
    const pixels = this.panel.changes - changes;
    const ns = pixels ? this.past.nanos + this.panel.changedAt - start : 0;
    return {
      ms: ns / MS,
      cycles: Math.round((ns * this.mcu.clkSys) / 1e9),
      awake: this.awake - awake,
      bytes: this.panel.bytes - bytes,
      pixels,
    };
  }

  /** rp2040js only logs SEV, and a wake from one task to another would be lost. */
  #log(text) {
    if (text === 'SEV') this.core.eventRegistered = true;
    else this.warnings.set(text, (this.warnings.get(text) ?? 0) + 1);
  }
}
