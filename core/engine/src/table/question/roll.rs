//! Dice to be rolled: which, against what, and why so many.

use core::fmt;

use heapless::Vec;

use crate::dice::{Need, Pool, Score};
use crate::table::{Icon, OptionKey, PieceId, Seat, Words};

/// Dice to be rolled.
///
/// ```
/// use umpire_engine::dice::{Die, Pool, Score, chance};
/// use umpire_engine::table::{Amount, Modifier, Roll};
///
/// let mut roll = Roll::new("Strike", Pool { count: 2, die: Die::D20 }, Score::at_least(9));
/// roll.why.push(Modifier { amount: Amount::Bonus, name: "Charge" }).expect("one of twelve");
/// roll.pool.count += 1;
/// assert_eq!(chance(roll.pool, roll.score, 1).to_string(), "93.6%");
/// assert_eq!(roll.score.hits(&[8, 9, 20]), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Which dice.
    pub pool: Pool,
    /// How they are counted.
    pub score: Score,
    /// How many hits are more than enough, where the game has such a thing.
    pub critical: Option<u8>,
    /// What is rolled for, in a word.
    pub name: &'static str,
    /// The picture of it.
    pub icon: Option<Icon>,
    /// Why the dice are as many as they are, and what is added to them.
    pub why: Vec<Modifier, MAX_MODIFIERS>,
    /// What follows no hit, one, and a critical: shown where the list of reasons leaves room.
    pub stakes: [&'static str; 3],
    /// What one hit brings, where more of them bring no more: its chance is told, not how many hits are likely.
    pub any: &'static str,
    /// The most dice this game ever throws at once: the screen keeps room for them.
    pub most: u8,
    /// What else can be done before the dice are thrown.
    pub extras: Vec<RollExtra, 2>,
    /// Whether players with dice of their own may enter the number of hits, and no faces.
    pub hits_only: bool,
    /// What the next question throws, where both are thrown at once.
    pub next: Option<NextRoll>,
}

impl Roll {
    /// These dice, counted like this, for no reason but the book's.
    pub fn new(name: &'static str, pool: Pool, score: Score) -> Self {
        let most = pool.count;
        Roll {
            pool,
            score,
            critical: None,
            name,
            icon: None,
            why: Vec::new(),
            stakes: [""; 3],
            any: "",
            most,
            extras: Vec::new(),
            hits_only: false,
            next: None,
        }
    }
}

/// The dice of the question that follows a roll. Whoever throws the device's dice throws both with one press, unless the owner
/// of the piece throws their own; on the tape they are two answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct NextRoll {
    /// Who throws them.
    pub piece: PieceId,
    /// Which dice.
    pub pool: Pool,
    /// What each must show.
    pub need: Need,
}

impl NextRoll {
    /// Whether this is the roll that was meant, and nothing can be done before its dice are thrown.
    pub fn is(&self, roll: &Roll) -> bool {
        (roll.pool, roll.score) == (self.pool, Score::Each(self.need)) && roll.extras.is_empty()
    }
}

/// The most reasons one roll has.
pub const MAX_MODIFIERS: usize = 12;

/// Something a player may do on the dice screen instead of throwing: the roll is then asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollExtra {
    /// The stable name scripts pick it by.
    pub key: OptionKey,
    /// Who may do it.
    pub seat: Seat,
    /// What it says: 14 letters at most.
    pub label: Words,
}

/// A named reason for other dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Modifier {
    /// What it brings.
    pub amount: Amount,
    /// A word or two.
    pub name: &'static str,
}

/// What a modifier brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Amount {
    /// A die more, however many such reasons there are.
    Bonus,
    /// A die less, however many such reasons there are.
    Penalty,
    /// So many dice more or less.
    Dice(i8),
    /// So much more or less in all.
    Plus(i8),
    /// Another number is needed.
    Need(Need),
    /// Nothing that could be counted.
    Nothing,
}

impl Amount {
    /// Whether it helps, hinders, or does neither.
    pub const fn sign(self) -> &'static str {
        match self {
            Amount::Bonus | Amount::Dice(1..) | Amount::Plus(1..) => "+",
            Amount::Penalty | Amount::Dice(..=-1) | Amount::Plus(..=-1) => "-",
            _ => "",
        }
    }
}

/// `+`, `-`, `+1`, `-2`, `5+`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Bonus => f.write_str("+"),
            Amount::Penalty => f.write_str("-"),
            Amount::Dice(n) | Amount::Plus(n) => write!(f, "{n:+}"),
            Amount::Need(need) => write!(f, "{need}"),
            Amount::Nothing => Ok(()),
        }
    }
}
