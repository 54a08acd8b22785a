// Nobody learns of a bid before the reveal: the real firmware, every pair of bids, every byte with its cycle.
//
// Each run begins at the same moment of the same handheld, with the same keys at the same cycles and a reader at the
// cable who asks between them. Only the number the picker starts on differs, and with it the bid.
import assert from 'node:assert/strict';
import { everyBoard } from './every.mjs';
import { STORE } from './pico.mjs';
import { ASKED, sit } from './secrets-table.mjs';
import { count, difference } from './secrets-witness.mjs';

const MS = 1e6;
const CYCLE = 8; // nanoseconds
const DARK = ['pulses', 'pins', 'flash', 'usb', 'log', 'frame', 'store']; // all but the wire and what drives it
/** In front of an open curtain, in nanoseconds: a packet that comes while it is drawn waits for the instruction or the
    interrupt under way. */
const OPEN = { channels: DARK, taken: 5000, slack: 100 };

everyBoard('every pair of bids looks, sounds, lasts and is told the same until the reveal', async (boot, t) => {
  const table = await sit(boot);
  const { witness, most } = table;
  const first = {};
  let [pairs, compared] = [0, 0];
  const same = (seen, what, pair) => {
    assert.equal(difference((first[what] ??= seen), seen), null, `${what}, bids ${pair}`);
    compared += count(seen);
  };
  for (let red = 0; red <= most.red; red++) {
    table.handOver.again();
    same(witness.watch((tell) => table.pick(red, most.red, tell)), 'red', red);
    const locked = witness.moment();
    for (let blue = 0; blue <= most.blue; blue++) {
      locked.again();
      same(witness.watch((tell) => table.pick(blue, most.blue, tell)), 'blue', [red, blue]);
      assert.deepEqual(table.reveal(), { red, blue });
      pairs++;
    }
  }
  assert.equal(pairs, (most.red + 1) * (most.blue + 1));
  t.diagnostic(`all ${pairs} pairs of bids, ${compared} observations with their cycle: no two differ`);
});

everyBoard('whichever way the picker is turned, and whoever looks at it, the cable tells the same', async (boot, t) => {
  const table = await sit(boot);
  const { witness, most, pico } = table;
  let compared = 0;
  const all = (what, act, options) => {
    let first;
    for (let bid = 0; bid <= most.red; bid++) {
      table.handOver.again();
      const seen = act(bid);
      const found = difference((first ??= seen), seen, options);
      assert.equal(found, null, `${what}, bid ${bid}`);
      compared += count(seen);
    }
  };
  all('other presses', (right) => witness.watch((tell) => {
    table.stroke('a', tell);
    for (let n = 0; n < most.red; n++) table.stroke(n < right ? 'right' : 'left', tell);
    table.stroke('a', tell);
  }));
  all('a look', (bid) => {
    table.open(bid, most.red);
    return witness.watch(() => {
      for (const act of ['press', 'release']) {
        pico[act]('y');
        table.asks(6);
      }
    });
  }, OPEN);
  all('a tap on Y', (bid) => {
    table.open(bid, most.red);
    return witness.watch(() => {
      pico.press('y');
      pico.run(6 * MS);
      pico.release('y'); // while the number is still being drawn
      table.asks(6);
    });
  }, OPEN);
  all('a lock while looking', (bid) => {
    table.open(bid, most.red);
    pico.press('y');
    pico.run(100 * MS);
    return witness.watch(() => {
      pico.press('a');
      table.asks(6);
    });
  }, OPEN);
  t.diagnostic(`4 ways to come to each of ${most.red + 1} bids, ${compared} observations`);
});

everyBoard('a step back, a pulled cable, a number by cable: nothing differs', async (boot, t) => {
  const table = await sit(boot);
  const { witness, cable, most } = table;
  const pairs = [[0, 0], [most.red, 1], [3, most.blue], [most.red, most.blue]];
  const seen = pairs.map(([red, blue]) => {
    table.handOver.again();
    return witness.watch((tell) => {
      table.pick(red, most.red, tell);
      table.stroke('b', tell); // red again, whose number is forgotten
      table.pick(most.red - red, most.red, tell);
      cable.unplug();
      table.pick(blue, most.blue, tell, { lock: false, ask: false });
      cable.plug();
      table.stroke('b', tell);
      table.pick(blue, most.blue, tell, { lock: false });
      const number = `number ${String(red).padStart(2, '0')}`;
      assert.ok(cable.exchange(number, ...ASKED)[0].error, 'a thumb picks');
      table.stroke('b', tell);
      table.stroke('b', tell); // red again: nothing is locked or picked, and the cable may give it
      assert.equal(cable.exchange(number, ...ASKED)[0].seat, 'blue');
      tell();
    });
  });
  for (const other of seen.slice(1)) assert.equal(difference(seen[0], other), null);
  t.diagnostic(`${pairs.length} pairs, ${seen.reduce((sum, one) => sum + count(one), 0)} observations`);
});

everyBoard('whoever compares notices a look, a cycle, a byte in the store, a tone and a letter', async (boot) => {
  const table = await sit(boot);
  const { witness, most, pico, cable } = table;
  const run = (leak = () => {}) => {
    table.handOver.again();
    return witness.watch((tell) => {
      table.open(3, most.red);
      leak();
      table.stroke('right', tell);
    });
  };
  const honest = run();
  assert.equal(difference(honest, run()), null, 'the same twice is the same');
  const finds = (channel, leak) => assert.notEqual(difference(honest, run(leak), { channels: [channel] }), null, channel);
  finds('wire', () => pico.press('y'));
  finds('usb', () => pico.run(CYCLE));
  finds('flash', () => pico.onFlash('program', STORE, 1, [3]));
  finds('store', () => (pico.mcu.flash[STORE + 9000] ^= 1));
  finds('pulses', () => pico.mcu.pwm.writeUint32(0x0c, 3));
  finds('usb', () => cable.write('mark 3\n'));
  finds('awake', () => (pico.core.cycles += 1));
  const other = (bid) => {
    table.handOver.again();
    table.open(bid, most.red);
    return witness.watch((tell) => table.look(tell));
  };
  assert.match(difference(other(3), other(4)), /^wire: /, 'the open curtain differs by the number');
});
