//! Sums and pools after they were thrown, dice entered by hand, and dice to tick.

use umpire_engine::dice::{Die, Faces, Need, Op, Score};
use umpire_engine::table::{
    Amount, Asked, Happening, HitWorth, Kind, Layout, Limit, Modifier, Opt, PieceId, Roll, Rolled, Seat, Show, Tick,
    Tone, Words,
};

use super::choose::choose;
use super::lists::units;
use super::pools::{asks, day, pool, sum};
use super::result::happened;
use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;
use crate::random::Lcg;

/// Faces of a throw, always the same.
fn faces(count: u8, die: Die) -> Faces {
    let mut rng = Lcg::new(u64::from(count) * 7 + u64::from(die.sides()));
    (0..count).map(|_| rng.below(die.sides().into()) as u8 + 1).collect()
}

fn rolled(die: Die, score: Score, faces: Faces, tone: Tone, word: &'static str) -> Rolled {
    let then = Words::of(if tone == Tone::Bad { "Fall back 3\" from Riders" } else { "Now they strike back" });
    Rolled { name: "Courage", die, score, hits: score.hits(&faces), counted: "", faces, tone, word, worth: None, then }
}

fn total(die: Die, faces: &[u8], (plus, need): (i8, Option<u8>), tone: Tone, word: &'static str) -> Rolled {
    let score = Score::Sum { plus, need: need.map(Need::at_least) };
    rolled(die, score, faces.iter().copied().collect(), tone, word)
}

fn hits(count: u8, die: Die, need: Need, tone: Tone, word: &'static str) -> Rolled {
    Rolled { name: "Attack", ..rolled(die, Score::Each(need), faces(count, die), tone, word) }
}

fn lies(rolled: Rolled) -> StillMatch {
    happened(Some(Seat::RED), Some(PieceId(3)), "Attack", Show::Rolled(rolled))
}

/// Dice of one piece at another.
fn whom(rolled: Rolled) -> StillMatch {
    let then = Words::with2("Armour 3: {} lost, {} left", 2u8, 10u8);
    let shown = Show::Rolled(Rolled { name: "Shoot", then, ..rolled });
    let line = Happening::line("still", Some(Seat::RED), Some(PieceId(11)), "Shoot".into());
    super::choose::turn().news(Happening { by: Some(PieceId(2)), show: shown, ..line }).on(units)
}

static MORE: Modifier = Modifier { amount: Amount::Plus(1), name: "Aggressive" };
static LESS: Modifier = Modifier { amount: Amount::Plus(-1), name: "Berserk" };
static PLAIN: HitWorth = HitWorth { after: &[], each: 2, unit: "damage" };
static ONE: HitWorth = HitWorth { after: &[MORE], each: 4, unit: "damage" };
static BOTH: HitWorth = HitWorth { after: &[MORE, LESS], each: 4, unit: "damage" };

/// Hits that come to something.
fn worth(worth: &'static HitWorth, rolled: Rolled) -> StillMatch {
    lies(Rolled { worth: Some(worth), then: Words::of("Old Shields: FS 10, bloodied"), ..rolled })
}

/// Hits that players counted.
fn typed(hits: u8, word: &'static str) -> StillMatch {
    let score = Score::at_least(4);
    lies(Rolled { hits, name: "Attack", ..rolled(Die::D6, score, Faces::new(), Tone::Good, word) })
}

