//! Three whole games as text, one for each style of warband: `tests/games/*.story`.
//!
//! Each is played again here, and must go as it is told. `UPDATE=1` tells them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use umpire_engine::table::{Answer, Kind, Question, Tape};
use umpire_tests::play::with_sides;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::story::{retell, tell};
use umpire_tests::warbands::examples;

/// File, title, warbands, scenario, and where the teller's fancy starts.
type Story = (&'static str, &'static str, [usize; 2], &'static str, u64);

const STORIES: [Story; 3] = [
    ("the-hill", "The Dwarven Throng holds a hill against the Ogrekin Hunting Party.", [1, 0], "hill", 1),
    ("the-flags", "The Vampire Court goes for the flags of the Dwarven Throng.", [2, 1], "flags", 1),
    ("the-haunting", "The Ghostly Host hunts the leaders of the Vampire Court.", [3, 2], "duel", 1),
];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(name).with_extension("story")
}

/// A player with some sense: attacks mostly, reacts now and then, concedes nothing.
fn player((_, _, _, scenario, _): Story, rng: &mut Lcg, question: &Question) -> Answer {
    let pick = |word: &str| match &question.kind {
        Kind::Choose(choose) => {
            let at = choose.options.iter().position(|option| option.key.word == word && option.off.is_none());
            at.map(|at| Answer::Pick(at as u8))
        }
        _ => None,
    };
    let seldom = |rng: &mut Lcg, word, of| if rng.below(of) == 0 { None } else { pick(word) };
    let wanted = match question.heading.id {
        "rules" => pick("whole"),
        "roles" => pick("roll"),
        "scenario-roll" => Some(Answer::Pick(0)),
        "scenario" => pick(scenario),
        "talk" => pick("stay"),
        "act" => match rng.below(12) {
            0..=2 => pick("charge"),
            3..=4 => pick("stand"),
            5 => pick("marker").or_else(|| pick("maneuver")),
            6..=9 => None,
            _ => pick("sprint"),
        },
        "react" => seldom(rng, "none", 3),
        "answer" => seldom(rng, "accept", 4),
        "leaving" => seldom(rng, "open", 5),
        "reposition" => seldom(rng, "moved", 12),
        "omen" => seldom(rng, "stands", 4),
        "bad-ground" | "dread" => seldom(rng, "no", 4),
        "pass" | "end-round" => pick("pass"),
        _ => None,
    };
    match wanted {
        Some(answer) => answer,
        None => loop {
            let answer = any_answer(question, rng);
            // Nobody gives up, nobody talks, and passing is for those who have nothing better.
            let word = match (&question.kind, &answer) {
                (Kind::Choose(choose), Answer::Pick(at)) => choose.options[usize::from(*at)].key.word,
                _ => "",
            };
            if question.heading.id != "act" || !matches!(word, "talk") && (word != "pass" || rng.below(6) == 0) {
                return answer;
            }
        },
    }
}

/// How much of the rules a story shows: the kinds of question in it.
fn told_by(story: Story, seed: u64) -> (String, usize, u16) {
    with_sides(&examples(story.2[0], story.2[1]), &Tape::new(), |game| {
        let mut rng = Lcg::new(seed);
        let mut ids = BTreeSet::new();
        let text = tell(game, story.1, |_, question| {
            ids.insert(question.heading.id);
            player(story, &mut rng, question)
        });
        (text, ids.len(), game.tape().answer_count())
    })
}

/// The richest of many games that are not too long to read.
fn best(story: Story) -> String {
    let games = (story.4..story.4 + 400).map(|seed| told_by(story, seed));
    let readable = games.filter(|(_, _, lines)| (120..=260).contains(lines));
    readable.max_by_key(|(_, ids, _)| *ids).expect("one of them is readable").0
}

#[test]
fn three_games_go_as_they_are_told() {
    for story in STORIES {
        if std::env::var_os("UPDATE").is_some() {
            fs::write(file(story.0), best(story)).expect("the games folder can be written");
        }
        let text = fs::read_to_string(file(story.0)).expect("the story is in the tree");
        with_sides(&examples(story.2[0], story.2[1]), &Tape::new(), |game| {
            retell(game, &text).unwrap_or_else(|error| panic!("{}: {error}", story.0));
            assert!(game.question().is_none(), "{}: the story is told to its end", story.0);
        });
    }
}

/// A test of the test: a story that lies is found out.
#[test]
fn a_story_that_lies_is_found_out() {
    let text = fs::read_to_string(file(STORIES[0].0)).expect("the story is in the tree");
    let lie = text.replacen(": failure", ": success", 1);
    assert_ne!(lie, text);
    let error = with_sides(&examples(STORIES[0].2[0], STORIES[0].2[1]), &Tape::new(), |game| retell(game, &lie))
        .expect_err("it goes otherwise");
    assert!(error.contains("but"), "{error}");
}
