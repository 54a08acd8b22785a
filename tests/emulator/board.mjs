// What a board puts around the RP2040: a panel on one of its buses, keys that pull pins low, a battery,
// and on some a lamp and a piezo.
import { Pulses } from './pulses.mjs';
import { St7789 } from './st7789.mjs';

/** Every handheld: where its parts hang, and how its glass is mounted. */
const BOARDS = {
  'pico-lcd-1.3': {
    bus: 1,
    mount: 'turned',
    pins: { kind: 8, select: 9, reset: 12, light: 13, cable: 24 },
    measured: 3, // VSYS, by three
    keys: { up: 2, centre: 3, a: 15, left: 16, b: 17, down: 18, x: 19, right: 20, y: 21 },
  },
  picosystem: {
    bus: 0,
    mount: 'upright',
    pins: { kind: 9, select: 5, reset: 4, light: 12, beam: 8, cable: 2, charging: 24, piezo: 11 },
    lamp: [14, 13, 15],
    measured: 0, // the battery, by three
    keys: { up: 23, down: 20, left: 22, right: 21, a: 18, b: 19, x: 17, y: 16 },
  },
};

export class Board {
  constructor(mcu, clock, name) {
    const parts = BOARDS[name];
    if (!parts) throw new Error(`no such board: ${name}`);
    Object.assign(this, { mcu, clock, name, ...parts });
    this.wireAt = 0; // when the last byte went over the wire
    this.pulses = new Pulses(mcu);
    this.#connectPanel();
    this.power({ volts: 4, cable: false });
    for (const pin of Object.values(this.keys)) mcu.gpio[pin].setInputValue(true);
  }

  /** How bright the light shines, from 0 to 1. */
  get light() {
    return this.pulses.duty(this.pins.light);
  }

  get lit() {
    return this.light > 0;
  }

  /** The lamp's red, green and blue, from 0 to 1. */
  get colour() {
    return this.lamp.map((pin) => this.pulses.duty(pin));
  }

  /** The pitch that is heard; 0 for silence. */
  get pitch() {
    return this.pulses.hertz(this.pins.piezo);
  }

  /** What the board finds where it measures its power. */
  power({ volts, cable, charging = false }) {
    this.mcu.adc.channelValues[this.measured] = Math.round((volts / 3 / 3.3) * 4096);
    this.mcu.gpio[this.pins.cable].setInputValue(cable);
    if (this.pins.charging) this.mcu.gpio[this.pins.charging].setInputValue(!charging);
  }

  /** Cuts the wire by which the panel says when it reads its memory: also makes long waits cheap. */
  cutBeam() {
    this.panel.onBeamOff();
    Object.assign(this.panel, { onBeam() {}, onBeamOff() {} });
  }

  /** Whether bytes are on the wire or about to be. */
  get busy() {
    return this.mcu.spi[this.bus].busy || this.mcu.dma.channels.some((channel) => channel.active);
  }

  /** Moves a key; released, only the firmware's pull-up keeps its pin high. */
  key(name, down) {
    const pin = this.mcu.gpio[this.keys[name]];
    if (!pin) throw new Error(`no such key: ${name}`);
    if (!pin.pullupEnabled || !pin.inputEnable) throw new Error(`key ${name} floats: no pull-up`);
    pin.setInputValue(!down);
    const other = this.bridged?.[name];
    if (other) this.mcu.gpio[this.keys[other]].setInputValue(!down);
  }

  /** A contact that is closed before anybody listens, and stays so until its key is let go. */
  close(name) {
    this.mcu.gpio[this.keys[name]].setInputValue(false);
  }

  /** Solder between two keys: whichever is pressed, both pins go down. */
  bridge(one, other) {
    this.bridged = { [one]: other, [other]: one };
  }

  /** Bytes and pixels reach the panel when their last bit does; the emulator by itself takes no time for them. */
  #connectPanel() {
    const { gpio, spi } = this.mcu;
    const [bus, kind] = [spi[this.bus], gpio[this.pins.kind]];
    this.panel = new St7789(() => this.clock.nanos, this.mount);
    let frame = 0;
    const done = this.clock.createAlarm(() => {
      this.wireAt = this.clock.nanos;
      this.panel.take(frame, kind.value === 1, bus.dataBits);
      bus.completeTransmit(0);
    });
    bus.onTransmit = (value) => {
      frame = value;
      done.schedule((1e9 * bus.dataBits) / bus.clockFrequency);
    };
    this.#followBeam();
    gpio[this.pins.select].addListener((level) => this.panel.select(level === 1));
    gpio[this.pins.reset].addListener((level) => this.panel.reset(level === 1));
  }

  /** The pin falls when the panel begins to read its first row, and rises when it has read the last. */
  #followBeam() {
    const { clock, panel } = this;
    const edge = clock.createAlarm(() => {
      const { low, next } = panel.beam();
      this.mcu.gpio[this.pins.beam].setInputValue(!low);
      edge.schedule(next);
    });
    if (this.pins.beam === undefined) return;
    this.mcu.gpio[this.pins.beam].setInputValue(true);
    panel.onBeam = () => edge.schedule(panel.beam().next);
    panel.onBeamOff = () => edge.scheduled && edge.cancel();
  }
}