pub(super) fn results() -> Vec<Shot> {
    let four = Need::at_least(4);
    let low = |value| Need { op: Op::AtMost, value };
    let read = |count, die| Rolled { name: "Weather", ..rolled(die, Score::Read, faces(count, die), Tone::Good, "") };
    vec![
        shot("rolled-sum", lies(total(Die::D6, &[5, 4], (-1, Some(7)), Tone::Good, "THEY HOLD")), ""),
        day(shot("rolled-sum-day", lies(total(Die::D6, &[5, 4], (-1, Some(7)), Tone::Great, "They hold")), "")),
        shot("rolled-sum-bad", lies(total(Die::D6, &[3, 2], (-2, Some(4)), Tone::Bad, "BATTERED")), ""),
        shot("rolled-sum-three", lies(total(Die::D6, &[6, 5, 1], (2, Some(10)), Tone::Good, "STEADY AS A ROCK")), ""),
        shot("rolled-sum-d20", lies(total(Die::D20, &[17], (12, Some(15)), Tone::Good, "SPOTTED")), ""),
        shot("rolled-sum-d100", lies(total(Die::D100, &[100, 8], (0, None), Tone::Good, "")), ""),
        shot("rolled-total", lies(total(Die::D6, &[2, 6], (1, None), Tone::Good, "")), ""),
        shot("rolled-total-many", lies(total(Die::D6, &faces(20, Die::D6), (0, None), Tone::Good, "DAMAGE")), ""),
        shot("rolled-pool", lies(hits(12, Die::D6, four, Tone::Good, "")), ""),
        day(shot("rolled-pool-day", lies(hits(12, Die::D6, four, Tone::Good, "hits")), "")),
        shot("rolled-pool-word", lies(hits(12, Die::D6, Need::at_least(6), Tone::Bad, "Repelled")), ""),
        shot("rolled-pool-great", lies(hits(7, Die::D8, low(6), Tone::Great, "OVERRUN")), ""),
        shot("rolled-pool-five", lies(hits(5, Die::D10, four, Tone::Good, "")), ""),
        shot("rolled-pool-three", lies(hits(3, Die::D6, four, Tone::Good, "")), ""),
        shot("rolled-pool-d20", lies(hits(12, Die::D20, Need::at_least(9), Tone::Good, "")), ""),
        shot("rolled-piles", lies(hits(20, Die::D10, Need::at_least(6), Tone::Good, "")), ""),
        day(shot("rolled-piles-day", lies(hits(20, Die::D10, Need::at_least(6), Tone::Good, "")), "")),
        shot("rolled-piles-most", lies(hits(48, Die::D6, Need::at_least(3), Tone::Good, "DESTROYED")), ""),
        shot("rolled-piles-bad", lies(hits(14, Die::D6, Need::at_least(6), Tone::Bad, "")), ""),
        shot("rolled-piles-d20", lies(hits(40, Die::D20, low(7), Tone::Great, "ROUTED")), ""),
        shot("rolled-piles-d100", lies(hits(48, Die::D100, Need { op: Op::Above, value: 64 }, Tone::Good, "")), ""),
        shot("rolled-piles-d12", lies(hits(30, Die::D12, Need::at_least(12), Tone::Bad, "")), ""),
        shot("rolled-worth", worth(&PLAIN, hits(5, Die::D6, four, Tone::Good, "Hits")), ""),
        shot("rolled-worth-more", worth(&ONE, hits(12, Die::D6, four, Tone::Good, "Hits")), ""),
        day(shot("rolled-worth-both", worth(&BOTH, hits(3, Die::D6, four, Tone::Good, "Hits")), "")),
        shot("rolled-worth-piles", worth(&ONE, hits(20, Die::D6, four, Tone::Good, "Hits")), ""),
        shot("rolled-worth-typed", worth(&BOTH, Rolled { hits: 12, ..hits(0, Die::D6, four, Tone::Good, "") }), ""),
        shot("rolled-whom", whom(hits(12, Die::D6, four, Tone::Good, "Hits")), ""),
        shot("rolled-whom-few", whom(hits(6, Die::D6, four, Tone::Bad, "No hit")), ""),
        shot("rolled-typed", typed(7, ""), ""),
        shot("rolled-typed-word", typed(24, "DESTROYED"), ""),
        shot("rolled-read-eight", lies(read(8, Die::D8)), ""),
        shot("rolled-read-many", lies(read(30, Die::D10)), ""),
        shot("rolled-read-d100", lies(read(2, Die::D100)), ""),
    ]
}

