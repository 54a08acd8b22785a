// Every handheld passes the same tests.
import test from 'node:test';
import { boards } from './firmware.mjs';
import { Pico } from './pico.mjs';

/** A test for each board; `boot(options)` powers it up. */
export function everyBoard(name, body) {
  for (const board of boards) onBoard(board, name, body);
}

/** A test for this board alone, skipped where it was not built. */
export function onlyOn(boardName, name, body) {
  const board = boards.find((built) => built.name === boardName);
  if (board) onBoard(board, name, body);
  else test(`${boardName}: ${name}`, { skip: 'not built' }, () => {});
}

function onBoard(board, name, body) {
  const boot = (options) => Pico.boot(board.elf, { board: board.name, ...options });
  test(`${board.name}: ${name}`, (t) => body(boot, t));
}
