//! Who agrees to what concerns all: two by holding a key each at the same time, Red the pad and Blue A, which one thumb
//! cannot do; more are handed the device, one after the other.

use crate::key::{Key, KeyEvent};

/// Who agrees so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Agreement {
    /// How many seats have agreed, in seat order, where they are asked one after the other.
    pub(crate) agreed: u8,
    /// Whether the pad is held, and A, where both are asked at once.
    pub(crate) held: [bool; 2],
}

impl Agreement {
    /// Takes a key; whether all of so many seats agree now.
    pub(crate) fn on_key(&mut self, KeyEvent { key, down }: KeyEvent, seats: u8) -> bool {
        match key {
            Key::A if seats == 2 => self.held[1] = down,
            Key::A if down => self.agreed += 1,
            Key::Up | Key::Down | Key::Left | Key::Right if seats == 2 => self.held[0] = down,
            _ => {}
        }
        self.held == [true; 2] || self.agreed >= seats.max(1)
    }
}
