//! What the device's dice showed so far.

use umpire_engine::dice::{Die, Pool, Score};
use umpire_engine::table::Seat;
use umpire_screens::DAY;

use super::choose::turn;
use super::{Shot, shot};
use crate::fixture::ThrowCounts;
use crate::random::Lcg;

/// Fair throws of both sides, by turns: so many dice of a kind, all against the same number.
pub fn evening(tally: &mut dyn ThrowCounts, die: Die, dice: u16, need: u8, rng: &mut Lcg) {
    for at in 0..dice {
        let face = rng.below(die.sides().into()) as u8 + 1;
        tally.count(Some(Seat((at % 2) as u8)), Pool { count: 1, die }, Score::at_least(need), &[face]);
    }
}

pub(super) fn dice() -> Vec<Shot> {
    let game = |die, dice, need, others: u8| {
        turn().threw(|tally| {
            evening(tally, die, dice, need, &mut Lcg::new(dice.into()));
            tally.count(None, Pool { count: others, die: Die::D100 }, Score::Read, &vec![50; others.into()]);
        })
    };
    // A die that shows too many twenties, and one that was dealt like cards.
    let odd = || turn().threw(|tally| faces(tally, |face| if face == 20 { 34 } else { 6 }));
    let even = || turn().threw(|tally| faces(tally, |_| 7));
    let red = || {
        turn().threw(|tally| {
            tally.count(Some(Seat::RED), Pool { count: 3, die: Die::D20 }, Score::at_least(9), &[4, 19, 11])
        })
    };
    // Six sit down with two kinds of dice.
    let six = || {
        let sides = |still: &mut crate::fixture::Still| {
            (still.seats, still.counters) = (6, [7, 5, 9, 4, 6, 3].map(|n| (n, 12)).to_vec());
        };
        turn().on(sides).threw(|tally| {
            let mut rng = Lcg::new(6);
            for (die, dice) in [(Die::D6, 240), (Die::D10, 90)] {
                for at in 0..dice {
                    let face = rng.below(die.sides().into()) as u8 + 1;
                    tally.count(Some(Seat(at % 6)), Pool { count: 1, die }, Score::at_least(5), &[face]);
                }
            }
        })
    };
    let page = "y right right right right right right";
    let mut day = shot("look-dice-day", game(Die::D20, 240, 9, 0), "y right right");
    day.view.set_theme(&DAY);
    vec![
        shot("look-dice", game(Die::D20, 240, 9, 0), "y right right"),
        shot("look-dice-red", game(Die::D20, 240, 9, 0), "y right right down"),
        shot("look-dice-blue", game(Die::D20, 240, 9, 0), "y right right down down"),
        shot("look-dice-few", red(), "y right right"),
        shot("look-dice-none", red(), "y right right down down"),
        shot("look-dice-odd", odd(), "y right right"),
        shot("look-dice-even", even(), "y right right"),
        shot("look-dice-six", game(Die::D6, 90, 4, 8), "y right right"),
        shot("look-dice-twelve", game(Die::D12, 2000, 7, 0), "y right right"),
        shot("look-dice-hundred", game(Die::D100, 400, 60, 0), "y right right"),
        shot("look-dice-hundred-red", game(Die::D100, 400, 60, 0), "y right right down"),
        shot("look-dice-six-seats", six(), page),
        shot("look-dice-six-violet", six(), &format!("{page}{}", " down".repeat(5))),
        shot("look-dice-six-other", six(), &format!("{page}{}", " down".repeat(7))),
        shot("look-dice-six-last", six(), &format!("{page}{}", " down".repeat(13))),
        day,
    ]
}

/// Faces in the numbers wanted, all for red.
fn faces(tally: &mut dyn ThrowCounts, count: impl Fn(u8) -> u8) {
    for face in 1..=20 {
        for _ in 0..count(face) {
            tally.count(Some(Seat::RED), Pool { count: 1, die: Die::D20 }, Score::at_least(9), &[face]);
        }
    }
}
