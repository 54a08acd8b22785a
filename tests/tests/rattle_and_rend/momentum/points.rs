//! Section 12: what Momentum is filled up to, and what it is spent on.

use umpire_engine::table::{AnswerError, Seat};
use umpire_tests::play::{duel, duel_on, play};

/// RR-MOM-1
#[test]
fn the_game_starts_at_twelve_each() {
    let start = play().says("rules: elements, warband: ghosts, warband: vampires, terrain:, deploy:").shows("bid");
    assert_eq!(start.momentum(), (12, 12));
    assert_eq!(start.state().sides.map(|side| side.total), [12, 12]);
}

/// RR-MOM-1, RR-MOM-2, RR-MOM-7
#[test]
fn every_round_fills_up_to_the_points_in_play() {
    let next = duel("ogrekin", "dwarves").kills("red-6", "blue-6").kills("red-3", "blue-2");
    assert_eq!(next.momentum(), (9, 12));
    let next = next.says("act: pass, act: pass, end-round: pass").shows("bid");
    assert_eq!(next.momentum(), (12, 7), "nothing is carried over, and the lost count no more");
    assert_eq!(next.state().side(Seat::BLUE).total, 7);
}

/// RR-MOM-3
#[test]
fn an_action_a_reaction_a_denial_and_a_final_word_cost_one_each() {
    let duel = duel("ogrekin", "dwarves");
    assert_eq!(duel.momentum(), (11, 12));
    let acts = duel.says("act: stand, who: red-6, target: blue-2");
    assert_eq!(acts.momentum(), (10, 12));
    let reacts = acts.says("react: retaliate-blue-2");
    assert_eq!(reacts.momentum(), (10, 11));
    let denied = reacts.says("answer: deny");
    assert_eq!(denied.momentum(), (9, 11));
    assert_eq!(denied.says("final-word: force").momentum(), (9, 10));
}

/// RR-MOM-3, RR-TERR-2, RR-TERR-4
#[test]
fn rough_ground_costs_one_and_a_hazard_two() {
    let leaves = duel_on("ogrekin", "dwarves", "rough hazardous").says("act: sprint, who: red-4, react: none-more");
    assert_eq!(leaves.momentum(), (10, 12));
    assert_eq!(leaves.clone().says("leaving: rough-pay").momentum(), (9, 12));
    assert_eq!(leaves.says("leaving: hazard-pay").momentum(), (8, 12));
}

/// RR-MOM-4
#[test]
fn a_spend_needs_the_full_amount() {
    // Ties of 5 and 5 leave 2; a bid of 0 to 1 leaves red 2 and blue 1.
    let poor = play()
        .says("rules: elements, warband: ogrekin, warband: dwarves, terrain: hazardous, deploy:, bid: 5 5, bid: 5 5, bid: 0 1, first: red")
        .says("act: sprint, who: red-4, react: none-more");
    assert_eq!(poor.momentum(), (1, 1));
    poor.refuses("leaving: hazard-pay", AnswerError::NotNow);
}

/// RR-MOM-8: what the log says was spent is what was spent.
#[test]
fn every_change_is_a_line_with_its_amount() {
    let steps = [
        ("act: stand", 0),
        ("who: red-6", 0),
        ("target: blue-2", -1),
        ("react: retaliate-blue-2", -1),
        ("answer: deny", -1),
        ("final-word: force", -1),
    ];
    let mut play = duel_on("ogrekin", "dwarves", "rough");
    for (step, change) in steps.into_iter().chain([("leaving: rough-pay", -1)]) {
        let before = play.momentum();
        play = play.says(step);
        let after = play.momentum();
        let spent = i16::from(after.0) + i16::from(after.1) - i16::from(before.0) - i16::from(before.1);
        let told: i16 = play.news().iter().map(|line| i16::from(line.change)).sum();
        assert_eq!((spent, told), (change, change), "{step}");
    }
}
