//! Sections 9, 10 and 17: late arrivals, reinforcements, and those put ahead.

use rattle_and_rend::book::{Band, Bond, Reputation, Tactic, Trait};
use rattle_and_rend::{Credit, Warband, WarbandEntry, Whereabouts};
use umpire_engine::table::Words;
use umpire_tests::play::{Play, roster};

use crate::muster::{CHAMPION, DREGS, FIGHTERS, SHOOTERS, SKIRMISHERS, fighters, heavy, meet_on, quiet, ward, with};

fn off(play: &Play, id: &str) -> Option<&'static str> {
    play.options().into_iter().find(|option| option.0 == id).expect("such an option").1
}

/// 1 Fighters, 2 Shooters, 3 Dregs, 4 a Champion, 5 Fighters; a Frenzied enemy holds 2 of the 8 points back.
fn late(blue: &[WarbandEntry], setup: &str) -> Play {
    let red = quiet(&[FIGHTERS, SHOOTERS, DREGS, CHAMPION, FIGHTERS]);
    let frenzied = roster(blue, [Tactic::Rangers, Tactic::Butchers], Bond::Null, Reputation::Frenzied);
    meet_on(red, frenzied, &format!("terrain:, late: red-3 red-4{setup}"))
}

/// RR-REP-FRENZIED: late Elements come with any Action of their owner, as many as they like, from Round 1 on.
#[test]
fn latecomers_come_with_an_action() {
    let game = late(&[FIGHTERS; 6], "");
    assert_eq!((game.element("red-3").place, game.state().sides[0].total), (Whereabouts::Late, 8));
    let who = game.says("act: sprint, who: red-1").shows("late");
    assert_eq!((who.seat(), who.facts()), ("red", vec!["red-3".into(), "red-4".into()]));
    who.clone().says("late:").shows("move");
    let both = who.says("late: red-3 red-4").shows("appear");
    assert_eq!((both.momentum().0, both.told().text), (6, Words::of("Along its own board edge")));
    let here = both.says("appear:, appear:").shows("move").says("move:").shows("act");
    assert_eq!((here.element("red-3").place, here.momentum().0), (Whereabouts::Table, 6), "they cost nothing");
    here.says("act: sprint, who: red-2").shows("move");
}

/// RR-REP-FRENZIED: a late Element may be the one that acts, and moves as ever.
#[test]
fn a_latecomer_acts_at_once() {
    let appears = late(&[FIGHTERS; 6], "").says("act: sprint, who: red-3").shows("appear");
    let others = appears.says("appear:").shows("late");
    assert_eq!(others.facts(), ["red-4"]);
    let moves = others.says("late:").shows("move");
    assert_eq!(moves.told().reach, Some(Band::L.reach()));
}

/// RR-REP-FRENZIED: on their owner's Turn only, so they never react.
#[test]
fn a_latecomer_does_not_react() {
    let game = late(&[FIGHTERS; 6], "").says("act: pass, act: stand, who: blue-1, target: red-1").shows("react");
    assert_eq!(game.offers(), ["none", "retaliate-red-1", "suppress-red-2", "none-more"], "no Fodder of late Dregs");
    let hit = game.says("react: none, facts:, roll: 9 1").shows("roll");
    assert_eq!(hit.roll().name, "Will", "nor a Rally of a late Champion");
}

/// RR-REP-FRENZIED: in Close deployment in their zone, M from enemies; and lost Momentum does not take them back.
#[test]
fn latecomers_of_close_deployment() {
    let game =
        late(&[heavy(Trait::Flyer), FIGHTERS], ", deployment: close").says("act: sprint, who: red-1, late: red-3");
    assert_eq!(game.told().text, Words::of("In its zone, foes at 160+"));
    let scared = game.says("appear:, react: intimidate-blue-1, answer: accept, roll: 7 1");
    assert_eq!((scared.active(), scared.element("red-3").place), ("blue", Whereabouts::Table));
}

