//! What is behind *Why?*, and whether every word of a battle has its room.

use std::collections::{BTreeMap, BTreeSet};

use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot};
use dragon_rampant::help;
use umpire_tests::why::{short_and_plain, unexplained, without_room};

use super::random_battle;
use crate::fixture::{fresh, plain, to_deployment};

/// Questions whose rows have names of the book, or are a menu.
const NAMED: [&str; 11] =
    ["order", "spell", "scenario", "house", "quests", "trait", "rules", "react", "retreat", "evade-shot", "skirmish"];

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
    let (mut missing, mut asked) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        random_battle(seed).play(|_, question, _| {
            asked.insert(question.heading.id);
            missing.extend(unexplained(question, &NAMED, &["none"]));
        });
    }
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
    assert!(asked.contains("evade-shot") && asked.contains("skirmish"), "{asked:?}");
}

/// The same of what is asked before a battle, which is always so.
#[test]
fn no_row_before_the_battle_is_without_a_text() {
    let menu = || fresh(&[&plain(&[HeavyFoot, LightFoot]), &plain(&[LightFoot])]);
    let pages = [
        menu(),
        menu().says("rules: pick"),
        menu().says("rules: house"),
        menu().says("rules: traits, rules: fight, terrain: done"),
        to_deployment(menu()).says("deploy: done"),
    ];
    let asked = pages.each_ref().map(|play| play.asks());
    assert_eq!(asked, ["rules", "scenario", "house", "trait", "quests"]);
    let missing: Vec<String> = pages.iter().flat_map(|play| unexplained(&play.question(), &NAMED, &["none"])).collect();
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
}

/// Nothing on any page is cut, leaves its place, or touches another word, in both sizes: questions, news, and what Y opens.
#[test]
fn every_word_has_its_room() {
    let (mut wrong, mut seen) = (BTreeSet::new(), BTreeMap::<&str, u32>::new());
    for seed in 0..20 {
        random_battle(seed).play(|game, question, _| {
            let id = question.heading.id;
            let times = seen.entry(id).or_default();
            *times += 1;
            if *times <= 20 {
                wrong.extend(without_room(game, id, "a a down down up y"));
            }
        });
    }
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}
