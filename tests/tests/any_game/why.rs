//! What is behind *Why?*, and whether every word has its room.

use std::collections::{BTreeMap, BTreeSet};

use umpire_tests::why::{gistless, short_and_plain, unexplained, without_room};

use super::laws::random_table;

/// AG-UI-1: Y explains whatever is asked, and each row of a menu.
#[test]
fn no_question_is_without_a_text() {
    let mut missing = BTreeSet::new();
    for seed in 0..60 {
        random_table(1 + seed as usize % 6, seed).play(|game, question, _| {
            missing.extend(unexplained(question, &["start", "table", "setup", "lots", "dice", "counting"], &[]));
            missing.extend(gistless(&*game.scene()));
        });
    }
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
}

#[test]
fn every_text_is_short_and_plain() {
    any_game::help::all().for_each(short_and_plain);
}

/// AG-UI-2: nothing is cut or touches another word, in both sizes.
#[test]
fn every_word_has_its_room() {
    let (mut wrong, mut seen) = (BTreeSet::new(), BTreeMap::<&str, u32>::new());
    for seed in 0..24 {
        random_table(1 + seed as usize % 6, seed).play(|game, question, _| {
            let id = question.heading.id;
            let times = seen.entry(id).or_default();
            *times += 1;
            if *times <= 30 {
                wrong.extend(without_room(game, id, "a a down down up y"));
            }
        });
    }
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}