/// 1 Fighters, 2 Fighters, 3 Shooters, 4 Skirmishers; the last two are Delayed.
fn delayed(tactics: [Tactic; 2], bond: Bond) -> Play {
    let red = with(&[FIGHTERS, FIGHTERS, SHOOTERS, SKIRMISHERS], tactics, bond);
    let blue = quiet(&[heavy(Trait::Flyer), SHOOTERS, SKIRMISHERS, ward(Trait::Detonate)]);
    meet_on(red, blue, "terrain:, deployment: delayed, delayed: red-3 red-4, delayed: blue-3 blue-4")
}

fn quietly() -> Play {
    delayed([Tactic::Rangers, Tactic::Butchers], Bond::Null)
}

/// Round 2, with red's Turn.
fn second_round(game: Play) -> Play {
    game.says("act: pass, act: pass, end-round: pass, bid: 1 0, first: red")
}

/// RR-ACT-REINFORCE, RR-DEP-DELAYED: not in the first Round, nor one by one.
#[test]
fn reinforcements_come_from_round_two() {
    let first = quietly();
    assert_eq!(first.state().sides[0].total, 8);
    assert!(!first.offers().contains(&"reinforce".into()));
    let who = first.says("act: sprint").shows("who");
    assert_eq!(off(&who, "red-3"), Some("reserve"));
    assert!(second_round(quietly()).offers().contains(&"reinforce".into()));
}

/// RR-ACT-REINFORCE, GAP 126: one point brings any number, touching the own edge; nobody can react.
#[test]
fn one_point_brings_them_all() {
    let who = second_round(quietly()).says("act: reinforce").shows("reinforce");
    assert_eq!((who.seat(), who.facts(), who.momentum().0), ("red", vec!["red-3".into(), "red-4".into()], 7));
    let none = who.clone().says("reinforce:").shows("act");
    assert_eq!(none.momentum().0, 7, "nobody came, nothing is spent");
    let first = who.says("reinforce: red-3 red-4").shows("appear");
    assert_eq!((first.momentum().0, first.told().text), (6, Words::of("Touching your zone's edge")));
    let here = first.says("appear:, appear:").shows("act");
    assert_eq!((here.active(), here.element("red-4").place), ("red", Whereabouts::Table));
    assert!(!here.offers().contains(&"reinforce".into()));
    here.says("act: sprint, who: red-3, react: none-more").shows("move");
}

/// RR-ACT-REINFORCE, RR-TURN-6: nobody is blocked by it, and the earlier block ends.
#[test]
fn reinforcing_ends_the_block() {
    let moved = second_round(quietly()).says("act: sprint, who: red-1, react: none-more, move:");
    assert!(!moved.clone().says("act: sprint").offers().contains(&"red-1".into()));
    let came = moved.says("act: reinforce, reinforce: red-3, appear:, act: sprint").shows("who");
    assert_eq!(came.offers(), ["red-1", "red-2", "red-3"]);
}

/// RR-ACT-REINFORCE, RR-BOND-DISCIPLINE, RR-TURN-4: an Action as to costs and passes.
#[test]
fn reinforcing_is_an_action() {
    let disciplined = second_round(delayed([Tactic::Rangers, Tactic::Butchers], Bond::Discipline));
    let came = disciplined.says("act: reinforce, reinforce: red-3, appear:").shows("act");
    assert_eq!(came.momentum().0, 7, "the first Action is free");
    assert_eq!(came.says("act: reinforce, reinforce: red-4, appear:").momentum().0, 6);
    let passed = second_round(quietly()).says("act: pass, act: reinforce, reinforce: blue-3, appear:, act: pass");
    assert_eq!(passed.shows("act").active(), "red", "blue acted between the passes");
}

/// RR-ACT-REINFORCE, RR-TAC-COUNTER-PUNCHERS: it is the next Action, so their credit is over with it.
#[test]
fn a_credit_grows_old_while_reinforcing() {
    let game = second_round(delayed([Tactic::CounterPunchers, Tactic::Butchers], Bond::Null)).says("act: pass");
    let hit = game.says("act: stand, who: blue-1, target: red-1, react: none-more, facts:, roll: 7 1, roll: 10 10");
    let free = hit.says("critical-will: nothing, act: pass").shows("act");
    let credits = |play: &Play| play.state().sides[0].credits.iter().filter(|c| matches!(c, Credit::Of(..))).count();
    assert_eq!(credits(&free), 1);
    assert_eq!(credits(&free.says("act: reinforce, reinforce: red-3, appear:")), 0);
}

