//! A game of cards with three players as text: `tests/games/any-evening.story`. `UPDATE=1` tells it anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use umpire_engine::table::Tape;
use umpire_tests::random::Lcg;
use umpire_tests::story::{retell, tell};
use umpire_tests::tabletop::{player, sides, with};

const TITLE: &str = "Three sides play a game that no rulebook of ours knows.";

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games/any-evening.story")
}

/// The richest of many games that are not too long to read.
fn best() -> String {
    let told = |seed| {
        with(&sides(3), &Tape::new(), |game| {
            let (mut rng, mut ids) = (Lcg::new(seed), BTreeSet::new());
            let text = tell(game, TITLE, |_, question| {
                ids.insert(question.heading.id);
                player(question, &mut rng)
            });
            (text, ids.len(), game.tape().answer_count())
        })
    };
    let readable = (1..200).map(told).filter(|(_, _, lines)| (80..=220).contains(lines));
    readable.max_by_key(|(_, ids, _)| *ids).expect("one of them is readable").0
}

/// AG-SAVE-2: what is told goes so again.
#[test]
fn the_game_of_three_goes_as_it_is_told() {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(file(), best()).expect("the games folder can be written");
    }
    let text = fs::read_to_string(file()).expect("the story is in the tree");
    with(&sides(3), &Tape::new(), |game| {
        retell(game, &text).unwrap_or_else(|error| panic!("{error}"));
        assert!(game.question().is_none(), "the story is told to its end");
    });
}
