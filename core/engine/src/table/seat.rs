//! Seats, sets of them, and the ids of pieces.

/// The most sides any of our games seats.
pub const MAX_SEATS: usize = 6;

const IDS: [&str; MAX_SEATS] = ["red", "blue", "gold", "green", "violet", "white"];
const NAMES: [&str; MAX_SEATS] = ["Red", "Blue", "Gold", "Green", "Violet", "White"];

/// One side of the game. Red is 0, blue is 1; games with more sides go on from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The left side of a two-player game.
    pub const RED: Seat = Seat(0);
    /// The right side of a two-player game.
    pub const BLUE: Seat = Seat(1);

    /// The word a script uses for this seat.
    pub const fn id(self) -> &'static str {
        IDS[self.0 as usize]
    }

    /// The word a player reads for this seat.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The seat as an index into an array with one entry a side.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first so many seats, in their order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Seat)
    }
}

/// Some of the seats, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct SeatSet(u8);

impl SeatSet {
    /// None of them.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This one only.
    pub const fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// The first so many.
    pub const fn first(count: u8) -> Self {
        SeatSet(((1_u16 << count) - 1) as u8)
    }

    /// These, and one more.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether this one is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Every one of them, in seat order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }

    /// The only one, where there is only one.
    pub const fn only(self) -> Option<Seat> {
        if self.0.count_ones() == 1 { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::and)
    }
}

impl From<Option<Seat>> for SeatSet {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(SeatSet::EMPTY, SeatSet::one)
    }
}

/// Whose answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Asked {
    /// One side answers.
    Seat(Seat),
    /// Each of these sides answers, one after the other.
    Seats(SeatSet),
    /// Whoever holds the device may answer.
    Anyone,
}

impl Asked {
    /// The seat, where it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Asked::Seat(seat) => Some(seat),
            Asked::Seats(seats) => seats.only(),
            Asked::Anyone => None,
        }
    }
}

/// Something that stands on the real table: a figure, a unit, a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct PieceId(pub u8);
