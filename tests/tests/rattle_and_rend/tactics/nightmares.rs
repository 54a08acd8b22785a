//! RR-TAC-NIGHTMARES: dread before an attack, and a Penalty on Will.

use rattle_and_rend::book::Tactic::Avengers;
use rattle_and_rend::book::Tactic::{Nightmares, Swarmers};
use rattle_and_rend::book::Trait;
use umpire_tests::play::Play;

use super::{QUIET, band, fight, fight_on, game, hits, mixed, only};

fn dreads() -> Play {
    fight(QUIET, only(Nightmares))
}

/// RR-TAC-NIGHTMARES, RR-Q-8: a Guile check first, where one is near; failing loses the attack.
#[test]
fn an_attacker_must_dare() {
    // Shooters may stand farther off than the dread reaches.
    let near = dreads().says("act: stand, who: red-2, target: blue-1, react: none-more").shows("dread");
    assert_eq!((near.seat(), near.note().as_str()), ("red", "Nightmares"));
    near.clone().says("dread: no").shows("facts");
    let guile = near.says("dread: yes").shows("roll");
    assert_eq!((guile.roll().name, guile.seat()), ("Guile", "red"));
    guile.clone().says("roll: 11 1").shows("facts");
    let lost = guile.clone().says("roll: 1 1").shows("act");
    assert_eq!((lost.momentum().0, lost.active()), (10, "red"), "its Momentum stays spent");
    assert!(!lost.says("act: sprint").offers().contains(&"red-2".into()), "it has acted");
}

/// RR-TAC-NIGHTMARES, RR-Q-8: who aims at a Nightmare from no farther than S is near one, and is not asked.
#[test]
fn who_strikes_at_a_nightmare_is_near_one() {
    let stands = |target: &str| dreads().says(&format!("act: stand, who: red-1, target: {target}, react: none-more"));
    let guile = stands("blue-1").shows("roll");
    assert_eq!((guile.roll().name, guile.seat(), guile.need()), ("Guile", "red", 13));
    guile.clone().says("roll: 13 1").shows("facts");
    guile.says("roll: 12 12").shows("act");
    stands("blue-7").shows("dread");
    let skirmishers = dreads().says("act: stand, who: red-3, target: blue-1, react: none-more");
    assert_eq!(skirmishers.shows("roll").roll().name, "Guile", "their reach is S");
    let fringe = game(band(QUIET), mixed(only(Nightmares), &[1]), "");
    fringe.says("act: stand, who: red-1, target: blue-1, react: none-more").shows("dread");
}

/// GAP 82, RR-ACT-CHARGE: after the move, before the Fury.
#[test]
fn a_charge_dares_after_its_move() {
    let charge = dreads().says("act: charge, who: red-1, target: blue-1, react: none-more, move:").shows("confirm");
    let guile = charge.says("confirm: blue-1").shows("roll");
    assert_eq!(guile.roll().name, "Guile");
    guile.says("roll: 13 1").shows("facts");
}

/// RR-ACT-STAND, section 18.2: the gate parts the two windows.
#[test]
fn the_window_of_the_target_opens_after_the_gate() {
    let stand = dreads().says("act: stand, who: red-1, target: blue-1");
    assert_eq!(stand.offers(), ["none", "intimidate-blue-6", "none-more"]);
    let after = stand.says("react: none, roll: 13 1").shows("react");
    assert!(
        after.offers().contains(&"suppress-blue-2".into()) && !after.offers().contains(&"intimidate-blue-6".into())
    );
}

/// GAP 03: what else is an attack Action: an ally's attack at a weak spot; a Feint is none.
#[test]
fn a_weak_spot_is_an_attack_and_a_feint_is_not() {
    let spot = dreads().says("act: spot-weakness, ally: red-2, react: none-more, roll: 10 1, aim: blue-1");
    spot.shows("dread");
    let feint = dreads().says("act: feint, who: red-1, target: blue-1, react: none-more, move:, confirm: blue-1");
    feint.shows("roll");
}

/// GAP 01, RR-REACT-RETALIATE: Fighters who strike back must dare too; their attacker lost, they still strike.
#[test]
fn fighters_dare_to_retaliate() {
    let back = fight(only(Nightmares), QUIET)
        .says("act: stand, who: red-1, target: blue-1, react: retaliate-blue-1, answer: accept")
        .shows("dread");
    assert_eq!(back.seat(), "blue", "step 4: before the attacker's dice");
    let failed = back.clone().says("dread: yes, roll: 1 1, facts:, roll: 1 1").shows("act");
    assert_eq!(failed.active(), "red", "the Reaction failed");
    let struck = back.says("dread: yes, roll: 13 1, facts:, roll: 1 1, facts:, roll: 9 1, roll: 10 1, push:");
    let struck = struck.shows("act");
    assert_eq!(struck.active(), "blue");
    let lost = dreads()
        .says("act: charge, who: red-1, target: blue-1, react: retaliate-blue-1, answer: accept, move:, move:")
        .says("confirm: blue-1, roll: 1 1");
    assert_eq!(lost.shows("facts").seat(), "blue", "they strike all the same");
}

/// RR-TAC-NIGHTMARES: Suppress, Intimidate and Avengers need no courage.
#[test]
fn other_attacks_are_not_gated() {
    let suppress = fight(only(Nightmares), QUIET)
        .says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-2, answer: accept");
    suppress.shows("facts");
    let avenge = hits(fight(only(Nightmares), only(Avengers)), "red-1", "blue-1").says("roll: 1");
    avenge.says("avenge: blue-2, avenge-at: red-1").shows("facts");
}

