//! Section 18 in the game of all the rules: one Reaction an Action, whatever windows it has.

use umpire_tests::play::{Play, whole};

use crate::written::{meet, meet_by};

/// 1 Shooters, 2 Fighters, 3 Skirmishers, 4 Heavy, 5 Champion, 6 and 7 Wards: something for every window.
const ALL: &str =
    "shooters / fighters / skirmishers / heavy flyer / champion distant-doom / ward vengeance / ward defiance";
/// 1 to 4 Fighters, 5 Champion, 6 Heavy.
const PLAIN: &str = "fighters / fighters / fighters / fighters / champion scheming-plot / heavy flyer";

fn all(rest: &str) -> String {
    format!("{ALL} / {rest}")
}

fn plain(rest: &str) -> String {
    format!("{PLAIN} / {rest}")
}

fn game() -> Play {
    meet(&plain("tactics elites rangers / bond null"), &all("tactics elites rangers / bond null"), "")
}

/// Plays an Action to its end with these dice; how many windows opened on the way.
fn windows(play: Play, dice: &[&str]) -> (usize, Play) {
    let (mut play, mut dice, mut opened) = (play, dice.iter(), 0);
    while play.asks() != "act" {
        let asked = play.asks();
        let step = match asked.as_str() {
            "react" => "none".to_string(),
            "roll" => dice.next().expect("dice for every roll").to_string(),
            "confirm" => "blue-2".to_string(),
            _ => String::new(),
        };
        opened += usize::from(asked == "react");
        play = play.says(&format!("{asked}: {step}"));
    }
    (opened, play)
}

/// RR-REACT-5, RR-FLOW-ACTION: a Charge that hits and is withstood has every window but the swap's.
#[test]
fn a_charge_has_five_windows_and_a_declared_reaction_closes_the_rest() {
    let charge = game().says("act: charge, who: red-1, target: blue-2");
    assert_eq!(windows(charge.clone(), &["20 1", "20 1"]).0, 5, "declared, moved, aimed, checked, after");
    let denied = "answer: deny, final-word: give-way";
    let first = charge.clone().says(&format!("react: intimidate-blue-4, {denied}"));
    assert_eq!(windows(first, &["20 1", "20 1"]).0, 0, "denied is used up (GAP 43)");
    let failed = charge.clone().says("react: intimidate-blue-4, answer: accept, roll: 1 1");
    assert_eq!(windows(failed, &["20 1", "20 1"]).0, 0, "and so is failed");
    let second = charge.clone().says(&format!("react: none, move:, react: suppress-blue-1, {denied}"));
    assert_eq!(windows(second, &["20 1", "20 1"]).0, 0);
    let third = charge.clone().says("react: none, move:, react: none, confirm: blue-2, react: retaliate-blue-2");
    assert_eq!(windows(third.says(denied), &["20 1", "20 1"]).0, 0);
    let waived = charge.says("react: none-more");
    assert_eq!(windows(waived, &["20 1", "20 1"]).0, 0);
}

/// RR-REACT-10: each window opens for what it could be used for, and for nothing else.
#[test]
fn windows_nobody_can_use_never_appear() {
    let stand = |dice: &[&str]| windows(game().says("act: stand, who: red-1, target: blue-2"), dice).0;
    assert_eq!(stand(&["1 1"]), 1, "a miss: declared and aimed in one");
    assert_eq!(stand(&["9 1", "20 1"]), 3, "withstood: the check, and Defiance after it");
    assert_eq!(stand(&["9 1", "1 1"]), 3, "lost: the check, and Vengeance after it");
    let only = |ward: &str, will: &str| {
        let blue = format!(
            "fighters / fighters / fighters / fighters / heavy flyer / ward {ward} / tactics elites rangers / bond null"
        );
        let red = plain("tactics elites rangers / bond null");
        windows(meet(&red, &blue, "").says("act: stand, who: red-1, target: blue-2"), &["9 1", will]).0
    };
    assert_eq!((only("defiance", "20 1"), only("defiance", "1 1")), (2, 1), "the lost do not defy");
    assert_eq!((only("vengeance", "20 1"), only("vengeance", "1 1")), (1, 2), "nobody is avenged who stands");
    assert_eq!((only("sacrifice", "20 1"), only("pursuit", "20 1")), (2, 1));
    // Sprint: a Heavy at the declaration, Shooters and Skirmishers at the move.
    assert_eq!(windows(game().says("act: sprint, who: red-1"), &[]).0, 2);
}

/// RR-REACT-10, RR-CRED-2: a window needs a payment in full, or a credit that covers Reactions.
#[test]
fn a_window_opens_for_a_credit_that_covers_it() {
    let poor = |bond: &str| {
        let blue = format!("{PLAIN} / tactics elites rangers / bond {bond}");
        let red = plain("tactics elites rangers / bond null");
        // Red has a point left, blue none.
        crate::written::bids(&red, &blue, "bid: 5 5, bid: 5 5, bid: 1 2, first: red")
    };
    assert_eq!(poor("null").momentum(), (1, 0));
    assert_eq!(poor("null").says("act: sprint, who: red-1").asks(), "move");
    let free = poor("discipline").says("act: sprint, who: red-1").shows("react");
    let used = free.says("react: intimidate-blue-6").shows("roll");
    assert_eq!(used.momentum(), (0, 0), "the first Reaction is free, and nobody can deny it for nothing (GAP 66)");
    let (_, next) = windows(used.says("roll: 1 1"), &[]);
    assert_eq!(next.active(), "blue", "red passed by itself");
}

