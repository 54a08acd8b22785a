//! What is behind *Why?*: nothing is without a text, and every text can be read whole.

mod read;
mod rows;
mod texts;

use std::pin::pin;

use umpire_rules::rattle_and_rend::{Builder, Warband};
use umpire_rules::table::{AnswerError, BenchOpening, Game, Question, Runner, Session, Source, Table, Tape};
use umpire_tests::play::with_sides;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::{random_legal, sides};

/// Plays so many answers at random, and calls `see` at every question.
fn wander(game: &mut dyn Session, rng: &mut Lcg, answers: usize, see: &mut dyn FnMut(&dyn Session, &Question)) {
    for _ in 0..answers {
        let Some(question) = game.question().map(|question| question.clone()) else { return };
        see(game, &question);
        match game.say(&any_answer(&question, rng), Source::Thumb) {
            Ok(()) => {}
            Err(AnswerError::TapeFull) => return,
            Err(refusal) => panic!("an answer the question allows is taken, not {refusal:?}"),
        }
    }
}

/// So many games of random warbands by random house rules, and as many warbands built at random.
fn wanders(games: u64, answers: usize, see: &mut dyn FnMut(&dyn Session, &Question)) {
    for seed in 0..games {
        let mut rng = Lcg::new(seed);
        let warbands = sides(random_legal(&mut rng), random_legal(&mut rng));
        with_sides(&warbands, &Tape::new(), |game| wander(game, &mut rng, answers, see));
        let start = BenchOpening { roster: random_legal(&mut rng), kept: false };
        let starts: [BenchOpening<Warband>; 2] = [BenchOpening::default(), start];
        for start in starts {
            let table = Table::<Builder>::new(&start, Tape::new());
            let flow = pin!(Builder::play(&table));
            let mut bench = Runner::new(&table, start.clone(), flow, Builder::play).expect("an empty tape");
            wander(&mut bench, &mut rng, 60, see);
        }
    }
}
