//! What stands before a target (FR-RNG-10): rows that are live on the dice.

use super::super::dice;
use crate::book::Defence;
use umpire_engine::table::{Amount, Fact, Modifier, Ticks};

/// Every kind, as scripts and players call it.
static KINDS: [(Defence, &str, &str, &str); 3] = [
    (Defence::Soft, "soft", "Soft cover", "soft cover"),
    (Defence::Hard, "hard", "Hard cover", "hard cover"),
    (Defence::Fortification, "fort", "Fortification", "fortification"),
];

/// All kinds, a bit each.
pub(super) const ANY: u8 = 0b1110;

/// Those that raise this Def, among these kinds: only the best of them counts (FR-RNG-11, FR-RNG-12).
fn kinds(def: u8, among: u8) -> impl Iterator<Item = &'static (Defence, &'static str, &'static str, &'static str)> {
    KINDS.iter().filter(move |(kind, ..)| kind.raised(def) > def && among >> *kind as u8 & 1 == 1)
}

/// A row for each.
pub(super) fn facts(def: u8, among: u8) -> impl Iterator<Item = Fact> {
    kinds(def, among).map(move |&(kind, key, label, name)| Fact {
        on: Some(Modifier { amount: Amount::Need(dice::above(kind.raised(def))), name }),
        ..Fact::new(key, label)
    })
}

/// The best of those that are ticked.
pub(super) fn best(def: u8, among: u8, ticked: Ticks) -> Defence {
    let ticked = kinds(def, among).enumerate().filter(|(row, _)| ticked >> row & 1 == 1);
    ticked.last().map_or(Defence::None, |(_, (kind, ..))| *kind)
}
