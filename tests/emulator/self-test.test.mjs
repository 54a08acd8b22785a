// The self-test on the real firmware: X or Y is held while it is switched on, and each part is broken once.
import assert from 'node:assert/strict';
import { everyBoard, onlyOn } from './every.mjs';
import { difference } from './png.mjs';
import { Cable } from './usb.mjs';

const MS = 1e6;
const [BEGIN, END] = ['-----BEGIN SELF-TEST-----', '-----END SELF-TEST-----'];
const PATIENCE = 400; // times half a second

/** Presses what is asked for. */
const well = (asked, pico) => {
  if (asked === 'let-go') return pico.release('x');
  if (asked === 'measure') return; // it answers that by itself
  pico.tap(asked.startsWith('key-') ? asked.slice('key-'.length) : 'a');
};

/**
 * Switches a handheld on with X held, and answers what it asks as `hand(question, pico)` does; the last page stays. What it asked, how
 * long it took in seconds, and its report.
 */
async function walk(boot, { prepare = () => {}, hand = well, ...options } = {}) {
  const pico = await boot({ closed: ['x'], ...options });
  prepare(pico);
  const cable = Cable.plug(pico);
  const [asked, lines] = [[], []];
  for (let time = 0; !lines.includes(END); time++) {
    assert.ok(time < PATIENCE, `no report after ${asked}`);
    const came = cable.lines.splice(0);
    for (const line of came) {
      if (!line.startsWith('{')) lines.push(line);
      else if (JSON.parse(line).ask) asked.push(JSON.parse(line).id);
    }
    const isNew = came.some((line) => line.startsWith('{') && JSON.parse(line).ask);
    if (isNew && asked.at(-1) !== 'end') hand(asked.at(-1), pico);
    else pico.run(500 * MS);
  }
  pico.run(500 * MS); // its page
  const report = lines.slice(lines.indexOf(BEGIN) + 1, lines.indexOf(END));
  return { pico, cable, asked, report, seconds: pico.now / 1e9, troubles: report.filter((line) => line.endsWith('.')) };
}

everyBoard('the self-test finds nothing on a board that is well, and the shelf comes after it', async (boot, t) => {
  const shelf = (await boot()).frame();
  const { pico, report, seconds, troubles, asked } = await walk(boot);
  assert.deepEqual(troubles, []);
  assert.equal(report.at(-1), 'result: all is well', report.join('\n'));
  assert.equal(report[0], `board: ${pico.name}`);
  assert.ok(seconds < 120, `${seconds} s`);
  const keys = asked.filter((question) => question.startsWith('key-')).length;
  assert.equal(keys, pico.name === 'picosystem' ? 8 : 9);
  pico.tap('a'); // read
  assert.equal(difference(pico.frame(), shelf), null);
  const again = await boot({ flash: pico.flash });
  assert.equal(difference(again.frame(), shelf), null, 'it is not asked for a second time');
  const line = Cable.plug(again);
  line.write('self-test\n');
  again.run(500 * MS);
  assert.ok(line.lines.includes('result: all is well'), 'and a line prints it after a restart');
  t.diagnostic(`${keys} contacts and all parts in ${seconds.toFixed(0)} s`);
});

everyBoard('Y begins it as well: X makes a drive of a PicoSystem', async (boot) => {
  const { troubles, asked } = await walk(boot, { closed: ['y'], hand: (asked, pico) => (asked === 'let-go' ? pico.release('y') : well(asked, pico)) });
  assert.deepEqual([asked[0], troubles], ['let-go', []]);
});

everyBoard('with nobody at the keys it goes on by itself, and names every contact', async (boot) => {
  const { pico, asked, troubles, seconds } = await walk(boot, { hand: (question, at) => question === 'let-go' && at.release('x') });
  const contacts = asked.filter((question) => question.startsWith('key-'));
  const silent = troubles.filter((line) => line.includes('): not seen. Look at the solder joint of GP'));
  assert.equal(silent.length, contacts.length, troubles.join('\n'));
  for (const [key, pin] of Object.entries(pico.board.keys)) assert.ok(silent.some((line) => line.includes(`(GP${pin})`)), `${key}, GP${pin}`);
  assert.ok(seconds < 180, `${seconds} s`);
});

