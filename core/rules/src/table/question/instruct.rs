//! Something to be done on the table: who, how far, and a picture of it.

use core::fmt;

use crate::table::{MAX_SEATS, PieceId, Seat, Words};

/// Do this on the table, and say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// The instruction in one line, 25 letters at most.
    pub text: Words,
    /// The piece it is about.
    pub piece: Option<PieceId>,
    /// The piece it has to do with: who pushes, towards whom.
    pub by: Option<PieceId>,
    /// How far, where it is a distance.
    pub reach: Option<Reach>,
    /// Which picture explains it.
    pub picture: Diagram,
}

/// A distance on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Reach {
    /// How far in the unit below.
    pub value: u16,
    /// And half of one.
    pub half: bool,
    /// `MM`, `CM` or `IN`.
    pub unit: &'static str,
    /// Which of the game's bands it is, and all of them, where it has any: `(1, ["S", "M", "L"])`.
    pub band: Option<(u8, &'static [&'static str])>,
    /// A word on the way to go: `straight`, `1 pivot`.
    pub way: &'static str,
}

impl Reach {
    /// A distance that is nothing but one.
    pub const fn new(value: u16, unit: &'static str) -> Self {
        Reach { value, half: false, unit, band: None, way: "" }
    }

    /// A distance in halves of a unit.
    pub const fn halves(halves: u16, unit: &'static str) -> Self {
        Reach { half: halves % 2 == 1, ..Reach::new(halves / 2, unit) }
    }
}

/// The number alone: `80`, `7.5`.
impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value, if self.half { ".5" } else { "" })
    }
}

/// What a Tell's picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Diagram {
    /// The piece goes its own way.
    Move,
    /// The piece is moved by another.
    Push,
    /// The piece goes towards another.
    Towards,
    /// Two pieces change places.
    Swap,
    /// The piece is put somewhere.
    Place,
    /// The board from above, and whose each of its owners' parts are.
    Map(&'static TableMap, [Seat; MAX_SEATS]),
    /// Nothing but words.
    None,
}

/// The board from above.
#[derive(PartialEq, Eq, Debug, Hash)]
pub struct TableMap {
    /// How wide and how deep it is, in the game's own unit.
    pub size: (u16, u16),
    /// What lies on it, what is behind first.
    pub marks: &'static [MapMark],
}

/// A place on a board: from the left, and from the far side.
pub type MapPoint = (u16, u16);

/// Something on a board. An owner is a place in the picture's list of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum MapMark {
    /// Ground that belongs to an owner: from its left far corner to its right near one.
    Zone(MapPoint, MapPoint, u8),
    /// A circle around a place.
    Circle(MapPoint, u16),
    /// A line across.
    Line(MapPoint, MapPoint),
    /// From here to there.
    Arrow(MapPoint, MapPoint),
    /// Where something is put: an owner's, or nobody's.
    Place(MapPoint, Option<u8>),
    /// How far it is from here to there, with its number.
    Measure(MapPoint, MapPoint, &'static str),
}
