//! Every word of it has its room: questions, news, cards with a long unit of distance, and what Y opens.

use std::collections::{BTreeMap, BTreeSet};

use umpire_engine::table::{BenchOpening, Roster};
use umpire_outside::{Drill, WarHost};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;
use umpire_tests::why::without_room;

use super::laws::random_fray;

/// What Y opens: why, or the card of a piece; both are read to their end, and so are the pages behind them.
const KEYS: &str = "a a a down y down y down right right down";

#[test]
fn every_word_of_a_fray_has_its_room() {
    let (mut wrong, mut seen) = (BTreeSet::new(), BTreeMap::<&str, u32>::new());
    for seed in 0..5 {
        random_fray(2 + seed as usize % 5, seed).play(|game, question, _| {
            let times = seen.entry(question.heading.id).or_default();
            *times += 1;
            if *times <= 4 {
                wrong.extend(without_room(game, question.heading.id, KEYS));
            }
        });
    }
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

#[test]
fn every_word_of_the_workbench_has_its_room() {
    let mut wrong = BTreeSet::new();
    for seed in 0..8 {
        let start = BenchOpening { roster: WarHost::example(seed as usize), kept: false };
        let bench = RandomGame::new(GamePlay::<Drill>::new(start), Lcg::new(seed)).most(30);
        bench.play(|game, question, _| wrong.extend(without_room(game, question.heading.id, KEYS)));
    }
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}
