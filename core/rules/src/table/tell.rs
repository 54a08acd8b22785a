//! Something to be done on the table: who, how far, and a picture of it.

use super::{PieceId, Words};

/// Do this on the table, and say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tell {
    /// The instruction in one line, 25 letters at most.
    pub text: Words,
    /// The piece it is about.
    pub piece: Option<PieceId>,
    /// The piece it has to do with: who pushes, towards whom.
    pub by: Option<PieceId>,
    /// How far, where it is a distance.
    pub reach: Option<Reach>,
    /// Which picture explains it.
    pub picture: Picture,
}

/// A distance on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Reach {
    /// How far in the unit below.
    pub value: u16,
    /// `MM` or `IN`.
    pub unit: &'static str,
    /// Which of the game's bands it is, and all of them, where it has any: `(1, ["S", "M", "L"])`.
    pub band: Option<(u8, &'static [&'static str])>,
    /// A word on the way to go: `straight`, `1 pivot`.
    pub way: &'static str,
}

/// What a Tell's picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Picture {
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
    /// Nothing but words.
    None,
}
