//! Every colour, named once by what it means.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_rules::table::{MAX_SEATS, Seat};

/// One set of colours.
#[derive(PartialEq, Eq, Debug, Hash)]
pub struct ColorTheme {
    /// Tells a picture in one theme from the same picture in another.
    name: &'static str,
    /// The ground, and the ink on bright areas.
    pub field: Rgb565,
    /// The body of a missed die.
    pub soot: Rgb565,
    /// Frames, rails, dimmed icons; never text.
    pub iron: Rgb565,
    /// Second voice: reasons, hints, what cannot be chosen now.
    pub ash: Rgb565,
    /// First voice: what to read.
    pub bone: Rgb565,
    /// The shaded side of a bone die.
    pub worn: Rgb565,
    /// A critical, and nothing else.
    pub ember: Rgb565,
    /// The shaded side of an ember die.
    pub coal: Rgb565,
    seats: [Rgb565; MAX_SEATS],
    folds: [Rgb565; MAX_SEATS],
}

impl ColorTheme {
    /// A seat's colour; bone for anyone.
    pub const fn seat(&self, seat: Option<Seat>) -> Rgb565 {
        match seat {
            Some(seat) => self.seats[seat.index()],
            None => self.bone,
        }
    }

    /// The folds of a seat's curtain, and nothing that must be read.
    pub const fn fold(&self, seat: Seat) -> Rgb565 {
        self.folds[seat.index()]
    }
}

const fn c(rgb565: u16) -> Rgb565 {
    Rgb565::new((rgb565 >> 11) as u8, (rgb565 >> 5 & 0x3F) as u8, (rgb565 & 0x1F) as u8)
}

/// Bone on black: for a dim table.
pub static NIGHT: ColorTheme = ColorTheme {
    name: "night",
    field: c(0x0000),
    soot: c(0x20E3),
    iron: c(0x6B4C),
    ash: c(0xC5B5),
    bone: c(0xF79A),
    worn: c(0xBD94),
    ember: c(0xFDE4),
    coal: c(0xCC60),
    seats: [c(0xFB8A), c(0x4DBF), c(0xEEA3), c(0x2FB4), c(0xCCB6), c(0xEF7D)],
    folds: [c(0xB225), c(0x2377), c(0x9C40), c(0x156C), c(0x8A8F), c(0x9CD3)],
};

/// Black on paper: for a sunny one.
pub static DAY: ColorTheme = ColorTheme {
    name: "day",
    field: c(0xFFDD),
    soot: c(0xDED8),
    iron: c(0x8C0E),
    ash: c(0x41E6),
    bone: c(0x0000),
    worn: c(0x4208),
    ember: c(0x7A00),
    coal: c(0x5140),
    seats: [c(0xA0A1), c(0x0233), c(0x5AA0), c(0x0266), c(0x806C), c(0x39E7)],
    folds: [c(0xFB8A), c(0x4DBF), c(0xEEA3), c(0x2FB4), c(0xCCB6), c(0xBDF7)],
};
