//! Section 18.1: declare, accept or deny, final word.

use umpire_engine::table::Kind;
use umpire_tests::play::{Play, duel, play};

/// A window: red's led Fighters are watched by blue's Heavy.
fn watched() -> Play {
    duel("ogrekin", "dwarves").says("act: sprint, who: red-3").shows("react")
}

fn declared() -> Play {
    watched().says("react: intimidate-blue-6")
}

/// RR-REACT-11, RR-REACT-2: its row says what must be so, and whoever picks it says that it is.
#[test]
fn the_trigger_is_read_before_anything_is_paid() {
    assert_eq!((watched().gist("intimidate-blue-6"), watched().gist("none")), ("if within 80 mm, seen", ""));
    assert_eq!(watched().momentum(), (10, 12));
    assert_eq!(watched().says("react: none").momentum(), (10, 12));
    assert_eq!(declared().shows("answer").momentum(), (10, 11));
}

/// RR-REACT-10: both ways to say no lie before all Reactions: the first row, and the other key.
#[test]
fn no_reaction_is_the_first_row_and_none_at_all_the_other_key() {
    let Kind::Choose(choose) = watched().question().kind else { panic!("a choice") };
    assert_eq!((choose.preset, choose.other), (0, Some(2)));
    assert_eq!(watched().labels(), ["Blue: no reaction", "Intimidate", "Skip all"]);
}

/// RR-REACT-3, RR-REACT-4: each step says who reacts to whom.
#[test]
fn the_ladder_names_both() {
    assert_eq!(declared().deed(), "Heavy: Intimidate | Led Fighters");
    assert_eq!(declared().says("answer: deny").deed(), "Heavy: Intimidate | Led Fighters");
}

/// RR-REACT-3
#[test]
fn the_active_player_accepts_or_denies() {
    let open = declared().shows("answer");
    assert_eq!((open.seat(), open.offers()), ("red", vec!["accept".into(), "deny".into()]));
    open.clone().says("answer: accept").shows("roll");
    let denied = open.says("answer: deny").shows("final-word");
    assert_eq!((denied.seat(), denied.momentum()), ("blue", (9, 11)));
}

/// RR-REACT-3: who has nothing left cannot deny.
#[test]
fn who_has_nothing_left_is_not_asked_to_deny() {
    let poor = play().says(
        "rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5, bid: 5 5, bid: 1 0, first: red",
    );
    poor.says("act: sprint, who: red-3, react: intimidate-blue-6").shows("roll");
}

/// RR-REACT-4
#[test]
fn a_denied_reaction_is_forced_or_lost() {
    let denied = declared().says("answer: deny");
    assert_eq!(denied.clone().says("final-word: force").shows("roll").momentum(), (9, 10));
    let lost = denied.says("final-word: give-way").shows("move");
    assert_eq!(lost.momentum(), (9, 11));
    assert_eq!(lost.says("move:").shows("act").active(), "red");
}

/// RR-REACT-4, RR-REACT-SUPPRESS: the mover was stopped for it, and goes on now.
#[test]
fn after_a_denied_reaction_the_mover_finishes_its_move() {
    let denied = duel("dwarves", "ogrekin")
        .says("act: sprint, who: red-2, react: none, move:, react: suppress-blue-4, answer: deny")
        .says("final-word: give-way")
        .shows("move");
    assert_eq!(denied.seat(), "red");
    assert_eq!(denied.says("move:").shows("act").active(), "red");
    // A Reaction used up before the move stops nobody.
    duel("dwarves", "ogrekin")
        .says("act: sprint, who: red-2, react: intimidate-blue-6, answer: deny, final-word: give-way")
        .says("move:")
        .shows("act");
}

/// RR-REACT-4: who has nothing left cannot insist.
#[test]
fn who_has_nothing_left_is_not_asked_to_insist() {
    let poor = play().says(
        "rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5, bid: 5 5, bid: 0 1, first: red",
    );
    assert_eq!(poor.momentum(), (2, 1));
    let denied = poor.says("act: sprint, who: red-3, react: intimidate-blue-6, answer: deny");
    assert_eq!(denied.shows("move").momentum(), (0, 0));
}

/// RR-REACT-5, GAP 43
#[test]
fn one_reaction_an_action_even_a_denied_or_failed_one() {
    let hit = "facts:, roll: 9 1";
    let stand = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-4");
    let denied = "react: intimidate-blue-6, answer: deny, final-word: give-way";
    stand.clone().says(denied).shows("facts").says(hit).shows("roll");
    let failed = "react: intimidate-blue-6, answer: accept, roll: 1 1";
    stand.says(failed).shows("facts").says(hit).shows("roll");
}

/// RR-REACT-6
#[test]
fn an_element_reacts_in_every_action() {
    let reacts = "react: intimidate-blue-6, answer: accept, roll: 1 1, move:";
    let twice = duel("ogrekin", "dwarves").says("act: sprint, who: red-3").says(reacts);
    let twice = twice.says("act: sprint, who: red-4").says(reacts);
    assert_eq!((twice.active(), twice.momentum()), ("red", (9, 10)));
}

/// RR-REACT-1
#[test]
fn forced_moves_and_bonus_moves_open_no_window() {
    let pushed = duel("dwarves", "ogrekin")
        .says("act: stand, who: red-2, target: blue-3, react: none, facts:, roll: 9 1, react: none, roll: 10 10 1");
    pushed.says("critical-will: foe, reposition: moved").shows("act");
}

/// RR-REACT-8, RR-REACT-9, GAP 23, GAP 138
#[test]
fn the_turn_swaps_after_what_is_left_of_the_action() {
    let evaded = duel("ogrekin", "vampires")
        .says("act: charge, who: red-3, target: blue-5, move:")
        .says("react: evade-blue-5, answer: accept, roll: 8 1, move:");
    assert_eq!((evaded.asks().as_str(), evaded.active()), ("move", "red"));
    let struck = evaded.says("move:, confirm: none, aim: blue-6, facts:").shows("roll");
    assert_eq!(struck.says("roll: 1").shows("act").active(), "blue");
}
