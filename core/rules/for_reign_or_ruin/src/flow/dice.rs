//! Pools of d10 against a number that must be exceeded (section 3).

use super::Table;
use crate::state::Battle;
use umpire_engine::dice::{Die, Faces, Need, Op, Pool, Score};
use umpire_engine::table::{Answer, Heading, Modifier, Roll, Rolled, Tone, Words};

/// The most dice that are thrown at once; more are thrown one pool after the other.
pub(super) const MOST: u8 = 40;

/// What a roll is called, its reasons, and how its end is told.
pub(super) struct PoolRoll<'r> {
    /// In a word.
    pub name: &'static str,
    /// How many dice.
    pub dice: u8,
    /// The number that each must exceed (FR-DICE-2).
    pub above: u8,
    /// Why so many, and why so much.
    pub why: &'r [Modifier],
    /// What follows no hit, and any.
    pub stakes: [&'static str; 2],
}

/// Dice that fell: how many exceeded the number, and what they showed (of the last pool).
pub(super) struct Fallen {
    /// How many exceeded it.
    pub hits: u8,
    /// What the dice show; nothing where players entered the hits only.
    pub faces: Faces,
    /// How they are counted.
    pub score: Score,
}

impl Fallen {
    /// As a page shows them.
    pub(super) fn rolled(&self, name: &'static str, (tone, word): (Tone, &'static str), then: Words) -> Rolled {
        let (score, faces, hits) = (self.score, self.faces.clone(), self.hits);
        Rolled { name, die: Die::D10, score, faces, hits, tone, word, worth: None, then }
    }
}

/// Rolls some dice at once, at most [`MOST`] of them. No `async fn`: that would keep the heading as long as it waits.
pub(super) fn once<'t>(t: &'t Table, heading: Heading, pool: &PoolRoll<'_>) -> impl Future<Output = Fallen> + use<'t> {
    let score = Score::Each(Need { op: Op::Above, value: pool.above.into() });
    let answer = t.roll(heading, roll_of(pool, pool.dice.min(MOST), score));
    async move {
        match answer.await {
            Answer::Dice(faces, _) => Fallen { hits: score.hits(&faces), faces, score },
            Answer::Hits(hits) => Fallen { hits, faces: Faces::new(), score },
            _ => unreachable!("nothing else answers dice without asides"),
        }
    }
}

/// Rolls a pool. No dice, or a number that no die exceeds, is no roll at all (FR-DICE-3, FR-DICE-4, FR-UI-1).
pub(super) async fn pool(t: &Table, heading: Heading, pool: PoolRoll<'_>) -> Fallen {
    let score = Score::Each(Need { op: Op::Above, value: pool.above.into() });
    let mut fallen = Fallen { hits: 0, faces: Faces::new(), score };
    if Battle::more_than(pool.above).is_none() {
        return fallen;
    }
    let mut left = pool.dice;
    while left > 0 {
        let count = left.min(MOST);
        left -= count;
        match t.roll(heading, roll_of(&pool, count, score)).await {
            Answer::Dice(faces, _) => {
                fallen.hits += score.hits(&faces);
                fallen.faces = faces;
            }
            Answer::Hits(hits) => {
                fallen.hits += hits;
                fallen.faces.clear();
            }
            _ => unreachable!("nothing else answers dice without asides"),
        }
    }
    fallen
}

#[inline(never)]
fn roll_of(pool: &PoolRoll<'_>, count: u8, score: Score) -> Roll {
    let mut roll = Roll::new(pool.name, Pool { count, die: Die::D10 }, score);
    (roll.most, roll.hits_only) = (MOST, true);
    roll.why.extend(pool.why.iter().copied());
    roll.stakes = [pool.stakes[0], pool.stakes[1], ""];
    roll
}

/// One die that is read.
pub(super) async fn d10(t: &Table, heading: Heading, name: &'static str) -> u8 {
    let roll = Roll::new(name, Pool { count: 1, die: Die::D10 }, Score::Read);
    match t.roll(heading, roll).await {
        Answer::Dice(faces, _) => faces.first().copied().unwrap_or(1),
        _ => unreachable!("a die that is read has faces"),
    }
}
