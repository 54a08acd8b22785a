//! RR-TAC-POISONERS: a critical Will is checked again.

use rattle_and_rend::book::Bond;
use rattle_and_rend::book::Tactic::{Avengers, DeathDefiers, Nightmares, Poisoners, Swarmers};
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, by_house, fight, fight_on, game, hits, mixed, only};

fn hit() -> Play {
    hits(fight(only(Poisoners), QUIET), "red-1", "blue-1")
}

/// RR-TAC-POISONERS: the second check has a Penalty and counts, whatever it is.
#[test]
fn a_critical_will_is_checked_again() {
    let again = hit().says("roll: 10 10").shows("roll");
    assert_eq!((again.seat(), again.why(), again.note().as_str()), ("blue", vec!["-Poison".to_string()], "poisoned"));
    assert!(again.clone().says("roll: 1").is_out("blue-1"));
    again.says("roll: 10").shows("push");
    hit().says("roll: 10 1").shows("push");
    assert!(hit().says("roll: 1 1").is_out("blue-1"));
}

/// RR-TAC-POISONERS: at most one more check, though that is critical again.
#[test]
fn poison_works_once() {
    let wood = hits(fight_on(only(Poisoners), QUIET, "inspiring"), "red-1", "blue-1");
    let both = wood.says("facts: inspired, roll: 10 10 1").shows("roll");
    assert_eq!((both.roll().pool.count, both.why().len()), (2, 2), "the other modifiers count, unasked (RR-DEV-4)");
    both.says("roll: 10 10").shows("critical-will");
}

/// RR-TAC-POISONERS: the Death-Defiers' Bonus is spent on the first.
#[test]
fn poison_finds_no_defiance_left() {
    let first = hits(fight(only(Poisoners), only(DeathDefiers)), "red-1", "blue-1").says("roll: 1 1");
    let next = hits(first, "red-2", "blue-2");
    assert_eq!(next.why(), ["+Defiant"]);
    assert_eq!(next.says("roll: 9 9 1").why(), ["-Poison"]);
}

/// RR-TAC-POISONERS: any attack of theirs: Reactions, Avengers, the swarm.
#[test]
fn every_attack_of_theirs_is_poisoned() {
    let suppress = fight(QUIET, only(Poisoners))
        .says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-2, answer: accept")
        .says("facts:, roll: 11 1, roll: 10 10");
    assert_eq!(suppress.why(), ["-Poison"]);
    let avenge = hits(fight(QUIET, [Poisoners, Avengers]), "red-1", "blue-1")
        .says("roll: 1 1, avenge: blue-2, avenge-at: red-1, facts:, roll: 11 1, roll: 10 10");
    assert_eq!(avenge.why(), ["-Poison"]);
    let swarm = fight([Poisoners, Swarmers], QUIET)
        .says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 1 1, swarm: red-2, roll: 11 1")
        .says("roll: 10 10");
    assert_eq!(swarm.why(), ["-Poison"]);
}

/// RR-TAC-POISONERS, GAP 119: only against attacks of those who carry it.
#[test]
fn nothing_else_is_poisoned() {
    let fringe = hits(game(mixed(only(Poisoners), &[1]), band(QUIET), ""), "red-1", "blue-1");
    fringe.says("roll: 10 10").shows("critical-will");
    let fodder = fight(only(Poisoners), QUIET)
        .says("act: stand, who: red-1, target: blue-1, react: fodder-blue-4, answer: accept");
    fodder.says("roll: 11 11").shows("swap");
}

/// HR 29: by house rule a Penalty from the start, and nothing after it.
#[test]
fn by_house_rule_poison_is_a_penalty() {
    let flat = hits(by_house("hr-29", only(Poisoners), QUIET, ""), "red-1", "blue-1");
    assert_eq!(flat.why(), ["-Poison"]);
    flat.says("roll: 10").shows("push");
    let red = hits(by_house("hr-29", only(Poisoners), QUIET, "").says("act: pass"), "blue-1", "red-1");
    assert!(red.why().is_empty());
}

/// RR-DICE-8, GAP 71: only the accepted result counts for Fellowship.
#[test]
fn fellowship_hears_of_the_second_check_only() {
    let mut blue = band(QUIET);
    blue.bond = Some(Bond::Fellowship);
    let game = play_with([band(only(Poisoners)), blue]).fields("own-1", "own-2").sets_up("terrain:");
    let hit = hits(game.says("bid: 5 4, first: red"), "red-1", "blue-1").says("roll: 10 10");
    assert_eq!(hit.momentum().1, 8);
    assert_eq!(hit.clone().says("roll: 1").momentum().1, 8);
    assert_eq!(hit.says("roll: 10").momentum().1, 9);
}

/// GAP 144: near Nightmares the poisoned check has one Penalty, not two.
#[test]
fn a_poisoned_check_has_its_penalty_already() {
    let both = hits(fight([Poisoners, Nightmares], QUIET), "red-2", "blue-1").says("facts:, roll: 10 10");
    assert_eq!(both.shows("roll").why(), ["-Poison"]);
}
