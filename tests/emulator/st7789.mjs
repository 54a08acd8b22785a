// The panel: an ST7789 that takes nothing amiss silently. What it does not expect is thrown.
//
// Its memory has 240 columns and 320 rows. The glass shows 240 × 240 of them. Mounted 'upright', the player
// sees columns as x and rows as y; 'turned' a quarter round, x runs along the rows and y against the columns.
export const SIDE = 240;
const COLUMNS = 240;
const ROWS = 320;

const [SLEEP, WAKE, NORMAL] = [0x10, 0x11, 0x13];
const BEAM = 0x35;
const [SET_COLUMNS, SET_ROWS, PIXELS, ORIENTATION, FORMAT] = [0x2a, 0x2b, 0x2c, 0x36, 0x3a];
/** 12 bits a pixel, or two bytes. */
const [PACKED, PLAIN] = [0x53, 0x55];
/** Four bits a colour as RGB565, the low bits filled by the high ones; how the panel itself does it is not published. */
const widen = (c) => (((c >> 7) & 0x1e) | (c >> 11)) << 11 | (((c >> 2) & 0x3c) | ((c >> 6) & 3)) << 5 | ((c << 1) & 0x1e) | ((c >> 3) & 1);
/** Every command we expect, with the number of its arguments. */
const ARGUMENTS = new Map([
  [SLEEP, 0], [WAKE, 0], [NORMAL, 0], [BEAM, 1], [0x20, 0], [0x21, 0], [0x28, 0], [0x29, 0],
  [SET_COLUMNS, 4], [SET_ROWS, 4], [PIXELS, Infinity], [ORIENTATION, 1], [FORMAT, 1],
]);
/** 0x10 and 0x04 are the order in which the glass is refreshed, by rows and within each: they move no pixel. */
const [MIRROR_ROWS, MIRROR_COLUMNS, EXCHANGE, UPWARDS, BLUE_FIRST] = [0x80, 0x40, 0x20, 0x10, 0x08];
/** Nanoseconds from the data sheet. */
const [PULSE, AFTER_RESET, RESET_TO_WAKE, AFTER_WAKE, TURN] = [10e3, 5e6, 120e6, 5e6, 120e6];
/** It reads its memory 60 times a second: 320 rows, and as long as 24 more to begin again. */
const FRAME = 1e9 / 60;
const LINE = FRAME / (ROWS + 24);

export class St7789 {
  constructor(now, mount) {
    if (!['upright', 'turned'].includes(mount)) throw new Error(`no way to mount a panel: ${mount}`);
    Object.assign(this, { now, mount });
    this.memory = new Uint16Array(COLUMNS * ROWS).fill(0x5aa5); // noise, as at power-on
    this.resetAt = -Infinity;
    this.changedAt = 0;
    this.changes = 0;
    this.bytes = 0;
    this.torn = 0; // transfers that a single reading found half done
    this.transfers = 0;
    this.written = { first: new Float64Array(ROWS), last: new Float64Array(ROWS), any: false };
    this.onBeam = () => {};
    this.onBeamOff = () => {};
    this.#forget();
  }

  /** The reset line: low forgets everything. */
  reset(level) {
    if (level) {
      this.#check(this.now() - this.resetAt >= PULSE, 'a reset pulse too short to be one');
    } else {
      this.#forget();
    }
    Object.assign(this, { resetAt: this.now(), held: !level });
  }

  /** The select line: high ends whatever was under way. */
  select(level) {
    if (level) this.#finish();
    this.selected = !level;
  }

  /** One byte off the wire, or a pixel of 12 bits; `data` is the level of the line that tells arguments from commands. */
  take(byte, data, bits = 8) {
    this.bytes += bits / 8;
    if (this.held) return; // in its reset it hears nothing
    if (!this.selected) this.#fail(`byte ${hex(byte)} while not selected`);
    const packed = data && this.command === PIXELS && this.format === PACKED;
    if (bits !== (packed ? 12 : 8)) this.#fail(`${bits} bits at a time`);
    if (packed) this.#packed(byte);
    else if (data) this.#argument(byte);
    else this.#command(byte);
  }

