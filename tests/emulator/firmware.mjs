// Where things lie: this folder, and the programs under test.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path from this folder. */
export const here = (...parts) => join(fileURLToPath(new URL('.', import.meta.url)), ...parts);

const target = process.env.CARGO_TARGET_DIR ?? here('../../target');
const folder = process.env.UMPIRE_ELF_DIR ?? join(target, 'handhelds');
const built = ['pico-lcd-1.3', 'picosystem'].map((name) => ({ name, elf: join(folder, `umpire-${name}.elf`) }));
const one = process.env.UMPIRE_ELF && { name: process.env.UMPIRE_BOARD ?? 'pico-lcd-1.3', elf: process.env.UMPIRE_ELF };

/** The firmware of every board; of one alone, where UMPIRE_ELF (and UMPIRE_BOARD) name it. */
export const boards = one ? [one] : built;
export const { elf } = boards[0];
export const desk = process.env.UMPIRE_DESK ?? join(folder, 'umpire-desk');
export const golden = (name) => here('../golden', `${name}.png`);
/** The Pico's firmware and the desk's program with a rulebook from outside on their shelf. */
export const outside = { elf: join(folder, 'umpire-outside.elf'), desk: join(folder, 'umpire-outside-desk') };
