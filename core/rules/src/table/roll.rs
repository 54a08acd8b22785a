//! Dice to be rolled: which, against what, and why so many.

use heapless::Vec;

use super::Icon;
use crate::dice::{Need, Pool};

/// Roll dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Which dice.
    pub pool: Pool,
    /// What a die must show.
    pub need: Need,
    /// How many successes make it critical, where the game has such a thing.
    pub critical: Option<u8>,
    /// What is rolled for: Fury, Melee.
    pub name: &'static str,
    /// The picture of it.
    pub icon: Option<Icon>,
    /// Why the dice are as many as they are.
    pub why: Vec<Modifier, 10>,
}

/// A named reason for more or fewer dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Modifier {
    /// `+` or `-`.
    pub sign: &'static str,
    /// A word or two.
    pub name: &'static str,
}
