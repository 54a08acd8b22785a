//! Shooting and skirmishing.

use dragon_rampant::book::Fantastical::{Flying, Invisibility, NoFeelings, Undead};
use dragon_rampant::book::UnitType::{HeavyFoot, HeavyMissiles, LightFoot, LightMissiles, LightRiders, Scouts};
use umpire_engine::table::Kind;

use super::{passes, plainly, units};
use crate::fixture::{BattlePlay, Fought, plain, unit};

/// DR-SHOOT-1, DR-SHOOT-5, DR-SHOOT-8, DR-SHOOT-9: 12 dice at 5+; 6 hits against Armour 3 take 2, and it tests.
#[test]
fn hits_take_strength_by_armour() {
    let play = plainly(&[LightMissiles], &[HeavyFoot]).says(&passes("red-1", "shoot"));
    assert_eq!(play.asks(), "aim");
    let play = play.says("aim:");
    assert_eq!((play.asks().as_str(), play.dice()), ("shoot", (12, 5)));
    let play = play.says("shoot: hits 6");
    assert_eq!((play.sp("blue-1"), play.asks().as_str(), play.seat()), (10, "courage", "blue"));
}

/// DR-SHOOT-6: over 12" each die needs one more; what shoots no farther is not asked.
#[test]
fn far_shots_need_one_more() {
    let play = plainly(&[LightMissiles, Scouts], &[HeavyFoot]).says(&passes("red-1", "shoot"));
    assert_eq!(play.clone().says("aim: far").dice(), (12, 6));
    assert_eq!(play.says("aim:").dice(), (12, 5), "and near");
    assert_eq!(plainly(&[Scouts], &[HeavyFoot]).says(&passes("red-1", "shoot")).offers(), ["cover"]);
}

/// DR-SHOOT-9: where no Strength is lost, nobody tests.
#[test]
fn without_loss_nobody_tests() {
    let play =
        plainly(&[LightMissiles, HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "shoot")).says("aim:, shoot: hits 2");
    assert_eq!((play.sp("blue-1"), play.asks().as_str()), (12, "unit"));
}

/// DR-SHOOT-8: cover is +1 Armour, and it is ticked before the dice, as in a fight: 3 hits are 1 or none, 4 are 1 either way.
#[test]
fn cover_is_ticked_before_the_dice() {
    let start = plainly(&[LightMissiles], &[HeavyFoot]).says(&passes("red-1", "shoot")).shows("aim");
    assert_eq!(
        (rows(&start), note(&start)),
        (vec!["Over 12\"".into(), "In cover: Armour 4".into()], "Armour 3".into())
    );
    let covered = start.clone().says("aim: cover").shows("shoot");
    assert_eq!((note(&covered).as_str(), covered.dice()), ("Armour 4", (12, 5)));
    assert_eq!(covered.clone().says("shoot: hits 3").sp("blue-1"), 12);
    assert_eq!(covered.says("shoot: hits 4").shows("courage").sp("blue-1"), 11);
    assert_eq!(start.says("aim:, shoot: hits 3").shows("courage").sp("blue-1"), 11);
}

/// What can be ticked.
fn rows(play: &BattlePlay) -> Vec<String> {
    let Kind::Tick(tick) = play.question().kind else { panic!("a list is open") };
    tick.facts.iter().map(|fact| fact.label.line(&play.state()).to_string()).collect()
}

/// What stands beside the title.
fn note(play: &BattlePlay) -> String {
    play.question().heading.note.line(&play.state()).to_string()
}

/// DR-SR-HARD: Scouts have Armour 2 against shots, and are never over 12" away.
#[test]
fn scouts_are_hard_to_target() {
    let play = plainly(&[LightMissiles], &[Scouts]).says(&passes("red-1", "shoot"));
    assert_eq!(play.offers(), ["cover"]);
    let play = play.says("aim:, shoot: hits 5");
    assert_eq!(play.sp("blue-1"), 4);
}

