//! Moves and walls.

use dragon_rampant::Flag;
use dragon_rampant::book::Fantastical::Flying;
use dragon_rampant::book::UnitType::{HeavyFoot, HeavyRiders, LightFoot};
use umpire_engine::table::{Kind, Reach};

use super::{passes, plainly, units};
use crate::fixture::{BattlePlay, Fought, go_on, plain, unit};

#[track_caller]
fn told(play: &BattlePlay) -> (String, Option<Reach>) {
    let Kind::Instruct(told) = play.question().kind else { panic!("nothing is told") };
    (play.with(|game| told.text.line(&*game.scene()).to_string()), told.reach)
}

/// DR-MOVE-1, DR-MOVE-2: how far, and what halves it.
#[test]
fn a_move_is_told_with_its_reach() {
    let play = plainly(&[HeavyRiders], &[HeavyFoot]).says(&passes("red-1", "move"));
    assert_eq!(told(&play), ("Half in rough, 3\" from all".into(), Some(Reach::new(10, "IN"))));
}

/// DR-FLY-1: a Flyer moves over anything.
#[test]
fn a_flyer_moves_over_anything() {
    let play = units(&[unit(LightFoot, &[], &[Flying])], &plain(&[HeavyFoot])).says(&passes("red-1", "move"));
    assert_eq!(told(&play), ("Over anything, 3\" from all".into(), Some(Reach::new(8, "IN"))));
}

/// DR-WALL-1, DR-WALL-2: a Move order forms it; Armour is 4 against an Attack, and cover adds nothing (AMB-30).
#[test]
fn a_wall_adds_1_armour_against_attacks() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "wall")).says("wall: done");
    assert!(play.is("red-1", Flag::Wall));
    let play = play.says(&passes("blue-1", "attack")).shows("ground");
    assert_eq!(play.offers(), ["rough"]);
    let play = play.says("ground:, attack: hits 7, defend: hits 0");
    assert_eq!(play.sp("red-1"), 11);
}

/// DR-WALL-2: not against shots.
#[test]
fn a_wall_does_not_help_against_shots() {
    use dragon_rampant::book::UnitType::LightMissiles;
    let play = plainly(&[HeavyFoot], &[LightMissiles]).says(&passes("red-1", "wall")).says("wall: done");
    let play = play.says(&passes("blue-1", "shoot")).says("aim:, shoot: hits 3");
    assert_eq!(play.sp("red-1"), 11);
}

/// DR-WALL-1: formed once, and not below 6 Strength.
#[test]
fn a_wall_takes_six() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "wall")).says("wall: done, unit: end");
    let play = go_on(play);
    assert_eq!(play.says("unit: red-1").off("wall"), Some("Its wall is formed"));
    let play = plainly(&[HeavyFoot], &[LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 12, defend: hits 0, courage: 6 6, retreat: full");
    let play =
        go_on(play.says("unit: end")).says(&passes("red-1", "attack")).says("ground:, attack: hits 2, defend: hits 0");
    let play = play.says("courage: 6 6, retreat: full, unit: blue-1");
    assert_eq!((play.sp("blue-1"), play.off("wall")), (5, Some("A wall takes 6 Strength")));
}

/// DR-WALL-3: it breaks when the unit moves, attacks, retreats or is Battered; a failed order leaves it.
#[test]
fn a_wall_breaks_when_it_moves() {
    let formed = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "wall")).says("wall: done, unit: end");
    let formed = go_on(formed);
    assert!(!formed.clone().says(&passes("red-1", "move")).is("red-1", Flag::Wall));
    assert!(!formed.clone().says(&passes("red-1", "attack")).is("red-1", Flag::Wall));
    assert!(formed.clone().says("unit: red-1, order: move, test: 1 1").is("red-1", Flag::Wall));
    let fought = formed.says("unit: end").says(&passes("blue-1", "attack"));
    let fought = fought.says("ground:, attack: hits 4, defend: hits 0");
    assert!(fought.is("red-1", Flag::Wall), "a loss does not break it");
    assert!(!fought.says("courage: 6 6, retreat: full").is("red-1", Flag::Wall));
}
