// A computer at the other end of the cable: finds the handheld, opens its serial line, reads and writes lines.
//
// rp2040js takes a packet as soon as it is offered and hands out empty ones nobody sent. Here a packet takes its time
// on the wire, one that nobody reads stays where it is, and one that nobody sent never comes.
const US = 1e3;
const PACKET = 60 * US; // 64 bytes at 12 Mbit/s, with what goes around them
const [AVAILABLE, SUSPENDED, SIE_STATUS, BUFFERS] = [1 << 10, 1 << 4, 0x50, 0x80];
const BULK = 2;
const [TO_DEVICE, FROM_DEVICE, TO_INTERFACE] = [0x00, 0x80, 0x21];
const [SET_ADDRESS, GET_DESCRIPTOR, SET_CONFIGURATION, SET_LINE_CODING, SET_LINES] = [5, 6, 9, 0x20, 0x22];
const [DEVICE, CONFIGURATION, STRING] = [1, 2, 3];
const LINE_CODING = [0x00, 0xc2, 0x01, 0x00, 0, 0, 8]; // 115200 8N1, which no USB cares about

export class Cable {
  /** Plugs a cable into a running handheld; `dtr: false` is a terminal that does not know DTR. */
  static plug(pico, options) {
    const cable = new Cable(pico);
    cable.plug(options);
    return cable;
  }

  constructor(pico) {
    this.pico = pico;
    this.usb = pico.mcu.usbCtrl;
    this.view = pico.mcu.usbDPRAMView;
    this.text = ''; // everything that came, as it came
    this.rest = ''; // what came after the last end of line
    this.lines = []; // whole lines nobody has asked for yet
    this.count = 0;
    this.queue = [];
    this.reading = true;
    this.gone = false; // nobody is at the other end
    this.#patch();
  }

  /** Resets the bus, finds the serial line and opens it. */
  plug({ dtr = true } = {}) {
    this.#reset();
    this.#order(TO_DEVICE, SET_ADDRESS, 1);
    this.device = this.#ask(GET_DESCRIPTOR, DEVICE << 8, 18);
    this.product = this.#string(this.device[15]);
    const [, , low, high] = this.#ask(GET_DESCRIPTOR, CONFIGURATION << 8, 9);
    this.#find(this.#ask(GET_DESCRIPTOR, CONFIGURATION << 8, low | (high << 8)));
    this.#order(TO_DEVICE, SET_CONFIGURATION, 1);
    this.#order(TO_INTERFACE, SET_LINE_CODING, 0, LINE_CODING);
    if (dtr) this.dtr(true);
    this.pico.run(1000 * US);
  }

  /** Plugs in, and pulls in the middle of the first question the computer asks. */
  touch() {
    this.#reset();
    this.gone = true;
    this.usb.sendSetupPacket(Uint8Array.of(FROM_DEVICE, GET_DESCRIPTOR, 0, DEVICE, 0, 0, 18, 0));
    this.pico.run(1000 * US);
    this.unplug();
  }

  /** Pulls the cable: the bus falls silent, and nobody reads any more. */
  unplug() {
    this.#forget();
    this.gone = true;
    this.reading = false;
    this.usb.sieStatus |= SUSPENDED;
    this.usb.sieStatusUpdated();
    this.pico.run(5000 * US);
  }

  /** Opens or closes the line, as a terminal does. */
  dtr(raised) {
    this.#order(TO_INTERFACE, SET_LINES, raised ? 3 : 0);
    this.pico.run(2000 * US);
  }

  /** Bytes or a text, as they are. */
  write(bytes) {
    for (const byte of Buffer.from(bytes)) this.queue.push(byte);
    this.#push();
  }

  /** How many bytes the handheld has not taken yet. */
  get waiting() {
    return this.queue.length;
  }

  /** Stops to read, or goes on with it. */
  read(reading) {
    this.reading = reading;
    if (reading && this.held) this.#deliver();
  }

  /** Says lines and returns the objects that come back. What the umpire cannot do, it throws. */
  say(...lines) {
    const answers = this.exchange(...lines);
    const wrong = answers.find((answer) => 'error' in answer);
    if (wrong) throw new Error(`${lines.join('; ')}: ${wrong.error}`);
    return answers;
  }

  /** Says lines and returns the objects that come back, errors too. */
  exchange(...lines) {
    const end = `end-${++this.count}`;
    this.heard();
    this.write([...lines, `mark ${end}`, ''].join('\n'));
    const answers = [];
    const ended = () => {
      answers.push(...this.heard());
      return answers.at(-1)?.mark === end;
    };
    this.pico.runUntil(ended, `an answer to: ${lines.join('; ')}`);
    return answers.slice(0, -1);
  }

