//! Pools of d10 against a number that must be exceeded (section 3).

use super::Table;
use crate::book::Stat;
use crate::state::{Battle, ElementId};
use umpire_engine::dice::{Die, Faces, Need, Op, Pool, Score};
use umpire_engine::table::{Amount, Answer, Heading, Modifier, Roll, Rolled, Tone, Words};

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
    /// As they were thrown, or as players counted their hits.
    pub(super) fn of(answer: Answer, score: Score) -> Self {
        match answer {
            Answer::Dice(faces, _) => Fallen { hits: score.hits(&faces), faces, score },
            Answer::Hits(hits) => Fallen { hits, faces: Faces::new(), score },
            _ => unreachable!("nothing else answers dice without asides"),
        }
    }

    /// As a page shows them.
    pub(super) fn rolled(&self, name: &'static str, (tone, word): (Tone, &'static str), then: Words) -> Rolled {
        let (score, faces, hits) = (self.score, self.faces.clone(), self.hits);
        Rolled { name, die: Die::D10, score, faces, hits, counted: "", tone, word, worth: None, then }
    }

    /// The same for a check, where the dice that count are those too high.
    pub(super) fn failed(&self, name: &'static str, end: (Tone, &'static str), then: Words) -> Rolled {
        Rolled { counted: "too high", ..self.rolled(name, end, then) }
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

#[inline(never)]
fn roll_of(pool: &PoolRoll<'_>, count: u8, score: Score) -> Roll {
    let mut roll = Roll::new(pool.name, Pool { count, die: Die::D10 }, score);
    (roll.most, roll.hits_only) = (MOST, true);
    roll.why.extend(pool.why.iter().copied());
    (roll.stakes, roll.any) = ([pool.stakes[0], pool.stakes[1], ""], pool.stakes[1]);
    roll
}

/// More than a number (FR-DICE-2).
pub(super) const fn above(number: u8) -> Need {
    Need { op: Op::Above, value: number as i16 }
}

/// A roll of these reasons at Def: some bring dice, some another Def, some add to it.
pub(super) fn reasoned(name: &'static str, why: impl IntoIterator<Item = Modifier>) -> Roll {
    let mut roll = Roll::new(name, Pool { count: 0, die: Die::D10 }, Score::Each(above(0)));
    roll.why.extend(why.into_iter().filter(|why| why.amount != Amount::Dice(0)));
    (roll.most, roll.hits_only, roll.stakes) = (MOST, true, ["no stress", "+1 stress a hit", ""]);
    count(&mut roll);
    roll
}

/// One die at an individual's own Def (FR-RNG-8, FR-CC-12).
pub(super) fn one(name: &'static str, def: u8) -> Roll {
    let why = [
        Modifier { amount: Amount::Dice(1), name: "near" },
        Modifier { amount: Amount::Need(above(def)), name: Stat::Def.name() },
    ];
    reasoned(name, why)
}

/// Counts reasons: dice add up, the highest number counts, and what is added in all comes on top of it (FR-RNG-12).
pub(super) fn count(roll: &mut Roll) {
    let (mut dice, mut number, mut more) = (0, 0, 0);
    for why in &roll.why {
        match why.amount {
            Amount::Dice(n) => dice += i16::from(n),
            Amount::Need(need) => number = need.value.max(number),
            Amount::Plus(n) => more -= i16::from(n),
            _ => {}
        }
    }
    roll.pool.count = dice.max(0) as u8;
    roll.score = Score::Each(Need { op: Op::Above, value: number + more });
}

/// The number that dice must exceed.
pub(super) fn number(roll: &Roll) -> u8 {
    roll.score.need().map_or(0, |need| need.value as u8)
}

/// How good so many hits are, where they destroy or do not, in a word.
pub(super) fn word(hits: u8, destroys: bool) -> (Tone, &'static str) {
    match hits {
        0 => (Tone::Bad, "No hit"),
        _ if destroys => (Tone::Great, "Hits"),
        1 => (Tone::Good, "Hit"),
        _ => (Tone::Good, "Hits"),
    }
}

/// What so many more hits make of an element's stress, with what is pending, and whether that is too much.
pub(super) fn outcome(b: &Battle, at: ElementId, hits: u8) -> (Words, bool) {
    let element = b.element(at);
    let stress = element.stress.saturating_add(element.pending).saturating_add(hits);
    match element.number(Stat::End) {
        None => (Words::with("Stress {}", stress), false),
        Some(end) if stress > end => (Words::with2("Stress {} of {}: too much", stress, end), true),
        Some(end) => (Words::with2("Stress {} of {}", stress, end), false),
    }
}

/// One die that is read.
pub(super) async fn d10(t: &Table, heading: Heading, name: &'static str) -> u8 {
    let roll = Roll::new(name, Pool { count: 1, die: Die::D10 }, Score::Read);
    match t.roll(heading, roll).await {
        Answer::Dice(faces, _) => faces.first().copied().unwrap_or(1),
        _ => unreachable!("a die that is read has faces"),
    }
}
