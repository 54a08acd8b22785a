//! Section 14: Turns, passes, and who may act.

use umpire_engine::table::AnswerError;
use umpire_tests::play::{Play, duel, play};

const SPRINT_1: &str = "act: sprint, who: red-1, react: none-more, move:";

fn game() -> Play {
    duel("ogrekin", "dwarves")
}

/// RR-TURN-1
#[test]
fn the_active_player_acts_and_acts_again() {
    let again = game().says(SPRINT_1).shows("act");
    assert_eq!((again.seat(), again.momentum()), ("red", (10, 12)));
    let more = again.says("act: sprint, who: red-2, react: none-more, move:").shows("act");
    assert_eq!((more.seat(), more.momentum()), ("red", (9, 12)));
}

/// RR-TURN-2, RR-TURN-3, RR-REACT-7
#[test]
fn a_successful_reaction_takes_the_turn_and_a_failed_one_does_not() {
    let reacts = game().says("act: sprint, who: red-1, react: intimidate-blue-6, answer: accept");
    assert_eq!(reacts.clone().says("roll: 7 1").shows("act").active(), "blue");
    assert_eq!(reacts.says("roll: 6 6, move:").shows("act").active(), "red");
}

/// RR-TURN-2, GAP 60
#[test]
fn who_cannot_act_passes() {
    let poor = play().says(
        "rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5, bid: 5 5, bid: 1 0, first: red",
    );
    assert_eq!(poor.momentum(), (1, 2));
    let passed = poor.says(SPRINT_1).shows("act");
    assert_eq!((passed.active(), passed.momentum(), passed.state().passes), ("blue", (0, 2), 1));
    assert!(passed.heard().contains(&"passed"));
    // One's own pass after an automatic one ends the Round.
    passed.says("act: pass, end-round: pass").shows("bid");
}

/// RR-TURN-4
#[test]
fn who_passes_keeps_momentum_and_may_react() {
    let passed = game().says("act: pass");
    assert_eq!((passed.active(), passed.momentum(), passed.state().passes), ("blue", (11, 12), 1));
    let acts = passed.says("act: sprint, who: blue-2").shows("react");
    assert_eq!((acts.seat(), acts.state().passes), ("red", 0));
}

/// RR-TURN-5
#[test]
fn a_pass_that_ends_the_round_is_confirmed() {
    let second = game().says("act: pass, act: pass").shows("end-round");
    assert_eq!(second.seat(), "blue");
    second.says("end-round: stay").shows("act").says("act: sprint");
    // The opponent cannot act: the first pass already ends it.
    let poor = play().says(
        "rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5, bid: 5 5, bid: 0 2, first: red",
    );
    assert_eq!(poor.momentum(), (2, 0));
    poor.says("act: pass").shows("end-round").says("end-round: pass").shows("bid");
    game().says("act: pass").shows("act");
}

/// RR-ROUND-2: nobody is told of a Turn that does not come.
#[test]
fn the_second_pass_gives_nobody_the_turn() {
    assert_eq!(game().says("act: pass").heard(), ["passed", "turn"]);
    assert_eq!(game().says("act: pass, act: pass, end-round: pass").heard(), ["passed", "round"]);
}

/// RR-TURN-6
#[test]
fn nobody_acts_twice_in_a_row() {
    let again = game().says(SPRINT_1).says("act: stand");
    assert_eq!(again.offers(), ["red-2", "red-3", "red-4", "red-5", "red-6"]);
    again.refuses("who: red-1", AnswerError::NotNow);
    // Another Element's Action ends the block.
    let other = game().says(SPRINT_1).says("act: sprint, who: red-2, react: none-more, move:, act: sprint");
    assert!(other.offers().contains(&"red-1".into()) && !other.offers().contains(&"red-2".into()));
}

/// RR-TURN-6, GAP 63: the block outlives a Turn, and ends with a Reaction of another Element.
#[test]
fn the_block_outlives_the_turn_and_ends_with_anothers_reaction() {
    let swapped = game().says(SPRINT_1).says("act: pass, act: sprint, who: blue-2");
    let still = swapped.clone().says("react: none-more, move:, act: pass, act: sprint");
    assert!(!still.offers().contains(&"red-1".into()));
    // Even a Reaction that is denied.
    let denied = swapped.says("react: intimidate-red-6, answer: deny, final-word: give-way, move:");
    assert!(denied.says("act: pass, act: sprint").offers().contains(&"red-1".into()));
}

/// RR-TURN-6: Reactions never block.
#[test]
fn who_reacted_may_act_and_who_acted_last_may_not_free_itself() {
    let heavy = game().says("act: sprint, who: red-6, react: none-more, move:, act: pass, act: sprint, who: blue-2");
    let reacted = heavy.says("react: intimidate-red-6, answer: accept, roll: 7 1").shows("act");
    assert_eq!(reacted.active(), "red");
    let who = reacted.says("act: sprint").offers();
    assert!(!who.contains(&"red-6".into()), "its own Reaction does not free it");
    let fresh = game().says("act: pass, act: sprint, who: blue-2, react: intimidate-red-6, answer: accept");
    assert!(fresh.says("roll: 7 1, act: sprint").offers().contains(&"red-6".into()));
}

/// RR-TURN-6: a cancelled Action blocks nobody and ends the earlier block; its Momentum stays spent.
#[test]
fn a_cancelled_action_blocks_nobody() {
    let lost =
        game().says(SPRINT_1).says("act: sprint, who: red-2, react: intimidate-blue-6, answer: accept, roll: 7 1");
    assert_eq!((lost.active(), lost.momentum()), ("blue", (9, 11)));
    let back = lost.says("act: pass, act: sprint").offers();
    assert_eq!(back, ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"]);
}

/// RR-TURN-7, GAP 64
#[test]
fn the_last_one_standing_acts_on() {
    let mut last = duel("vampires", "dwarves").says("act: pass");
    for (i, red) in ["red-1", "red-2", "red-3", "red-4", "red-5"].into_iter().enumerate() {
        last = last.kills(["blue-6", "blue-2"][i % 2], red);
    }
    let last = last.says("act: pass, act: sprint, who: red-6, react: none-more, move:, act: sprint");
    assert_eq!(last.offers(), ["red-6"], "Wards do not count");
}

/// RR-TURN-8, RR-EL-3
#[test]
fn neither_wards_nor_the_lost_act() {
    let who = duel("vampires", "dwarves").says("act: pass").kills("blue-6", "red-2").says("act: pass, act: sprint");
    let off: Vec<_> = who.options().into_iter().filter_map(|(key, off)| Some((key, off?))).collect();
    let ward = |key: &str| (key.to_string(), "Ward");
    assert_eq!(off, [("red-2".to_string(), "removed"), ward("red-7"), ward("red-8")]);
}

/// RR-TURN-3, RR-TURN-4: the menu says why it is whose, and what a pass would mean.
#[test]
fn the_menu_says_why_a_side_acts() {
    let first = game().shows("act");
    assert_eq!((first.note().as_str(), first.gist("pass")), ("", "They act; Momentum stays"));
    assert!(first.reads("").contains(&"X: They act; Momentum stays".into()), "and before it is asked why");
    let again = first.says(SPRINT_1).shows("act");
    assert_eq!((again.title().as_str(), again.note().as_str()), ("Red acts", "Turn kept"));
    let passed = again.says("act: pass").shows("act");
    assert_eq!((passed.title().as_str(), passed.note().as_str()), ("Blue acts", "after a pass"));
    assert_eq!(passed.gist("pass"), "The Round ends");
}
