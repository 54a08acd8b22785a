//! Steps back, and forward again: lines of the tape that answer nothing.
//!
//! Whoever takes an answer back adds a line that says so. What was taken back stays on the tape, where nobody hears
//! it any more; so the log can show it, a step forward can bring it back, and a stranger can check who agreed to what.

use super::Thrown;
use super::line::{FRAME, SECRET, Sum, number_of, thrown};
use super::tape::{Heard, Tape};

/// The number of a step back on the tape.
pub(super) const BACK: u8 = 0;
/// Bytes of such a line.
pub(super) const LENGTH: usize = FRAME + 4;

/// Which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Back: the last answers are taken back.
    Back = 0,
    /// Forward: what was taken back last stands again.
    Forward = 1,
}

/// What answers are taken back that somebody may not like to see again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crossed {
    /// Dice that the device threw.
    pub dice: bool,
    /// Secrets that were revealed.
    pub secret: bool,
}

impl Crossed {
    /// Whether all players have to agree.
    pub const fn needs_all(self) -> bool {
        self.dice || self.secret
    }
}

/// A step back, or forward again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Back {
    /// Which way.
    pub way: Way,
    /// How many answers.
    pub steps: u16,
    /// What is among them.
    pub crossed: Crossed,
    /// Whether all players agreed.
    pub agreed: bool,
}

impl Back {
    /// As it lies on the tape, after this was heard: with two checks, for nothing that follows would show that another
    /// number of steps was meant.
    pub(super) fn line(self, heard: Heard) -> [u8; LENGTH] {
        let [low, high] = self.steps.to_le_bytes();
        let flag = |yes: bool, bit: u8| u8::from(yes) << bit;
        let flags = flag(self.crossed.dice, 2) | flag(self.crossed.secret, 3) | flag(self.agreed, 4);
        let said = [self.way as u8 | flags, low, high];
        let [one, two] = ["back", "step"].map(|word| Sum::of(heard, word, &said).check());
        [BACK << 5 | (LENGTH - FRAME) as u8, one, said[0], low, high, two]
    }

    /// As it lay on the tape; none where the line is no step.
    pub fn read(line: &[u8]) -> Option<Back> {
        let [head, _, flags @ 0..32, low, high, _] = *line else { return None };
        let way = match flags & 3 {
            0 => Way::Back,
            1 => Way::Forward,
            _ => return None,
        };
        let crossed = Crossed { dice: flags >> 2 & 1 == 1, secret: flags >> 3 & 1 == 1 };
        let back = Back { way, steps: u16::from_le_bytes([low, high]), crossed, agreed: flags >> 4 == 1 };
        (number_of(head) == BACK).then_some(back)
    }
}

impl Tape {
    /// Every step back and forward, with the line it lies on, from 1.
    pub fn backs(&self) -> impl Iterator<Item = (u16, Back)> {
        (1..).zip(self.iter()).filter_map(|(at, line)| Some((at, Back::read(line)?)))
    }

    /// The lines of this many last answers.
    pub fn last(&self, steps: u16) -> impl Iterator<Item = &[u8]> {
        self.standing().skip(self.lines().saturating_sub(steps).into())
    }

    /// What of this many last answers needs all players to agree before it is taken back.
    pub fn crossing(&self, steps: u16) -> Crossed {
        let mut crossed = Crossed::default();
        for line in self.last(steps) {
            crossed.secret |= number_of(line[0]) == SECRET;
            crossed.dice |= matches!(thrown(line), Some((Thrown::Device, _)));
        }
        crossed
    }
}
