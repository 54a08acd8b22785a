//! Section 25: house rules.

use std::collections::BTreeSet;

use rattle_and_rend::book::house::BidsPaid;
use rattle_and_rend::book::{HOUSE_RULES, HouseRule};
use umpire_engine::table::{MAX_OPTIONS, Seat};
use umpire_tests::play::{Play, duel, play};

const GROUPS: [&str; 5] = ["bids", "terrain", "actions", "tactics", "setup"];

fn house() -> Play {
    play().says("rules: house").shows("house")
}

/// RR-HR-1
#[test]
fn house_rules_are_chosen_before_the_setup() {
    let asked = play().shows("rules");
    assert_eq!((asked.offers(), asked.seat()), (vec!["whole".into(), "elements".into(), "house".into()], ""));
    let done = house().says("house: bids, house-rule: hr-1, house-rule: back, house: done").shows("rules");
    assert!(done.state().house.is(BidsPaid::ByWinner));
    assert_eq!(done.says("rules: whole").shows("roles").state().house.changed().count(), 1);
}

/// RR-HR-1: every rule of a skirmish can be reached; the loser's roll of 10 (HR 16) belongs to campaigns.
#[test]
fn every_house_rule_of_a_skirmish_can_be_turned() {
    let mut seen = BTreeSet::new();
    for group in GROUPS {
        let page = house().says(&format!("house: {group}")).shows("house-rule");
        assert!(page.offers().len() <= MAX_OPTIONS);
        for key in page.offers().into_iter().filter(|key| key != "back") {
            let turned = page.clone().says(&format!("house-rule: {key}")).shows("house-rule");
            assert_eq!(turned.heard(), ["house"], "{key} is logged");
            let number: usize = key.trim_start_matches("hr-").parse().expect("a number");
            assert_eq!(turned.state().house.of(HOUSE_RULES[number - 1].0), 1, "{key}");
            assert!(seen.insert(number), "{key} lies in one group");
        }
    }
    assert!(seen.into_iter().eq((1..=33).filter(|n| *n != 16)));
}

/// RR-HR-1: picking a rule turns it to its next setting, the first after the last.
#[test]
fn a_rule_turns_through_its_settings() {
    let mut page = house().says("house: actions");
    for setting in [1, 2, 0] {
        page = page.says("house-rule: hr-13");
        assert_eq!(page.state().house.of(HouseRule::BlastRadius), setting);
        let words = format!("Blast radius: {}", HOUSE_RULES[12].2[usize::from(setting)]);
        assert!(page.labels().contains(&words), "{words}");
    }
}

/// RR-HR-1: a group says how many of its rules differ.
#[test]
fn a_group_says_how_many_rules_differ() {
    let page = house().says("house: tactics, house-rule: hr-9, house-rule: hr-14, house-rule: back").shows("house");
    assert!(page.labels().contains(&"Tactics: 2".to_string()));
    assert!(page.labels().contains(&"Bids and Rounds".to_string()));
    assert!(page.says("house: done").labels().contains(&"House rules: 2".to_string()));
}

/// RR-HR-1: they are printed in the log.
#[test]
fn a_change_is_logged() {
    let changed = house().says("house: setup, house-rule: hr-19");
    assert_eq!(changed.log(), ["Most Rounds: 4"]);
}

/// RR-HR-1: without any, the game is that of the checklist.
#[test]
fn the_rulings_come_first() {
    let state = play().says("rules: whole").state();
    assert!(HOUSE_RULES.iter().all(|row| state.house.of(row.0) == 0));
    assert_eq!(state.first, Seat::RED);
}

/// RR-HR-1: during a game the other player must agree.
#[test]
fn a_change_during_a_game_takes_both_players() {
    let game = duel("ogrekin", "dwarves").says("act: talk, talk: house").shows("house");
    assert_eq!(game.seat(), "red");
    let game = game.says("house: bids, house-rule: hr-1").shows("house-agree");
    assert_eq!(game.seat(), "blue");
    assert_eq!(game.clone().says("house-agree: refuse").shows("act").state().house.changed().count(), 0);
    let yes = game.says("house-agree: agree").shows("act");
    assert_eq!((yes.state().house.of(HouseRule::BidsPaid), yes.log()), (1, vec!["Bids paid by: winner".into()]));
    // Where there are more than two settings, the one that is meant is asked for.
    let cap = yes.says("act: talk, talk: house, house: setup, house-rule: hr-19").shows("house-setting");
    assert_eq!(cap.labels(), ["no limit", "4", "6", "8"]);
    cap.clone().says("house-setting: first").shows("act");
    let cap = cap.says("house-setting: fourth, house-agree: agree").shows("act");
    assert_eq!(cap.state().house.of(HouseRule::RoundCap), 3);
    cap.says("act: talk, talk: house, house: done").shows("act");
}
