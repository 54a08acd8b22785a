// Where things lie: this folder, and the two programs under test.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path from this folder. */
export const here = (...parts) => join(fileURLToPath(new URL('.', import.meta.url)), ...parts);

const target = process.env.CARGO_TARGET_DIR ?? here('../../target');

export const elf = process.env.UMPIRE_ELF ?? join(target, 'thumbv6m-none-eabi/release/umpire');
export const desk = process.env.UMPIRE_DESK ?? join(target, 'release/umpire');
export const golden = (name) => here('../golden', `${name}.png`);
