// What the pulse generator does to its pins, read from its registers.
//
// The emulator would make every single edge: tens of thousands a second that nothing looks at. Here its
// counters stand still, and a pin's share and pitch are worked out when they are asked for.
const [PULSES, PLAIN] = [4, 5]; // what a pin can be driven by
const [ENABLED, CENTRED, INVERT_A, INVERT_B] = [1, 2, 4, 8];

export class Pulses {
  constructor(mcu) {
    this.mcu = mcu;
    for (const channel of mcu.pwm.channels) {
      channel.updateEnable = () => {};
      channel.timer.enable = false;
    }
  }

  /** The share of the time the pin is high, from 0 to 1. */
  duty(pin) {
    const { functionSelect, value } = this.mcu.gpio[pin];
    if (functionSelect === PLAIN) return value === 1 ? 1 : 0;
    if (functionSelect !== PULSES) return 0;
    const { csr, cc, top } = this.#channel(pin);
    const second = pin % 2 === 1;
    const compare = second ? cc >>> 16 : cc & 0xffff;
    const high = csr & ENABLED ? Math.min(compare / (top + 1), 1) : 0;
    return csr & (second ? INVERT_B : INVERT_A) ? 1 - high : high;
  }

  /** How often a second it goes up; 0 where it stays as it is. */
  hertz(pin) {
    const duty = this.duty(pin);
    if (duty === 0 || duty === 1) return 0;
    const { csr, div, top } = this.#channel(pin);
    return this.mcu.clkSys / ((div / 16) * (top + 1) * (csr & CENTRED ? 2 : 1));
  }

  #channel(pin) {
    return this.mcu.pwm.channels[(pin >> 1) % 8];
  }
}
