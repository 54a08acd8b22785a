//! Elements on the table, and sets of them.

use super::book::{Band, Entry, StatName, Type, TypeLine};
use crate::table::{PieceId, Seat};

/// An Element, by its place in the list of all Elements: red's first, then blue's.
pub type ElementId = PieceId;

/// Where an Element is. Reserves, cargo and banishment come with the rules that need them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the table.
    Table,
    /// Out of play.
    Out,
}

/// One Element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Element {
    /// Whose it is.
    pub seat: Seat,
    /// Its roster entry.
    pub entry: Entry,
    /// Its number among its owner's Elements, from 1.
    pub number: u8,
    /// Its number among its owner's Elements of the same name, from 1; 0 where there is only one.
    pub like: u8,
    /// Where it is.
    pub place: Place,
}

impl Element {
    /// Its type: the host's, where a Champion is attached (RR-ATT-6).
    pub const fn kind(&self) -> Type {
        self.entry.kind
    }

    fn line(&self) -> &'static TypeLine {
        self.kind().line()
    }

    /// Whether a Champion is attached to it or it is one: both can Rally.
    pub const fn leads(&self) -> bool {
        self.entry.champion.is_some() || matches!(self.entry.kind, Type::Champion)
    }

    /// Whether it is in play.
    pub const fn in_play(&self) -> bool {
        matches!(self.place, Place::Table)
    }

    /// What it is worth (RR-ATT-1: points add).
    pub fn points(&self) -> u8 {
        self.entry.points()
    }

    /// How far it moves. Tactics and Heavy traits will change this here and nowhere else.
    pub fn mov(&self) -> Option<Band> {
        self.line().mov
    }

    /// How far it reaches.
    pub fn rng(&self) -> Option<Band> {
        self.line().rng
    }

    /// The number a check on this stat needs; Wards have only Will.
    pub fn stat(&self, stat: StatName) -> Option<u8> {
        self.line().stats[stat as usize]
    }
}

/// Some of the Elements, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Set(u16);

impl Set {
    /// None of them.
    pub const EMPTY: Set = Set(0);

    /// This one only.
    pub const fn one(id: ElementId) -> Self {
        Set(1 << id.0)
    }

    /// These, and one more.
    #[must_use]
    pub const fn and(self, id: ElementId) -> Self {
        Set(self.0 | 1 << id.0)
    }

    /// Whether this one is among them.
    pub const fn has(self, id: ElementId) -> bool {
        self.0 >> id.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
