//! Laws that hold for any tape of it.

use std::collections::BTreeMap;

use umpire_outside::{Fray, WarHost};
use umpire_rules::table::{
    Answer, AnswerError, Kind, PieceId, Question, Roster, Session, Sides, Source, Standing, Tape, stand,
};
use umpire_tests::fray::{take_back, with};
use umpire_tests::random::{Lcg, any_answer};

/// So many sides, each with one of the printed hosts; now and then the largest of them all.
fn sides(seats: usize, rng: &mut Lcg) -> Sides<WarHost> {
    let large = rng.below(4) == 0;
    Sides((0..seats).map(|_| WarHost::example(if large { 2 } else { rng.below(3) as usize })).collect())
}

/// Players who find somebody near, but seldom half of an army.
fn answer(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Tick(tick) if question.heading.id == "near" => {
            Answer::Ticks((0..rng.below(4)).fold(0, |near, _| near | 1 << rng.below(tick.rows() as u32)))
        }
        Kind::Roll(roll) if roll.hits_only && rng.below(4) == 0 => {
            Answer::Hits(rng.below(u32::from(roll.pool.count) + 1) as u8)
        }
        _ => any_answer(question, rng),
    }
}

/// A random fray to its end.
fn random_fray(seats: usize, seed: u64, mut see: impl FnMut(&mut dyn Session, &Question, &Answer)) -> u16 {
    let mut rng = Lcg::new(seed);
    let sides = sides(seats, &mut rng);
    with(&sides, &Tape::new(), |game| {
        while game.standing() == Standing::Waiting {
            let question = game.question().expect("a waiting game asks").clone();
            let answer = answer(&question, &mut rng);
            see(game, &question, &answer);
            game.say(&answer, Source::Thumb).expect("an answer the question allows is taken");
        }
        game.tape().answer_count()
    })
}

#[test]
fn two_to_six_sides_of_up_to_forty_fight_to_the_end() {
    let (mut asked, mut pieces, mut rows, mut dice) = (BTreeMap::<&str, u32>::new(), 0, 0, 0);
    for seats in 2..=6 {
        for seed in 0..20 {
            let lines = random_fray(seats, seed, |game, question, _| {
                *asked.entry(question.heading.id).or_default() += 1;
                let scene = game.scene();
                assert_eq!(usize::from(scene.seats()), seats);
                pieces = pieces.max(scene.pieces());
                match &question.kind {
                    Kind::Tick(tick) => rows = rows.max(tick.rows()),
                    Kind::Roll(roll) => dice = dice.max(roll.pool.count),
                    _ => {}
                }
            });
            assert!(lines > 10, "{seats} seats, {seed}: it ends at once");
        }
    }
    assert_eq!((pieces, rows, dice), (96, 40, 20), "it comes to the limits it is made for");
    for id in ["names", "name", "rounds", "vow", "deploy", "stance", "company", "helps", "order", "move", "foe", "near"]
        .into_iter()
        .chain(["target", "fight", "dice", "again", "holds"])
    {
        assert!(asked.contains_key(id), "{id} is never asked: {asked:?}");
    }
}

#[test]
fn every_prefix_stands_where_the_live_game_stood_and_a_step_back_is_no_change() {
    for (seed, seats) in [(1, 2), (2, 3), (3, 6)] {
        let mut rng = Lcg::new(seed);
        let sides = sides(seats, &mut rng);
        with(&sides, &Tape::new(), |game| {
            while game.standing() == Standing::Waiting {
                let question = game.question().expect("a waiting game asks").clone();
                let said = answer(&question, &mut rng);
                game.say(&said, Source::Thumb).expect("an answer the question allows is taken");
                let (_, standing) = stand::<Fray>(&sides, game.tape().clone()).expect("its own tape");
                assert_eq!(standing, game.standing());
                let after = format!("{:?}", game.question());
                take_back(game);
                assert_eq!(game.question().as_deref(), Some(&question));
                game.say(&said, Source::Thumb).expect("the same answer again");
                assert_eq!(format!("{:?}", game.question()), after);
            }
        });
    }
}

#[test]
fn what_is_offered_is_taken_and_what_is_off_is_refused() {
    random_fray(3, 5, |game, question, _| {
        let Kind::Choose(choose) = &question.kind else { return };
        let tape = game.tape().clone();
        for (at, option) in choose.options.iter().enumerate() {
            let said = game.say(&Answer::Pick(at as u8), Source::Thumb);
            let right = if option.off.is_some() { Err(AnswerError::NotNow) } else { Ok(()) };
            assert_eq!(said, right, "{}", question.heading.id);
            game.load(&tape).expect("its own tape");
        }
    });
}

/// Who acts at the same time loses nobody before all of them have acted.
#[test]
fn in_a_block_nobody_is_lost_before_the_last_of_it_has_acted() {
    let mut together = 0;
    for seed in 0..40 {
        let mut before = (umpire_rules::table::SeatSet::EMPTY, 0);
        random_fray(4, seed, |game, _, _| {
            let scene = game.scene();
            let block = scene.active();
            let stand = (0..scene.pieces()).filter(|piece| scene.card(PieceId(*piece)).in_play).count();
            if !block.is_empty() && block == before.0 {
                assert_eq!(stand, before.1, "somebody was lost while {block:?} act");
            }
            together += u32::from(block.len() > 1);
            before = (block, stand);
        });
    }
    assert!(together > 100, "several sides act at the same time: {together}");
}
