//! Section 7.2: Harriers, Rangers, Saboteurs and the ground.

use rattle_and_rend::book::Band;
use rattle_and_rend::book::Tactic::{Harriers, Rangers, Saboteurs};
use umpire_engine::table::Kind;
use umpire_tests::play::Play;

use super::{QUIET, band, fight, fight_on, game, hits, mixed, only, stands};

fn label(play: &Play, key: &str) -> String {
    let row = play.facts().iter().position(|fact| fact == key).expect("the fact is asked about");
    let Kind::Tick(tick) = play.question().kind else { panic!("facts are ticked") };
    format!("{:?}", tick.facts[row].label)
}

/// RR-TAC-HARRIERS: a band more, no test out of Rough, and past their own.
#[test]
fn harriers_leave_rough_unasked() {
    let go = fight_on(only(Harriers), QUIET, "rough").says("act: charge, who: red-1, target: blue-1, react: none-more");
    let told = go.shows("move").told();
    assert_eq!((told.reach, told.text), (Some(Band::M.reach()), "May cross own Elements".into()));
    let others = fight_on(QUIET, QUIET, "rough").says("act: sprint, who: red-1, react: none-more");
    others.shows("leaving");
}

/// RR-TAC-HARRIERS, GAP 119: a Hazard is a Hazard, and the Fringe is slow.
#[test]
fn harriers_test_out_of_a_hazard() {
    let both = fight_on(only(Harriers), QUIET, "rough hazardous").says("act: sprint, who: red-1, react: none-more");
    assert_eq!(both.shows("leaving").offers(), ["open", "hazard-roll", "hazard-pay", "stay"]);
    let fringe = game(mixed(only(Harriers), &[1]), band(QUIET), "rough");
    assert_eq!(
        fringe.says("act: sprint, who: red-1, react: none-more").shows("leaving").offers(),
        ["open", "rough-roll", "rough-pay", "stay"]
    );
}

/// GAP 128, RR-TERR-9: Harriers against Saboteurs, the Active Player's Tactic prevails.
#[test]
fn harriers_against_saboteurs_favour_whose_turn_it_is() {
    let own = fight_on(only(Harriers), only(Saboteurs), "rough").says("act: sprint, who: red-1, react: none-more");
    own.shows("move");
    let theirs = fight_on(only(Saboteurs), only(Harriers), "rough")
        .says("act: sprint, who: red-1, react: none, leaving: open, move:, react: evade-blue-3")
        .says("answer: accept, roll: 8 1")
        .shows("leaving");
    assert_eq!(theirs.offers(), ["open", "spoilt-roll", "spoilt-pay", "stay"]);
}

/// RR-TAC-RANGERS, RR-MOD-4: inspired within 80 mm, Heavies aside.
#[test]
fn rangers_are_inspired_from_afar() {
    let wood = fight_on(only(Rangers), only(Rangers), "inspiring");
    assert!(label(&stands(wood.clone(), "red-1", "blue-1"), "inspired").contains("Inspiring in 80 mm"));
    assert!(label(&stands(wood.clone(), "red-6", "blue-1"), "inspired").contains("Inspiring ground"));
    let will = hits(wood.clone(), "red-1", "blue-1");
    assert!(label(&will, "inspired").contains("Inspiring in 80 mm"), "RR-MOD-8");
    assert_eq!(will.says("facts: inspired").why(), ["+Inspired"]);
    assert!(label(&hits(wood, "red-1", "blue-6"), "inspired").contains("Inspiring ground"));
}

/// RR-TAC-RANGERS, RR-MOD-2: covered within 80 mm of Blocking, Heavies aside; who does not carry it is not.
#[test]
fn rangers_are_covered_from_afar() {
    let wall = |target: &str| stands(fight_on(QUIET, only(Rangers), "blocking"), "red-2", target);
    assert!(label(&wall("blue-1"), "cover").contains("Foe 80 from Blocking"));
    assert!(label(&wall("blue-6"), "cover").contains("Foe at Blocking"));
    let fringe = game(band(QUIET), mixed(only(Rangers), &[1]), "blocking");
    assert!(label(&stands(fringe, "red-2", "blue-1"), "cover").contains("Foe at Blocking"));
    let own = stands(fight_on(only(Rangers), QUIET, "blocking"), "red-2", "blue-1");
    assert!(label(&own, "cover").contains("Foe at Blocking"), "their own wall does not hide others");
}

/// RR-TAC-SABOTEURS: Rough and Inspiring near them is a Hazard to the enemy.
#[test]
fn what_saboteurs_spoil_is_left_like_a_hazard() {
    let sprint = "act: sprint, who: red-1, react: none-more";
    let wood = fight_on(QUIET, only(Saboteurs), "inspiring").says(sprint).shows("leaving");
    assert_eq!(wood.offers(), ["open", "spoilt-roll", "spoilt-pay", "stay"]);
    let paid = wood.clone().says("leaving: spoilt-pay");
    assert_eq!(paid.momentum().0, wood.momentum().0 - 2);
    let rolls = wood.clone().says("leaving: spoilt-roll");
    assert_eq!(rolls.roll().name, "Will");
    assert!(rolls.says("roll: 1 1").is_out("red-1"));
    wood.says("leaving: open").shows("move");
    let rough = fight_on(QUIET, only(Saboteurs), "rough").says(sprint).shows("leaving");
    assert_eq!(rough.offers(), ["open", "rough-roll", "rough-pay", "spoilt-roll", "spoilt-pay", "stay"]);
}

/// RR-TAC-SABOTEURS: no help from spoilt ground.
#[test]
fn spoilt_ground_inspires_nobody() {
    let wood = fight_on(QUIET, only(Saboteurs), "inspiring");
    assert!(label(&stands(wood, "red-1", "blue-1"), "inspired").contains("Inspiring, unspoilt"));
    let rangers = fight_on(only(Rangers), only(Saboteurs), "inspiring");
    assert!(label(&stands(rangers, "red-1", "blue-1"), "inspired").contains("Inspiring 80, unspoilt"));
    let own = fight_on(only(Saboteurs), QUIET, "inspiring");
    assert!(label(&stands(own.clone(), "red-1", "blue-1"), "inspired").contains("Inspiring ground"));
    own.says("act: sprint, who: red-1, react: none-more").shows("move");
}

/// RR-TAC-SABOTEURS: any Element of theirs will do, a Ward too; without one on the table nothing is asked.
#[test]
fn a_ward_spoils_ground_too() {
    let sprint = "act: sprint, who: red-1, react: none-more";
    let ward = game(band(QUIET), mixed(only(Saboteurs), &[1, 2, 3, 4, 5, 6]), "inspiring");
    ward.clone().says(sprint).shows("leaving");
    ward.kills("red-6", "blue-7").says(sprint).shows("move");
}

/// RR-Q-11: on open ground nobody asks for Saboteurs.
#[test]
fn saboteurs_on_a_bare_table_ask_nothing() {
    fight(QUIET, only(Saboteurs)).says("act: sprint, who: red-1, react: none-more").shows("move");
    fight_on(QUIET, only(Saboteurs), "blocking").says("act: sprint, who: red-1, react: none-more").shows("move");
}
