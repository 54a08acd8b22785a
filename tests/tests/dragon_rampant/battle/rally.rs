//! Rally.

use dragon_rampant::book::UnitType::{BellicoseFoot, HeavyFoot, LightFoot};
use dragon_rampant::{Departure, Flag, Place};

use super::{passes, plainly};
use crate::fixture::{BattlePlay, Fought};

/// Blue-2, Light Foot, has lost 3 of 12 and is Battered; Blue's phase begins.
fn battered() -> BattlePlay {
    let play = plainly(&[HeavyFoot], &[LightFoot, LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 0, courage: 3 2, retreat: full");
    play.shows("courage")
}

/// DR-RALLY-1, DR-COURAGE-2: every Battered unit tests first, at -3 against 4+.
#[test]
fn the_battered_must_rally() {
    let play = battered();
    assert_eq!((play.seat(), play.dice(), play.roll().why[0].amount.to_string()), ("blue", (2, 4), "-3".into()));
}

/// DR-RALLY-2: it rallies, and is finished for the phase.
#[test]
fn who_rallies_is_finished() {
    let play = battered().says("courage: 4 3").shows("unit");
    assert!(!play.is("blue-2", Flag::Battered));
    assert_eq!(play.offers()[0], "blue-1");
    assert_eq!(play.offers().len(), 3);
}

/// DR-RALLY-3, AMB-68, DR-ACT-4: it fails: 1 lost in all, a retreat, still Battered; the phase goes on.
#[test]
fn who_does_not_rally_loses_1() {
    let play = battered().says("courage: 2 3").shows("retreat").says("retreat: full").shows("unit");
    assert_eq!((play.sp("blue-2"), play.is("blue-2", Flag::Battered), play.seat()), (8, true, "blue"));
}

/// DR-RALLY-4, AMB-69: at 0 or less it routs.
#[test]
fn a_rally_may_rout() {
    let play = battered().says("courage: 1 1");
    assert_eq!(play.unit("blue-2").place, Place::Gone(Departure::Routed, 1));
}

/// DR-LEAD-3: his own Battered unit has no +1.
#[test]
fn a_battered_leader_does_not_help_himself() {
    let play = plainly(&[HeavyFoot], &[LightFoot, LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-1, ground:, attack: hits 6, defend: hits 0, courage: 3 2, retreat: full");
    assert_eq!(play.roll().why.len(), 1, "Strength lost alone");
    play.says("courage: 4 2").shows("retreat");
}

/// DR-WILD-1: who tested to Rally makes no Wild Charge in that phase.
#[test]
fn who_rallied_does_not_charge_wildly() {
    let play = plainly(&[HeavyFoot], &[LightFoot, BellicoseFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, react: stand, ground:, attack: hits 6, defend: hits 0, courage: 3 2");
    play.says("retreat: full, courage: 6 6").shows("unit");
}
