//! The thinnest path: asked, answered, over.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles};

use crate::fixture::{Fought, battle, plain};

/// DR-CONV-12: units start with 6 or 12 Strength Points.
#[test]
fn a_unit_starts_at_full_strength() {
    let play = battle(&[&plain(&[HeavyFoot]), &plain(&[LightMissiles])]).says("deploy: done, quests:, quests:");
    assert_eq!((play.sp("red-1"), play.sp("blue-1"), play.asks().as_str()), (12, 12, "unit"));
}