/// Dice a seat may change: one, of a sum or of many.
fn change(rolled: Rolled) -> StillMatch {
    const KEYS: [&str; 13] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"];
    let changes = KEYS.into_iter().take(rolled.faces.len()).map(|key| Opt::new(key, "Throw again"));
    let options = [Opt::new("stands", "Let it stand")].into_iter().chain(changes);
    StillMatch::asks(BLUE, "Goblin Knights", "", choose(options, 0, Layout::Dice(rolled), None))
}

pub(super) fn changes() -> Vec<Shot> {
    vec![
        shot("change-sum", change(total(Die::D6, &[3, 2], (-2, Some(4)), Tone::Bad, "BATTERED")), "right"),
        shot("change-pool", change(hits(7, Die::D6, Need::at_least(4), Tone::Good, "HELD")), "right right"),
        shot("change-many", change(hits(13, Die::D20, Need::at_least(9), Tone::Good, "HELD")), "left"),
    ]
}

/// Some of these dice are to be thrown again.
fn again(asked: Asked, rolled: Rolled, min: u8, max: u8) -> StillMatch {
    StillMatch::asks(
        asked,
        "Throw again?",
        "Blessed",
        Kind::Tick(Tick::of_dice(rolled, Limit { min, max, unit: "dice" })),
    )
}

pub(super) fn ticks() -> Vec<Shot> {
    let four = Need::at_least(4);
    let pool = |count, die, need| hits(count, die, need, Tone::Good, "");
    vec![
        shot("dice-two", again(RED, total(Die::D6, &[3, 6], (0, Some(7)), Tone::Good, ""), 0, 1), "right a"),
        shot("dice-twelve", again(RED, pool(12, Die::D6, four), 0, 3), "a right a right"),
        day(shot("dice-twelve-day", again(BLUE, pool(12, Die::D6, four), 0, 3), "a right a right")),
        shot("dice-most", again(BLUE, pool(48, Die::D6, four), 0, 6), "a right a down a up up a"),
        shot("dice-refused", again(BLUE, pool(48, Die::D10, four), 2, 6), "a x"),
        shot("dice-d20", again(RED, pool(20, Die::D20, Need::at_least(12)), 0, 3), "a right a right"),
        shot("dice-d100", again(RED, pool(48, Die::D100, Need::at_least(50)), 0, 3), "a right a right a right a"),
        shot("dice-five", again(BLUE, pool(5, Die::D10, four), 1, 1), "a left"),
    ]
}

pub(super) fn entries() -> Vec<Shot> {
    let counted = |roll: Roll| Roll { hits_only: true, ..roll };
    let need = Need::at_least(4);
    let goblins = |roll| asks(BLUE, "Goblin Knights", roll);
    let six = |count, die| pool(count, die, need, &[]);
    vec![
        shot("own-sum", asks(RED, "Spear Thanes", sum(2, Die::D6, Some(need), &[])), "right up a down"),
        shot("own-twelve", goblins(counted(six(12, Die::D6))), "right up a a"),
        shot("own-hits", goblins(counted(six(20, Die::D10))), "right right up"),
        day(shot("own-hits-day", goblins(counted(six(20, Die::D10))), "right")),
        shot("own-hits-few", goblins(counted(six(5, Die::D6))), "right left down down down down"),
        shot("own-faces", goblins(counted(six(20, Die::D10))), "right left up up up a a a down a a"),
        shot(
            "own-most",
            goblins(six(48, Die::D6)),
            "right up up a a a a a a a a a down a a a a a a a a a a a a left left",
        ),
        day(shot(
            "own-most-day",
            asks(RED, "Spear Thanes", six(48, Die::D20)),
            "right up a a a a a a a a a down a a a",
        )),
        shot("own-most-d100", asks(RED, "Spear Thanes", six(40, Die::D100)), "right up a a a a a a a a a down a a a a"),
    ]
}