  /** The objects that came since we last asked. */
  heard() {
    return this.lines.splice(0).filter((line) => line !== '').map((line) => JSON.parse(line));
  }

  #reset() {
    this.#forget();
    [this.reading, this.gone] = [true, false];
    let reset = false;
    this.usb.onResetReceived = () => (reset = true);
    this.usb.sieStatus &= ~SUSPENDED; // the bus is silent no more
    this.usb.sieStatusUpdated();
    this.usb.resetDevice();
    this.pico.runUntil(() => reset, 'a bus that was reset');
  }

  #forget() {
    [this.queue, this.offer, this.held, this.rest] = [[], null, null, ''];
  }

  /** Ends at the first zero-length packet: the handheld has done what it was told. */
  #order(type, request, value, data = []) {
    this.control = { data: [...data], got: [], done: false };
    this.usb.sendSetupPacket(Uint8Array.of(type, request, value & 255, value >> 8, 0, 0, data.length, 0));
    this.pico.runUntil(() => this.control.done, `an end to request ${request}`);
  }

  #ask(request, value, length) {
    this.control = { want: length, got: [], done: false };
    this.usb.sendSetupPacket(Uint8Array.of(FROM_DEVICE, request, value & 255, value >> 8, 0, 0, length & 255, length >> 8));
    this.pico.runUntil(() => this.control.done, `an answer to request ${request}`);
    this.pico.run(100 * US);
    return this.control.got;
  }

  #string(index) {
    return Buffer.from(this.#ask(GET_DESCRIPTOR, (STRING << 8) | index, 255)).subarray(2).toString('utf16le');
  }

  /** The two endpoints a serial line's bytes go through. */
  #find(descriptors) {
    for (let at = 0; at < descriptors.length; at += descriptors[at]) {
      const [length, type, address, attributes] = descriptors.slice(at);
      if (length !== 7 || type !== 5 || (attributes & 3) !== BULK) continue;
      if (address & 0x80) this.in = address & 15;
      else this.out = address & 15;
    }
  }

  #patch() {
    const { usb, view, pico } = this;
    const writeRegister = usb.writeUint32.bind(usb);
    usb.writeUint32 = (offset, value) => {
      if (offset === SIE_STATUS && usb.rawWriteValue & SUSPENDED) usb.sieStatus &= ~SUSPENDED;
      writeRegister(offset, value);
    };
    const outBuffer = (endpoint) => BUFFERS + 8 * endpoint + 4;
    const finish = usb.finishRead.bind(usb);
    usb.finishRead = (endpoint, bytes) => {
      finish(endpoint, bytes);
      view.setUint32(outBuffer(endpoint), view.getUint32(outBuffer(endpoint), true) & ~AVAILABLE, true);
    };
    usb.onEndpointRead = (endpoint, size) => {
      view.setUint32(outBuffer(endpoint), view.getUint32(outBuffer(endpoint), true) | AVAILABLE, true);
      if (endpoint === 0 && this.control?.data?.length) usb.endpointReadDone(0, Uint8Array.from(this.control.data.splice(0)));
      if (endpoint === this.out) {
        this.offer = size;
        this.#push();
      }
    };
    usb.onEndpointWrite = (endpoint, bytes) => {
      if (endpoint === 0) this.#answered(bytes);
      if (endpoint === this.in) this.#came(bytes);
    };
    const arm = usb.DPRAMUpdated.bind(usb);
    const wire = pico.clock.createAlarm(() => this.reading && this.held && this.#deliver());
    usb.DPRAMUpdated = (offset, value) => {
      if (this.gone) return; // nobody takes it, and it stays offered
      if (this.in === undefined || offset !== BUFFERS + 8 * this.in) return arm(offset, value);
      this.held = value & AVAILABLE ? () => arm(offset, value) : null;
      if (this.held) wire.schedule(PACKET);
    };
  }

  #deliver() {
    const deliver = this.held;
    this.held = null;
    deliver();
  }

  #push() {
    if (!this.offer || this.queue.length === 0) return;
    const bytes = Uint8Array.from(this.queue.splice(0, this.offer));
    this.offer = null;
    this.usb.endpointReadDone(this.out, bytes, PACKET / US);
  }

  #answered(bytes) {
    const { control } = this;
    if (!control) return;
    control.got.push(...bytes);
    control.done = control.want === undefined ? bytes.length === 0 : bytes.length < 64 || control.got.length >= control.want;
  }

  #came(bytes) {
    const text = Buffer.from(bytes).toString('latin1');
    this.text += text;
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop();
    this.lines.push(...lines.map((line) => Buffer.from(line, 'latin1').toString('utf8')));
  }
}
