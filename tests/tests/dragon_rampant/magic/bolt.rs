//! Power Bolt (DR-SPELL-BOLT, AMB-47).

use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot, LightMissiles, Scouts};
use dragon_rampant::book::{Fantastical, TypeOption};
use dragon_rampant::roster::UnitEntry;
use dragon_rampant::{Departure, Flag, Place};

use super::{PASS, caster, fought, sixes};
use crate::fixture::{BattlePlay, Fought, plain, unit};

/// Red's caster has cast its bolt at Blue's first unit: the dice are to fall.
fn bolt(blue: &[UnitEntry]) -> BattlePlay {
    fought(&[caster(), unit(HeavyFoot, &[], &[])], blue)
        .says("unit: red-1, order: cast, spell: bolt, cast-on: blue-1")
        .says(PASS)
}

/// DR-SPELL-BOLT: a Shoot of 12 dice, a hit on 4 and more, Armour as against shots, then Courage.
#[test]
fn a_bolt_has_12_dice_at_4() {
    let play = bolt(&plain(&[HeavyFoot, HeavyFoot])).says("aim:");
    assert_eq!((play.asks().as_str(), play.dice(), play.seat()), ("shoot", (12, 4), "red"));
    // Seven hits on Armour 3 take two, in cover one.
    let play = play.says("shoot: 4 4 4 4 4 4 4 3 3 3 3 3");
    assert_eq!((play.sp("blue-1"), play.asks().as_str(), play.seat()), (10, "courage", "blue"));
    assert!(play.says("courage: 6 6").unit("red-1").spell.is_none(), "it is done at once");
}

/// DR-SPELL-BOLT: 5 and more over 12 inches.
#[test]
fn a_bolt_needs_5_over_12_inches() {
    let play = bolt(&plain(&[HeavyFoot])).says("aim: far");
    assert_eq!(play.dice(), (12, 5));
}

/// DR-SPELL-BOLT: six dice where the caster is down to half, which has cost the test 1 as well (DR-SPELL-2).
#[test]
fn a_weak_caster_has_six_dice() {
    let play = fought(&[caster()], &plain(&[LightMissiles]))
        .says("unit: end, unit: blue-1, order: shoot")
        .says(PASS)
        .says(&format!("aim:, shoot: {}, courage: 6 6", sixes(12)))
        .says("unit: red-1, order: cast, spell: bolt, cast-on: blue-1, test: 4 4, aim:");
    assert_eq!(play.dice(), (6, 4));
}

/// DR-SPELL-BOLT, AMB-47: Scouts are within 12 inches, or no target: nobody asks how far.
#[test]
fn scouts_are_within_12_inches() {
    let play = bolt(&plain(&[Scouts]));
    assert_eq!(play.offers(), ["cover"]);
    let play = play.says("aim:, shoot: 4 4 4 4 1 1 1 1 1 1 1 1");
    assert_eq!(play.sp("blue-1"), 4, "Armour 2 against shots");
}

/// DR-SHOOT-4, AMB-47: any enemy in sight, whoever could charge.
#[test]
fn a_bolt_has_no_priority() {
    let play = fought(&[caster()], &plain(&[HeavyFoot, LightMissiles])).says("unit: red-1, order: cast, spell: bolt");
    assert_eq!(play.offers(), ["blue-1", "blue-2", "none"]);
}

/// DR-SPELL-BOLT, DR-REMOVE: who loses the last point to it is destroyed.
#[test]
fn a_bolt_can_destroy() {
    let play = bolt(&plain(&[Scouts, HeavyFoot])).says(&format!("aim:, shoot: {}", sixes(12)));
    assert_eq!(play.unit("blue-1").place, Place::Gone(Departure::Destroyed, 1));
}

/// DR-SPELLC-2: a caster with missiles may Shoot or cast.
#[test]
fn a_caster_with_missiles_has_both() {
    let both = unit(LightFoot, &[TypeOption::FootShortRange], &[Fantastical::Spellcaster]);
    let play = fought(&[both], &plain(&[HeavyFoot])).says("unit: red-1");
    assert!(play.offers().contains(&"shoot".into()) && play.offers().contains(&"cast".into()));
}

/// DR-ACT-7, DR-BATTER-1: a Battered caster gets no order.
#[test]
fn a_battered_caster_does_not_cast() {
    let play = fought(&[unit(HeavyFoot, &[], &[]), caster()], &[caster()])
        .says("unit: end, unit: blue-1, order: cast, spell: befuddle, cast-on: red-2, test: 6 6")
        .says("courage: 1 2, leader: no, retreat: full");
    assert!(play.is("red-2", Flag::Battered));
    assert!(!play.offers().contains(&"red-2".into()));
}

/// AMB-47, DR-ENCH-2: a Bolt is no missile: Enchanted ones that are awake roll nothing again.
#[test]
fn enchanted_missiles_do_not_help_a_bolt() {
    let rules = [Fantastical::Spellcaster, Fantastical::EnchantedMissiles];
    let archers = unit(LightFoot, &[TypeOption::FootShortRange], &rules);
    let play = fought(&[archers], &plain(&[HeavyFoot, HeavyFoot]));
    assert!(play.is("red-1", Flag::MissilesActive));
    let shot = play
        .clone()
        .says("unit: red-1, order: shoot, test: 6 6, shoot-at: blue-1, aim:, shoot: 1 1 1 1 1 1 1 1 1 1 1 1");
    assert_eq!(shot.asks(), "reroll");
    let bolt = play.says("unit: red-1, order: cast, spell: bolt, cast-on: blue-1, test: 6 6");
    assert_eq!(bolt.says("aim:, shoot: 1 1 1 1 1 1 1 1 1 1 1 1").asks(), "unit");
}

/// FLOW-SPELL: from picking the unit to the dice the cursor is where it is wanted: A four times, and A throws.
#[test]
fn a_cast_is_four_presses_before_the_dice() {
    let mut play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[HeavyFoot]));
    for (question, row) in [("unit", "red-1"), ("order", "cast"), ("spell", "prod"), ("cast-on", "red-2")] {
        assert_eq!((play.asks().as_str(), play.cursor().as_str()), (question, row));
        play = play.says(&format!("{question}: {row}"));
    }
    assert_eq!(play.asks(), "test");
}
