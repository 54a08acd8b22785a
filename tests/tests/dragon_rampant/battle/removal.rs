//! Units leave play.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, Scouts};
use dragon_rampant::{Departure, Place};

use super::{passes, plainly};
use crate::fixture::Fought;

/// DR-REMOVE: the last Strength Point taken by an enemy destroys.
#[test]
fn at_0_a_unit_is_destroyed() {
    let play = plainly(&[LightMissiles], &[HeavyFoot, Scouts, HeavyFoot]).says(&passes("red-1", "shoot"));
    let play = play.says("shoot-at: blue-2, aim:, shoot: hits 12");
    assert_eq!(play.unit("blue-2").place, Place::Gone(Departure::Destroyed, 1));
}

/// DR-CONV-12: what is taken beyond the last point is nothing.
#[test]
fn strength_ends_at_0() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot, Scouts, HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, react: stand, ground:, attack: hits 12, defend: hits 0");
    assert_eq!(play.sp("blue-2"), 0);
}
