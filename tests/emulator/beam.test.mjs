// The panel's tearing line: when each reading began is known however long the app was busy.
import assert from 'node:assert/strict';
import { onlyOn } from './every.mjs';
import { longGame } from './long.mjs';

const PIXELS = 0x2c;
const FRAME = 1e6 / 60; // microseconds

onlyOn('picosystem', 'after a log that took more than four readings, every transfer counts from the last one', async (boot) => {
  const pico = await boot({ store: await longGame(1000) });
  const start = pico.elf.address('beam', 'START');
  const ages = [];
  const take = pico.panel.take.bind(pico.panel);
  pico.panel.take = (byte, data, bits) => {
    if (!data && byte === PIXELS) ages.push(pico.now / 1e3 - pico.mcu.readUint32(start));
    take(byte, data, bits);
  };
  const log = pico.tap('y'); // after what happened the log comes first
  assert.ok(log.ms > 4 * (FRAME / 1e3) + 15, `the log took ${log.ms} ms only: too short a game to tell`);
  assert.ok(ages.length > 0 && Math.max(...ages) < FRAME + 100, `noted ${Math.max(...ages)} µs before a transfer`);
});
