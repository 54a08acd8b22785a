//! Laws that hold for any tape.

use umpire_rules::rattle_and_rend::RattleAndRend;
use umpire_rules::table::{Kind, Standing, Tape, stand};
use umpire_tests::play::with;
use umpire_tests::random::{Lcg, any_answer};

/// Most answers of a random game: the longest of 2,000 stays well below.
const MOST: u32 = 4000;

#[test]
fn random_games_end_and_keep_every_law() {
    let mut longest = 0;
    for seed in 0..400 {
        let mut rng = Lcg::new(seed);
        with(&Tape::new(), |game| {
            let mut answers = 0;
            while game.standing() == Standing::Waiting {
                let answer = {
                    let question = game.question().expect("a waiting game asks");
                    if let Kind::Roll(roll) = &question.kind {
                        assert!((1..=3).contains(&roll.pool.count), "pools are of one to three dice (RR-DICE-2)");
                    }
                    any_answer(&question, &mut rng)
                };
                game.say(&answer).expect("every offered answer is accepted");
                for seat in [umpire_rules::table::Seat::RED, umpire_rules::table::Seat::BLUE] {
                    if let Some(counter) = game.scene().counter(seat) {
                        assert!(counter.now <= counter.total, "Momentum stays within its total (RR-MOM-4)");
                    }
                }
                answers += 1;
                assert!(answers < MOST, "game {seed} does not end");
            }
            longest = longest.max(answers);
        });
    }
    println!("longest of 400 random games: {longest} answers");
}

#[test]
fn every_prefix_stands_where_the_live_game_stood() {
    for seed in 0..4 {
        let mut rng = Lcg::new(seed);
        with(&Tape::new(), |game| {
            while game.standing() == Standing::Waiting {
                let answer = any_answer(&game.question().expect("a waiting game asks"), &mut rng);
                let before = format!("{:?}", game.question());
                game.say(&answer).expect("every offered answer is accepted");
                let tape = game.tape().clone();
                let (_, standing) = stand::<RattleAndRend>(&(), tape.clone()).expect("its own tape");
                assert_eq!(standing, game.standing());
                // Undo and the same answer again is no change.
                let after = format!("{:?}", game.question());
                assert!(game.undo());
                assert_eq!(format!("{:?}", game.question()), before);
                game.say(&answer).expect("the same answer again");
                assert_eq!(format!("{:?}", game.question()), after);
                assert_eq!(*game.tape(), tape);
            }
        });
    }
}
