//! What is behind *Why?* in a battle, and whether every word of it has its room.

use std::collections::{BTreeMap, BTreeSet};

use umpire_tests::why::{gistless, unexplained, without_room};

use super::laws::random_battle;

/// Questions whose rows have names of the book, or are a menu.
const NAMED: [&str; 8] = ["trait", "house", "rules", "activate", "action", "with", "other", "more"];

/// Whatever is asked: Y explains it; and each row of a menu.
#[test]
fn no_question_of_the_battle_is_without_a_text() {
    let mut missing = BTreeSet::new();
    for seed in 0..60 {
        random_battle(2 + seed as usize % 5, seed).play(|_, question, _| {
            missing.extend(unexplained(question, &NAMED, &["roll", "back", "hold"]));
        });
    }
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
}

/// Whatever may be put right says what it means.
#[test]
fn whatever_may_be_put_right_says_what_it_means() {
    let mut missing = BTreeSet::new();
    for seed in 0..6 {
        random_battle(2 + seed as usize % 5, seed).play(|game, _, _| missing.extend(gistless(&*game.scene())));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Nothing on any page is cut, leaves its place, or touches another word, in both sizes: questions, news, and what Y opens.
#[test]
fn every_word_of_the_battle_has_its_room() {
    let (mut wrong, mut seen) = (BTreeSet::new(), BTreeMap::<&str, u32>::new());
    for seed in 0..30 {
        random_battle(2 + seed as usize % 5, seed).play(|game, question, _| {
            let id = question.heading.id;
            let times = seen.entry(id).or_default();
            *times += 1;
            if *times <= 40 {
                wrong.extend(without_room(game, id, "a a down down up y"));
            }
        });
    }
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}
