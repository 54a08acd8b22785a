//! Retreats.

use dragon_rampant::book::Fantastical::{Flying, NoFeelings, Undead};
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot};
use dragon_rampant::{Departure, Place};

use super::{passes, plainly, units};
use crate::fixture::{Fought, plain, unit};

/// DR-RETREAT-1: half of the move.
#[test]
fn a_retreat_is_half_a_move() {
    let play = plainly(&[LightFoot], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: hits 0").shows("retreat");
    assert_eq!(play.labels()[0], "4\" away");
}

/// DR-RETREAT-1, DR-FLY-4: a Flyer's is the whole of it.
#[test]
fn a_flyer_retreats_its_whole_move() {
    let play = units(&[unit(LightFoot, &[], &[Flying])], &plain(&[HeavyFoot])).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: hits 0").shows("retreat");
    assert_eq!(play.labels()[0], "8\" away");
}

/// DR-RETREAT-4: off the table is routed.
#[test]
fn off_the_table_is_routed() {
    let play = plainly(&[LightFoot, HeavyFoot, HeavyFoot], &[HeavyFoot]).says(&passes("red-2", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: hits 0, retreat: off");
    assert_eq!(play.unit("red-2").place, Place::Gone(Departure::LeftTable, 1));
}

/// DR-RETREAT-5: blocked, a die under its Courage is lost; nobody tests for it.
#[test]
fn a_blocked_retreat_may_cost_the_die() {
    let play = plainly(&[LightFoot, HeavyFoot], &[HeavyFoot]).says(&passes("red-2", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: hits 0, retreat: blocked").shows("blocked");
    assert_eq!(play.clone().says("blocked: 3").sp("red-2"), 9);
    let play = play.says("blocked: 4").shows("unit");
    assert_eq!(play.sp("red-2"), 12);
}

/// DR-RETREAT-5, AMB-111: Courage 0 never loses by it: no die.
#[test]
fn without_feelings_nothing_is_lost_by_being_blocked() {
    let dead = [unit(HeavyFoot, &[], &[Undead, NoFeelings]), unit(HeavyFoot, &[], &[])];
    let play = units(&dead, &plain(&[HeavyFoot])).says(&passes("red-1", "attack"));
    play.says("ground:, attack: hits 0, defend: hits 0, retreat: blocked").shows("unit");
}
