//! Section 17.2: Spot Weakness.

use rattle_and_rend::book::{Bond, Tactic, Trait};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, SHOOTERS, by_house, champion, fighters, heavy, meet, meet_on, quiet, ward, with};

const SPOTTER: WarbandEntry = champion(Trait::SpotWeakness);

/// 1 the Champion, 2 Fighters, 3 Shooters, 4 a Ward.
fn spotters() -> Warband {
    quiet(&[SPOTTER, FIGHTERS, SHOOTERS, ward(Trait::Pursuit)])
}

fn spot(blue: Warband) -> Play {
    meet(spotters(), blue).says("act: spot-weakness, ally: red-2")
}

/// RR-ACT-SPOT-WEAKNESS, RR-LOS-4, GAP 93, GAP 151: one ally in the Champion's reach, seen or not; no Ward, not itself.
#[test]
fn an_ally_is_named_before_it_is_paid() {
    let ally = meet(spotters(), fighters()).says("act: spot-weakness").shows("ally");
    assert_eq!((ally.note().as_str(), ally.momentum()), ("in 80 mm", (5, 12)));
    assert_eq!(ally.offers(), ["red-2", "red-3"]);
    assert_eq!(ally.options()[3], ("red-4".into(), Some("Ward")));
    let roll = ally.says("ally: red-2").shows("roll");
    assert_eq!((roll.momentum(), roll.roll().name, roll.need(), roll.roll().pool.count), ((4, 12), "Guile", 10, 2));
    roll.says("roll: 9 9").shows("act");
}

/// RR-ACT-SPOT-WEAKNESS, RR-ATK-6: it attacks from where it stands, and that is no Charge.
#[test]
fn the_ally_attacks() {
    let aims = spot(fighters()).says("roll: 10 1").shows("aim");
    assert_eq!((aims.seat(), aims.note().as_str(), aims.gists()[0]), ("red", "Fighters", "If it is touched"));
    aims.clone().says("aim: none").shows("act");
    let fury = aims.says("aim: blue-3, react: none-more, facts:").shows("roll");
    assert_eq!((fury.roll().name, fury.need(), fury.roll().pool.count), ("Fury", 9, 2));
    let will = fury.says("roll: 9 1").shows("roll");
    assert_eq!((will.seat(), will.roll().name), ("blue", "Will"));
    assert!(will.says("roll: 1 1").shows("act").is_out("blue-3"));
}

/// RR-ACT-SPOT-WEAKNESS, RR-MOD-6: after a critical with a Bonus, and a band farther.
#[test]
fn a_critical_spot_helps_and_reaches_farther() {
    let aims = spot(fighters()).says("roll: 10 10").shows("aim");
    assert_eq!(aims.gists()[0], "In 80 mm and in sight");
    let fury = aims.says("aim: blue-3, react: none-more, facts: contact").shows("roll");
    assert_eq!((fury.roll().pool.count, fury.why()), (3, vec!["+Weak spot".to_string()]));
    let shooters = meet(spotters(), fighters()).says("act: spot-weakness, ally: red-3, roll: 10 10");
    assert_eq!(shooters.gists()[0], "In 240 mm and in sight");
}

/// RR-ACT-SPOT-WEAKNESS, RR-TURN-6: the attack is not the ally's Action.
#[test]
fn the_ally_may_still_act() {
    let done = spot(fighters()).says("roll: 10 1, aim: none, act: sprint").shows("who");
    assert_eq!(done.offers(), ["red-2", "red-3"], "the Champion acted last, the ally did not");
}

/// RR-ACT-SPOT-WEAKNESS: W-DECL answers the Champion, W-TARGET the ally's attack.
#[test]
fn the_windows_of_a_weak_spot() {
    let blue = quiet(&[FIGHTERS, SHOOTERS, DREGS, heavy(Trait::Flyer), ward(Trait::Confusion)]);
    let declared = spot(blue).shows("react");
    assert_eq!(declared.offers(), ["none", "intimidate-blue-4", "none-more"]);
    let target = declared.says("react: none, roll: 10 1, aim: blue-1").shows("react");
    let ways = ["none", "retaliate-blue-1", "suppress-blue-2", "fodder-blue-3", "confusion-blue-5", "none-more"];
    assert_eq!(target.offers(), ways);
    // The Shooters answer the ally: it is the one that attacks.
    let shot = target.says("react: suppress-blue-2, answer: accept, facts:").shows("roll");
    assert_eq!(shot.note(), "Fighters");
    assert!(shot.says("roll: 11 1, roll: 1 1").shows("act").is_out("red-2"));
}