/// RR-TAC-NIGHTMARES, RR-MOD-9, GAP 144: every Will check near them has a Penalty, Fodder's and a Hazard's too.
#[test]
fn will_falters_near_nightmares() {
    let hit = hits(fight(only(Nightmares), QUIET), "red-2", "blue-1");
    assert_eq!(hit.facts(), ["nightmares"]);
    assert_eq!(hit.clone().says("facts: nightmares").why(), ["-Nightmare"]);
    assert!(hit.says("facts:").why().is_empty());
    let critical = fight(only(Nightmares), QUIET)
        .says("act: stand, who: red-2, target: blue-1, react: none-more, facts:, roll: 11 11");
    assert_eq!(critical.shows("roll").why(), ["-Critical hit"], "one Penalty is enough (RR-ASK-1)");
    let fodder = fight(only(Nightmares), QUIET)
        .says("act: stand, who: red-1, target: blue-1, react: fodder-blue-4, answer: accept");
    assert_eq!(fodder.facts(), ["nightmares"]);
    let hazard = fight_on(QUIET, only(Nightmares), "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll");
    assert_eq!(hazard.facts(), ["nightmares"]);
}

/// RR-TAC-NIGHTMARES, RR-Q-8: whom a Nightmare hits from no farther than S is near one, and is not asked.
#[test]
fn who_is_struck_by_a_nightmare_is_near_one() {
    let hit = |red, who: &str| hits(game(red, band(QUIET), ""), who, "blue-1");
    assert_eq!(hit(band(only(Nightmares)), "red-1").shows("roll").why(), ["-Nightmare"]);
    assert_eq!(hit(band(only(Nightmares)), "red-3").shows("roll").why(), ["-Nightmare"], "their reach is S");
    assert_eq!(hit(mixed(only(Nightmares), &[1]), "red-1").shows("facts").facts(), ["nightmares"]);
}

/// RR-TAC-NIGHTMARES, RR-ACT-DISTANT-DOOM, RR-ACT-SPOT-WEAKNESS: what reaches farther than S leaves it open who is near.
#[test]
fn a_farther_reach_is_asked_for() {
    let mut doom = band(only(Nightmares));
    doom.entries[4].own = Some(Trait::DistantDoom);
    let doomed = game(doom, band(QUIET), "").says("act: distant-doom, target: blue-1, react: none-more, facts:");
    assert_eq!(doomed.says("roll: 20 1").shows("facts").facts(), ["nightmares"]);
    // A critical lends the Skirmishers a band more than S.
    let spot = "act: spot-weakness, ally: red-3, react: none-more, roll: 10 10, aim: blue-1";
    dreads().says(spot).shows("dread");
    let spotted = fight(only(Nightmares), QUIET).says(spot).says("facts:, roll: 20 1 1");
    assert_eq!(spotted.shows("facts").facts(), ["nightmares"]);
}

/// RR-TAC-NIGHTMARES, RR-REACT-FODDER: whom its own side strikes by mistake need not be near an enemy's Nightmare.
#[test]
fn a_nightmare_does_not_frighten_its_own_side() {
    let turned = fight(only(Nightmares), only(Nightmares))
        .says("act: stand, who: red-1, target: blue-1, react: none, roll: 13 1, react: fodder-blue-4")
        .says("answer: accept, facts:, roll: 11 11, swap:, redirect: red-2, facts:, roll: 20");
    assert_eq!(turned.shows("facts").facts(), ["nightmares"]);
}

/// RR-TAC-NIGHTMARES: it works on enemies only.
#[test]
fn nightmares_do_not_dread_themselves() {
    let own = fight(only(Nightmares), QUIET).says("act: stand, who: red-1, target: blue-1, react: none-more");
    own.shows("facts");
    hits(fight(QUIET, only(Nightmares)).says("act: pass"), "blue-2", "red-1").shows("facts");
}

/// RR-TAC-NIGHTMARES, GAP 119: no Ward is one, and once the last is gone nothing is asked.
#[test]
fn without_a_nightmare_nobody_dreads() {
    let ward = game(band(QUIET), mixed(only(Nightmares), &[1, 2, 3, 4, 5, 6]), "");
    ward.says("act: stand, who: red-1, target: blue-1, react: none-more").shows("facts");
    let one = game(band(QUIET), mixed(only(Nightmares), &[1, 2, 3, 4, 5]), "");
    one.clone().says("act: stand, who: red-1, target: blue-1, react: none-more").shows("dread");
    let gone = hits(
        one.says("act: stand, who: red-1, target: blue-6, react: none-more, roll: 13 1, facts:, roll: 9 1, roll: 1 1"),
        "red-2",
        "blue-1",
    );
    assert_eq!(gone.asks(), "roll");
}

/// RR-TAC-NIGHTMARES, RR-TAC-SWARMERS: once for who attacks, not for the swarm beside it.
#[test]
fn a_swarm_dares_once() {
    let swarm = fight(only(Swarmers), only(Nightmares))
        .says("act: stand, who: red-1, target: blue-1, react: none-more, roll: 13 1, facts:, roll: 9 1")
        .shows("swarm");
    swarm.says("swarm: red-2").shows("roll");
}
