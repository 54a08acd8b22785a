//! Laws of steps 10 to 13 under random play, with armies that have every attribute and type.

use for_reign_or_ruin::book::{Attribute, Attributes, Kind, MoraleType, Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Battle, ForReignOrRuin};
use umpire_engine::table::{Question, Tape, stand};
use umpire_tests::random::Lcg;
use umpire_tests::random_game::{RandomGame, offers_are_true, starts_on_what_can_be_picked};

use super::{fights, housed};
use crate::fixture::{BattlePlay, Carded, element};

fn any_card(at: u8, rng: &mut Lcg) -> ElementCard {
    let kind = Kind::ALL[rng.below(9).saturating_sub(4) as usize];
    let mut card = element(&format!("Card {at}"), kind);
    card.morale = MoraleType::ALL[rng.below(7).saturating_sub(3) as usize];
    card.attributes = Attribute::ALL.into_iter().filter(|_| rng.below(8) == 0).collect::<Attributes>();
    card = if rng.below(2) == 0 { card.special(Attribute::Instable) } else { card };
    card = card.order(Order::ALL[rng.below(9) as usize]).stressed(rng.below(5) as u8).grouped(rng.below(3) as u8);
    let end = if rng.below(6) == 0 { UNKNOWN } else { 4 + rng.below(6) as u8 };
    let act = if rng.below(6) == 0 { UNKNOWN } else { rng.below(3) as u8 };
    card.with(Stat::End, end).with(Stat::Act, act).with(Stat::Mor, rng.below(11) as u8).under(1, (at > 0).then_some(0))
}

fn any_battle(rng: &mut Lcg) -> BattlePlay {
    let [red, blue] = [0, 1].map(|_| (0..7).map(|at| any_card(at, rng)).collect::<Vec<_>>());
    let rules: Vec<u8> = [2, 2, 5, 6, 9, 11, 12].into_iter().filter(|_| rng.below(3) == 0).collect();
    fights(housed(&red, &blue, &rules))
}

fn battle(play: &BattlePlay, tape: &Tape) -> Battle {
    stand::<ForReignOrRuin>(play.sides(), tape.clone()).expect("its own tape").0
}

/// FR-STR-5, FR-STR-6, FR-STR-1: when a step begins nobody over End is on the table, and whoever is gone has no counters to come.
fn nobody_over_end(battle: &Battle, question: &Question) {
    assert!(battle.going().is_empty(), "{}: {} over End", question.heading.id, battle.going().len());
    assert!(battle.morale.checks.is_empty(), "nobody still has to check");
    let lost: u8 = battle.sides.iter().map(|side| side.lost).sum();
    assert_eq!(usize::from(lost), battle.elements.iter().filter(|element| !element.in_play()).count());
}

/// FR-STR-6, FR-TRA-10, FR-MOR-12, FR-UI-2: any answers lead to the end of a turn, and every tape stands again.
#[test]
fn random_answers_keep_the_laws() {
    for seed in 0..12 {
        let mut rng = Lcg::new(seed);
        let play = any_battle(&mut rng);
        RandomGame::new(play.clone(), rng).most(120).play(|game, question, _| {
            starts_on_what_can_be_picked(question);
            if matches!(question.heading.id, "step" | "turn") {
                nobody_over_end(&battle(&play, &game.tape()), question);
            }
            if seed == 0 {
                offers_are_true(game, question);
            }
        });
    }
}

/// FR-UI-2, FR-UI-3: every prefix of a tape stands, and an answer that was taken back can be given again.
#[test]
fn every_prefix_stands() {
    for seed in 100..102 {
        let mut rng = Lcg::new(seed);
        let play = any_battle(&mut rng);
        RandomGame::new(play, rng).most(40).every_prefix_stands();
    }
}