  /** What the player sees, row by row, as RGB565. Dark when the panel is off. */
  frame(lit) {
    const frame = new Uint16Array(SIDE * SIDE);
    if (!lit || !this.on || this.asleep) return frame;
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) frame[y * SIDE + x] = this.#colour(this.memory[this.#behind(x, y)]);
    }
    return frame;
  }

  /** Whether it reads its memory now, and nanoseconds until that changes. */
  beam() {
    const phase = (this.now() - this.wokeAt) % FRAME;
    const low = phase < ROWS * LINE - 1; // rounding must not find the end of a reading twice
    return { low, next: Math.max((low ? ROWS * LINE : FRAME) - phase, 1) };
  }

  /** Which cell of the memory the player sees at this place. */
  #behind(x, y) {
    return this.mount === 'upright' ? y * COLUMNS + x : x * COLUMNS + COLUMNS - 1 - y;
  }

  #forget() {
    this.onBeamOff();
    Object.assign(this, { asleep: true, on: false, inverted: false, orientation: 0, format: 0x66, wokeAt: -Infinity, sleptAt: -Infinity, beamOn: false });
    Object.assign(this, { columns: [0, COLUMNS - 1], rows: [0, ROWS - 1], command: null, arguments: [] });
  }

  #command(code) {
    this.#finish();
    this.#check(ARGUMENTS.has(code), `unknown command ${hex(code)}`);
    this.#check(this.now() - this.resetAt >= AFTER_RESET, `${hex(code)} too soon after the reset`);
    this.#check(this.now() - this.wokeAt >= AFTER_WAKE, `${hex(code)} too soon after waking`);
    Object.assign(this, { command: code, arguments: [] });
    if (code === WAKE) {
      this.#check(this.asleep, 'woken twice');
      this.#check(this.now() - this.resetAt >= RESET_TO_WAKE, 'woken too soon after the reset');
      this.#check(this.now() - this.sleptAt >= TURN, 'woken too soon after it fell asleep');
      Object.assign(this, { asleep: false, wokeAt: this.now() });
      if (this.beamOn) this.onBeam();
    }
    if (code === SLEEP) {
      this.#check(!this.asleep, 'sent to sleep twice');
      this.#check(this.now() - this.wokeAt >= TURN, 'sent to sleep too soon after it woke');
      Object.assign(this, { asleep: true, sleptAt: this.now() });
      this.onBeamOff();
    }
    if (code === 0x20 || code === 0x21) this.inverted = code === 0x21;
    if (code === 0x28 || code === 0x29) this.on = code === 0x29;
    if (code === PIXELS) this.#check(!this.asleep && [PACKED, PLAIN].includes(this.format), 'pixels for a panel not set up');
    this.cursor = 0;
  }

  /** A pixel of 12 bits. It takes them by bytes, so half a byte left over is a mistake. */
  #packed(pixel) {
    this.#pixel(widen(pixel & 0xfff));
    this.arguments = this.arguments.length === 0 ? [pixel] : [];
  }

  #argument(byte) {
    if (this.command === null) this.#fail(`argument ${hex(byte)} without a command`);
    this.arguments.push(byte);
    const [a, b, c, d] = this.arguments;
    if (this.arguments.length < Math.min(ARGUMENTS.get(this.command), 2) && this.command !== PIXELS) return;
    switch (this.command) {
      case PIXELS:
        if (b === undefined) return;
        this.#pixel((a << 8) | b);
        this.arguments = [];
        return;
      case ORIENTATION: this.orientation = a; break;
      case FORMAT: this.format = a; break;
      case BEAM:
        this.beamOn = true;
        this.onBeam();
        break;
      case SET_COLUMNS: if (d !== undefined) this.columns = [(a << 8) | b, (c << 8) | d]; break;
      case SET_ROWS: if (d !== undefined) this.rows = [(a << 8) | b, (c << 8) | d]; break;
    }
  }

  /** A command ends when the next begins or the panel is let go. */
  #finish() {
    const given = this.arguments.length;
    const wanted = this.command === PIXELS || this.command === null ? 0 : ARGUMENTS.get(this.command);
    this.#check(given === wanted, `${hex(this.command)} with ${given} bytes over or short`);
    if (this.written.any) this.#judge();
    Object.assign(this, { command: null, arguments: [] });
  }

  /** Counts a transfer as torn if one reading of the memory found some of its rows written and some not. */
  #judge() {
    const { first, last } = this.written;
    const rows = [...first.keys()].filter((row) => first[row] > 0);
    const [from, to] = [Math.min(...rows.map((row) => first[row])), Math.max(...rows.map((row) => last[row]))];
    let torn = false;
    for (let k = Math.floor((from - this.wokeAt) / FRAME) - 1; !torn && this.wokeAt + k * FRAME < to; k++) {
      const reads = (row) => this.wokeAt + k * FRAME + LINE * (this.orientation & UPWARDS ? ROWS - 1 - row : row);
      const old = rows.some((row) => reads(row) < last[row]);
      const fresh = rows.some((row) => reads(row) > first[row]);
      torn = old && fresh;
    }
    this.transfers++;
    if (torn && this.on) this.torn++;
    first.fill(0);
    last.fill(0);
    this.written.any = false;
  }

  #pixel(colour) {
    const width = this.columns[1] - this.columns[0] + 1;
    let x = this.columns[0] + (this.cursor % width);
    let y = this.rows[0] + Math.floor(this.cursor / width);
    this.cursor++;
    this.#check(y <= this.rows[1], 'more pixels than the window holds');
    if (this.orientation & EXCHANGE) [x, y] = [y, x];
    if (this.orientation & MIRROR_COLUMNS) x = COLUMNS - 1 - x;
    if (this.orientation & MIRROR_ROWS) y = ROWS - 1 - y;
    if (x < 0 || x >= COLUMNS || y < 0 || y >= SIDE) this.#fail(`pixel off the glass at column ${x}, row ${y}`);
    const at = y * COLUMNS + x;
    const { first, last } = this.written;
    this.written.any = true;
    last[y] = this.now();
    first[y] ||= last[y];
    if (this.memory[at] === colour) return;
    this.memory[at] = colour;
    this.changes++;
    this.changedAt = this.now();
  }

  #colour(stored) {
    const colour = this.inverted ? stored : ~stored & 0xffff; // this glass shows the inverse
    if (!(this.orientation & BLUE_FIRST)) return colour;
    return (colour << 11) & 0xf800 | (colour & 0x07e0) | (colour >> 11);
  }

  #check(fine, complaint) {
    if (!fine) this.#fail(complaint);
  }

  #fail(complaint) {
    throw new Error(`panel at ${(this.now() / 1e6).toFixed(3)} ms: ${complaint}`);
  }
}

const hex = (code) => (code === null ? 'no command' : `0x${code.toString(16).padStart(2, '0')}`);
