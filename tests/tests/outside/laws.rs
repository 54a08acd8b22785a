//! Laws that hold for any tape of it.

use std::collections::BTreeMap;

use umpire_engine::table::{Answer, Kind, Question, Roster, Sides};
use umpire_outside::{Fray, WarHost};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{BlockLaw, RandomGame, offers_are_true, starts_on_what_can_be_picked};

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

/// A random fray.
pub(super) fn random_fray(seats: usize, seed: u64) -> RandomGame<Fray> {
    let mut rng = Lcg::new(seed);
    let sides = sides(seats, &mut rng);
    RandomGame::new(GamePlay::new(sides), rng).by(answer)
}

#[test]
fn two_to_six_sides_of_up_to_forty_fight_to_the_end() {
    let (mut asked, mut pieces, mut rows, mut dice) = (BTreeMap::<&str, u32>::new(), 0, 0, 0);
    for seats in 2..=6 {
        for seed in 0..20 {
            let (lines, over) = random_fray(seats, seed).play(|game, question, _| {
                starts_on_what_can_be_picked(question);
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
            assert!(over && lines > 10, "{seats} seats, {seed}: it ends, but not at once");
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
    [(1, 2), (2, 3), (3, 6)].into_iter().for_each(|(seed, seats)| random_fray(seats, seed).every_prefix_stands());
}

#[test]
fn what_is_offered_is_taken_and_what_is_off_is_refused() {
    random_fray(3, 5).play(|game, question, _| offers_are_true(game, question));
}

/// Who acts at the same time loses nobody before all of them have acted.
#[test]
fn in_a_block_nobody_is_lost_before_the_last_of_it_has_acted() {
    let mut together = 0;
    for seed in 0..40 {
        let mut law = BlockLaw::default();
        random_fray(4, seed).play(|game, _, _| law.see(game, |_| true));
        together += law.together;
    }
    assert!(together > 100, "several sides act at the same time: {together}");
}
