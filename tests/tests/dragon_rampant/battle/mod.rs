//! The battle, chapter by chapter.

mod activation;
mod attacking;
pub(crate) mod conventions;
mod courage;
mod fantastical;
pub(crate) mod ground;
mod house;
mod laws;
mod moving;
mod rally;
mod reactions;
mod removal;
mod retreat;
mod shooting;
mod traits;
mod turn;
mod wild;

use dragon_rampant::book::UnitType;
use dragon_rampant::roster::UnitEntry;

use crate::fixture::{BattlePlay, begun, plain};

/// A battle of plain units in Red's first phase.
#[track_caller]
fn plainly(red: &[UnitType], blue: &[UnitType]) -> BattlePlay {
    begun(&plain(red), &plain(blue))
}

/// The same with units that have rules of their own.
#[track_caller]
fn units(red: &[UnitEntry], blue: &[UnitEntry]) -> BattlePlay {
    begun(red, blue)
}

/// A unit is ordered, and passes.
fn passes(by: &str, order: &str) -> String {
    format!("unit: {by}, order: {order}, test: 6 6")
}
