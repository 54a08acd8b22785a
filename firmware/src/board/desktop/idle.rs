//! What a handheld has and a desk has not: the same names, with nothing behind them.

use super::Panel;
use crate::app::battery::Reading;
use crate::app::lamp::Colour;
use crate::app::sound::Tune;

/// No battery of any kind.
pub const LITHIUM: bool = false;

/// No light of our own.
pub const LIGHT: bool = false;

/// No lamp.
pub struct Lamp;

impl Lamp {
    /// Shows nothing.
    pub fn show(&mut self, _: Colour) {}
}

/// No voice.
pub struct Voice;

impl Voice {
    /// Whether anything can be heard at all.
    pub const fn there(&self) -> bool {
        false
    }

    /// Plays nothing.
    pub fn play(&mut self, _: Tune) {}
}

/// No battery.
pub struct Power;

impl Power {
    /// Measures nothing.
    pub fn read(&mut self) -> Option<Reading> {
        None
    }
}

impl Panel {
    /// A desk's display has a light of its own.
    pub async fn shine(&mut self, _: u16) {}

    /// And sleeps when it likes.
    pub async fn sleep(&mut self) {}
}
