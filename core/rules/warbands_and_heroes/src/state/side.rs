//! A side (WH-DATA-8).

use heapless::String;

use crate::roster::WarbandName;
use umpire_engine::table::MAX_NAME;

/// The key of a side that chose to act last: below every result (WH-INIT-7).
pub(crate) const LAST: i8 = -99;

/// A side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BattleSide {
    /// What its player is called; empty where the colour will do.
    pub player: String<MAX_NAME, u8>,
    /// What its warband is called.
    pub warband: WarbandName,
    /// Its alliance, by its letter from 0: sides of one letter are friends (WH-SETUP-3).
    pub alliance: u8,
    /// What it rolled for initiative, with what Shrewd made of it.
    pub result: i8,
    /// When it acts: higher first (WH-INIT-4).
    pub key: i8,
    /// Dice it may still reroll in this round (WH-CAPT-7).
    pub rerolls: u8,
}
