// The handheld boots, sleeps, hears thumbs and says so when it must stop, whatever it plays.
import assert from 'node:assert/strict';
import { everyBoard } from './every.mjs';
import { golden } from './firmware.mjs';
import { difference, load } from './png.mjs';

/** At a list of four, where a step too many or too few is seen. */
async function list(boot) {
  const pico = await boot();
  for (const key of ['down', 'a']) pico.tap(key); // a game
  return pico;
}

everyBoard('the first picture comes within a quarter of a second, and nothing is lit before it', async (boot) => {
  const pico = await boot();
  assert.ok(pico.bootMs < 250, `${pico.bootMs} ms`);
  assert.equal(difference(pico.frame(), load(golden('first-blood/game'))), null, 'the first picture is the whole one');
});

everyBoard('left alone it sleeps', async (boot) => {
  const pico = await boot();
  pico.run(100e6);
  const share = pico.awakeShare(10e9);
  assert.ok(share < 0.01, `awake ${100 * share} % of the time`);
});

everyBoard('when the noise is stuck or stopped it says so and takes only own dice', async (boot) => {
  for (const rosc of ['stuck', 'stopped']) {
    const pico = await boot({ rosc });
    assert.equal(difference(pico.frame(), load(golden('first-blood/no-dice'))), null, `${rosc}: "no fair dice"`);
    pico.tap('a');
    assert.equal(difference(pico.frame(), load(golden('first-blood/game'))), null, 'and goes on');
  }
});

everyBoard('a bouncing contact is one press', async (boot) => {
  const [clean, bouncy] = [await list(boot), await list(boot)];
  clean.tap('down');
  for (const [to, fro] of [['press', 'release'], ['release', 'press']]) {
    for (let i = 0; i < 9; i++) {
      bouncy[to]('down');
      bouncy.run(0.4e6);
      bouncy[fro]('down');
      bouncy.run(0.3e6);
    }
    bouncy[to]('down');
    bouncy.run(50e6);
    bouncy.runUntilQuiet();
  }
  assert.equal(difference(clean.frame(), bouncy.frame()), null);
});

everyBoard('a touch of a twentieth of a millisecond is a press', async (boot) => {
  const [clean, short] = [await list(boot), await list(boot)];
  clean.tap('down');
  short.press('down');
  short.run(50e3);
  short.release('down');
  short.run(50e6);
  short.runUntilQuiet();
  assert.equal(difference(clean.frame(), short.frame()), null);
});
