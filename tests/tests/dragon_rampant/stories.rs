//! Three battles as text: `tests/games/the-*.story`. `UPDATE=1` tells them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use dragon_rampant::DragonRampant;
use dragon_rampant::roster::{PackedWarbands, Warband};
use umpire_engine::table::{Answer, Kind, Question, Roster, Tape};
use umpire_tests::dragons::player;
use umpire_tests::game_play::with_game;
use umpire_tests::random::Lcg;
use umpire_tests::story::{retell, tell};

/// A battle that is told.
struct Story {
    file: &'static str,
    title: &'static str,
    /// The id of an example, or a line of its own.
    warbands: [&'static str; 2],
    scenario: &'static str,
    /// Questions that are asked in it.
    shows: &'static [&'static str],
}

/// No sample is ready to play with a Were.
const WOLVES: &str = "warband \"Wolf Night\" / unit heavy-foot \"House Carls\" leader / unit bellicose-foot \"Grey Guests\" were \
                      / unit light-missiles \"Bowmen\" / unit light-foot \"Old Mother\" single spellcaster";

fn warband(text: &str) -> Warband {
    match Warband::EXAMPLES.iter().position(|(id, _)| *id == text) {
        Some(at) => Warband::example(at),
        None => Warband::read(Warband::VERSION, text, &mut |remark| panic!("{}: {}", remark.wrong, remark.right))
            .expect("a warband that may play"),
    }
}

const STORIES: [Story; 3] = [
    Story {
        file: "the-ring",
        title: "Wolves in the shape of men look for a ring among the Orcs.",
        warbands: [WOLVES, "orcs"],
        scenario: "ring",
        shows: &["were", "spell", "ring", "quests", "judged"],
    },
    Story {
        file: "the-mole",
        title: "Goblins of two tribes quarrel over a mole.",
        warbands: ["borderlands", "goblins"],
        scenario: "mole",
        shows: &["spell", "carrier", "quests", "judged"],
    },
    Story {
        file: "the-valley",
        title: "The dead and the Men of the West meet in a valley that neither can hold.",
        warbands: ["graveyard", "west"],
        scenario: "valley",
        shows: &["spell", "summon", "danger", "quests", "judged"],
    },
];

impl Story {
    fn path(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(self.file).with_extension("story")
    }

    fn sides(&self) -> PackedWarbands {
        PackedWarbands::of(self.warbands.map(warband).iter()).expect("two warbands fit a battle")
    }

    /// Players who agree on the scenario first.
    fn answer(&self, question: &Question, agreed: &mut bool, rng: &mut Lcg) -> Answer {
        let word = match question.heading.id {
            "rules" if !*agreed => "pick",
            "rules" => "fight",
            "scenario" => self.scenario,
            _ => return player(question, rng),
        };
        *agreed |= question.heading.id == "scenario";
        let Kind::Choose(choose) = &question.kind else { unreachable!("these are choices") };
        let at = choose.options.iter().position(|option| option.key.word == word).expect("it is offered");
        Answer::Pick(at as u8)
    }

    /// The battle of these players, and how much it shows: what it has to, and then as many questions as can be.
    fn told(&self, seed: u64) -> (String, (usize, usize), bool) {
        with_game::<DragonRampant, _>(&self.sides(), &Tape::new(), |game| {
            let (mut rng, mut agreed, mut ids) = (Lcg::new(seed), false, BTreeSet::new());
            let text = tell(game, self.title, |_, question| {
                ids.insert(question.heading.id);
                self.answer(question, &mut agreed, &mut rng)
            });
            let shown = self.shows.iter().filter(|id| ids.contains(**id)).count();
            let readable = (120..=330).contains(&game.tape().answer_count()) && game.question().is_none();
            (text, (shown, ids.len()), readable)
        })
    }

    /// The richest of many battles that are not too long to read.
    fn best(&self) -> String {
        let readable = (1..400).map(|seed| self.told(seed)).filter(|(.., readable)| *readable);
        readable.max_by_key(|(_, shows, _)| *shows).expect("one of them is readable").0
    }
}

#[test]
fn three_battles_go_as_they_are_told() {
    for story in &STORIES {
        if std::env::var_os("UPDATE").is_some() {
            fs::write(story.path(), story.best()).expect("the games folder can be written");
        }
        let text = fs::read_to_string(story.path()).expect("the story is in the tree");
        for id in story.shows.iter().chain(&["scenario"]) {
            let asked = text.lines().any(|line| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(':')));
            assert!(asked, "{}: nobody is asked {id}", story.file);
        }
        with_game::<DragonRampant, _>(&story.sides(), &Tape::new(), |game| {
            retell(game, &text).unwrap_or_else(|error| panic!("{}: {error}", story.file));
            assert!(game.question().is_none(), "{}: the story is told to its end", story.file);
        });
    }
}

/// A test of the test: a story that lies is found out.
#[test]
fn a_battle_that_is_told_otherwise_is_found_out() {
    let text = fs::read_to_string(STORIES[0].path()).expect("the story is in the tree");
    let lie = text.replacen(": failure", ": success", 1);
    assert_ne!(lie, text);
    let error = with_game::<DragonRampant, _>(&STORIES[0].sides(), &Tape::new(), |game| retell(game, &lie))
        .expect_err("it goes otherwise");
    assert!(error.contains("but"), "{error}");
}
