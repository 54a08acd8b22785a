//! What a front end shows of a side and of a piece: counter, card and details.

use core::fmt;

use heapless::Vec;

use crate::table::{Help, Icon, Reach, Seat, Words};

/// The number a side is measured by, where the game has one: points, say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Counter {
    /// What it is called, in lower case.
    pub name: &'static str,
    /// What is left.
    pub now: u8,
    /// What it is filled up to, or [nothing](Counter::NO_TOTAL).
    pub total: u8,
}

impl Counter {
    /// It is filled up to nothing: it goes on as long as the game.
    pub const NO_TOTAL: u8 = u8::MAX;
}

/// One number on a piece's card, such as Defence 9+.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Stat {
    /// The book's name for it.
    pub name: &'static str,
    /// Its value now.
    pub value: i16,
    /// What is written behind the value: `+` for target numbers; `-` alone where it has none.
    pub suffix: &'static str,
}

impl Stat {
    /// A number that this piece does not have: a dash stands in its place.
    pub const fn none(name: &'static str) -> Self {
        Stat { name, value: 0, suffix: "-" }
    }

    /// Whether this piece does not have it.
    pub fn is_none(&self) -> bool {
        self.suffix == "-"
    }
}

/// `9+`, `3`, `-`.
impl fmt::Display for Stat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() { f.write_str("-") } else { write!(f, "{}{}", self.value, self.suffix) }
    }
}

/// The big figure of a piece: what it is worth, how many stand, how much it bears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Figure {
    /// What it is called, in lower case.
    pub name: &'static str,
    /// What it is now.
    pub now: i16,
    /// What it is at the most, or was at the start, where that is worth a look.
    pub of: Option<i16>,
}

impl Figure {
    /// What so many are called: one of something is no plural.
    pub fn word(&self) -> &'static str {
        let one = self.name.strip_suffix('s').filter(|one| self.now == 1 && self.of.is_none() && !one.ends_with('s'));
        one.unwrap_or(self.name)
    }
}

/// Something that is so for a piece: battered, under an order, done for this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceMark {
    /// A word for it: 10 letters at most.
    pub name: &'static str,
    /// Its picture, where it has one.
    pub icon: Option<Icon>,
    /// What it means.
    pub help: Option<&'static Help>,
}

/// The most numbers of a card.
pub const MAX_STATS: usize = 12;

/// A piece as its owner's card shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Whose it is.
    pub seat: Seat,
    /// Its picture.
    pub icon: Icon,
    /// What it is: the book's word, or the players' own.
    pub kind: Words,
    /// What it belongs to, where a side has groups: its pieces stand together in a list.
    pub group: Words,
    /// What is said of its group at the right of its head: `Act 2`.
    pub group_note: Words,
    /// What tells it from its likes, where a picker shows that and not its number: II.
    pub tag: Option<&'static str>,
    /// A small picture at its own: a crown.
    pub badge: Option<Icon>,
    /// The number that matters most.
    pub figure: Option<Figure>,
    /// What is said of that number on its own page, where so much of how much is not enough: `over 6: gone`.
    pub figure_note: Words,
    /// What is so for it now.
    pub marks: Vec<PieceMark, 4>,
    /// Whether it still counts.
    pub in_play: bool,
    /// The numbers worth reading when choosing it.
    pub stats: Vec<Stat, MAX_STATS>,
}

/// What a piece's own page shows beside its card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Details {
    /// How far it moves, where it moves at all.
    pub moves: Option<Reach>,
    /// How far it reaches, where it reaches at all; 0 is touching.
    pub reach: Option<Reach>,
    /// What it can do that its likes cannot.
    pub traits: Vec<CardTrait, 8>,
    /// Where it is.
    pub place: Words,
    /// What is special about its next Action: why there is none, or that it is free.
    pub next: Words,
}

/// Something a piece can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardTrait {
    /// What it is called.
    pub name: &'static str,
    /// What it means.
    pub help: Option<&'static Help>,
}

impl From<&'static str> for CardTrait {
    fn from(name: &'static str) -> Self {
        CardTrait { name, help: None }
    }
}

impl Card {
    /// A piece in play, and nothing else to say of it.
    pub fn new(seat: Seat, icon: Icon, kind: impl Into<Words>) -> Self {
        let (kind, group) = (kind.into(), Words::NONE);
        let (tag, badge, figure, in_play) = (None, None, None, true);
        let (group_note, figure_note) = (Words::NONE, Words::NONE);
        let (marks, stats) = (Vec::new(), Vec::new());
        Card { seat, icon, kind, group, group_note, tag, badge, figure, figure_note, marks, in_play, stats }
    }
}
