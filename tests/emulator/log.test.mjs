// The log for a debug probe: what the real firmware says of a short game, decoded as a probe's program would.
import assert from 'node:assert/strict';
import { onlyOn } from './every.mjs';
import { Recording } from './recording.mjs';
import { Rtt } from './rtt.mjs';

const { foyer, lines } = Recording.read('first-blood');
const [rules, terrain, deploy, bid] = lines;

/** Up to the reveal: who goes first then depends on the bids, and these on a number that nobody can foresee. */
const SAID = `
info pocket umpire on a pico-lcd-1.3
info journal: Found { records: 0, torn: 0, lost: 0, answers: 0, strange: 0, old: 0 }
info 0 answers, asks Some(game (choose) of Anyone)
debug journal: erased sector 0
debug journal: erased sector 1
info game: pick 1 by Thumb
info 1 answers, asks Some(warband (choose) of Seat(red))
info warband: pick 0 by Thumb
info 2 answers, asks Some(warband (choose) of Seat(blue))
info warband: pick 1 by Thumb
debug journal: Begin, 202 bytes at 32 of sector 0
info 0 answers, asks Some(rules (choose) of Anyone)
info rules: pick 1 by Thumb
debug journal: Lines, 7 bytes at 256 of sector 0
debug so mustered Some(red) None 0
debug so mustered Some(blue) None 0
info 1 answers, asks Some(terrain (tick) of Anyone)
info terrain: 1 back by Thumb, agreed false
debug journal: Lines, 10 bytes at 280 of sector 0
info 0 answers, asks Some(rules (choose) of Anyone)
info rules: pick 1 by Thumb
debug journal: Lines, 10 bytes at 312 of sector 0
debug so mustered Some(red) None 0
debug so mustered Some(blue) None 0
info 1 answers, asks Some(terrain (tick) of Anyone)
info terrain: ticks 0b1010 by Thumb
debug journal: Lines, 7 bytes at 344 of sector 0
debug so deployment None None 0
info 2 answers, asks Some(deploy (tell) of Anyone)
info deploy: done by Thumb
debug journal: Lines, 6 bytes at 368 of sector 0
debug so round None None 0
info 3 answers, asks Some(bid (secret) of Seats(SeatSet(3)))
info bid: 2 secrets, kept by Thumb
debug journal: Lines, 10 bytes at 392 of sector 0
debug so bids None None 0
`.trim().split('\n');

onlyOn('pico-lcd-1.3', 'every answer and every step back is in the log, and no bid', async (boot) => {
  const pico = await boot();
  const rtt = new Rtt(pico);
  for (const key of [...foyer.map(({ key }) => key), ...rules, 'b', 'a', ...terrain, ...deploy, ...bid]) {
    rtt.drain();
    pico.tap(key);
  }
  rtt.drain();
  const said = rtt.lines().filter((line) => !line.includes('KeyEvent'));
  assert.deepEqual(said.slice(0, SAID.length), SAID);
});
