//! Something to be done on the table: who, how far, and a picture of it.

use core::fmt;

use crate::table::{HeldGround, Help, MAX_SEATS, PieceId, Placement, Seat, TableMap, Words};

/// Something to be done on the real table, and confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// The instruction in one line, 25 letters at most.
    pub text: Words,
    /// The piece it is about.
    pub piece: Option<PieceId>,
    /// The piece it has to do with: who pushes, towards whom.
    pub by: Option<PieceId>,
    /// How far, where it is a distance; or how many of what.
    pub reach: Option<Reach>,
    /// Which picture explains it.
    pub picture: Diagram,
    /// Who puts how much on the map that is drawn, one after the other, where it is about that.
    pub placement: Option<Placement>,
}

/// A distance on the table, or a number of what is put there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Reach {
    /// How far in the unit below.
    pub value: u16,
    /// The least it may be, where that is less: `5-7`.
    pub least: Option<u16>,
    /// And half of one.
    pub half: bool,
    /// And half of one at the least.
    pub least_half: bool,
    /// `MM`, `CM` or `IN`; `points`, `flags`.
    pub unit: &'static str,
    /// Which of the game's bands it is, and all of them, where it has any: `(1, ["S", "M", "L"])`.
    pub band: Option<(u8, &'static [&'static str])>,
    /// The way to go, and whether it may be less: `straight`, `1 pivot, up to`. A comma ends the first of two lines.
    pub way: &'static str,
}

impl Reach {
    /// A distance that is nothing but one.
    pub const fn new(value: u16, unit: &'static str) -> Self {
        Reach { value, least: None, half: false, least_half: false, unit, band: None, way: "" }
    }

    /// So many of something, from the least to the most.
    pub fn number((least, most): (u8, u8), unit: &'static str) -> Self {
        Reach { least: (least < most).then_some(least.into()), ..Reach::new(most.into(), unit) }
    }

    /// A distance in halves of a unit.
    pub const fn halves(halves: u16, unit: &'static str) -> Self {
        Reach { half: halves % 2 == 1, ..Reach::new(halves / 2, unit) }
    }

    /// The same from the least to the most.
    pub const fn between((least, most): (u16, u16), unit: &'static str) -> Self {
        let far = Reach::halves(most, unit);
        if least == most {
            return far;
        }
        Reach { least: Some(least / 2), least_half: least % 2 == 1, ..far }
    }
}

/// The number alone: `80`, `7.5`, `5-7`, `3.5-7`.
impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(least) = self.least {
            write!(f, "{least}{}-", if self.least_half { ".5" } else { "" })?;
        }
        write!(f, "{}{}", self.value, if self.half { ".5" } else { "" })
    }
}

/// What an instruction's picture shows.
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
    /// The table from above, and the seat of each owner on it.
    Map(&'static TableMap, [Seat; MAX_SEATS]),
    /// Who holds how much of the table: both agree on it.
    Held(HeldGround),
    /// A page to be read: its text stands where a picture would.
    Page(&'static Help),
    /// The same, and what the dice of the next question are for: whoever has read it throws them at once, or sees that
    /// question first.
    PageThenRoll(&'static Help, &'static str),
    /// A code of so many parts, which the scene writes, to be read by another device.
    Code(u8),
    /// Nothing but words.
    None,
}
