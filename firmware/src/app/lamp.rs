//! The lamp: the colour of whoever is asked. It knows seats and no secrets.

use umpire_engine::table::{Asked, Session};

/// A colour, each part from 0 to 255 as a lamp shows it: far less than that is seen as bright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colour {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

/// No light.
pub const OFF: Colour = rgb(0, 0, 0);

/// The seats' colours, in their order: red, blue, gold, green, violet, white.
const SEATS: [Colour; umpire_engine::table::MAX_SEATS] =
    [rgb(48, 0, 0), rgb(0, 0, 56), rgb(40, 22, 0), rgb(0, 36, 4), rgb(28, 0, 36), rgb(24, 24, 24)];
/// Everybody is asked.
const ALL: Colour = rgb(6, 6, 6);

const fn rgb(red: u8, green: u8, blue: u8) -> Colour {
    Colour { red, green, blue }
}

/// The colour of whoever is asked: faint white for all of them, none where anyone may answer.
///
/// It does not tell who of them picks a secret just now: that goes by the same for all.
pub fn colour(game: &dyn Session) -> Colour {
    match game.question().map(|question| question.heading.asked) {
        Some(Asked::Seat(seat)) => SEATS[seat.index()],
        Some(Asked::Seats(_)) => ALL,
        Some(Asked::Anyone) | None => OFF,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_look_alike() {
        for (i, one) in SEATS.iter().enumerate() {
            assert!(SEATS[..i].iter().all(|other| one != other) && *one != OFF && *one != ALL, "seat {i}");
        }
    }
}
