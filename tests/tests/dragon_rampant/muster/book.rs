//! The printed numbers (sections 3, 4 and 6 of the checklist).

use dragon_rampant::book::{Class, Fantastical, Profile, Shooting, Special, TypeOption, UnitType};
use dragon_rampant::roster::Build;

use crate::fixture::unit;

/// A row as the checklist prints it: class, points, Attack, Move, Shoot, Courage, Armour, AV, DV, SV and range, move, SP.
fn row(profile: &Profile) -> String {
    let class = if profile.class == Class::Mounted { "M" } else { "F" };
    let order = profile.shoot.map_or("-".into(), |shoot| shoot.order.to_string());
    let shot = profile.shoot.map_or("-".into(), |shoot| format!("{}/{}", shoot.value, shoot.range));
    let Profile { points, attack, moves, courage, armour, attack_value, defence_value, reach, strength, .. } = profile;
    format!(
        "{class} {points} {attack} {moves} {order} {courage} {armour} {attack_value} {defence_value} {shot} {reach} {strength}"
    )
}

/// DR-UNIT-ER, DR-UNIT-HR, DR-UNIT-LR, DR-UNIT-GW, DR-UNIT-LW, DR-UNIT-EF, DR-UNIT-HF, DR-UNIT-LF, DR-UNIT-BF, DR-UNIT-HM,
/// DR-UNIT-LM, DR-UNIT-SC, DR-UNIT-RH: thirteen types, their numbers and their special rules.
#[test]
fn unit_types_are_as_printed() {
    use Special::*;
    let printed: [(&str, &[Special]); 13] = [
        ("M 6 5 7 - 3 4 3 5 - 10 6", &[WildCharge, CounterCharge]),
        ("M 4 5 5 - 4 3 4 5 - 10 6", &[CounterCharge]),
        ("M 4 7 5 6 5 3 5 6 5/12 12 6", &[Skirmish, Evade]),
        ("M 6 5 6 - 3 4 3 6 - 10 6", &[Ranger, WildCharge]),
        ("M 4 5 6 - 4 3 4 6 - 12 6", &[Ranger, WildCharge, FleetFooted]),
        ("F 6 5 5 - 3 4 3 4 - 6 6", &[Ranger]),
        ("F 4 6 5 - 4 3 5 4 - 6 12", &[WallOfSpears]),
        ("F 3 6 5 - 4 2 5 4 - 8 12", &[WallOfSpears]),
        ("F 4 5 6 - 4 2 3 6 - 8 12", &[Ranger, WildCharge, CounterChargeFoot, FleetFooted]),
        ("F 4 7 6 7 4 2 6 5 4/18 6 12", &[]),
        ("F 4 7 6 6 4 2 6 5 5/18 6 12", &[]),
        ("F 2 7 5 7 5 1 6 6 5/12 8 6", &[HardToTarget, Skirmish, Evade, FleetFooted]),
        ("F 1 7 6 - 5 1 6 6 - 6 12", &[]),
    ];
    for (of, (numbers, specials)) in UnitType::ALL.into_iter().zip(printed) {
        let profile = of.profile();
        assert_eq!((row(&profile).as_str(), profile.specials), (numbers, specials.iter().copied().collect()), "{of:?}");
    }
}

