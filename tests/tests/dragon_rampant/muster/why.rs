//! Every question of the workbench and its rows explain themselves.

use dragon_rampant::Muster;
use dragon_rampant::help::bench;
use umpire_engine::table::{BenchOpening, Kind};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;

use crate::fixture::random_warband;

#[test]
fn every_question_of_the_workbench_is_explained() {
    let mut asked = std::collections::BTreeSet::new();
    for seed in 0..80 {
        let mut rng = Lcg::new(seed);
        let roster = random_warband(&mut rng);
        let start = GamePlay::<Muster>::new(BenchOpening { roster, kept: false });
        RandomGame::new(start, rng).most(120).play(|_, question, _| {
            let id = question.heading.id;
            assert!(bench(id, None).is_some(), "{id} is not explained");
            let named = ["type", "kind", "rules", "options", "spells", "beast"].contains(&id);
            if let Kind::Choose(choose) = &question.kind {
                let open = choose.options.iter().filter(|option| option.key.word != "done");
                let told = open.filter(|option| option.help.is_none()).filter(|_| named);
                assert_eq!(told.map(|option| option.key.word).next(), None, "{id}");
            }
            asked.insert(id);
        });
    }
    assert!(asked.len() >= 18, "random players see most of it: {asked:?}");
}
