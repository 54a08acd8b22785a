//! Laws that hold for any tape of it.

use std::collections::BTreeMap;

use dragon_rampant::DragonRampant;
use dragon_rampant::book::{Fantastical, TypeOption, UnitType};
use dragon_rampant::roster::UnitEntry;
use umpire_engine::table::{Answer, Kind, PieceId, Question};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{RandomGame, offers_are_true, previews_are_true, starts_on_what_can_be_picked};

use crate::fixture::{begun, plain, unit};

/// Warbands that between them know every rule of a fight.
fn warbands() -> [Vec<UnitEntry>; 4] {
    use UnitType::*;
    [
        plain(&[EliteRiders, HeavyFoot, LightMissiles, Scouts, BellicoseFoot]),
        plain(&[HeavyRiders, LightRiders, GreaterWarbeasts, LightFoot, HeavyMissiles]),
        vec![
            unit(EliteFoot, &[TypeOption::FootMissiles], &[Fantastical::Fear]),
            unit(HeavyFoot, &[], &[Fantastical::Undead, Fantastical::NoFeelings]),
            unit(LightFoot, &[TypeOption::MixedWeapons], &[Fantastical::Flying]),
            unit(BellicoseFoot, &[], &[Fantastical::Venomous, Fantastical::Hatred]),
            unit(LightFoot, &[], &[Fantastical::Fearful]),
        ],
        vec![
            unit(LightMissiles, &[], &[Fantastical::Invisibility]),
            unit(LesserWarbeasts, &[], &[Fantastical::MysticalArmour]),
            unit(HeavyRiders, &[], &[Fantastical::Venomous, Fantastical::Fear]),
            unit(RavenousHordes, &[], &[Fantastical::Undead]),
            unit(LightRiders, &[], &[Fantastical::Burrowing]),
        ],
    ]
}

/// Players who end a phase or a battle seldom, and enter hits now and then.
fn answer(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Roll(roll) if roll.hits_only && rng.below(4) == 0 => {
            Answer::Hits(rng.below(u32::from(roll.pool.count) + 1) as u8)
        }
        Kind::Choose(choose) => loop {
            let Answer::Pick(at) = any_answer(question, rng) else { unreachable!("a choice is picked from") };
            let word = choose.options[usize::from(at)].key.word;
            let rare = matches!(
                (question.heading.id, word),
                ("unit", "battle" | "end") | ("end", "agreed" | "concede") | ("order", "back")
            );
            if !rare || rng.below(12) == 0 {
                return Answer::Pick(at);
            }
        },
        _ => any_answer(question, rng),
    }
}

fn random_battle(seed: u64) -> RandomGame<DragonRampant> {
    let mut rng = Lcg::new(seed);
    let all = warbands();
    let (one, other) = (rng.below(4) as usize, rng.below(4) as usize);
    RandomGame::new(begun(&all[one], &all[other]), rng).by(answer)
}

/// DR-CONV-12: Strength lies between 0 and what a unit started with; and no battle ends where nothing is asked.
#[test]
fn strength_stays_within_its_bounds_and_every_battle_goes_on() {
    let (mut asked, mut ended) = (BTreeMap::<&str, u32>::new(), 0);
    for seed in 0..200 {
        let (_, over) = random_battle(seed).most(600).play(|game, question, _| {
            *asked.entry(question.heading.id).or_default() += 1;
            starts_on_what_can_be_picked(question);
            let scene = game.scene();
            for piece in 0..scene.pieces() {
                let figure = scene.card(PieceId(piece)).figure.expect("its Strength");
                assert!((0..=figure.of.expect("its start")).contains(&figure.now));
            }
        });
        ended += u32::from(over);
    }
    assert!(ended > 20, "many of them end: {ended}");
}

#[test]
fn every_prefix_stands_where_the_live_game_stood_and_a_step_back_is_no_change() {
    for seed in 0..4 {
        random_battle(seed).most(200).every_prefix_stands();
    }
}

#[test]
fn what_is_offered_is_taken_and_what_is_off_is_refused() {
    for seed in 0..4 {
        random_battle(seed).most(150).play(|game, question, _| offers_are_true(game, question));
    }
}

/// DR-CONV-13: the dice beside the facts of a fight are the dice that are thrown, whichever are ticked.
#[test]
fn the_dice_beside_facts_are_the_dice_that_are_thrown() {
    let mut followed = 0;
    for seed in 0..20 {
        random_battle(seed).most(200).play(|game, question, _| {
            followed += (0..4).filter(|ticked| previews_are_true(game, question, *ticked)).count();
        });
    }
    assert!(followed > 100, "{followed} previews");
}