/// DR-OPT-ER-1 to DR-OPT-ER-2, DR-OPT-HR-1 to DR-OPT-HR-2, DR-OPT-LR-1, DR-OPT-GW-1 to DR-OPT-GW-3, DR-OPT-LW-1 to DR-OPT-LW-2,
/// DR-OPT-EF-1, DR-OPT-HF-1, DR-OPT-LF-1 to DR-OPT-LF-3, DR-OPT-BF-1, DR-OPT-HM-1, DR-OPT-LM-1: what each option costs, and all that it changes.
#[test]
fn options_change_what_is_printed_and_nothing_else() {
    use Special::*;
    let shoot = |order, value, range| Some(Shooting { order, value, range });
    type Change = fn(&mut Profile);
    let none: &[Special] = &[];
    type Printed = (TypeOption, i8, Option<Shooting>, &'static [Special], Change);
    let printed: [Printed; 18] = [
        (TypeOption::EliteMissiles, 2, shoot(6, 5, 12), &[WildCharge, CounterCharge], |_| {}),
        (TypeOption::LevelHeaded, 2, None, &[WildCharge], |p| p.moves = 5),
        (TypeOption::HeavyMountedMissiles, 1, shoot(6, 5, 12), none, |_| {}),
        (TypeOption::Chariots, 2, None, none, |p| p.armour = 4),
        (TypeOption::LightShortRange, -1, shoot(6, 5, 6), none, |_| {}),
        (TypeOption::GreaterFlame, 2, shoot(6, 5, 12), &[WildCharge], |_| {}),
        (TypeOption::Ponderous, 1, None, &[WildCharge], |_| {}),
        (TypeOption::GreaterCunning, 2, None, none, |p| p.defence_value = 5),
        (TypeOption::LesserFlame, 2, shoot(6, 5, 12), &[WildCharge], |_| {}),
        (TypeOption::LesserCunning, 2, None, none, |p| p.defence_value = 5),
        (TypeOption::FootMissiles, 2, shoot(6, 5, 18), none, |_| {}),
        (TypeOption::HeavyOffensive, 2, None, &[WallOfSpears], |p| p.attack_value = 4),
        (TypeOption::LightOffensive, 2, None, &[WallOfSpears], |p| p.attack_value = 4),
        (TypeOption::FootShortRange, 1, shoot(6, 5, 6), none, |_| {}),
        (TypeOption::MixedWeapons, 2, shoot(6, 5, 12), &[WallOfSpears], |_| {}),
        (TypeOption::ShinyArmour, 2, None, none, |p| p.armour = 3),
        (TypeOption::WeightyProjectiles, -1, shoot(7, 4, 12), none, |_| {}),
        (TypeOption::Sharpshooter, 2, shoot(6, 4, 18), none, |_| {}),
    ];
    for (option, cost, shoot, lost, change) in printed {
        let mut wanted = option.of().profile();
        wanted.shoot = shoot.or(wanted.shoot);
        lost.iter().for_each(|special| wanted.specials = wanted.specials.without(*special));
        change(&mut wanted);
        let build = unit(option.of(), &[option], &[]).build;
        let base = i8::try_from(option.of().profile().points).expect("10 at most");
        assert_eq!((build.profile(false), build.cost() - base), (wanted, cost), "{option:?}");
    }
}

/// DR-OPT-ER-2: Level Headed keeps Counter-charge; with missiles it only adds the Move of 5+.
#[test]
fn level_headed_riders_with_missiles_have_both() {
    let both = unit(UnitType::EliteRiders, &[TypeOption::EliteMissiles, TypeOption::LevelHeaded], &[]).build;
    let missiles = unit(UnitType::EliteRiders, &[TypeOption::EliteMissiles], &[]).build.profile(false);
    assert_eq!((both.cost(), both.profile(false)), (10, Profile { moves: 5, ..missiles }));
    let level = unit(UnitType::EliteRiders, &[TypeOption::LevelHeaded], &[]).build.profile(false);
    assert!(level.specials.has(Special::CounterCharge));
}

/// Section 5: what each fantastical rule costs.
#[test]
fn fantastical_rules_cost_what_is_printed() {
    use Fantastical::*;
    for (cost, rules) in [
        (-2, &[Fearful][..]),
        (0, &[Cleric, Slayer, Undead, NoFeelings]),
        (1, &[Hatred, EnchantedMelee, EnchantedMissiles, Were]),
        (2, &[Exploder, Fear, Flying, Burrowing, BlessedMelee, BlessedMissiles, MysticalArmour, Wizardling]),
        (3, &[Invisibility, Summoner, Venomous]),
        (4, &[Spellcaster]),
    ] {
        assert!(rules.iter().all(|rule| rule.cost() == cost), "{cost}: {rules:?}");
    }
}

/// DR-DERIVE, DR-WERE-1, DR-UNDEAD-2: the numbers are those of the form, of that form's options, then of No Feelings.
#[test]
fn numbers_are_derived_from_the_form_and_its_options() {
    let mut build = Build::of(UnitType::LightFoot);
    build.options = [TypeOption::LightOffensive].into_iter().collect();
    build.beast_options = [TypeOption::LesserCunning].into_iter().collect();
    build.fantastical = [Fantastical::Were].into_iter().collect();
    let (normal, beast) = (build.profile(false), build.profile(true));
    assert_eq!((normal.attack_value, normal.defence_value, normal.strength), (4, 4, 12));
    assert_eq!((beast.attack_value, beast.defence_value, beast.strength, beast.armour), (4, 5, 6, 3));
    build.fantastical = build.fantastical.and(Fantastical::Undead).and(Fantastical::NoFeelings);
    assert_eq!((build.profile(false).courage, build.profile(true).courage), (0, 0));
}

/// AMB-100: what a Were costs is shown as its normal form's.
#[test]
fn a_were_seems_to_cost_what_its_normal_form_does() {
    let were = unit(UnitType::BellicoseFoot, &[], &[Fantastical::Were]).build;
    assert_eq!((were.cost(), were.public_cost()), (9, 4));
}
