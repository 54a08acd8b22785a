// Whoever looks on while a secret is picked: sees the panel's wire, hears the piezo, reads the cable, and has a clock.
import { createHash } from 'node:crypto';
import { FLASH_BYTES, STORE } from './pico.mjs';
import { Moment } from './secrets-rewind.mjs';

const PINS = 30;
const TIMER = 0x40054;
const FIRST_ALARM = 0x10;
const PULSES = 4;
/** The handheld is ready for the next packet of the reader: it has taken the one before. */
const TAKEN = 'onEndpointRead';
/** Where the store begins and ends: memory.x. */

/** Everything that can be noticed from outside, each with the moment it was noticed, in nanoseconds. */
export class Witness {
  constructor(pico, cable) {
    Object.assign(this, { pico, cable });
    this.seen = null;
    const { panel } = pico.board;
    const take = panel.take.bind(panel);
    panel.take = (frame, data, bits) => {
      this.#note('wire', frame | (data ? 0 : 1 << 16));
      take(frame, data, bits);
    };
    const { pwm, usbCtrl, gpio } = pico.mcu;
    const pulses = pwm.writeUint32.bind(pwm);
    pwm.writeUint32 = (register, value) => {
      this.#note('pulses', `${register}=${value}`);
      pulses(register, value);
    };
    this.levels = Array(PINS).fill(null);
    for (const [pin, { listeners }] of gpio.slice(0, PINS).entries()) {
      if (!Object.values(pico.board.keys).includes(pin)) listeners.add((level) => this.#level(pin, level));
    }
    this.#ringWholeMicroseconds(pico.mcu.peripherals[TIMER]);
    pico.onFlash = (what, address, length, data) => this.#note('flash', `${what} ${address} ${length} ${data ?? ''}`);
    for (const name of ['onEndpointWrite', TAKEN]) {
      const act = usbCtrl[name];
      usbCtrl[name] = (endpoint, what) => {
        this.#note('usb', `${name} ${endpoint} ${what}`);
        act(endpoint, what);
      };
    }
  }

  #level(pin, level) {
    if (this.levels[pin] === level || this.pico.mcu.gpio[pin].functionSelect === PULSES) return; // those are told by their registers
    this.levels[pin] = level;
    const { kind, select, reset } = this.pico.board.pins;
    this.#note([kind, select, reset].includes(pin) ? 'wire' : 'pins', `${pin}=${level}`);
  }

  /** An alarm rings when the counter comes to it. rp2040js rings up to a microsecond early, by when it was set. */
  #ringWholeMicroseconds(timer) {
    const write = timer.writeUint32.bind(timer);
    timer.writeUint32 = (register, value) => {
      write(register, value);
      const alarm = timer.alarms[(register - FIRST_ALARM) / 4];
      if (alarm) alarm.clockAlarm.schedule(((value - Math.floor(this.pico.clock.nanos / 1000)) >>> 0) * 1000 - (this.pico.clock.nanos % 1000));
    };
  }

  #note(channel, what) {
    if (!this.seen) return;
    const { moments, things } = this.seen[channel];
    moments.push(this.pico.now);
    things.push(what);
  }

  /** What is noticed while `act` runs; with it, how long the processor was awake, what it logged, and the picture. */
  watch(act) {
    this.seen = Object.fromEntries(['wire', 'pulses', 'pins', 'flash', 'usb', 'awake'].map((name) => [name, { moments: [], things: [] }]));
    const tell = () => this.#note('awake', this.pico.awake);
    act(tell);
    const { seen } = this;
    this.seen = null;
    const { mcu } = this.pico;
    const ends = { log: this.#log(), frame: new Uint8Array(this.pico.frame().buffer), store: mcu.flash.subarray(STORE, FLASH_BYTES) };
    for (const [name, bytes] of Object.entries(ends)) seen[name] = { moments: [0], things: [sum(bytes)] };
    return seen;
  }

  /** What the firmware has logged for a debug probe. */
  #log() {
    const { elf, mcu } = this.pico;
    const at = elf.address('_SEGGER_RTT');
    const [buffer, size] = [mcu.readUint32(at + 28), mcu.readUint32(at + 32)];
    return Uint8Array.from({ length: size }, (_, i) => mcu.readUint8(buffer + i));
  }

  /** This moment, to come back to. */
  moment() {
    return new Moment(this.pico, this.cable, this.levels);
  }
}

/** Where two have noticed different things, or the same at different moments; null where they cannot tell. A packet
    may be `taken` so many nanoseconds sooner or later, and all else be off by `slack`, where they say so. */
export function difference(one, other, { channels = Object.keys(one), taken = 0, slack = 0 } = {}) {
  for (const channel of channels) {
    const [a, b] = [one[channel], other[channel]];
    for (let i = 0; i < Math.max(a.things.length, b.things.length); i++) {
      if (a.things[i] !== b.things[i]) return `${channel}: ${name(a.things[i])} and ${name(b.things[i])} (the ${i + 1}. of ${a.things.length} and ${b.things.length})`;
      const within = String(a.things[i]).startsWith(TAKEN) ? taken : slack;
      if (Math.abs(a.moments[i] - b.moments[i]) > within) return `${channel}: the ${i + 1}. of ${a.things.length} ${(b.moments[i] - a.moments[i]).toFixed(0)} ns later`;
    }
  }
  return null;
}

/** How many things were noticed. */
export const count = (seen) => Object.values(seen).reduce((sum, { things }) => sum + things.length, 0);

const sum = (bytes) => createHash('sha256').update(bytes).digest('hex');
const name = (thing) => (typeof thing === 'string' && thing.length > 60 ? `${thing.length} letters` : thing);
