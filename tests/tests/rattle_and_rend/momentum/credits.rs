//! Section 19: Actions that cost nothing.

use umpire_tests::play::{Play, duel, play};

/// A critical Maneuver calls red's Shooters.
fn maneuver() -> Play {
    duel("ogrekin", "dwarves")
        .says("act: maneuver, who: red-1, react: none-more, move:, roll: 10 10, ally: red-4, move:")
        .shows("act")
}

/// A critical Evade of blue's Skirmishers.
fn evade() -> Play {
    duel("ogrekin", "vampires")
        .says("act: sprint, who: red-4, move:, react: evade-blue-5, answer: accept, roll: 8 8")
        .says("move:, move:")
        .shows("act")
}

/// RR-CRED-1, RR-ACT-MANEUVER
#[test]
fn a_called_ally_acts_for_nothing() {
    let paid = maneuver().momentum();
    let acts = maneuver().says("act: sprint, who: red-4");
    assert_eq!((paid, acts.momentum()), ((10, 12), (10, 12)));
    assert!(acts.state().sides[0].credits.is_empty());
}

/// RR-CRED-1
#[test]
fn another_element_first_and_the_credit_is_lost() {
    let other = maneuver().says("act: sprint, who: red-5, react: none-more, move:");
    assert_eq!(other.momentum(), (9, 12));
    assert_eq!(other.says("act: sprint, who: red-4").momentum(), (8, 12));
}

/// RR-CRED-1, RR-REACT-EVADE
#[test]
fn after_a_critical_evade_any_element_acts_for_nothing() {
    let free = evade();
    assert_eq!((free.active(), free.momentum()), ("blue", (10, 11)));
    let acts = free.says("act: sprint, who: blue-1, react: none-more, move:");
    assert_eq!(acts.momentum(), (10, 11));
    assert_eq!(acts.says("act: sprint, who: blue-2").momentum(), (10, 10));
}

/// RR-CRED-2
#[test]
fn a_credit_pays_for_no_reaction() {
    let answered = maneuver().says("act: sprint, who: red-4, react: intimidate-blue-6, answer: deny");
    assert_eq!(answered.momentum(), (9, 11), "to deny costs what it always costs");
}

/// RR-CRED-2, RR-TERR-7
#[test]
fn a_credit_pays_for_no_terrain() {
    let rough = play()
        .says("rules: elements, warband: ogrekin, warband: dwarves, terrain: rough, deploy:, bid: 1 0, first: red")
        .says("act: maneuver, who: red-1, react: none-more, leaving: open, move:, roll: 10 10, ally: red-4")
        .says("leaving: open, move:, act: sprint, who: red-4, react: none-more, leaving: rough-pay");
    assert_eq!(rough.momentum(), (9, 12));
}

/// RR-CRED-3, GAP 65
#[test]
fn credits_that_match_are_used_together() {
    let both = duel("vampires", "dwarves")
        .says("act: maneuver, who: red-1, react: none-more, move:, roll: 10 10, ally: red-2, move:, act: pass")
        .says("act: sprint, who: blue-2, move:, react: evade-red-5, answer: accept, roll: 8 8")
        .says("move:, move:");
    assert_eq!((both.active(), both.momentum(), both.state().sides[0].credits.len()), ("red", (9, 11), 2));
    for who in ["red-2", "red-3"] {
        let used = both.clone().says(&format!("act: sprint, who: {who}"));
        assert_eq!((used.momentum().0, used.state().sides[0].credits.len()), (9, 0), "{who}");
    }
}

/// RR-CRED-4
#[test]
fn credits_lapse_at_the_end_of_the_round() {
    let next = maneuver().says("act: pass, act: pass, end-round: pass, bid: 1 0, first: red");
    assert_eq!(next.says("act: sprint, who: red-4").momentum(), (10, 12));
}

/// RR-CRED-5
#[test]
fn who_has_nothing_but_a_credit_is_not_out() {
    let broke = play()
        .says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5, bid: 5 5, bid: 1 0, first: red")
        .says("act: maneuver, who: red-1, react: none-more, move:, roll: 10 10, ally: red-4, move:");
    assert_eq!((broke.asks().as_str(), broke.active(), broke.momentum()), ("act", "red", (0, 2)));
    assert_eq!(broke.says("act: sprint").offers(), ["red-4"]);
}

/// RR-CRED-6
#[test]
fn a_free_action_is_an_action_in_every_other_respect() {
    let free = maneuver().says("act: sprint, who: red-4").shows("react").says("react: none-more, move:, act: sprint");
    assert!(!free.offers().contains(&"red-4".into()), "it acted last");
    let passed = maneuver().says("act: pass, act: pass").shows("end-round");
    assert_eq!(passed.says("end-round: stay, act: sprint, who: blue-2").state().passes, 0);
}

/// GAP 147
#[test]
fn the_credit_of_a_lost_ally_is_worth_nothing() {
    let lost = maneuver().says("act: pass").kills("blue-6", "red-4").says("act: pass");
    assert_eq!(lost.says("act: sprint, who: red-5").momentum().0, 9);
}
