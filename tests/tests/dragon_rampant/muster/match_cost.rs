//! What a Cleric or Slayer costs in a match (DR-WB-8).

use dragon_rampant::book::{Fantastical, UnitType};
use dragon_rampant::roster::{MatchFault, UnitEntry};
use umpire_engine::table::Seat;

use crate::fixture::{BattlePlay, Fought, battle, plain, unit};

fn cleric(of: UnitType) -> UnitEntry {
    unit(of, &[], &[Fantastical::Cleric])
}

fn slayer(slays: &str) -> UnitEntry {
    let mut slayer = unit(UnitType::HeavyFoot, &[], &[Fantastical::Slayer]);
    slayer.slays = slays.try_into().expect("short");
    slayer
}

fn of_race(race: &str) -> UnitEntry {
    UnitEntry { race: race.try_into().expect("short"), ..unit(UnitType::LightFoot, &[], &[]) }
}

/// What Red's first unit costs against these.
fn points(hunter: &UnitEntry, enemies: &[UnitEntry]) -> u8 {
    let play = battle(&[std::slice::from_ref(hunter), enemies]);
    let points = play.unit("red-1").points;
    assert_eq!(i8::try_from(points), Ok(hunter.match_cost(enemies.iter())), "both ways to know it");
    points
}

/// DR-WB-8: a Cleric costs 4 more where an enemy is Undead, and no more otherwise.
#[test]
fn a_cleric_costs_four_more_against_undead() {
    let undead = unit(UnitType::LightFoot, &[], &[Fantastical::Undead]);
    assert_eq!(points(&cleric(UnitType::HeavyFoot), &plain(&[UnitType::LightFoot])), 4);
    assert_eq!(points(&cleric(UnitType::HeavyFoot), &[of_race("undead")]), 4, "a race makes nobody Undead");
    assert_eq!(points(&cleric(UnitType::HeavyFoot), &[of_race("elf"), undead]), 8);
}

/// DR-SLAYER-1: by race, in large letters or small; Warbeasts by their type, but no Were that has not changed.
#[test]
fn a_slayer_costs_four_more_against_its_kind() {
    assert_eq!(points(&slayer("troll"), &[of_race("Troll")]), 8);
    assert_eq!(points(&slayer("troll"), &[of_race("elf")]), 4);
    assert_eq!(points(&slayer("warbeasts"), &plain(&[UnitType::GreaterWarbeasts])), 8);
    assert_eq!(points(&slayer("warbeasts"), &plain(&[UnitType::LesserWarbeasts])), 8);
    assert_eq!(points(&slayer("warbeasts"), &[unit(UnitType::LightFoot, &[], &[Fantastical::Were])]), 4);
}

/// DR-WB-8, DR-MULTI-1: only enemies count, not friends of the same team.
#[test]
fn friends_of_a_team_do_not_make_a_cleric_dearer() {
    let undead = unit(UnitType::LightFoot, &[], &[Fantastical::Undead]);
    let hunter = [cleric(UnitType::HeavyFoot)];
    let (foot, dead) = (plain(&[UnitType::LightFoot]), [undead]);
    let red = |sides: &[&[UnitEntry]]| battle(sides).unit("red-1").points;
    assert_eq!(red(&[&hunter, &foot, &dead, &foot]), 4, "the third side is of its team");
    assert_eq!(red(&[&hunter, &foot, &foot, &dead]), 8);
}

/// AMB-54: over 10, or over the points of the game, its owner must drop something.
#[test]
fn a_warband_that_is_too_dear_in_this_match_is_told() {
    let fault = |play: &BattlePlay, seat: Seat| play.state().match_fault(seat);
    let undead = [unit(UnitType::LightFoot, &[], &[Fantastical::Undead])];
    let mut dear = cleric(UnitType::EliteFoot);
    dear.build.fantastical = dear.build.fantastical.and(Fantastical::EnchantedMelee);
    let play = battle(&[&[of_race("elf"), dear.clone()], &undead]);
    assert_eq!((fault(&play, Seat(0)), fault(&play, Seat(1))), (Some(MatchFault::Unit(1, 11)), None));
    assert_eq!(fault(&battle(&[&[dear], &plain(&[UnitType::LightFoot])]), Seat(0)), None);
    let six = plain(&[UnitType::EliteFoot; 3]);
    let full = |hunter: UnitType| [six.clone(), vec![cleric(hunter)]].concat();
    assert_eq!(fault(&battle(&[&full(UnitType::LightFoot), &undead]), Seat(0)), Some(MatchFault::Total(25)));
    let mut fits = full(UnitType::LightFoot);
    fits[0] = of_race("elf");
    assert_eq!(fault(&battle(&[&fits, &undead]), Seat(0)), None);
}

/// DR-WB-10: who flies, burrows or is Undead may be summoned; others where all agree.
#[test]
fn who_flies_or_is_undead_may_be_summoned() {
    use dragon_rampant::Flag::Summonable;
    let rules = [Fantastical::Flying, Fantastical::Burrowing, Fantastical::Undead, Fantastical::Fear];
    let units = rules.map(|rule| unit(UnitType::LightFoot, &[], &[rule]));
    let agreed = UnitEntry { summonable: true, ..unit(UnitType::LightFoot, &[], &[]) };
    let play = battle(&[&units, &[agreed]]);
    let red = ["red-1", "red-2", "red-3", "red-4"].map(|id| play.is(id, Summonable));
    assert_eq!((red, play.is("blue-1", Summonable)), ([true, true, true, false], true));
}
