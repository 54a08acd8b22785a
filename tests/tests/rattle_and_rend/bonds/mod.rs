//! Section 8: what holds a warband together, and what it brings.

mod costs;
mod gains;
mod retinue;

use rattle_and_rend::Warband;
use rattle_and_rend::book::Bond;
use umpire_tests::play::{Play, play_with};

use crate::tactics::{QUIET, band};

/// The warband of the Tactics' tests with this Bond; the Champion is the Focus.
pub(crate) fn bound(bond: Bond) -> Warband {
    Warband { bond: Some(bond), focus: Some(4), ..band(QUIET) }
}

/// Red begins after bids of 5 and 4: 7 and 8 points of 12 are left.
pub(crate) fn poor(red: Warband, blue: Warband) -> Play {
    poor_on(red, blue, "")
}

/// The same on this terrain.
pub(crate) fn poor_on(red: Warband, blue: Warband, terrain: &str) -> Play {
    let setup = play_with([red, blue]).fields("own-1", "own-2").sets_up(&format!("terrain: {terrain}"));
    setup.says("bid: 5 4, first: red")
}
