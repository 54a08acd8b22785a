// defmt's frames in words: what a debug probe's program does, for the few types our firmware logs.
//
// A frame is the index of its format string (a symbol of the ELF), the time, and the arguments as raw bytes, packed by
// rzCOBS. What formats itself sends the index of its own format string first. defmt's book describes all of it; its decoder
// is a crate, which would bring dozens of others with it.

const SEQUENCE = '{=__internal_FormatSequence}';
const LEVEL = /^defmt_(trace|debug|info|warn|error|println)$/;
/** Bytes of a number, and whether it has a sign. */
const NUMBERS = { u8: [1], u16: [2], u32: [4], u64: [8], usize: [4], i8: [1, true], i16: [2, true], i32: [4, true], i64: [8, true] };

/** The format strings of an ELF, by index: symbols that are named by JSON. */
export function formats(elf) {
  const found = new Map();
  for (const [name, address] of elf.symbols) {
    if (!name.startsWith('{"package"')) continue;
    const { tag, data } = JSON.parse(name);
    found.set(tag === 'defmt_timestamp' ? tag : address & 0xffff, { tag, text: data });
  }
  return found;
}

/** The lines that these frames say: level and words. What is cut off at the beginning is left out. */
export function decode(elf, bytes) {
  const known = formats(elf);
  const frames = [[]];
  for (const byte of bytes) byte === 0 ? frames.push([]) : frames.at(-1).push(byte);
  return frames.filter((frame) => frame.length > 0).map((frame) => new Frame(known, unpack(frame)).line());
}

/** rzCOBS, from its end: a byte that says which of the seven before it are zeros, or how long a run without one is. */
function unpack(frame) {
  const bytes = [];
  const rest = [...frame];
  const take = () => bytes.push(rest.pop() ?? 0);
  while (rest.length > 0) {
    const head = rest.pop();
    if (head < 0x80) for (let bit = 6; bit >= 0; bit--) head >> bit & 1 ? bytes.push(0) : take();
    else {
      if (head < 0xff) bytes.push(0);
      for (let left = head < 0xff ? (head & 0x7f) + 7 : 134; left > 0; left--) take();
    }
  }
  return Uint8Array.from(bytes.reverse());
}

class Frame {
  constructor(known, bytes) {
    this.known = known;
    this.view = new DataView(bytes.buffer);
    this.at = 0;
  }

  line() {
    const { tag, text } = this.format();
    const stamp = this.known.get('defmt_timestamp');
    if (stamp) this.words(stamp.text);
    return `${tag.match(LEVEL)[1]} ${this.words(text)}`;
  }

  number(bytes, signed = false) {
    const read = `get${bytes === 8 ? 'Big' : ''}${signed ? 'Int' : 'Uint'}${8 * bytes}`;
    const number = this.view[read](this.at, true);
    this.at += bytes;
    return number;
  }

  format() {
    const index = this.number(2);
    if (!this.known.has(index)) throw new Error(`no format string has the index ${index}`);
    return this.known.get(index);
  }

  /** A format string with its arguments; of an enum's, the variant that is meant. */
  words(text) {
    const variants = text.split('|');
    if (variants.length > 1) text = variants[this.number(variants.length > 256 ? 2 : 1)];
    const piece = /\{\{|\}\}|\{(?:=([^:}]+))?(?::([^}]*))?\}/g;
    return text.replace(piece, (all, type = '?', hint) => (all === '{{' || all === '}}' ? all[0] : this.argument(type, hint)));
  }

  argument(type, hint) {
    if (type in NUMBERS) {
      const number = this.number(...NUMBERS[type]);
      return hint === '#b' ? `0b${number.toString(2)}` : `${number}`;
    }
    switch (type) {
      case 'bool': return `${this.number(1) === 1}`;
      case 'str': return this.bytes().map((byte) => String.fromCharCode(byte)).join('');
      case '[u8]': return `[${this.bytes().join(', ')}]`;
      case '?': return this.own(this.format().text);
      default: throw new Error(`a type that is not known here: ${type}`);
    }
  }

  /** What formats itself: by one string, or piece by piece up to a zero. */
  own(text) {
    if (text !== SEQUENCE) return this.words(text);
    let said = '';
    while (this.view.getUint16(this.at, true) !== 0) said += this.words(this.format().text);
    this.at += 2;
    return said;
  }

  bytes() {
    return Array.from({ length: this.number(4) }, () => this.number(1));
  }
}
