// Rosters in flash: kept by buttons, there after a restart, and whole whenever the power is cut.
import assert from 'node:assert/strict';
import { everyBoard } from './every.mjs';
import { difference } from './png.mjs';

const ROWS = 6; // of the shelf before the workbenches: the guided game, and five
const TO_WORKBENCH = [...Array(ROWS).fill('down'), 'a'];
const KEEP_AN_EXAMPLE = ['down', 'a', 'a', 'a']; // copy one, the first, keep it
const KEEP_ANOTHER = ['down', 'a', 'down', 'a', 'a']; // copy one, the second, keep it
const WRITTEN = 200e6;

function press(pico, keys) {
  for (const key of keys) pico.tap(key);
  pico.run(WRITTEN);
  pico.runUntilQuiet();
  assert.ok(!pico.stopped, 'the umpire goes on');
}

/** The list of rosters after a restart on this flash, once whatever was half done is taken back. */
async function shown(boot, flash) {
  const fresh = await boot();
  const shelf = fresh.frame();
  for (let row = 0; row < ROWS; row++) fresh.tap('down');
  const below = fresh.frame(); // back from the workbench, the cursor is on it
  const pico = await boot({ flash });
  const left = () => [shelf, below].every((page) => difference(pico.frame(), page) !== null);
  for (let steps = 0; steps < 6 && left(); steps++) pico.tap('b');
  if (difference(pico.frame(), below) === null) for (let row = 0; row < ROWS; row++) pico.tap('up');
  assert.equal(difference(pico.frame(), shelf), null, 'back at the shelf');
  press(pico, TO_WORKBENCH);
  return pico.frame();
}

/** Which of these lists there is. */
async function list(boot, flash, lists) {
  const frame = await shown(boot, flash);
  return Object.keys(lists).find((name) => difference(frame, lists[name]) === null) ?? null;
}

everyBoard('what is kept is there after a restart', async (boot) => {
  const pico = await boot();
  press(pico, TO_WORKBENCH);
  const none = pico.frame();
  press(pico, KEEP_AN_EXAMPLE);
  const one = pico.frame();
  assert.notEqual(difference(none, one), null, 'the list shows it');
  assert.equal(difference(one, await shown(boot, pico.flash)), null, 'and shows it again');
  press(pico, KEEP_ANOTHER);
  const two = pico.frame();
  assert.notEqual(difference(one, two), null);
  assert.equal(difference(two, await shown(boot, pico.flash)), null);
});

everyBoard('a cut of power leaves the old list or the new one', async (boot, t) => {
  const first = await boot();
  press(first, TO_WORKBENCH);
  press(first, KEEP_AN_EXAMPLE);
  const flash = first.flash;
  const old = await shown(boot, flash);
  const changes = [];
  const whole = await boot({ flash, onFlash: (what) => changes.push(what) });
  press(whole, TO_WORKBENCH);
  press(whole, KEEP_ANOTHER);
  const fresh = whole.frame();
  assert.ok(changes.includes('erase') && changes.includes('program'), `flash was changed: ${changes}`);
  const seen = { old: 0, fresh: 0 };
  for (let cut = 1; cut <= changes.length; cut++) {
    const left = await cutAt(boot, flash, cut);
    const found = await list(boot, left, { old, fresh });
    assert.ok(found, `neither list after a cut at change ${cut}, ${changes[cut - 1]}`);
    seen[found]++;
  }
  t.diagnostic(`${changes.length} cuts: ${seen.old} times the old list, ${seen.fresh} times the new one`);
});

class Cut extends Error {}

/** The flash as it is when the power goes in the middle of the change of this number. */
async function cutAt(boot, flash, number) {
  let count = 0;
  let pico;
  const onFlash = function (what, address, length, data) {
    pico = this;
    count++;
    if (count < number) return;
    const { flash: bytes } = this.mcu;
    for (let i = 0; i < length / 2; i++) bytes[address + i] = what === 'erase' ? 0xff : bytes[address + i] & data[i];
    throw new Cut();
  };
  try {
    pico = await boot({ flash, onFlash });
    press(pico, TO_WORKBENCH);
    press(pico, KEEP_ANOTHER);
    assert.fail(`the power was not cut at change ${number}`);
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
  }
  return pico.flash;
}
