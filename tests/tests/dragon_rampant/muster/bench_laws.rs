//! Laws of the workbench, by random players.

use dragon_rampant::Muster;
use umpire_engine::table::{BenchOpening, Kind, Roster};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;

use super::{bytes, read, text};
use crate::fixture::random_warband;

fn random(seed: u64) -> RandomGame<Muster> {
    let mut rng = Lcg::new(seed);
    let roster = if seed.is_multiple_of(2) { random_warband(&mut rng) } else { Default::default() };
    RandomGame::new(GamePlay::new(BenchOpening { roster, kept: false }), rng).most(150)
}

#[test]
fn every_prefix_stands_and_a_step_back_is_no_change() {
    (1..=6).for_each(|seed| random(seed).most(60).every_prefix_stands());
}

/// Whatever is done: what is kept may play, and is read back whole; the cursor stands on what can be picked; labels fit.
#[test]
fn what_random_players_keep_may_play() {
    let mut kept = 0;
    for seed in 0..120 {
        random(seed).play(|game, question, answer| {
            let scene = game.scene();
            let Kind::Choose(choose) = &question.kind else { return };
            let id = question.heading.id;
            assert!(choose.options[usize::from(choose.preset)].off.is_none(), "{id}");
            for option in &choose.options {
                let label = option.label.line(&*scene);
                assert!(label.chars().count() <= 22, "{id}: {label}");
                let off = option.off.map_or((0, 0), |off| (off.short.len(), off.full.len()));
                assert!(off.0 <= 14 && off.1 <= 30 && option.gist.len() <= 30, "{id}: {label}");
            }
            let keeps = matches!(answer, umpire_engine::table::Answer::Pick(at)
                if choose.options[usize::from(*at)].key.word == "keep");
            kept += usize::from(keeps);
        });
    }
    assert!(kept > 5, "some keep what they made: {kept}");
}

/// A game of random answers that ends with a warband: it may play, and reads back.
#[test]
fn what_is_made_reads_back() {
    let mut made = 0;
    for seed in 0..60 {
        let mut rng = Lcg::new(seed);
        let roster = random_warband(&mut rng);
        let bench = GamePlay::<Muster>::new(BenchOpening { roster: roster.clone(), kept: true }).says("muster: keep");
        let out = <Muster as umpire_engine::table::Workbench>::made(&bench.state()).cloned().expect("it is kept");
        assert_eq!(out, roster);
        assert_eq!((read(&text(&out)), Roster::decode(1, &bytes(&out))), (Ok(out.clone()), Some(out)));
        made += 1;
    }
    assert_eq!(made, 60);
}