/// RR-REACT-3, RR-REACT-4, RR-CRED-2, GAP 66: to deny and to insist cost a point, whatever is free otherwise.
#[test]
fn deny_and_final_word_are_never_free() {
    let red = plain("tactics elites rangers / bond discipline");
    let blue = plain("tactics elites rangers / bond discipline");
    let answered = meet(&red, &blue, "").says("act: sprint, who: red-1, react: intimidate-blue-6");
    assert_eq!(answered.momentum(), (10, 11), "both were free");
    let denied = answered.says("answer: deny");
    assert_eq!(denied.momentum(), (9, 11));
    let forced = denied.clone().says("final-word: force");
    assert_eq!(forced.momentum(), (9, 10));
    // A denied first Reaction is used up.
    let next = denied.says("final-word: give-way, move:, act: sprint, who: red-2");
    assert_eq!(next.says("react: intimidate-blue-6").momentum(), (8, 10));
}

/// RR-REACT-6: an Element may react in one Action after the other.
#[test]
fn an_element_reacts_any_number_of_times() {
    let mut play = game();
    for who in ["red-1", "red-2", "red-3"] {
        let fails = "react: intimidate-blue-4, answer: accept, roll: 1 1, move:";
        play = play.says(&format!("act: sprint, who: {who}, {fails}")).shows("act");
    }
    assert_eq!((play.active(), play.momentum()), ("red", (7, 8)));
}

/// RR-REACT-9, RR-TURN-2, GAP 138: the Turn goes over when the Action it answered is through, and not before.
#[test]
fn the_turn_swaps_after_the_leftovers() {
    let evade = game()
        .says("act: charge, who: red-1, target: blue-3, react: none, move:, react: evade-blue-3")
        .says("answer: accept, roll: 8 1, move:");
    let steps = ["move:", "confirm: none", "aim: blue-2", "facts:", "roll: 20 1", "roll: 20 1", "push:"];
    let mut play = evade;
    for step in steps {
        assert_eq!(play.active(), "red", "{step}");
        play = play.says(step);
    }
    assert_eq!((play.asks().as_str(), play.active()), ("act", "blue"));
}

/// RR-REACT-9: an Action that is cancelled leaves nothing over.
#[test]
fn a_cancelled_action_is_over_at_once() {
    let lost = game().says("act: charge, who: red-1, target: blue-2, react: intimidate-blue-4");
    let lost = lost.says("answer: accept, roll: 7 1").shows("act");
    assert_eq!((lost.active(), lost.momentum()), ("blue", (9, 10)));
}

/// HR 06, RR-REACT-8, GAP 23: by house rule a failed Reaction takes the Turn; a denied one never does.
#[test]
fn a_failed_reaction_swaps_by_house_rule_only() {
    let play = |house: &str, answer: &str| {
        let red = plain("tactics elites rangers / bond null");
        let game = meet_by(&red, &all("tactics elites rangers / bond null"), "", house);
        game.says("act: sprint, who: red-1, react: intimidate-blue-4").says(answer).says("move:").active()
    };
    assert_eq!(play("", "answer: accept, roll: 1 1"), "red");
    assert_eq!(play("actions hr-6", "answer: accept, roll: 1 1"), "blue");
    assert_eq!(play("actions hr-6", "answer: deny, final-word: give-way"), "red");
}

/// HR 06: the same for the Reactions to a check and after it.
#[test]
fn a_failed_rally_swaps_by_house_rule_too() {
    let play = |house: &str| {
        let red = plain("tactics elites rangers / bond null");
        let game = meet_by(&red, &all("tactics elites rangers / bond null"), "", house);
        let hit = game.says("act: stand, who: red-1, target: blue-2, react: none, facts:, roll: 9 1");
        hit.says("react: rally-blue-5, answer: accept, roll: 1 1, roll: 20 1, push:").shows("act").active()
    };
    assert_eq!((play(""), play("actions hr-6")), ("red", "blue"));
}

/// HR 07, GAP 24: what a critical Intimidate brings.
#[test]
fn a_critical_intimidate_moves_or_robs() {
    let play = |house: &str| {
        let red = plain("tactics elites rangers / bond null");
        let game = meet_by(&red, &all("tactics elites rangers / bond null"), "", house);
        game.says("act: sprint, who: red-1, react: intimidate-blue-4, answer: accept, roll: 7 7")
    };
    assert_eq!((play("").shows("reposition").momentum().0, play("").seat()), (9, "blue"));
    assert_eq!((play("actions hr-7").shows("act").momentum().0, play("actions hr-7").active()), (8, "blue"));
    assert_eq!(play("actions hr-7, actions hr-7").shows("reposition").momentum().0, 8);
}

/// HR 08, GAP 25: by house rule the ally of a critical Maneuver goes any way; its next Action is free in any case.
#[test]
fn a_critical_maneuver_lets_the_ally_go_any_way_by_house_rule() {
    let play = |house: &str, faces: &str| {
        let red = plain("tactics elites rangers / bond null");
        let game = meet_by(&red, &all("tactics elites rangers / bond null"), "", house);
        let called =
            game.says(&format!("act: maneuver, who: red-5, react: none-more, move:, roll: {faces}, ally: red-1"));
        let text = called.told().text;
        (text, called.says("move:").state().sides[0].credits.len())
    };
    assert_eq!(play("", "10 10"), ("Towards the one calling".into(), 1));
    assert_eq!(play("actions hr-8", "10 10"), ("In any direction".into(), 1));
    assert_eq!(play("actions hr-8", "10 1"), ("Towards the one calling".into(), 0));
}

/// RR-REACT-1: what is no Action opens no window.
#[test]
fn first_turns_and_passes_open_no_window() {
    let omen = whole("vampires", "dwarves");
    assert_eq!(omen.asks(), "omen-die");
    omen.says("omen-die: 12").shows("act").says("act: pass").shows("act");
}
