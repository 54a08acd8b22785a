//! Dice to be rolled: which, against what, and why so many.

use heapless::Vec;

use super::{Icon, Key, Seat, Words};
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
    pub why: Vec<Modifier, MAX_MODIFIERS>,
    /// The most dice this game ever throws at once: the screen keeps room for them.
    pub most: u8,
    /// What else can be done before the dice are thrown.
    pub asides: Vec<Aside, 2>,
}

/// The most reasons one roll has.
pub const MAX_MODIFIERS: usize = 12;

/// Something a player may do on the dice screen instead of throwing: the roll is then asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aside {
    /// The stable name scripts pick it by.
    pub key: Key,
    /// Who may do it.
    pub seat: Seat,
    /// What it says: 14 letters at most.
    pub label: Words,
}

/// A named reason for more or fewer dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Modifier {
    /// `+` or `-`.
    pub sign: &'static str,
    /// A word or two.
    pub name: &'static str,
}
