//! Fantastical rules in fights.

use dragon_rampant::book::Fantastical::{Cleric, EnchantedMelee, EnchantedMissiles, MysticalArmour, Undead, Venomous};
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot, LightMissiles};

use super::{passes, units};
use crate::fixture::{Fought, agreed, plain, unit};

/// DR-VENOM-1: 5 hits of which two are 6s: 3 against Armour 3 are 1, and 4 past it.
#[test]
fn venom_takes_2_for_each_6() {
    let red = [unit(HeavyFoot, &[], &[Venomous])];
    let start = units(&red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says("ground:");
    let play = start.clone().says("attack: 6 6 5 5 5 1 1 1 1 1 1 1, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 7);
    // DR-CONV-15: own dice.
    let play = start.says("attack: hits 5, defend: hits 0, sixes: 2");
    assert_eq!(play.sp("blue-1"), 7);
}

/// DR-VENOM-1: not when it defends.
#[test]
fn venom_does_not_defend() {
    let blue = [unit(HeavyFoot, &[], &[Venomous])];
    let play = units(&plain(&[HeavyFoot]), &blue).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: 6 6 6 1 1 1 1 1 1 1 1 1");
    assert_eq!(play.sp("red-1"), 11);
}

/// HR-VENOM: each 6 is two hits: 5 + 2 against Armour 3 are 2.
#[test]
fn venom_may_be_two_hits() {
    let red = [unit(HeavyFoot, &[], &[Venomous])];
    let play = agreed("venom", ["none", "none"], &red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: 6 6 5 5 5 1 1 1 1 1 1 1, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 10);
}

/// DR-ENCH-2, DR-ATT-14: every miss once more, when it attacks and when it defends.
#[test]
fn enchanted_blades_reroll_all_misses() {
    let red = [unit(HeavyFoot, &[], &[EnchantedMelee])];
    let play = units(&red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says("ground:");
    let play = play.says("attack: 5 5 5 1 1 1 1 1 1 1 1 1, defend: hits 0").shows("reroll");
    assert_eq!(play.dice(), (9, 5));
    let play = play.says("reroll: 6 6 6 1 1 1 1 1 1");
    assert_eq!(play.sp("blue-1"), 10, "6 hits");
}

/// DR-SHOOT-7, DR-ENCH-2: enchanted missiles.
#[test]
fn enchanted_missiles_reroll_all_misses() {
    let red = [unit(LightMissiles, &[], &[EnchantedMissiles])];
    let play =
        units(&red, &plain(&[HeavyFoot])).says(&passes("red-1", "shoot")).says("aim:, shoot: hits 2").shows("reroll");
    assert_eq!(play.dice(), (10, 5));
    let play = play.says("reroll: hits 1");
    assert_eq!(play.sp("blue-1"), 11);
}

/// DR-CLERIC-1: against the Undead alone.
#[test]
fn clerics_reroll_against_the_undead() {
    let red = [unit(HeavyFoot, &[], &[Cleric])];
    let blue = [unit(LightFoot, &[], &[Undead]), unit(LightFoot, &[], &[])];
    let start = units(&red, &blue).says(&passes("red-1", "attack"));
    let fight = "ground:, attack: hits 3, defend: hits 0";
    start.clone().says("target: blue-1").says(fight).shows("reroll");
    start.says("target: blue-2").says(fight).shows("courage");
}

/// DR-MYST-1: each 6 saves a point; what is saved counts for nothing.
#[test]
fn mystical_armour_saves_on_a_6() {
    let blue = [unit(HeavyFoot, &[], &[MysticalArmour])];
    let play = units(&plain(&[LightMissiles]), &blue).says(&passes("red-1", "shoot")).says("aim:, shoot: hits 6");
    assert_eq!((play.asks().as_str(), play.dice()), ("mystical", (2, 6)));
    assert_eq!(play.clone().says("mystical: 6 1").sp("blue-1"), 11);
    let play = play.says("mystical: 6 6");
    assert_eq!((play.sp("blue-1"), play.asks().as_str()), (12, "unit"), "nothing lost, nothing tested");
}