/// DR-SHOOT-10, DR-INVIS-1: nobody shoots at the Invisible.
#[test]
fn the_invisible_are_no_targets() {
    let blue = [plain(&[HeavyFoot]), vec![unit(HeavyFoot, &[], &[Invisibility])], plain(&[HeavyFoot])].concat();
    let play = units(&plain(&[LightMissiles]), &blue).says(&passes("red-1", "shoot"));
    assert_eq!((play.asks().as_str(), play.offers()), ("shoot-at", vec!["blue-1".into(), "blue-3".into()]));
}

/// DR-SHOOT-10: where nobody can be shot at the order is off.
#[test]
fn without_a_target_the_order_is_off() {
    let play = units(&plain(&[LightMissiles]), &[unit(HeavyFoot, &[], &[Invisibility])]).says("unit: red-1");
    assert_eq!(play.off("shoot"), Some("No enemy can be shot at"));
}

/// DR-SHOOT-12: a Flyer never has cover: it is not asked.
#[test]
fn flyers_have_no_cover_from_shots() {
    let flyer = [unit(HeavyFoot, &[], &[Flying])];
    let play = units(&plain(&[LightMissiles]), &flyer).says(&passes("red-1", "shoot"));
    assert_eq!(play.offers(), ["far"]);
    let play = play.says("aim:, shoot: hits 3");
    assert_eq!((play.sp("blue-1"), play.asks().as_str()), (11, "courage"));
}

/// DR-SHOOT-12, DR-FLY-3: against a Flyer's shots only what is overhead is cover.
#[test]
fn a_flyer_shoots_past_low_cover() {
    let flyer = [unit(LightMissiles, &[], &[Flying])];
    let play = units(&flyer, &plain(&[HeavyFoot])).says(&passes("red-1", "shoot"));
    assert_eq!(rows(&play), ["Over 12\"", "Under roof: Armour 4"]);
}

/// DR-UNDEAD-3: shots round down for No Feelings too.
#[test]
fn no_feelings_rounds_down_for_shots() {
    let dead = [unit(HeavyFoot, &[], &[Undead, NoFeelings])];
    let play = units(&plain(&[LightMissiles]), &dead).says(&passes("red-1", "shoot")).says("aim:, shoot: hits 5");
    assert_eq!(play.sp("blue-1"), 11);
}

/// DR-SHOOT-5: 6 dice at half and below.
#[test]
fn at_half_a_unit_shoots_with_6_dice() {
    let play = plainly(&[HeavyMissiles], &[LightMissiles]).says(&passes("red-1", "shoot"));
    assert_eq!(play.clone().says("aim:").dice(), (12, 4));
    let play = play.says("aim:, shoot: hits 12, courage: 6 6").says(&passes("blue-1", "shoot"));
    assert_eq!(play.says("aim:").dice(), (6, 5));
}

/// DR-SR-SKIRMISH: at 7+ half a move and a shot, in either order, each die at -1.
#[test]
fn a_skirmish_is_half_a_move_and_a_shot() {
    let start = plainly(&[LightRiders, HeavyFoot], &[HeavyFoot]).says("unit: red-1, order: skirmish");
    assert_eq!(start.dice(), (2, 7));
    let start = start.says("test: 3 4");
    let play = start.clone().says("skirmish: move").shows("skirmish-move").says("skirmish-move: done");
    assert_eq!(play.says("aim:").dice(), (12, 6));
    let play = start.clone().says("skirmish: shoot, aim:, shoot: hits 3, courage: 6 6").shows("skirmish-move");
    assert_eq!(play.sp("blue-1"), 11);
    start.says("skirmish: only, skirmish-move: done").shows("unit");
}

/// DR-SR-SKIRMISH: a failed Skirmish ends the phase.
#[test]
fn a_failed_skirmish_ends_the_phase() {
    let play = plainly(&[Scouts, HeavyFoot], &[LightFoot]).says("unit: red-1, order: skirmish, test: 3 3");
    assert_eq!(play.seat(), "blue");
}

/// A Shoot is five presses: the unit, the order, its test, the target, the dice, which are thrown with what is so.
#[test]
fn a_shoot_takes_five_presses() {
    let steps = ["unit: red-1", "order: shoot", "test: 6 6", "shoot-at: blue-1"];
    let play = steps.iter().fold(plainly(&[LightMissiles], &[HeavyFoot, HeavyFoot]), |play, step| play.says(step));
    play.shows("aim");
}