everyBoard('a dead key, a stuck one and a bridge between two are told apart, each with its pin', async (boot) => {
  const dead = await walk(boot, { hand: (asked, pico) => asked !== 'key-left' && well(asked, pico) });
  const { keys } = dead.pico.board;
  assert.deepEqual(dead.troubles, [`Left (GP${keys.left}): not seen. Look at the solder joint of GP${keys.left}.`]);
  const stuck = await walk(boot, { prepare: (pico) => pico.board.close('y') });
  assert.deepEqual(stuck.troubles, [`Y (GP${keys.y}): down all the time. Look for a bridge from GP${keys.y} to ground, or a jammed cap.`]);
  const { troubles } = await walk(boot, { prepare: (pico) => pico.board.bridge('up', 'right') });
  assert.deepEqual(troubles, [
    `Up (GP${keys.up}): Right comes with it. Look for a solder bridge between GP${keys.up} and GP${keys.right}.`,
    `Right (GP${keys.right}): Up comes with it. Look for a solder bridge between GP${keys.right} and GP${keys.up}.`,
  ]);
});

everyBoard('noise that is stuck or stopped is named', async (boot) => {
  for (const [rosc, says] of [['stuck', 'the same bit again and again'], ['stopped', 'the source stands still']]) {
    const { troubles } = await walk(boot, { rosc });
    assert.deepEqual(troubles, [`Noise: ${says}. Play with your own dice; try once more.`]);
  }
});

everyBoard('a flash that keeps not every byte is named, and what is stored stays', async (boot) => {
  /** Bits of these bytes never become 0. */
  function deaf(what, address, length, data) {
    if (what === 'program') for (let at = 0; at < length; at += 16) data[at] |= 1;
  }
  const worn = await walk(boot, {
    prepare: (pico) => (pico.onFlash = deaf),
  });
  assert.ok(worn.troubles.some((line) => line.startsWith('Flash: a sector keeps not all bytes.')), worn.report.join('\n'));
});

everyBoard('too little power is said', async (boot) => {
  const { pico, troubles } = await walk(boot, { prepare: ({ board }) => board.power({ volts: board.name === 'picosystem' ? 3.1 : 1.6, cable: false }) });
  assert.ok(troubles.some((line) => line.startsWith('Power: ') && line.includes('too low')), `${pico.name}: ${troubles}`);
});

onlyOn('picosystem', 'a tearing line that is cut is named', async (boot) => {
  const { troubles } = await walk(boot, { prepare: (pico) => pico.board.cutBeam() });
  assert.deepEqual(troubles, ['Tearing line: no pulse. Look at the wire of TE at GP8.']);
});

onlyOn('picosystem', 'the lamp goes through its colours and the piezo through three tones while they are asked for', async (boot) => {
  const [colours, pitches] = [new Set(), new Set()];
  const listen = (asked, pico) => {
    if (asked !== 'lamp' && asked !== 'sound') return well(asked, pico);
    for (let ms = 0; ms < 2500; ms += 5) {
      pico.run(5 * MS);
      if (asked === 'lamp') colours.add(pico.board.colour.map((share) => (share > 0 ? 1 : 0)).join(''));
      else pitches.add(Math.round(pico.board.pitch / 10) * 10);
    }
    pico.tap('x'); // whoever sees and hears nothing says so
  };
  const { troubles } = await walk(boot, { hand: listen });
  assert.deepEqual(['100', '010', '001'].filter((colour) => !colours.has(colour)), []);
  assert.deepEqual([440, 880, 1760].filter((pitch) => !pitches.has(pitch)), [], `${[...pitches]}`);
  assert.deepEqual(troubles, [
    'Lamp: not as it should be. Look at its joints; opposite colours: LAMP_LIGHTS_HIGH.',
    'Sound: not as it should be. Look at the joints of the piezo.',
  ]);
});
