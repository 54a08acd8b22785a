//! What is behind *Why?*, and whether every word of a battle has its room.

use std::collections::{BTreeMap, BTreeSet};

use for_reign_or_ruin::help;
use umpire_tests::why::{short_and_plain, unexplained, without_room};

use crate::laws::random_battle;

/// Questions whose rows have names of the book, or are a menu.
const NAMED: [&str; 7] = ["rules", "order", "move", "house", "quick", "turn", "step"];

#[test]
fn every_text_is_short_and_plain() {
    help::all().for_each(short_and_plain);
    let mut ids: Vec<&str> = help::questions().map(|(id, _)| id).collect();
    ids.sort_unstable();
    ids.windows(2).for_each(|two| assert_ne!(two[0], two[1], "explained twice"));
}

/// Whatever is asked: Y explains it; and each row of a menu.
#[test]
fn no_question_is_without_a_text() {
    let mut missing = BTreeSet::new();
    for seed in 0..48 {
        random_battle(seed)
            .most(700)
            .play(|_, question, _| missing.extend(unexplained(question, &NAMED, &["none", "back", "done"])));
    }
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
}

/// Nothing on any page is cut, leaves its place, or touches another word, in both sizes: questions, news, and what Y opens.
#[test]
fn every_word_has_its_room() {
    let (mut wrong, mut seen) = (BTreeSet::new(), BTreeMap::<&str, u32>::new());
    for seed in 0..16 {
        random_battle(seed).most(700).play(|game, question, _| {
            let id = question.heading.id;
            let times = seen.entry(id).or_default();
            *times += 1;
            if *times <= 12 {
                wrong.extend(without_room(game, id, "a a down down up y right right"));
            }
        });
    }
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

/// Questions that random players hardly ever meet are explained, too.
#[test]
fn rare_questions_have_a_text() {
    let rare = "allowed caught counter counters deploy distance evade evades fear gone inside instable join leader limits marker \
                near-rout pass-ruin pass-one rally-roll rallies roll-off split-imp spot spot-die stray-facts strays too-far \
                contact-of contact-when contact-with swapped terrain through way";
    let missing: Vec<&str> = rare.split_whitespace().filter(|id| help::battle(id, None).is_none()).collect();
    assert!(missing.is_empty(), "nobody explains {missing:?}");
}
