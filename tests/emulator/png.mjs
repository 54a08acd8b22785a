// Frames and PNG files: RGB565 widened by repeating its high bits, so that nothing is lost on the way back.
import { readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { SIDE } from './st7789.mjs';

const widen = (c) => [((c >> 8) & 0xf8) | (c >> 13), ((c >> 3) & 0xfc) | ((c >> 9) & 3), ((c << 3) & 0xf8) | ((c >> 2) & 7)];

/** Writes a frame to a file. */
export function save(frame, file) {
  const png = new PNG({ width: SIDE, height: SIDE });
  frame.forEach((colour, i) => png.data.set([...widen(colour), 255], 4 * i));
  writeFileSync(file, PNG.sync.write(png, { colorType: 2 }));
}

/** Reads a frame from a file; colours that no panel can show are refused. */
export function load(file) {
  const { width, height, data } = PNG.sync.read(readFileSync(file));
  if (width !== SIDE || height !== SIDE) throw new Error(`${file} is ${width} × ${height}`);
  return Uint16Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [red, green, blue] = data.subarray(4 * i, 4 * i + 3);
    const colour = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
    if (String(widen(colour)) !== String([red, green, blue])) throw new Error(`${file} has a colour of more than 16 bits`);
    return colour;
  });
}

/** Where two frames differ: how many pixels, and the first of them. */
export function difference(one, other) {
  const first = one.findIndex((colour, i) => colour !== other[i]);
  const pixels = one.reduce((count, colour, i) => count + (colour !== other[i]), 0);
  return pixels === 0 ? null : { pixels, x: first % SIDE, y: Math.floor(first / SIDE) };
}
