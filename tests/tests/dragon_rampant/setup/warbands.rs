//! What is settled about Warbands before deployment.

use dragon_rampant::book::Fantastical::{
    self, BlessedMelee, Cleric, EnchantedMelee, EnchantedMissiles, Hatred, Slayer, Undead,
};
use dragon_rampant::book::UnitType::{self, HeavyFoot, LesserWarbeasts, LightFoot, LightMissiles};
use dragon_rampant::roster::UnitEntry;
use dragon_rampant::{Departure, Flag, Place};
use umpire_engine::table::Seat;

use crate::fixture::{BattlePlay, Fought, fresh, unit};

fn of_race(of: UnitType, rules: &[Fantastical], race: &str) -> UnitEntry {
    UnitEntry { race: race.try_into().expect("it is short"), ..unit(of, &[], rules) }
}

fn to_roles(units: [&[UnitEntry]; 2]) -> BattlePlay {
    fresh(&units).says("rules: traits, rules: fight, terrain: done, trait: none, trait: none, roles: red")
}

/// DR-SETUP-2, DR-WB-8: a Cleric costs 4 more only against Undead.
#[test]
fn a_cleric_costs_more_against_the_undead() {
    let cleric = [unit(HeavyFoot, &[], &[Cleric])];
    let dead = to_roles([&cleric, &[unit(LightFoot, &[], &[Undead])]]);
    assert_eq!(dead.unit("red-1").points, 8);
    let living = to_roles([&cleric, &[unit(LightFoot, &[], &[])]]);
    assert_eq!(living.unit("red-1").points, 4);
}

/// DR-SLAYER-1: a slayer of Warbeasts meets every one of them, by its type.
#[test]
fn a_slayer_of_warbeasts_costs_more_against_warbeasts() {
    let slayer = [UnitEntry { slays: "Warbeasts".try_into().expect("short"), ..unit(HeavyFoot, &[], &[Slayer]) }];
    let beasts = to_roles([&slayer, &[unit(LesserWarbeasts, &[], &[])]]);
    assert_eq!(beasts.unit("red-1").points, 8);
    let foot = to_roles([&slayer, &[unit(LightFoot, &[], &[])]]);
    assert_eq!(foot.unit("red-1").points, 4);
}

/// AMB-54: who is too dear by that drops something, or all agree.
#[test]
fn who_is_too_dear_in_this_match_drops_something() {
    let clerics: Vec<UnitEntry> = (0..4).map(|_| unit(HeavyFoot, &[], &[Cleric])).collect();
    // Four of them cost 32 against Undead.
    let play = to_roles([&clerics, &[unit(LightFoot, &[], &[Undead])]]).shows("too-dear");
    assert_eq!(play.seat(), "red");
    let dropped = play.clone().says("too-dear: red-4").shows("deploy");
    assert_eq!(dropped.unit("red-4").place, Place::Gone(Departure::Deserted, 0));
    play.says("too-dear: none").shows("deploy");
}

/// DR-SETUP-7, DR-HATRED-1: one race of the enemy's for all; a single one is not asked for.
#[test]
fn hatred_names_one_race_of_the_enemys() {
    let hates = [of_race(HeavyFoot, &[Hatred], "Orcs")];
    let one = to_roles([&hates, &[of_race(LightFoot, &[], "Elves")]]).shows("deploy");
    assert_eq!(one.state().side(Seat::RED).hates, one.unit("blue-1").race);
    let two = to_roles([&hates, &[of_race(LightFoot, &[], "Elves"), of_race(LightFoot, &[], "Men")]]).shows("hatred");
    assert_eq!((two.seat(), two.offers().len()), ("red", 2));
    let keys = two.offers();
    let two = two.says(&format!("hatred: {}", keys[1])).shows("deploy");
    assert_eq!(two.state().side(Seat::RED).hates, two.unit("blue-2").race);
}

/// DR-SETUP-7, DR-ENCH-1: one throw of all of a side's weapons: enchanted wakes on 6, blessed on 5 and 6.
#[test]
fn magic_weapons_are_rolled_for_in_one_throw() {
    let armed = [
        unit(HeavyFoot, &[], &[EnchantedMelee]),
        unit(HeavyFoot, &[], &[BlessedMelee]),
        unit(LightMissiles, &[], &[EnchantedMelee, EnchantedMissiles]),
    ];
    let play = to_roles([&armed, &[unit(LightFoot, &[], &[])]]).shows("enchanted");
    assert_eq!((play.roll().pool.count, play.seat()), (4, "red"));
    let play = play.says("enchanted: 5 5 5 6").shows("deploy");
    let blades = ["red-1", "red-2", "red-3"].map(|id| play.is(id, Flag::BladesActive));
    assert_eq!(blades, [false, true, false]);
    assert!(play.is("red-3", Flag::MissilesActive));
}
