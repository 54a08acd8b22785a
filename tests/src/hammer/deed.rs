//! What hands can do to a handheld, a byte each: so a run of them can be kept, played again and made shorter.

use std::fmt;

use umpire_screens::Key;

/// One thing that is done to a handheld.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandDeed {
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

impl HandDeed {
    /// The deed of this number: every number is one.
    pub fn of(byte: u8) -> HandDeed {
        let key = Key::ALL[usize::from(byte % 8)];
        match byte {
            0..96 => HandDeed::Down(key),
            96..192 => HandDeed::Up(key),
            192..200 => HandDeed::CableNote(key),
            200..208 => HandDeed::Line(byte % 8),
            208..220 => HandDeed::Idle,
            220..222 => HandDeed::Low,
            222..224 => HandDeed::Off,
            224.. => HandDeed::Cut(byte % CUTS),
        }
    }

    /// Its number.
    pub fn byte(self) -> u8 {
        match self {
            HandDeed::Down(key) => key as u8,
            HandDeed::Up(key) => 96 + key as u8,
            HandDeed::CableNote(key) => 192 + key as u8,
            HandDeed::Line(line) => 200 + line % 8,
            HandDeed::Idle => 208,
            HandDeed::Low => 220,
            HandDeed::Off => 222,
            HandDeed::Cut(writes) => 224 + writes % CUTS,
        }
    }
}

impl fmt::Display for HandDeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandDeed::Down(key) => write!(f, "{}", key.id()),
            HandDeed::Up(key) => write!(f, "/{}", key.id()),
            HandDeed::CableNote(key) => write!(f, "cable:{}", key.id()),
            HandDeed::Line(line) => write!(f, "cable:'{}'", LINES[usize::from(*line)]),
            HandDeed::Idle => f.write_str("idle"),
            HandDeed::Low => f.write_str("battery-low"),
            HandDeed::Off => f.write_str("OFF"),
            HandDeed::Cut(writes) => write!(f, "CUT-IN-{writes}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_deed_and_every_deed_has_one() {
        for deed in (0..=255).map(HandDeed::of) {
            assert_eq!(HandDeed::of(deed.byte()), deed);
        }
    }
}
