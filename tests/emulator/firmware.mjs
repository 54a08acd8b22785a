// Where the two programs under test lie: the handheld's ELF and the desk's program.
import { join } from 'node:path';

const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target');

export const elf = process.env.UMPIRE_ELF ?? join(target, 'thumbv6m-none-eabi/release/umpire');
export const desk = process.env.UMPIRE_DESK ?? join(target, 'release/umpire');
export const golden = (name) => join(import.meta.dirname, '../golden', `${name}.png`);
