// A debug probe that reads the log: it takes defmt's frames out of the firmware's memory, and puts them into words.
import { decode } from './defmt.mjs';

// Offsets in RTT's control block, which ends with its only channel.
const [BUFFER, SIZE, WRITE, READ] = [28, 32, 36, 40];

export class Rtt {
  constructor(pico) {
    this.pico = pico;
    this.at = pico.elf.address('_SEGGER_RTT');
    this.bytes = [];
  }

  /** Takes what was logged since the last time: at most what the buffer holds, for the firmware waits for no probe. */
  drain() {
    const { mcu } = this.pico;
    const [buffer, size, write, read] = [BUFFER, SIZE, WRITE, READ].map((offset) => mcu.readUint32(this.at + offset));
    for (let at = read; at !== write; at = (at + 1) % size) this.bytes.push(mcu.readUint8(buffer + at));
    mcu.writeUint32(this.at + READ, write);
  }

  /** All that was taken so far, line by line: a level, and words. */
  lines() {
    return decode(this.pico.elf, this.bytes);
  }
}
