// A handheld that can be set back to a moment, so that the same moment can be lived through with other secrets.
//
// Everything that can be reached from it is written down and written back, in place. What only a closure knows (a byte
// on its way to the panel) is not reached: moments are taken while nothing is on any wire.

/** Memory past the store's end: nobody writes there. */
const FLASH_USED = 2 << 20;

export class Moment {
  /** This moment of everything that can be reached from these. */
  constructor(...roots) {
    this.objects = [];
    this.memories = [];
    const seen = new Set();
    const waiting = [...roots];
    while (waiting.length > 0) {
      const one = waiting.pop();
      if (one === null || typeof one !== 'object' || seen.has(one)) continue;
      seen.add(one);
      if (ArrayBuffer.isView(one)) {
        const bytes = new Uint8Array(one.buffer, one.byteOffset, Math.min(one.byteLength, FLASH_USED));
        this.memories.push([bytes, bytes.slice()]);
        continue;
      }
      if (one instanceof ArrayBuffer) continue; // by its views
      const values = one instanceof Map ? [...one].flat() : one instanceof Set ? [...one] : null;
      const fields = Object.entries(Object.getOwnPropertyDescriptors(one)).filter(([, { writable }]) => writable);
      this.objects.push({ one, fields: fields.map(([name, { value }]) => [name, value]), inside: one instanceof Map ? [...one] : values });
      waiting.push(...fields.map(([, { value }]) => value), ...(values ?? []));
    }
  }

  /** Sets all of it back. */
  again() {
    for (const { one, fields, inside } of this.objects) {
      if (Array.isArray(one)) one.length = fields.find(([name]) => name === 'length')[1];
      else for (const name of Object.keys(one)) if (!fields.some(([known]) => known === name)) delete one[name];
      for (const [name, value] of fields) one[name] = value;
      if (one instanceof Map) {
        one.clear();
        inside.forEach(([key, value]) => one.set(key, value));
      } else if (one instanceof Set) {
        one.clear();
        inside.forEach((value) => one.add(value));
      }
    }
    for (const [memory, bytes] of this.memories) memory.set(bytes);
  }
}