/// RR-ACT-REINFORCE, RR-REP-FRENZIED: late arrivals come with it as with any Action.
#[test]
fn latecomers_come_with_reinforcements() {
    let red = quiet(&[FIGHTERS, DREGS, DREGS, SHOOTERS, SKIRMISHERS]);
    let blue = roster(&[FIGHTERS; 4], [Tactic::Rangers, Tactic::Butchers], Bond::Null, Reputation::Frenzied);
    let setup = "terrain:, deployment: delayed, delayed: red-4 red-5, delayed: blue-1 blue-2, late: red-2";
    let came = second_round(meet_on(red, blue, setup)).says("act: reinforce, reinforce: red-4, appear:").shows("late");
    let here = came.says("late: red-2, appear:").shows("act");
    assert_eq!((here.element("red-2").place, here.element("red-5").place), (Whereabouts::Table, Whereabouts::Delayed));
}

/// 1 Fighters and 2 Fighters stand ahead of their zone on bad ground.
fn compelled(blue: Warband) -> Play {
    let red = roster(&[FIGHTERS; 4], [Tactic::Rangers, Tactic::Butchers], Bond::Null, Reputation::Compelled);
    meet_on(red, blue, "terrain: rough, compelled: ahead, ahead: red-1 red-2")
}

/// RR-REP-COMPELLED, RR-TERR-9: the first Action of those ahead heeds no ground; the next does.
#[test]
fn the_compelled_heed_no_ground_once() {
    let game = compelled(fighters()).says("act: sprint, who: red-1").shows("move").says("move:");
    let other = game.says("act: sprint, who: red-3").shows("leaving");
    other.says("leaving: open, move:, act: sprint, who: red-1").shows("leaving");
}

/// RR-REP-COMPELLED, GAP 121: a Reaction before it is no Action: it heeds the ground, and the right stays.
#[test]
fn a_reaction_does_not_use_it_up() {
    let hit = compelled(fighters()).says("act: pass, act: charge, who: blue-1, target: red-1, react: retaliate-red-1");
    let met = hit.says("answer: accept").shows("leaving").says("leaving: open, move:, leaving: open, move:");
    let back = met.says("confirm: red-1, facts:, roll: 1, facts:, roll: 1 1");
    back.says("act: pass, act: sprint, who: red-1").shows("move");
}

/// RR-REP-COMPELLED: an Action that never happened was not the first.
#[test]
fn a_cancelled_action_does_not_use_it_up() {
    let game = compelled(quiet(&[heavy(Trait::Flyer), FIGHTERS])).says("act: sprint, who: red-1");
    let lost = game.says("react: intimidate-blue-1, answer: accept, roll: 7 1, act: pass");
    lost.says("act: sprint, who: red-1, react: none").shows("move");
}

/// RR-ACT-MANEUVER, GAP 147: the credit of an ally that is lost before it acts lapses.
#[test]
fn a_lost_allys_credit_lapses() {
    let game =
        meet_on(fighters(), fighters(), "terrain:").says("act: maneuver, who: red-1, move:, roll: 13 13, ally: red-2");
    let credited = game.says("move:").shows("act");
    assert_eq!(credited.state().sides[0].credits.len(), 1);
    assert!(credited.says("act: pass").kills("blue-1", "red-2").state().sides[0].credits.is_empty());
}

/// RR-REP-FRENZIED, RR-REACT-REVERSAL: late arrivals come with a granted Action too.
#[test]
fn latecomers_come_with_a_reversal() {
    let red = quiet(&[FIGHTERS, DREGS, DREGS, ward(Trait::Reversal)]);
    let entries = [heavy(Trait::Flyer), FIGHTERS];
    let blue = roster(&entries, [Tactic::Rangers, Tactic::Butchers], Bond::Null, Reputation::Frenzied);
    let game = meet_on(red, blue, "terrain:, late: red-2").says("act: sprint, who: red-1, late:");
    let lost = game.says("react: intimidate-blue-1, answer: accept, roll: 7 1, react: reversal-red-4");
    let granted = lost.says("reactor: red-3, answer: accept, roll: 13 1, action: sprint").shows("late");
    granted.says("late: red-2, appear:").shows("move");
}
