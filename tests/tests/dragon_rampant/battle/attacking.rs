//! Attacks and what they cost.

use dragon_rampant::Flag;
use dragon_rampant::book::Fantastical::{Flying, NoFeelings, Undead};
use dragon_rampant::book::UnitType::{EliteFoot, HeavyFoot, HeavyMissiles, LightFoot, RavenousHordes, Scouts};
use umpire_engine::table::Show;

use super::{passes, plainly, units};
use crate::fixture::{Fought, plain, unit};

/// DR-ATT-3, DR-ATT-5, DR-SHOOT-8: 7 hits against Armour 3 take 2: 12 - 2 = 10. Leftovers vanish.
#[test]
fn seven_hits_against_armour_3_take_2() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack")).says("ground:");
    assert_eq!((play.asks().as_str(), play.seat(), play.dice()), ("attack", "red", (12, 5)));
    let play = play.says("attack: hits 7");
    assert_eq!((play.asks().as_str(), play.seat(), play.dice()), ("defend", "blue", (12, 4)));
    let play = play.says("defend: hits 2");
    assert_eq!((play.sp("red-1"), play.sp("blue-1"), play.asks().as_str(), play.seat()), (12, 10, "courage", "blue"));
}

/// DR-ATT-9: both sides' dice, Armour, and what is left are one page.
#[test]
fn a_fight_is_one_page() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: 5 5 5 5 5 5 6 1 1 1 1 1, defend: hits 4");
    let page =
        play.news().into_iter().find_map(|news| if let Show::Clash(page) = news.show { Some(page) } else { None });
    let halves = page.expect("a page").halves.map(|half| (half.hits, half.against.1, half.before, half.after));
    assert_eq!(halves, [(7, 3, 12, 10), (4, 3, 12, 11)]);
}

/// DR-ATT-6, DR-TERR-8: in rough ground both fight at 5+ and Armour 2: 7 hits take 3.
#[test]
fn rough_ground_levels_both_sides() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack")).says("ground: rough");
    assert_eq!(play.dice(), (12, 5));
    let play = play.says("attack: hits 7");
    assert_eq!(play.dice(), (12, 5));
    let play = play.says("defend: hits 2");
    assert_eq!((play.sp("red-1"), play.sp("blue-1")), (11, 9));
}

/// DR-ATT-6, DR-SR-RANGER: Rangers keep their own numbers in it; Hordes gain by it.
#[test]
fn rangers_fight_in_rough_ground_as_anywhere() {
    let play = plainly(&[EliteFoot], &[RavenousHordes]).says(&passes("red-1", "attack")).says("ground: rough");
    assert_eq!(play.dice(), (12, 3));
    let play = play.says("attack: hits 4");
    assert_eq!(play.dice(), (12, 5));
    let play = play.says("defend: hits 4");
    assert_eq!((play.sp("red-1"), play.sp("blue-1")), (5, 10), "Armour 4 of Rangers, 2 of Hordes");
}

/// DR-ATT-8: cover is +1 for the defender alone; with rough ground it makes Armour 3.
#[test]
fn cover_helps_the_defender_alone() {
    let start = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = start.clone().says("ground: cover, attack: hits 7, defend: hits 3");
    assert_eq!((play.sp("red-1"), play.sp("blue-1")), (11, 11));
    let play = start.says("ground: rough cover, attack: hits 7, defend: hits 3");
    assert_eq!((play.sp("red-1"), play.sp("blue-1")), (11, 10));
}

