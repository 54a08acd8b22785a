//! What is behind *Why?*: nothing is without a text, and every text can be read whole.

mod read;
mod rows;
mod texts;

use rattle_and_rend::{Builder, KeptWarband, RattleAndRend};
use umpire_engine::table::{BenchOpening, Question, Session};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;
use umpire_tests::warbands::{random_legal, sides};

/// So many games of random warbands by random house rules, and twice as many warbands built at random; `see` is called at
/// every question.
fn wanders(games: u64, answers: u16, see: &mut dyn FnMut(&dyn Session, &Question)) {
    for seed in 0..games {
        let mut rng = Lcg::new(seed);
        let game = GamePlay::<RattleAndRend>::new(sides(random_legal(&mut rng), random_legal(&mut rng)));
        RandomGame::new(game, rng.clone()).most(answers).play(|game, question, _| see(game, question));
        let start = BenchOpening { roster: random_legal(&mut rng).into(), kept: false };
        let starts: [BenchOpening<KeptWarband>; 2] = [BenchOpening::default(), start];
        for (bench, start) in starts.into_iter().enumerate() {
            let rng = Lcg::new(games + 2 * seed + bench as u64);
            RandomGame::new(GamePlay::<Builder>::new(start), rng)
                .most(60)
                .play(|game, question, _| see(game, question));
        }
    }
}
