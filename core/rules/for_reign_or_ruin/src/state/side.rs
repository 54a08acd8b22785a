//! A side: its player and its army.

use heapless::String;

use crate::roster::ArmyName;
use umpire_engine::table::MAX_NAME;

/// A side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BattleSide {
    /// What its player is called; empty where the colour will do.
    pub player: String<MAX_NAME, u8>,
    /// What its army is called.
    pub army: ArmyName,
    /// How many elements it brought.
    pub brought: u8,
    /// How many of them are gone.
    pub lost: u8,
}
