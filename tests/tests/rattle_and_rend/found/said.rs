//! What is said, where players read it otherwise than it was meant.

use rattle_and_rend::book::Tactic::{Soothsayers, Temptors};
use umpire_engine::dice::Score;
use umpire_engine::table::{Kind, Rolled, Show};
use umpire_tests::play::{Play, duel, play};

use super::reacts;
use crate::muster::{FIGHTERS, SHOOTERS, fighters, meet, quiet};
use crate::tactics::{QUIET, fight, only};

/// What this row of the open menu costs.
fn cost(play: &Play, key: &str) -> u8 {
    let Kind::Choose(choose) = play.question().kind else { panic!("a choice") };
    choose.options.iter().find(|option| option.key.word == key).expect("such a row").cost
}

/// The last dice on the table.
fn thrown(play: &Play) -> Rolled {
    let dice = play.news().into_iter().rev().find_map(|line| match line.show {
        Show::Rolled(rolled) => Some(rolled),
        _ => None,
    });
    dice.expect("dice were thrown just now")
}

/// RR-Q-2: what the book calls base contact.
#[test]
fn contact_is_with_the_target() {
    let facts = meet(quiet(&[SHOOTERS, FIGHTERS]), fighters()).says("act: stand, who: red-1, target: blue-1");
    assert_eq!(facts.says("react: none-more").fact_labels()[0], "Touching target");
}

/// RR-TAC-TEMPTORS, RR-CRED-1: who gave in and failed pays for an Action, or for a Reaction.
#[test]
fn the_temptors_credit_is_for_a_reaction_too() {
    let tempted = fight(QUIET, only(Temptors)).says("act: stand, who: red-1, target: blue-1, react: none-more, facts:");
    let failed = tempted.says("roll: tempt, tempted: accept, roll: 1 1 1");
    assert!(failed.log().contains(&"Next Action/Reaction free".into()), "{:?}", failed.log());
}

/// RR-ATT-3: a led Element's own Rally is not a Rally of others.
#[test]
fn a_led_element_rallies_itself() {
    let hit = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-4, react: none, facts:, roll: 9 1");
    assert_eq!(hit.labels()[1..4], ["Rally"; 3], "whose it is stands beside it");
    assert_eq!(hit.offers()[1..4], ["rally-blue-1", "rally-blue-2", "rally-blue-3"]);
}

/// RR-REACT-4: whoever has nothing left is not asked, and did not give way.
#[test]
fn who_cannot_insist_did_not_give_way() {
    let poor = play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:");
    let poor = poor.says("bid: 5 5, bid: 5 5, bid: 0 1, first: red, act: sprint, who: red-4");
    let denied = reacts(poor, "intimidate-blue-6").says("answer: deny").shows("move");
    assert_eq!((denied.momentum(), denied.log()), ((0, 0), vec!["Denied it".into(), "Cannot insist".into()]));
}

/// RR-BID-9: nobody fails a roll-off, and equal dice are thrown again.
#[test]
fn equal_dice_are_no_failure() {
    let off = duel("ogrekin", "dwarves").says("act: talk, talk: dispute, roll-off: 7, roll-off: 7").shows("roll-off");
    let equal = thrown(&off);
    assert_eq!((equal.score, equal.then), (Score::Read, "Equal: both throw again".into()));
    let higher = thrown(&off.says("roll-off: 3, roll-off: 9"));
    assert_eq!((higher.score, higher.then), (Score::Read, "Blue is higher".into()));
}

/// RR-TAC-SOOTHSAYERS: the Omen's die is no check.
#[test]
fn an_omen_is_no_check() {
    let omen = fight(only(Soothsayers), QUIET).says("omen-die: 4");
    let die = thrown(&omen);
    assert_eq!((die.score, die.then), (Score::Read, "The Omen of this Round".into()));
}

/// RR-ACT-MANEUVER, RR-CRED-1: a credit of one Element makes no Action free to all.
#[test]
fn a_called_ally_alone_acts_for_nothing() {
    let called = duel("ogrekin", "dwarves")
        .says("act: maneuver, who: red-1, react: none-more, move:, roll: 10 10, ally: red-4, move:");
    assert_eq!(cost(&called, "sprint"), 1);
    let free = duel("ogrekin", "vampires").says("act: sprint, who: red-4, move:");
    let free = reacts(free, "evade-blue-5").says("answer: accept, roll: 8 8, move:, move:");
    assert_eq!(cost(&free, "sprint"), 0, "a critical Evade makes it free to anybody");
}
