//! Laws that hold for any tape of it.

use std::collections::BTreeMap;

use any_game::AnyGame;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::{RandomGame, offers_are_true, starts_on_what_can_be_picked};
use umpire_tests::tabletop::{player, table};

/// A random evening of so many sides.
pub(super) fn random_table(sides: usize, seed: u64) -> RandomGame<AnyGame> {
    RandomGame::new(table(sides), Lcg::new(seed)).by(player)
}

/// AG-TABLE-2, AG-END-1: whoever plays comes to every question there is, and to an end.
#[test]
fn one_to_six_sides_play_to_an_end_and_come_to_every_question() {
    let mut asked = BTreeMap::<&str, u32>::new();
    for seed in 0..90 {
        let (_, over) = random_table(1 + seed as usize % 6, seed).play(|_, question, _| {
            starts_on_what_can_be_picked(question);
            *asked.entry(question.heading.id).or_default() += 1;
        });
        assert!(over, "{seed}: it ends");
    }
    let questions = "start table whose counter-1 counter-2 tracker time dice kind count counting need plus by roll \
                     bid-kind most cards bidders bid lots coin lot order setup counter-setup counter-name counter-start \
                     tracker-setup tracker-name tracker-start name clock limit begins winner";
    for id in questions.split_whitespace() {
        assert!(asked.contains_key(id), "{id} is never asked: {asked:?}");
    }
}

/// AG-SAVE-1: every answer is on the tape, and can be taken back.
#[test]
fn every_prefix_stands_where_the_live_game_stood_and_a_step_back_is_no_change() {
    [(1, 1), (2, 2), (3, 6)]
        .into_iter()
        .for_each(|(seed, sides)| random_table(sides, seed).most(150).every_prefix_stands());
}

#[test]
fn what_is_offered_is_taken_and_what_is_off_is_refused() {
    random_table(3, 5).most(150).play(|game, question, _| offers_are_true(game, question));
}
