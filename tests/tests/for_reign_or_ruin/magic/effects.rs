//! What a spell does, as players type it.

use super::mage;
use crate::fixture::{BattlePlay, Carded, Fought, begun, foes, unit};
use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::{Flag, Place};

fn worked() -> BattlePlay {
    let blue = [unit("Orcs").grouped(1), unit("Trolls").stressed(3).grouped(1)];
    begun(&[mage("Oro", 4)], &blue).past(3).says("cast: red-1, worked: worked, act-spent: 0").shows("effect")
}

/// FR-MAG-4, FR-SRC-19: a spell that fails is 1 stress for its caster.
#[test]
fn a_failed_spell_stresses_its_caster() {
    let play = begun(&[mage("Oro", 4)], &foes()).past(3).says("cast: red-1, worked: failed, act-spent: 0");
    assert_eq!((play.stress("red-1"), play.element("red-1").gained), (1, 1));
    assert_eq!(play.asks(), "cast", "and has no effect");
}

/// FR-MAG-4, FR-STR-5: that can destroy him.
#[test]
fn a_failed_spell_can_destroy() {
    let frail = mage("Oro", 4).with(Stat::End, 0);
    let play = begun(&[frail], &foes()).past(3).says("cast: red-1, worked: failed, act-spent: 0");
    assert_eq!(play.element("red-1").place, Place::Destroyed);
}

/// FR-MAG-5, FR-CMD-12: the Act spent is typed, 0 unless said otherwise, and not asked where there is none.
#[test]
fn act_is_typed() {
    let play = begun(&[mage("Oro", 4)], &foes()).past(3).says("cast: red-1, worked: worked").shows("act-spent");
    let umpire_engine::table::Kind::Number(asked) = play.question().kind else { panic!("a number") };
    assert_eq!((asked.min, asked.preset, asked.max), (0, 0, 2));
    assert_eq!(play.says("act-spent: 2").element("red-1").act, 0);
    let spent = mage("Oro", 4).with(Stat::Act, 0);
    assert_eq!(begun(&[spent], &foes()).past(3).says("cast: red-1, worked: worked").asks(), "effect");
}

/// FR-MAG-5, FR-MAG-6, FR-SRC-20: typed stress counts as gained, on each that is ticked.
#[test]
fn typed_stress_is_gained() {
    let play = worked().says("effect: stress, whose: blue, who: blue-1 blue-2, amount: 2");
    assert_eq!((play.stress("blue-1"), play.element("blue-1").gained), (2, 2));
    assert_eq!((play.stress("blue-2"), play.element("blue-2").gained), (5, 2));
    assert!(!play.element("blue-1").is(Flag::Attacked), "it was no attack");
    assert!(play.heard().contains(&"Orcs +2: by a spell".to_string()), "{:?}", play.heard());
}

/// FR-MAG-5, FR-STR-1: stress can be taken, too, and is never below 0.
#[test]
fn typed_stress_can_be_taken() {
    let play = worked().says("effect: stress, whose: blue, who: blue-1 blue-2, amount: -5");
    assert_eq!((play.stress("blue-1"), play.stress("blue-2"), play.element("blue-2").gained), (0, 0, 0));
    assert_eq!(play.heard(), ["Trolls -3: by a spell"]);
}

/// FR-MAG-6: what is typed as an attack was one, with or without stress.
#[test]
fn a_typed_attack_is_an_attack() {
    let play = worked().says("effect: attack, whose: blue, who: blue-1, amount: 0");
    assert!(play.element("blue-1").is(Flag::Attacked) && !play.element("blue-2").is(Flag::Attacked));
    assert_eq!(play.stress("blue-1"), 0);
}

/// FR-MAG-5, FR-MOR-8: a new order, for one element, which leaves its group with it.
#[test]
fn a_spell_can_give_an_order() {
    let play = worked().says("effect: order, whose: blue, which: blue-1, new-order: retreat");
    assert_eq!((play.order("blue-1"), play.order("blue-2")), (Order::Retreat, Order::Halt));
    assert_eq!(play.element("blue-1").group, 0);
}

/// FR-MAG-5, FR-STR-3: destroyed at once; friends near it get their stress.
#[test]
fn a_spell_can_destroy() {
    let play = worked().says("effect: destroyed, whose: blue, who: blue-1").shows("near-lost");
    let play = play.says("near-lost: blue-2").shows("effect");
    assert_eq!((play.element("blue-1").place, play.stress("blue-2")), (Place::Destroyed, 4));
}

/// F-MAGIC, FR-STR-5: several effects, one after the other; then who is over End goes.
#[test]
fn several_effects_then_destruction() {
    let play = worked().says("effect: stress, whose: blue, who: blue-1, amount: 7");
    assert_eq!(play.element("blue-1").place, Place::OnTable, "not before the spell is over");
    let play = play.says("effect: stress, whose: red, who: red-1, amount: 1, effect: none").shows("near-lost");
    let play = play.says("near-lost:").shows("cast");
    assert_eq!((play.element("blue-1").place, play.stress("red-1")), (Place::Destroyed, 1));
}
