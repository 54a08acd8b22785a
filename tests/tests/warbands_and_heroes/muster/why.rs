//! What is behind *Why?* on the workbench, and whether all of it can be read; its laws on random play.

use std::collections::BTreeSet;

use umpire_engine::table::{BenchOpening, Prose, Question, Roster, Session, Source};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::RandomGame;
use umpire_tests::texts::warbands_and_heroes;
use umpire_tests::why::{short_and_plain, unexplained, without_room};
use warbands_and_heroes::book::{CaptainTrait, HouseRule, PrintedClass, UnitTrait};
use warbands_and_heroes::help::{self, GLOSSARY};
use warbands_and_heroes::roster::Warband;
use warbands_and_heroes::{Muster, TOPICS};

use super::{bytes, text, warband};

/// Answers at random on the workbench, from nothing and from warbands with everything; `see` is called at every question.
fn wander(benches: u64, answers: u16, see: &mut dyn FnMut(&dyn Session, &Question)) {
    for seed in 0..benches {
        let roster = match seed % 3 {
            0 => Warband::default(),
            1 => Warband::example(seed as usize),
            _ => warband(super::rosters::WHOLE),
        };
        let bench = GamePlay::<Muster>::new(BenchOpening { roster, kept: false });
        RandomGame::new(bench, Lcg::new(seed)).most(answers).play(|game, question, _| see(game, question));
    }
}

/// Questions whose rows have names of the book.
const NAMED: [&str; 4] = ["captain", "traits", "kind", "class"];

/// Whatever is asked: Y explains it; and each row that has a name of the book.
#[test]
fn no_question_of_the_workbench_is_without_a_text() {
    let (mut asked, mut missing) = (BTreeSet::new(), BTreeSet::new());
    wander(240, 120, &mut |_, question| {
        asked.insert(question.heading.id);
        missing.extend(unexplained(question, &NAMED, &["roll"]));
    });
    assert!(asked.len() >= 40, "{} of its questions were asked: {asked:?}", asked.len());
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
}

/// Short and plain, under the name that the screen has.
#[test]
fn texts_are_short_and_plain() {
    warbands_and_heroes().into_iter().for_each(short_and_plain);
    CaptainTrait::ALL.iter().for_each(|own| assert_eq!(help::captain(*own).title, own.name()));
    UnitTrait::ALL.iter().for_each(|own| assert_eq!(help::unit_trait(*own).title, own.name()));
    PrintedClass::ALL.iter().for_each(|class| assert_eq!(help::printed(*class).title, class.name()));
    for rule in HouseRule::ALL {
        let text = help::house(rule);
        assert_eq!((text.title, text.page), (rule.name(), format!("HR {}", rule.number()).as_str()));
    }
}

/// WH-TERM-1 to WH-TERM-12: every term of the checklist is a word of the glossary, and says what matters about it.
#[test]
fn the_glossary_has_every_term() {
    for (title, words) in [
        ("Unit, side", "one token in one square"),
        ("FS", "Fighting Strength"),
        ("Unit, side", "rolls initiative together"),
        ("Round, turn", "initiative, everybody's turn, then morale"),
        ("Round, turn", "one side's part of it"),
        ("Resolve test", "Resolve or less passes"),
        ("Morale", "loses 3 more"),
        ("World-Turn", "between battles"),
        ("TN", "belongs to the target"),
        ("Routed", "At 0 FS"),
        ("Bloodied", "At its number of FS or less"),
        ("Shaken", "A marker you set by hand"),
    ] {
        let text =
            GLOSSARY.iter().find(|word| word.title == title).unwrap_or_else(|| panic!("no {title}")).text.unpack();
        assert!(text.contains(words), "{title}: {text}");
    }
}

/// Lines of reminders have their room, and each group a name.
#[test]
fn reminders_are_groups_of_short_lines() {
    assert_eq!(TOPICS.iter().filter(|(_, lines)| lines.is_empty()).count(), 4);
    let table = TOPICS.iter().filter(|(_, lines)| lines.len() > 1).flat_map(|(_, lines)| *lines);
    table.map(Prose::unpack).for_each(|line| assert!(line.len() <= 30, "{line}"));
}

/// Nothing on any page of the workbench is cut, leaves its place, or touches another word, in both sizes: questions, and what Y opens.
#[test]
fn every_word_of_the_workbench_has_its_room() {
    let mut wrong = BTreeSet::new();
    wander(18, 60, &mut |game, question| {
        wrong.extend(without_room(game, question.heading.id, "a down down down up y down down x"));
    });
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

/// However it came about, what lies on the workbench is kept and read back whole, from bytes and from text.
#[test]
fn whatever_is_built_at_random_is_read_back() {
    let mut kept = 0;
    for seed in 0..120 {
        let mut rng = Lcg::new(seed);
        let roster = if seed % 2 == 0 { Warband::example(seed as usize) } else { warband(super::rosters::WHOLE) };
        let bench = GamePlay::<Muster>::new(BenchOpening { roster, kept: false }).then(|game| {
            for _ in 0..80 {
                let Some(question) = game.question().map(|question| question.clone()) else { break };
                game.say(&any_answer(&question, &mut rng), Source::Thumb).expect("an answer that is allowed");
            }
        });
        let built = bench.state().warband;
        if built.fault().is_none() {
            kept += 1;
            assert_eq!(Warband::decode(1, &bytes(&built)).as_ref(), Some(&built));
            assert_eq!(warband(&text(&built)), built);
        }
    }
    assert!(kept > 40, "{kept} of them could be kept");
}
