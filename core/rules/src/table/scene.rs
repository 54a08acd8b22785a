//! What any front end may see of a running game, whatever its rules.

use core::fmt::{self, Write};

use heapless::Vec;

use super::{Icon, PieceId, Reach, Seat, Words};

/// The number a side is measured by, where the game has one: momentum, say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Counter {
    /// What it is called, in lower case.
    pub name: &'static str,
    /// What is left.
    pub now: u8,
    /// What it is filled up to.
    pub total: u8,
}

/// One number on a piece's card, such as Fury 9+.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Stat {
    /// The book's name for it.
    pub name: &'static str,
    /// Its value now.
    pub value: u8,
    /// What is written behind the value: `+` for target numbers.
    pub suffix: &'static str,
}

/// A piece as its owner's card shows it.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Card {
    /// Whose it is.
    pub seat: Seat,
    /// Its picture.
    pub icon: Icon,
    /// The book's word for what it is.
    pub kind: &'static str,
    /// What it is worth.
    pub points: u8,
    /// Whether it still counts.
    pub in_play: bool,
    /// The numbers worth reading when choosing it.
    pub stats: Vec<Stat, 4>,
}

/// What a piece's own page tells beside its card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Details {
    /// How far it moves, where it moves at all.
    pub moves: Option<Reach>,
    /// How far it reaches, where it reaches at all; 0 is touching.
    pub reach: Option<Reach>,
    /// What it can do that its likes cannot.
    pub traits: Vec<&'static str, 2>,
    /// Where it is.
    pub place: Words,
    /// What is special about its next Action: why there is none, or that it is free.
    pub next: Words,
}

/// A heading and what is to be known about it, each a short line.
pub type Topic = (&'static str, &'static [&'static str]);

/// A running game, seen from outside. What a game does not have, it need not speak of.
pub trait Scene {
    /// The rulebook's id.
    fn game(&self) -> &'static str;
    /// How many sides there are.
    fn seats(&self) -> u8 {
        2
    }
    /// What a side calls itself: its warband, empty before it has one.
    fn side_name(&self, _: Seat) -> &str {
        ""
    }
    /// The number a side is measured by; none before the game has begun.
    fn counter(&self, _: Seat) -> Option<Counter> {
        None
    }
    /// The round, from 1; none before the first.
    fn round(&self) -> Option<u8> {
        None
    }
    /// Whose turn it is; none while nobody's.
    fn active(&self) -> Option<Seat> {
        None
    }
    /// How many pieces there are; their ids count from 0.
    fn pieces(&self) -> u8 {
        0
    }
    /// A piece's card.
    fn card(&self, _: PieceId) -> Card {
        unreachable!("a game that has pieces shows their cards")
    }
    /// What a piece's own page tells; none where its card says it all.
    fn details(&self, _: PieceId) -> Option<Details> {
        None
    }
    /// Says what is so now and cannot be seen on the table, line by line: whose it is, and the words. What
    /// matters at this moment comes first.
    fn notes(&self, _say: &mut dyn FnMut(Option<Seat>, Words)) {}
    /// Rules of the table that no question asks about, for whoever wants to look them up.
    fn reminders(&self) -> &'static [Topic] {
        &[]
    }
    /// Writes what a piece is called, `Fighters II`.
    fn write_name(&self, _: PieceId, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
    /// Writes a name the players gave: what each number stands for is the game's own business.
    fn write_given(&self, _: u8, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
    /// Writes what scripts call a piece, `blue-2`.
    fn write_id(&self, _: PieceId, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
}
