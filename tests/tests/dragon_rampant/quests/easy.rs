//! Quests that are worth 1.

use dragon_rampant::book::UnitType::{EliteFoot, HeavyFoot};

use super::{Tests, attacks, run, shoots, sworn, sworn_with};
use crate::fixture::{fresh, plain, to_deployment};

/// DR-QUEST-15: the first Attack of the game that is passed is one's own.
#[test]
fn the_first_blow() {
    let play = sworn("first-blow");
    assert!(!play.fulfils("first-blow"));
    assert!(attacks(play.clone(), "red-8", "blue-5", [0, 0], "6 6").fulfils("first-blow"));
    let theirs = attacks(play.passes(), "blue-8", "red-5", [0, 0], "6 6").passes();
    assert!(!attacks(theirs, "red-8", "blue-5", [0, 0], "6 6").fulfils("first-blow"));
}

/// HR-FIRST: where the house has it so, a test that fails was the first blow.
#[test]
fn a_declared_blow_counts_where_the_house_says_so() {
    let failed = |house| sworn_with("first-blow", house).says("unit: red-8, order: attack, test: 1 1").shows("unit");
    assert_eq!((failed("").fulfils("first-blow"), failed("first").fulfils("first-blow")), (false, true));
}

/// DR-QUEST-16: the first Courage test that fails is the enemy's.
#[test]
fn make_them_run() {
    let play = sworn("run");
    assert!(!play.fulfils("run"));
    assert!(!shoots(play.clone(), "red-2", "blue-2", 4, "6 6").fulfils("run"));
    assert!(shoots(play.clone(), "red-2", "blue-2", 4, "1 4").fulfils("run"));
    assert!(!shoots(play.passes(), "blue-2", "red-2", 4, "1 4").fulfils("run"));
}

/// DR-QUEST-17: none of one's own is removed by missiles, nor in the test they cause.
#[test]
fn their_aim_is_poor() {
    let play = sworn("poor-aim");
    assert!(attacks(play.clone().passes(), "blue-8", "red-5", [12, 0], "6 6").fulfils("poor-aim"));
    assert!(!shoots(play.clone().passes(), "blue-2", "red-5", 12, "6 6").fulfils("poor-aim"));
    assert!(!shoots(play.passes(), "blue-2", "red-2", 4, "1 1").fulfils("poor-aim"));
}

/// DR-QUEST-18: three Strength Points in one turn, by any means.
#[test]
fn taste_our_blades() {
    let two = shoots(sworn("taste-blades"), "red-2", "blue-5", 2, "6 6");
    assert!(!two.fulfils("taste-blades"));
    assert!(attacks(two.clone(), "red-8", "blue-6", [1, 0], "6 6").fulfils("taste-blades"));
    assert!(!shoots(two.turn(), "red-3", "blue-5", 1, "6 6").fulfils("taste-blades"));
}

/// DR-QUEST-19: each of one's own has attacked.
#[test]
fn every_blade_drawn() {
    let play = to_deployment(fresh(&[&plain(&[HeavyFoot, EliteFoot]), &plain(&[HeavyFoot])]).says("rules: traits"));
    let one = attacks(play.says("deploy: done, quests: every-blade, quests:"), "red-1", "blue-1", [0, 0], "6 6");
    assert!(!one.fulfils("every-blade"));
    // The last one ends the phase, and it is Blue's.
    assert!(attacks(one, "red-2", "blue-1", [0, 0], "6 6").fulfils("every-blade"));
}

/// DR-QUEST-20: an enemy retreats off the table; one that routs is not driven out.
#[test]
fn drive_them_out() {
    let shot = sworn("drive-out").says("unit: red-2, order: shoot, test: 6 6, shoot-at: blue-2, aim:, shoot: hits 4");
    let shot = run(shot, &[]);
    assert!(shot.clone().then_tests("1 4", "off").fulfils("drive-out"));
    assert!(!shot.then_tests("1 1", "off").fulfils("drive-out"));
}

/// DR-QUEST-21, AMB-92: missiles alone bring an enemy to half.
#[test]
fn missiles_shall_rain() {
    let play = sworn("rain");
    let shot = shoots(play.clone(), "red-2", "blue-5", 6, "6 6");
    assert!(shot.fulfils("rain"));
    let cut = attacks(play, "red-8", "blue-5", [1, 0], "6 6");
    assert!(!shoots(cut, "red-2", "blue-5", 6, "6 6").fulfils("rain"));
}