/// RR-ACT-SPOT-WEAKNESS, RR-TAC-NIGHTMARES: dread falls on the ally, not on the Champion.
#[test]
fn the_ally_must_dare() {
    let dreadful = with(&[FIGHTERS; 6], [Tactic::Nightmares, Tactic::Butchers], Bond::Null);
    let gate = spot(dreadful.clone()).says("roll: 10 1, aim: blue-1").shows("roll");
    assert_eq!(gate.need(), 13, "the Fighters' Guile");
    // Shooters may stand farther off: they are asked.
    let far = meet(spotters(), dreadful).says("act: spot-weakness, ally: red-3, roll: 10 1, aim: blue-1");
    far.shows("dread").says("dread: no").shows("react");
    gate.clone().says("roll: 1 1").shows("act");
    gate.says("roll: 13 1").shows("react");
}

/// RR-ACT-SPOT-WEAKNESS: without an ally that could attack it is not offered.
#[test]
fn alone_there_is_no_weak_spot() {
    let alone = meet(quiet(&[SPOTTER, ward(Trait::Pursuit)]), fighters());
    assert!(alone.options().contains(&("spot-weakness".into(), Some("no ally"))));
}

/// HR 12, GAP 93, RR-WILL-10: by house rule two allies attack, all Fury before all Will.
#[test]
fn by_house_rule_two_attack() {
    let game = by_house(spotters(), fighters(), ("actions", "hr-12"), "terrain:");
    let first = game.says("act: spot-weakness, ally: red-2, roll: 10 1, aim: blue-1, react: none-more, facts:");
    let second = first.says("roll: 9 1").shows("ally");
    assert_eq!((second.seat(), second.offers()), ("red", vec!["red-3".into(), "none".into()]));
    second.clone().says("ally: none").shows("roll");
    let fury = second.says("ally: red-3, aim: blue-2, facts:").shows("roll");
    assert_eq!(fury.roll().name, "Fury");
    let wills = fury.says("roll: 11 1").shows("roll");
    assert_eq!(wills.roll().name, "Will");
    let both = wills.says("roll: 1 1, roll: 1 1").shows("act");
    assert!(both.is_out("blue-1") && both.is_out("blue-2"));
}

/// HR 12, RR-REACT-RETALIATE: whoever strikes back does so once.
#[test]
fn two_weak_spots_are_answered_by_one_blow() {
    let game = by_house(spotters(), fighters(), ("actions", "hr-12"), "terrain:");
    let struck = game
        .says("act: spot-weakness, ally: red-2, roll: 10 1, aim: blue-1")
        .says("react: retaliate-blue-1, answer: accept, facts:, roll: 1 1")
        .shows("ally")
        .says("ally: red-3, aim: blue-2, facts:, roll: 1 1");
    let back = struck.says("in-reach: yes, facts:").shows("roll");
    assert_eq!((back.seat(), back.note().as_str()), ("blue", "Fighters"));
    assert_eq!(back.says("roll: 1 1").shows("act").active(), "red");
}

/// RR-ACT-SPOT-WEAKNESS, RR-TR-COLOSSAL: a Colossal ally strikes three here too.
#[test]
fn a_colossal_ally_strikes_three() {
    let red = quiet(&[SPOTTER, heavy(Trait::Colossal)]);
    let more = meet_on(red, fighters(), "terrain:").says("act: spot-weakness, ally: red-2, roll: 10 1, aim: blue-1");
    more.says("also: blue-2, also: blue-3").shows("react");
}

/// RR-ACT-SPOT-WEAKNESS: of two Champions the one without an ally on the table is not asked for.
#[test]
fn whoever_stands_alone_shows_nobody() {
    let red = with(&[SPOTTER, SPOTTER, ward(Trait::Pursuit)], [Tactic::Ambushers, Tactic::Butchers], Bond::Null);
    let game = meet_on(red, fighters(), "terrain:, ambush: red-2").says("act: spot-weakness").shows("ally");
    assert_eq!(game.offers(), ["red-1"], "the hidden one shows it to the other");
}
