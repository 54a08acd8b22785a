//! Dice that were thrown: entered by hand, or to tick.

use umpire_rules::dice::{Die, Faces, Need, Score};
use umpire_rules::table::{Asked, Kind, Limit, Roll, Rolled, Tick, Tone, Words};

use super::pools::{asks, day, pool, sum};
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
    Rolled { name: "Courage", die, score, hits: score.hits(&faces), faces, tone, word, then }
}

fn total(die: Die, faces: &[u8], (plus, need): (i8, Option<u8>), tone: Tone, word: &'static str) -> Rolled {
    let score = Score::Sum { plus, need: need.map(Need::at_least) };
    rolled(die, score, faces.iter().copied().collect(), tone, word)
}

fn hits(count: u8, die: Die, need: Need, tone: Tone, word: &'static str) -> Rolled {
    Rolled { name: "Attack", ..rolled(die, Score::Each(need), faces(count, die), tone, word) }
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
        shot("own-sum", asks(RED, "Spear Thanes", sum(2, Die::D6, Some(need), &[])), "x up a down"),
        shot("own-twelve", goblins(counted(six(12, Die::D6))), "x up a a"),
        shot("own-hits", goblins(counted(six(20, Die::D10))), "x right up"),
        day(shot("own-hits-day", goblins(counted(six(20, Die::D10))), "x")),
        shot("own-hits-few", goblins(counted(six(5, Die::D6))), "x x down down down down"),
        shot("own-faces", goblins(counted(six(20, Die::D10))), "x x up up up a a a down a a"),
        shot("own-most", goblins(six(48, Die::D6)), "x up up a a a a a a a a a down a a a a a a a a a a a a left left"),
        day(shot("own-most-day", asks(RED, "Spear Thanes", six(48, Die::D20)), "x up a a a a a a a a a down a a a")),
        shot("own-most-d100", asks(RED, "Spear Thanes", six(40, Die::D100)), "x up a a a a a a a a a down a a a a"),
    ]
}
