// Games that wait: four of four rulebooks are put down and taken up again, and the power is cut whenever flash is written.
import assert from 'node:assert/strict';
import { chance, cutAndCome } from './cuts.mjs';
import { everyBoard } from './every.mjs';
import { difference } from './png.mjs';
import { Recording } from './recording.mjs';

/** Four games, and how many answers of each: to a list or a page, each another one, and before any dice. */
const GAMES = Object.entries({ 'first-blood': 5, 'three-banners': 1, 'dragon-rampant': 3, 'for-reign-or-ruin': 4 });
/** How often the power is cut in each of these. */
const TIMES = 2;
/** From any question to the page of steps, whose last row leaves the game. */
const LEAVE = ['y', 'left', 'left', ...Array(12).fill('down'), 'a'];
/** The last of the games that wait. */
const TAKE_LAST = [...Array(GAMES.length - 1).fill('down'), 'a'];

/** What begins a game on a shelf where so many wait: the guided game, first on an empty one, lies behind all games then. */
function begin({ foyer, game, lines }, answers, waiting) {
  const downs = waiting === 0 ? game + 1 : game + waiting;
  const chosen = [...Array(downs).fill('down'), 'a'];
  const [shelf, rest] = [foyer.filter(({ question }) => question === 'game'), foyer.filter(({ question }) => question !== 'game')];
  assert.equal(shelf.at(-1).key, 'a');
  return [...chosen, ...rest.map(({ key }) => key), ...lines.slice(0, answers).flat()];
}

everyBoard('four games of four rulebooks wait and go on, whenever the power is cut', async (boot, t) => {
  const { flash } = await boot();
  const shelf = (await boot({ flash })).frame();
  const left = []; // what each showed before it was left
  const random = chance(20);
  const sums = { program: 0, erase: 0, before: 0, after: 0 };
  let image = flash;
  /** Presses these keys with the power cut in them, as often, and goes on from the last time. */
  const cut = async (keys) => {
    let after;
    for (let time = 0; time < TIMES; time++) {
      const came = await cutAndCome(boot, image, [keys], random);
      for (const kind of Object.keys(sums)) sums[kind] += came.counts[kind];
      after = came.flash;
    }
    image = after;
  };
  const shown = async () => (await boot({ flash: image })).frame();
  for (const [waiting, [name, answers]] of GAMES.entries()) {
    await cut(begin(Recording.read(name), answers, waiting));
    left.push(await shown());
    await cut(LEAVE);
    assert.notEqual(difference(await shown(), left.at(-1)), null, `${name} is left`);
    assert.notEqual(difference(await shown(), shelf), null, 'and lies on the shelf');
  }
  // Whoever is left last comes first: each of them is the last of the list when it is its turn.
  for (const [at, [name]] of GAMES.entries()) {
    await cut(TAKE_LAST);
    assert.equal(difference(await shown(), left[at]), null, `${name} asks what it asked when it was left`);
    await cut(LEAVE);
  }
  const kinds = new Set(left.map((frame) => frame.join()));
  assert.equal(kinds.size, GAMES.length, 'four different questions');
  t.diagnostic(`${sums.program + sums.erase} cuts, ${sums.program} in programs and ${sums.erase} in erases, ${sums.before} times before it was stored: nothing is lost of ${GAMES.length} games`);
});
