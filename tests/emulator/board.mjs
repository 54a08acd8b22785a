// What the Waveshare Pico-LCD-1.3 puts around the Pico: a panel on SPI1 and keys that pull pins low.
import { St7789 } from './st7789.mjs';

const [KIND, SELECT, RESET, LIGHT] = [8, 9, 12, 13];
const KEYS = { up: 2, centre: 3, a: 15, left: 16, b: 17, down: 18, x: 19, right: 20, y: 21 };

export class Board {
  constructor(mcu, clock) {
    this.mcu = mcu;
    this.clock = clock;
    this.wireAt = 0; // when the last byte went over the wire
    this.#connectPanel();
    for (const pin of Object.values(KEYS)) mcu.gpio[pin].setInputValue(true);
  }

  get lit() {
    return this.mcu.gpio[LIGHT].value === 1;
  }

  /** Whether bytes are on the wire or about to be. */
  get busy() {
    return this.mcu.spi[1].busy || this.mcu.dma.channels.some((channel) => channel.active);
  }

  /** Moves a key; released, only the firmware's pull-up keeps its pin high. */
  key(name, down) {
    const pin = this.mcu.gpio[KEYS[name]];
    if (!pin) throw new Error(`no such key: ${name}`);
    if (!pin.pullupEnabled || !pin.inputEnable) throw new Error(`key ${name} floats: no pull-up`);
    pin.setInputValue(!down);
  }

  /** Bytes reach the panel when their last bit does; the emulator by itself takes no time for them. */
  #connectPanel() {
    const { gpio, spi } = this.mcu;
    const [bus, kind] = [spi[1], gpio[KIND]];
    this.panel = new St7789(() => this.clock.nanos);
    let byte = 0;
    const done = this.clock.createAlarm(() => {
      this.wireAt = this.clock.nanos;
      this.panel.take(byte, kind.value === 1);
      bus.completeTransmit(0);
    });
    bus.onTransmit = (value) => {
      if (bus.dataBits !== 8) throw new Error(`${bus.dataBits} bits at a time`);
      byte = value;
      done.schedule(8e9 / bus.clockFrequency);
    };
    gpio[SELECT].addListener((level) => this.panel.select(level === 1));
    gpio[RESET].addListener((level) => this.panel.reset(level === 1));
  }
}
