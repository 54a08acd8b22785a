//! Who sits at the table, and what stands on it.

/// The most sides any of our games seats.
pub const MAX_SEATS: usize = 6;

/// One side of the game. Red is 0, blue is 1; games with more sides go on from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The left side of a two-player game.
    pub const RED: Seat = Seat(0);
    /// The right side of a two-player game.
    pub const BLUE: Seat = Seat(1);

    /// The other side, where there are two.
    pub const fn foe(self) -> Seat {
        Seat(1 - self.0)
    }

    /// The word a script uses for this seat.
    pub const fn id(self) -> &'static str {
        ["red", "blue", "gold", "green", "violet", "white"][self.0 as usize]
    }

    /// The word a player reads for this seat.
    pub const fn name(self) -> &'static str {
        ["Red", "Blue", "Gold", "Green", "Violet", "White"][self.0 as usize]
    }

    /// The seat as an index into an array with one entry a side.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whose answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Asked {
    /// One side answers.
    Seat(Seat),
    /// Every side answers, one after the other.
    Both,
    /// Whoever holds the device may answer.
    Anyone,
}

impl Asked {
    /// The seat, where it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Asked::Seat(seat) => Some(seat),
            Asked::Both | Asked::Anyone => None,
        }
    }
}

/// Something that stands on the real table: an Element, a unit, a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PieceId(pub u8);
