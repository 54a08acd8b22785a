//! The scene: what any front end may see of a running game, whatever its rules.

use core::fmt::{self, Write};

use heapless::Vec;

use crate::table::{CorrectionField, CorrectionTarget, Help, Icon, PieceId, Reach, Seat, SeatSet, Words};

/// The number a side is measured by, where the game has one: points, say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Counter {
    /// What it is called, in lower case.
    pub name: &'static str,
    /// What is left.
    pub now: u8,
    /// What it is filled up to.
    pub total: u8,
}

/// One number on a piece's card, such as Defence 9+.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Stat {
    /// The book's name for it.
    pub name: &'static str,
    /// Its value now.
    pub value: i16,
    /// What is written behind the value: `+` for target numbers.
    pub suffix: &'static str,
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
    /// The number that matters most.
    pub figure: Option<Figure>,
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
        Card { seat, icon, kind, group, figure: None, marks: Vec::new(), in_play: true, stats: Vec::new() }
    }
}

impl dyn Scene + '_ {
    /// What the player of a seat is called: a name, or the colour.
    pub fn name_of(&self, seat: Seat) -> &str {
        match self.seat_name(seat) {
            "" => seat.name(),
            name => name,
        }
    }

    /// Every seat there is.
    pub fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.seats())
    }
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
    /// What the player of a seat is called; empty where nobody gave a name, and the colour does.
    fn seat_name(&self, _: Seat) -> &str {
        ""
    }
    /// What a side calls itself: its roster, empty before it has one.
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
    /// What the round is at: its phase or step; nothing where there are none.
    fn phase(&self) -> Words {
        Words::NONE
    }
    /// Whose turn it is: none while nobody's, several where they act at the same time.
    fn active(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    /// How many pieces there are; their ids count from 0.
    fn pieces(&self) -> u8 {
        0
    }
    /// A piece's card.
    fn card(&self, _: PieceId) -> Card {
        unreachable!("a game that has pieces shows their cards")
    }
    /// What a piece's own page shows; none where its card has it all.
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
    /// Hands out the fields that players may correct here, when all agree.
    fn fields(&self, _: CorrectionTarget, _out: &mut dyn FnMut(CorrectionField)) {}
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
