//! Section 3: Will checks and what comes of them.

use rattle_and_rend::Grade;
use rattle_and_rend::book::Band;
use umpire_engine::table::Diagram;
use umpire_tests::play::{Play, duel, duel_on};

/// Red's Heavy hits these blue Elements of the Dwarves, and their Will is to be rolled.
fn hit() -> Play {
    duel("ogrekin", "dwarves").says("act: stand, who: red-6, target: blue-2, react: none-more, facts:, roll: 7 1")
}

/// RR-WILL-1: the check says whom it is against.
#[test]
fn the_check_names_its_source() {
    assert_eq!(hit().note(), "Heavy");
    assert_eq!(hit().seat(), "blue");
}

/// RR-WILL-2, RR-FLOW-REMOVE
#[test]
fn who_fails_is_removed() {
    let failed = hit().says("roll: 9 9");
    assert!(failed.is_out("blue-2"));
    assert_eq!(failed.heard(), ["rolled", "removed"]);
    failed.shows("act");
}

/// RR-WILL-2, GAP 47: a test of their own costs the Dregs nothing but the Reaction.
#[test]
fn who_fails_a_test_of_its_own_stays() {
    let fodder = duel("ogrekin", "ghosts")
        .says("act: stand, who: red-6, target: blue-3, react: fodder-blue-1, answer: accept, roll: 1 1");
    assert!(!fodder.is_out("blue-1"));
    assert_eq!(fodder.note(), "Fighters I");
}

/// RR-WILL-3, RR-FLOW-WILL
#[test]
fn who_stands_may_be_pushed_by_the_opponent_up_to_its_mov() {
    let stood = hit().says("roll: 10 9");
    assert!(!stood.is_out("blue-2"));
    assert_eq!((stood.asks().as_str(), stood.seat()), ("push", "red"));
    let push = stood.told();
    assert_eq!((push.picture, push.reach), (Diagram::Push, Some(Band::S.reach())));
    stood.says("push:").shows("act");
}

/// RR-WILL-3, RR-EL-5
#[test]
fn nobody_pushes_a_ward() {
    let ward = duel("ogrekin", "vampires").says("act: stand, who: red-6, target: blue-7, react: none-more, facts:");
    ward.says("roll: 7 1, roll: 9 1").shows("act");
}

/// RR-WILL-4, RR-TERR-4
#[test]
fn who_passes_the_terrain_makes_its_move() {
    let leaves = duel_on("ogrekin", "dwarves", "hazardous").says("act: sprint, who: red-4, react: none-more");
    let passed = leaves.says("leaving: hazard-roll, roll: 11 1");
    assert_eq!(passed.grade(), Grade::Success);
    assert_eq!(passed.says("leaving: open").shows("move").told().reach, Some(Band::M.reach()));
}

/// RR-WILL-6
#[test]
fn a_critical_lets_the_owner_move_it_or_the_enemy() {
    let critical = hit().says("roll: 10 10");
    assert_eq!((critical.asks().as_str(), critical.seat()), ("critical-will", "blue"));
    assert_eq!(critical.offers(), ["move", "foe", "nothing"]);
    critical.clone().says("critical-will: nothing").shows("act");
    let own = critical.clone().says("critical-will: move");
    assert_eq!((own.seat(), own.told().reach), ("blue", Some(Band::S.reach())));
    own.says("move:").shows("act");
    let foe = critical.says("critical-will: foe");
    assert_eq!((foe.asks().as_str(), foe.seat(), foe.note().as_str()), ("reposition", "blue", "80 mm"));
}

/// RR-WILL-6: option 2 is S, whatever the enemy's MOV.
#[test]
fn a_shifted_enemy_goes_80_mm() {
    let skirmishers = duel("vampires", "dwarves")
        .says("act: stand, who: red-5, target: blue-2, react: none-more, facts:, roll: 12 1 1, roll: 10 10");
    assert_eq!(skirmishers.says("critical-will: foe").note(), "80 mm");
}

/// RR-WILL-7: a Ward does not move itself.
#[test]
fn a_ward_can_only_shift_the_enemy() {
    let ward = duel("ogrekin", "vampires").says("act: stand, who: red-6, target: blue-7, react: none-more, facts:");
    assert_eq!(ward.says("roll: 7 1, roll: 9 9").offers(), ["foe", "nothing"]);
}

/// RR-WILL-7: no enemy forced the check, so only the Element itself may move.
#[test]
fn a_critical_out_of_a_hazard_is_a_move_before_the_move() {
    let leaves = duel_on("ogrekin", "dwarves", "hazardous").says("act: sprint, who: red-4, react: none-more");
    let critical = leaves.says("leaving: hazard-roll, roll: 11 11").shows("move");
    assert_eq!(critical.told().reach, Some(Band::S.reach()));
    let sprint = critical.says("move:, leaving: open").shows("move");
    assert_eq!(sprint.told().reach, Some(Band::M.reach()));
    sprint.says("move:").shows("act");
}

/// RR-WILL-8, RR-ARCH-6
#[test]
fn a_loss_lowers_live_points_now_and_the_total_at_the_next_round() {
    let failed = hit().says("roll: 9 9");
    let blue = umpire_engine::table::Seat::BLUE;
    assert_eq!((failed.state().live_points(blue), failed.state().side(blue).total), (10, 12));
    let next = failed.says("act: pass, act: pass, end-round: pass");
    assert_eq!((next.state().side(blue).total, next.momentum()), (10, (12, 10)));
}

/// RR-WILL-9
#[test]
fn a_push_stays_on_the_board_and_a_shift_need_not() {
    let stood = hit().says("roll: 10 9");
    assert_eq!(stood.told().text, "Away, not off the board".into());
    let shifted = hit().says("roll: 10 10, critical-will: foe, reposition: off-board");
    assert!(shifted.is_out("red-6"));
    assert_eq!(shifted.shows("act").active(), "red", "nobody reacted");
}

/// RR-WILL-10
#[test]
fn all_fury_comes_before_all_will_and_the_active_player_rolls_first() {
    let both = duel("dwarves", "dwarves")
        .says("act: stand, who: red-2, target: blue-2, react: retaliate-blue-2, answer: accept")
        .says("facts:, roll: 9 1, facts:")
        .shows("roll");
    assert_eq!((both.seat(), both.roll().name), ("blue", "Fury"));
    let red = both.says("roll: 9 9");
    assert_eq!((red.seat(), red.roll().name, red.roll().pool.count), ("red", "Will", 1));
    let blue = red.says("roll: 1");
    assert!(!blue.is_out("red-2"), "results count together");
    assert_eq!((blue.seat(), blue.roll().name), ("blue", "Will"));
    let done = blue.says("roll: 1 1");
    assert!(done.is_out("red-2") && done.is_out("blue-2"));
}

/// RR-WILL-10, GAP 142: moves follow all rolls.
#[test]
fn pushes_come_after_all_rolls() {
    let both = duel("dwarves", "dwarves")
        .says("act: stand, who: red-2, target: blue-2, react: retaliate-blue-2, answer: accept")
        .says("facts:, roll: 9 1, facts:, roll: 9 1, roll: 10 1, roll: 10 1");
    assert_eq!((both.asks().as_str(), both.seat()), ("push", "blue"), "the Active Player's Element first");
    assert_eq!(both.says("push:").shows("push").seat(), "red");
}
