//! RR-TAC-SWARMERS: whoever touches the target joins in.

use rattle_and_rend::book::Bond;
use rattle_and_rend::book::Tactic::Swarmers;
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, by_house, fight, game, mixed, only, stands};

/// Red's Fighters struck with these dice, and the others may join.
fn struck(dice: &str) -> Play {
    stands(fight(only(Swarmers), QUIET), "red-1", "blue-1").says(&format!("facts:, roll: {dice}"))
}

/// RR-TAC-SWARMERS, RR-MOD-6: each makes its own Fury check, with a Penalty and its friends' Bonus.
#[test]
fn a_swarm_rolls_two_dice_each() {
    let open = struck("9 1").shows("swarm");
    assert_eq!(open.facts(), ["red-2", "red-3", "red-4", "red-5", "red-6"], "no Wards");
    assert_eq!(open.seat(), "red");
    let fury = open.says("swarm: red-2 red-4").shows("roll");
    assert_eq!((fury.roll().name, fury.roll().pool.count, fury.need()), ("Fury", 2, 11));
    assert_eq!(fury.why(), ["+Friend", "-Swarm"]);
    assert_eq!(fury.says("roll: 1 1").shows("roll").need(), 13);
}

/// RR-TAC-SWARMERS: beside a shot, one alone has no friend for certain.
#[test]
fn one_swarmer_beside_a_shot_is_asked_for_a_friend() {
    let shot = stands(fight(only(Swarmers), QUIET), "red-2", "blue-1").says("facts:, roll: 1 1, swarm: red-1");
    assert_eq!(shot.facts(), ["friend"]);
    assert_eq!(shot.says("facts:").roll().pool.count, 1);
}

/// RR-TAC-SWARMERS: each hit one Will check, until one fails; only the last moves anybody.
#[test]
fn the_target_checks_for_every_hit() {
    let two = struck("9 1").says("swarm: red-4, roll: 13 1").shows("roll");
    assert_eq!((two.seat(), two.roll().name), ("blue", "Will"));
    let second = two.clone().says("roll: 10 1").shows("roll");
    assert_eq!((second.seat(), second.note().as_str()), ("blue", "Dregs"));
    let pushed = second.clone().says("roll: 10 1").shows("push");
    pushed.says("push:").shows("act");
    second.says("roll: 10 10").shows("critical-will").says("critical-will: nothing").shows("act");
    let fell = two.says("roll: 1 1").shows("act");
    assert!(fell.is_out("blue-1"), "and it rolls no more");
}

/// RR-TAC-SWARMERS: a critical of the swarm brings its Penalty.
#[test]
fn a_critical_of_the_swarm_hurts() {
    let critical = struck("1 1").says("swarm: red-4, roll: 13 13");
    assert_eq!(critical.why(), ["-Critical hit"]);
}

/// GAP 80, RR-REACT-1: before the windows that follow, and the swarm's own checks open none.
#[test]
fn a_swarm_comes_before_the_next_window() {
    let lead = fight(only(Swarmers), QUIET)
        .says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 9 1")
        .shows("swarm")
        .says("swarm: red-4, roll: 13 1")
        .shows("react");
    assert!(lead.offers().contains(&"rally-blue-5".into()));
    lead.says("react: none, roll: 10 1").shows("roll").says("roll: 10 1").shows("push");
}

/// RR-TAC-SWARMERS: not an Action; the swarm may act next.
#[test]
fn a_swarm_is_no_action() {
    let over = struck("1 1").says("swarm: red-4, roll: 1 1").shows("act");
    assert_eq!((over.momentum().0, over.says("act: sprint").offers().contains(&"red-4".into())), (10, true));
}

/// RR-TAC-SWARMERS, GAP 01: a Retaliate too.
#[test]
fn a_swarm_joins_who_strikes_back() {
    let back = fight(QUIET, only(Swarmers))
        .says("act: stand, who: red-1, target: blue-1, react: retaliate-blue-1, answer: accept")
        .says("facts:, roll: 1 1, facts:, roll: 1 1")
        .shows("swarm");
    assert_eq!(back.seat(), "blue");
}

/// RR-TAC-SWARMERS: no other Reaction.
#[test]
fn nobody_swarms_beside_suppress() {
    let suppress = fight(QUIET, only(Swarmers))
        .says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-2, answer: accept");
    suppress.says("facts:, roll: 11 1").shows("roll");
}

/// GAP 119: leader and swarm must carry it.
#[test]
fn the_fringe_does_not_swarm() {
    let fringe = game(mixed(only(Swarmers), &[2, 3, 4]), band(QUIET), "");
    let joined = stands(fringe.clone(), "red-1", "blue-1").says("facts:, roll: 1 1").shows("swarm");
    assert_eq!(joined.facts(), ["red-5", "red-6"]);
    stands(fringe, "red-2", "blue-1").says("facts:, roll: 1 1").shows("act");
}

/// HR 30: by house rule only after the lead attack hits.
#[test]
fn by_house_rule_a_swarm_follows_a_hit() {
    let lead = |dice: &str| {
        let stand = stands(by_house("hr-30", only(Swarmers), QUIET, ""), "red-1", "blue-1");
        stand.says(&format!("facts:, roll: {dice}"))
    };
    lead("1 1").shows("act");
    lead("9 1").shows("swarm");
}

/// RR-BOND-BLOODLUST: what the swarm brings down counts.
#[test]
fn bloodlust_counts_what_a_swarm_brings_down() {
    let mut red = band(only(Swarmers));
    red.bond = Some(Bond::Bloodlust);
    let game = play_with([red, band(QUIET)]).fields("own-1", "own-2").sets_up("terrain:").says("bid: 5 4, first: red");
    let fell = stands(game, "red-1", "blue-1").says("facts:, roll: 1 1, swarm: red-4, roll: 13 1, roll: 1 1");
    assert_eq!(fell.momentum().0, 8, "12 less a bid of 5 and an Action, and 2 points fell");
}
