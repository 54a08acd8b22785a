//! Two battles as text: `tests/games/the-ford.story` and `the-host.story`. `UPDATE=1` tells them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use for_reign_or_ruin::ForReignOrRuin;
use for_reign_or_ruin::roster::{Army, PackedArmies};
use umpire_engine::table::{Roster, Tape};
use umpire_tests::game_play::with_game;
use umpire_tests::random::Lcg;
use umpire_tests::reigns::player;
use umpire_tests::story::{retell, tell};

/// A battle that is told.
struct Story {
    file: &'static str,
    title: &'static str,
    /// The ids of two examples.
    armies: [&'static str; 2],
    /// Answers it has, from the fewest to the most.
    length: (u16, u16),
    /// Questions that are asked in it.
    shows: &'static [&'static str],
}

const STORIES: [Story; 2] = [
    Story {
        file: "the-ford",
        title: "Elves hold a ford against Orcs, for three turns.",
        armies: ["elves", "orcs"],
        length: (100, 260),
        shows: &["move", "foe", "edges", "shot-facts", "pair", "check", "near-lost", "whom", "cast"],
    },
    Story {
        file: "the-host",
        title: "A host of twenty and a horde of twenty meet, for three turns.",
        armies: ["host", "horde"],
        length: (160, 640),
        shows: &["move", "foe", "shooters", "pair", "check", "pass-near", "whom"],
    },
];

fn army(id: &str) -> Army {
    Army::example(Army::EXAMPLES.iter().position(|(own, _)| *own == id).expect("an example"))
}

impl Story {
    fn path(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(self.file).with_extension("story")
    }

    fn sides(&self) -> PackedArmies {
        PackedArmies::of(self.armies.map(army).iter()).expect("two armies fit a battle")
    }

    /// The battle of these players, and how much it shows: what it has to, and then as many questions as can be.
    fn told(&self, seed: u64) -> (String, (usize, usize), bool) {
        with_game::<ForReignOrRuin, _>(&self.sides(), &Tape::new(), |game| {
            let (mut rng, mut ids) = (Lcg::new(seed), BTreeSet::new());
            let text = tell(game, self.title, |_, question| {
                ids.insert(question.heading.id);
                player(question, &mut rng)
            });
            let shown = self.shows.iter().filter(|id| ids.contains(**id)).count();
            let (fewest, most) = self.length;
            let readable = (fewest..=most).contains(&game.tape().answer_count()) && game.question().is_none();
            (text, (shown, ids.len()), readable)
        })
    }

    /// The richest of many battles that are not too long to read.
    fn best(&self) -> String {
        let readable = (1..120).map(|seed| self.told(seed)).filter(|(.., readable)| *readable);
        readable.max_by_key(|(_, shows, _)| *shows).expect("one of them is readable").0
    }
}

#[test]
fn two_battles_go_as_they_are_told() {
    for story in &STORIES {
        if std::env::var_os("UPDATE").is_some() {
            fs::write(story.path(), story.best()).expect("the games folder can be written");
        }
        let text = fs::read_to_string(story.path()).expect("the story is in the tree");
        for id in story.shows {
            let asked = text.lines().any(|line| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(':')));
            assert!(asked, "{}: nobody is asked {id}", story.file);
        }
        with_game::<ForReignOrRuin, _>(&story.sides(), &Tape::new(), |game| {
            retell(game, &text).unwrap_or_else(|error| panic!("{}: {error}", story.file));
            assert!(game.question().is_none(), "{}: the story is told to its end", story.file);
        });
    }
}

/// A test of the test: a story that lies is found out.
#[test]
fn a_battle_that_is_told_otherwise_is_found_out() {
    let text = fs::read_to_string(STORIES[0].path()).expect("the story is in the tree");
    let lie = text.replacen("Act 2 left", "Act 1 left", 1);
    assert_ne!(lie, text);
    let error = with_game::<ForReignOrRuin, _>(&STORIES[0].sides(), &Tape::new(), |game| retell(game, &lie))
        .expect_err("it goes otherwise");
    assert!(error.contains("but"), "{error}");
}
