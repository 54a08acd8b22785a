//! Every colour, named once by what it means.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::{MAX_SEATS, Seat};

use crate::rgb444::widen;

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

/// A colour by four bits each of red, green and blue: the panel is sent no more.
const fn c(rgb: u16) -> Rgb565 {
    let rgb565 = widen(rgb);
    Rgb565::new((rgb565 >> 11) as u8, (rgb565 >> 5 & 0x3F) as u8, (rgb565 & 0x1F) as u8)
}

/// Bone on black: for a dim table.
pub static NIGHT: ColorTheme = ColorTheme {
    name: "night",
    field: c(0x000),
    soot: c(0x222),
    iron: c(0x666),
    ash: c(0xCBA),
    bone: c(0xFED),
    worn: c(0xBAA),
    ember: c(0xFB2),
    coal: c(0xC80),
    seats: [c(0xF75), c(0x4BF), c(0xED1), c(0x2FA), c(0xC9B), c(0xEEE)],
    folds: [c(0xB42), c(0x26B), c(0x980), c(0x1A6), c(0x857), c(0x999)],
};

/// Black on paper: for a sunny one.
pub static DAY: ColorTheme = ColorTheme {
    name: "day",
    field: c(0xFFE),
    soot: c(0xDDC),
    iron: c(0x887),
    ash: c(0x443),
    bone: c(0x000),
    worn: c(0x444),
    ember: c(0x740),
    coal: c(0x520),
    seats: [c(0xA10), c(0x049), c(0x550), c(0x053), c(0x816), c(0x333)],
    folds: [c(0xF75), c(0x4BF), c(0xED1), c(0x2FA), c(0xC9B), c(0xBBB)],
};
