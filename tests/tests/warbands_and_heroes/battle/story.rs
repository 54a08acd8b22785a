//! A battle of three sides as text: `tests/games/three-banners.story`. `UPDATE=1` tells it anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use umpire_engine::table::{Answer, Kind, Question, Roster, Tape};
use umpire_tests::battle::with;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::story::{retell, tell};
use warbands_and_heroes::roster::{PackedWarbands, Warband};

const TITLE: &str = "Oak Banner, Raven Shore and Ash Company meet at a ford.";

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games/three-banners.story")
}

fn sides() -> PackedWarbands {
    let warbands = [0, 1, 3].map(Warband::example);
    PackedWarbands::of(warbands.iter()).expect("three examples fit")
}

/// Players with some sense: they attack mostly, and end nothing before its time.
fn player(question: &Question, rng: &mut Lcg) -> Answer {
    let pick = |word: &str| match &question.kind {
        Kind::Choose(choose) => {
            let at = choose.options.iter().position(|option| option.key.word == word && option.off.is_none());
            at.map(|at| Answer::Pick(at as u8))
        }
        _ => None,
    };
    let wanted = match question.heading.id {
        "rules" => pick("fight"),
        "over" => pick("yes"),
        "strike" => pick("yes"),
        "activate" if rng.below(3) == 0 => pick("charge").or_else(|| pick("still")),
        "action" if rng.below(8) > 0 => pick(if rng.below(2) == 0 { "attack-2" } else { "attack-1" }),
        _ => None,
    };
    wanted.unwrap_or_else(|| {
        loop {
            let answer = any_answer(question, rng);
            let word = match (&question.kind, &answer) {
                (Kind::Choose(choose), Answer::Pick(at)) => choose.options[usize::from(*at)].key.word,
                _ => "",
            };
            let dull = matches!(
                (question.heading.id, word),
                ("unit", "more") | ("target", "none") | ("activate", "pass") | ("action", "nothing")
            );
            if !dull || rng.below(10) == 0 {
                return answer;
            }
        }
    })
}

/// The richest of many battles that are not too long to read.
fn best() -> String {
    let told = |seed| {
        with(&sides(), &Tape::new(), |game| {
            let (mut rng, mut ids) = (Lcg::new(seed), BTreeSet::new());
            let text = tell(game, TITLE, |_, question| {
                ids.insert(question.heading.id);
                player(question, &mut rng)
            });
            (text, ids.len(), game.tape().answer_count(), game.question().is_none())
        })
    };
    let readable = (1..400).map(told).filter(|(_, _, lines, over)| (150..=330).contains(lines) && *over);
    readable.max_by_key(|(_, ids, ..)| *ids).expect("one of them is readable").0
}

#[test]
fn the_battle_of_three_goes_as_it_is_told() {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(file(), best()).expect("the games folder can be written");
    }
    let text = fs::read_to_string(file()).expect("the story is in the tree");
    with(&sides(), &Tape::new(), |game| {
        retell(game, &text).unwrap_or_else(|error| panic!("{error}"));
        assert!(game.question().is_none(), "the story is told to its end");
    });
}