/// DR-ATT-4, DR-CONV-12: 12 dice above half, 6 at half and below; both counted before losses.
#[test]
fn dice_go_by_strength() {
    let play = plainly(&[HeavyFoot, HeavyFoot], &[LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 12, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 6, "half of 12 is not above half");
    let play =
        play.says("courage: 6 6, retreat: full").says(&passes("red-2", "attack")).says("ground:, attack: hits 0");
    assert_eq!(play.dice(), (6, 4));
}

/// DR-ATT-7, DR-BATTER-1: who is Battered hits on 6 alone, also in rough ground.
#[test]
fn the_battered_hit_on_6() {
    let play = plainly(&[HeavyFoot, HeavyFoot], &[LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 6, defend: hits 0, courage: 1 2, retreat: full");
    assert!(play.is("blue-1", Flag::Battered));
    let play = play.says(&passes("red-2", "attack")).says("ground: rough, attack: hits 0");
    assert_eq!(play.dice(), (12, 6));
}

/// DR-ATT-9: losses are simultaneous: a unit that is destroyed still strikes.
#[test]
fn the_destroyed_still_strike() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot, Scouts, HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, react: stand, ground:, attack: hits 12, defend: hits 3");
    assert_eq!((play.sp("red-1"), play.sp("blue-2"), play.unit("blue-2").on_table()), (11, 0, false));
}

/// DR-ATT-10, AMB-72: each that lost tests once, the target first.
#[test]
fn the_target_tests_first() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 3, defend: hits 3").shows("courage");
    assert_eq!(play.seat(), "blue");
    let play = play.says("courage: 6 6").shows("courage");
    assert_eq!(play.seat(), "red");
    let play = play.says("courage: 6 6").shows("retreat");
    assert_eq!(play.seat(), "red");
}

/// DR-ATT-11: who lost more retreats, and is not Battered by it.
#[test]
fn the_loser_retreats_without_a_marker() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 3, defend: hits 0, courage: 6 6").shows("retreat");
    assert_eq!(play.seat(), "blue");
    let play = play.says("retreat: full");
    assert!(!play.is("blue-1", Flag::Battered));
}

/// DR-ATT-11: where they lost alike, or nothing, the attacker retreats.
#[test]
fn in_a_tie_the_attacker_retreats() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 2, defend: hits 1").shows("retreat");
    assert_eq!(play.seat(), "red");
}

/// DR-ATT-11, AMB-112: where Courage made one retreat, nobody else does.
#[test]
fn who_ran_from_a_fight_is_enough() {
    let play = plainly(&[HeavyFoot, HeavyFoot], &[HeavyFoot, HeavyFoot]).says(&passes("red-1", "attack"));
    let play =
        play.says("target: blue-2, ground:, attack: hits 3, defend: hits 9, courage: 2 2, leader: no, retreat: full");
    let play = play.says("courage: 6 6");
    assert_eq!((play.asks().as_str(), play.is("blue-2", Flag::Battered)), ("unit", true));
}

/// DR-ATT-13, DR-FLY-1: with a Flyer in it no fight is rough, and a Flyer has no cover: nothing is asked.
#[test]
fn a_flyer_has_neither_rough_ground_nor_cover() {
    let flyer = [unit(LightFoot, &[], &[Flying])];
    units(&plain(&[HeavyFoot]), &flyer).says(&passes("red-1", "attack")).shows("attack");
    let play = units(&flyer, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).shows("ground");
    assert_eq!(play.offers(), ["cover"], "DR-FLY-3: overhead");
    let play = play.says("ground: cover, attack: hits 7, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 11, "Armour 4");
}

/// DR-UNDEAD-3: No Feelings loses for every hit begun, in an Attack: 4 hits against Armour 3 are 2.
#[test]
fn no_feelings_rounds_up_in_an_attack() {
    let dead = [unit(HeavyFoot, &[], &[Undead, NoFeelings])];
    let start = units(&plain(&[HeavyFoot]), &dead).says(&passes("red-1", "attack")).says("ground:");
    let play = start.clone().says("attack: hits 4, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 10);
    let play = start.says("attack: hits 0, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 12);
}

/// DR-ATT-2, DR-ATT-1: the target is named after the test, and only enemies are offered.
#[test]
fn the_target_is_named_after_the_test() {
    let play = plainly(&[HeavyFoot, LightFoot], &[HeavyFoot, HeavyMissiles]).says(&passes("red-1", "attack"));
    assert_eq!((play.asks().as_str(), play.offers()), ("target", vec!["blue-1".into(), "blue-2".into()]));
}

/// A plain Attack is six answers from the unit to both sides' dice, which fall with one press.
#[test]
fn an_attack_takes_six_presses() {
    let steps = ["unit: red-1", "order: attack", "test: 6 6", "target: blue-1", "ground:"];
    let play = steps.iter().fold(plainly(&[HeavyFoot], &[HeavyFoot, HeavyFoot]), |play, step| play.says(step));
    play.shows("attack");
}
