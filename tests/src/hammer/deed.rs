//! What hands can do to a handheld, a byte each: so a run of them can be kept, played again and made shorter.

use std::fmt;

use umpire_screens::Key;

/// One thing that is done to a handheld.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A key goes down.
    Down(Key),
    /// A key is let go.
    Up(Key),
    /// A console presses a key and lets it go.
    CableNote(Key),
    /// A console says this line.
    Line(u8),
    /// Nobody does anything for a while: there is time for chores.
    Idle,
    /// The battery is low, and that is said.
    Low,
    /// The power is switched off.
    Off,
    /// The power goes while something is written, so many writes from now.
    Cut(u8),
}

/// What a console says beside pressing keys.
pub(super) const LINES: [&str; 8] =
    ["undo", "undo both", "undo action", "undo action both", "redo", "history", "history 9", "stats"];

/// How far ahead a cut can lie.
const CUTS: u8 = 32;

impl Deed {
    /// The deed of this number: every number is one.
    pub fn of(byte: u8) -> Deed {
        let key = Key::ALL[usize::from(byte % 8)];
        match byte {
            0..96 => Deed::Down(key),
            96..192 => Deed::Up(key),
            192..200 => Deed::CableNote(key),
            200..208 => Deed::Line(byte % 8),
            208..220 => Deed::Idle,
            220..222 => Deed::Low,
            222..224 => Deed::Off,
            224.. => Deed::Cut(byte % CUTS),
        }
    }

    /// Its number.
    pub fn byte(self) -> u8 {
        match self {
            Deed::Down(key) => key as u8,
            Deed::Up(key) => 96 + key as u8,
            Deed::CableNote(key) => 192 + key as u8,
            Deed::Line(line) => 200 + line % 8,
            Deed::Idle => 208,
            Deed::Low => 220,
            Deed::Off => 222,
            Deed::Cut(writes) => 224 + writes % CUTS,
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Down(key) => write!(f, "{}", key.id()),
            Deed::Up(key) => write!(f, "/{}", key.id()),
            Deed::CableNote(key) => write!(f, "cable:{}", key.id()),
            Deed::Line(line) => write!(f, "cable:'{}'", LINES[usize::from(*line)]),
            Deed::Idle => f.write_str("idle"),
            Deed::Low => f.write_str("battery-low"),
            Deed::Off => f.write_str("OFF"),
            Deed::Cut(writes) => write!(f, "CUT-IN-{writes}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_deed_and_every_deed_has_one() {
        for deed in (0..=255).map(Deed::of) {
            assert_eq!(Deed::of(deed.byte()), deed);
        }
    }
}
