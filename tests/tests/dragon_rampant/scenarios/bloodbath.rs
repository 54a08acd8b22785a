//! A: Gory Bloodbath.

use dragon_rampant::Ending;
use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, RavenousHordes};

use super::{ended, of};
use crate::fixture::{BattlePlay, plain};
use crate::quests::{Tests, shoots};

fn bath() -> BattlePlay {
    let side = plain(&[HeavyFoot, LightMissiles, RavenousHordes, HeavyFoot]);
    of("bloodbath", "", &side, &side).says("deploy: done, quests:, quests:")
}

/// DR-SCEN-A-4: more points taken are 5 Glory; even, also at nothing, 3 each.
#[test]
fn more_points_taken_are_five_glory() {
    let none = bath().says("unit: battle, end: agreed");
    assert_eq!(ended(&none), (Some(Ending::Agreed), 3, 3));
    let one = shoots(bath(), "red-2", "blue-3", 12, "6 6").says("unit: battle, end: agreed");
    assert_eq!(ended(&one), (Some(Ending::Agreed), 5, 0));
}

/// DR-SCEN-A-4: who is only hurt counts for nothing.
#[test]
fn the_hurt_count_for_nothing() {
    let hurt = shoots(bath(), "red-2", "blue-3", 11, "6 6").says("unit: battle, end: agreed");
    assert_eq!(ended(&hurt), (Some(Ending::Agreed), 3, 3));
}

/// DR-SCEN-A-3: it ends by the die of the last turn, which is not rolled while five are left.
#[test]
fn no_die_while_five_are_left() {
    bath().turn().shows("unit");
}
