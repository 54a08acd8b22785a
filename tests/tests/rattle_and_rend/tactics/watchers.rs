//! RR-TAC-WATCHERS: a band more in their Reactions.

use rattle_and_rend::book::Tactic::{Berserkers, Watchers};
use rattle_and_rend::book::{Band, Trait};
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, fight, game, mixed, only};

fn watched() -> Play {
    fight(QUIET, only(Watchers))
}

const SPRINT: &str = "act: sprint, who: red-1, react: none, move:";

/// RR-TAC-WATCHERS: Evade sees and goes 240 mm.
#[test]
fn watching_skirmishers_evade_farther() {
    let moved = watched().says(SPRINT);
    assert_eq!(moved.gist("evade-blue-3"), "if it moved in 240 mm");
    let goes = moved.says("react: evade-blue-3, answer: accept, roll: 8 1").shows("move");
    assert_eq!(goes.told().reach, Some(Band::L.reach()));
}

/// RR-TAC-WATCHERS: Suppress reaches 240 mm, Intimidate 160 mm.
#[test]
fn watching_shooters_and_heavies_reach_farther() {
    assert_eq!(watched().says(SPRINT).gist("suppress-blue-2"), "if within 240 mm, seen");
    let declared = watched().says("act: sprint, who: red-1");
    assert_eq!(declared.gist("intimidate-blue-6"), "if within 160 mm, seen");
    let critical = declared.says("react: intimidate-blue-6, answer: accept, roll: 7 7").shows("reposition");
    assert_eq!(critical.note(), "160 mm", "the enemy's MOV, and a band");
}

/// RR-TAC-WATCHERS: what a short reach cannot touch a Reaction may shoot at.
#[test]
fn watching_berserkers_suppress_from_afar() {
    let suppress = "react: suppress-blue-2, answer: accept";
    let far = fight(QUIET, [Watchers, Berserkers]).says(SPRINT).says(suppress);
    assert!(far.facts().contains(&"close".into()), "160 mm need not be 80");
    let near = fight(QUIET, only(Berserkers)).says(SPRINT).says(suppress);
    assert!(!near.facts().contains(&"close".into()));
}

/// RR-TAC-WATCHERS: Retaliate reaches 80 mm and moves 160 mm.
#[test]
fn watching_fighters_strike_at_arms_length() {
    let met = watched().says("act: charge, who: red-6, target: blue-1, react: retaliate-blue-1, answer: accept");
    assert_eq!(met.told().reach, Some(Band::M.reach()));
    let back = met.says("move:, move:, confirm: blue-1, facts:, roll: 1").shows("in-reach");
    assert_eq!(back.labels(), ["It is in 80 mm", "Out of reach"]);
    let strike = back.says("in-reach: yes");
    assert_eq!(strike.facts(), ["contact", "friend", "outnumbered"]);
    assert_eq!(strike.says("facts:").why(), ["+In 80 mm"], "from there it is a shot");
}

/// RR-TAC-WATCHERS, GAP 83: the 80 mm of Fodder and Blink are 160.
#[test]
fn watching_dregs_and_wards_see_farther() {
    let aimed = watched().says("act: stand, who: red-1, target: blue-1");
    assert_eq!(aimed.gist("fodder-blue-4"), "if ally in 160 mm, seen");
    let moved = watched().says(SPRINT);
    assert_eq!(moved.gist("blink-blue-7"), "if in 160, friend seen");
    let critical = moved.says("react: blink-blue-7, answer: accept, roll: 9 9, place:").shows("reposition");
    assert_eq!(critical.note(), "160 mm");
}

const RALLY: &str = "act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 9 1, react: rally-blue-5, \
                     answer: accept, roll: 10 1, rally-who: blue-2";

/// RR-TAC-WATCHERS, GAP 119: Rally is the Champion's Reaction, whoever moves.
#[test]
fn a_watching_champion_rallies_from_afar() {
    assert_eq!(watched().says(RALLY).shows("move").told().reach, Some(Band::M.reach()));
    let its_own = game(band(QUIET), mixed(only(Watchers), &[2]), "").says(RALLY);
    assert_eq!(its_own.told().reach, Some(Band::M.reach()), "the Champion watches");
    let not_its = game(band(QUIET), mixed(only(Watchers), &[5]), "").says(RALLY);
    assert_eq!(not_its.told().reach, Some(Band::S.reach()), "the mover does, to no avail");
}

/// RR-TAC-WATCHERS, GAP 127: not in their own Actions.
#[test]
fn watchers_act_like_anybody() {
    let own = fight(only(Watchers), QUIET);
    assert_eq!(own.clone().says("act: stand, who: red-2").note(), "in 160 mm");
    let charge = own.says("act: charge, who: red-1, target: blue-1, react: none-more");
    assert_eq!(charge.told().reach, Some(Band::S.reach()));
}

/// RR-TAC-WATCHERS, GAP 119: only who carries it.
#[test]
fn the_fringe_beside_watchers_sees_no_farther() {
    let fringe = game(band(QUIET), mixed(only(Watchers), &[3]), "").says(SPRINT);
    assert_eq!(fringe.gist("evade-blue-3"), "if it moved in 160 mm");
}

/// RR-TAC-WATCHERS, HR 13: a smaller blast is a band wider too.
#[test]
fn a_watching_ward_blows_up_wider() {
    let mut blue = band(only(Watchers));
    blue.entries[6].own = Some(Trait::Detonate);
    let house = "rules: house, house: actions, house-rule: hr-13, house-rule: hr-13, house-rule: back, house: done";
    let small = play_with([band(QUIET), blue]).says(house).fields("own-1", "own-2").sets_up("terrain:").red_begins();
    let declared = small.says("act: sprint, who: red-1");
    assert_eq!(declared.gist("detonate-blue-7"), "it in 160, friend in 240");
    let blast = declared.says("react: detonate-blue-7");
    assert_eq!(blast.says("answer: accept").shows("blast").note(), "in 160 mm");
}
