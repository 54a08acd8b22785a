//! Warbands that may play, of anything the book has.

use dragon_rampant::book::{Fantastical, Spell, TypeOption, UnitType};
use dragon_rampant::roster::{Build, MAX_UNITS, Models, UnitEntry, Warband};
use umpire_tests::random::Lcg;

/// A warband that may play: each thing that is tried and breaks a rule is left off.
pub(crate) fn random_warband(rng: &mut Lcg) -> Warband {
    let mut warband = Warband { name: "Some Host".try_into().expect("it is short"), ..Warband::default() };
    // Other sizes may have fewer than four units.
    warband.size = if rng.below(2) == 0 { 24 } else { 12 + rng.below(25) as u8 };
    // Four Ravenous Hordes always fit; then they become something else, as far as points go.
    warband.units.extend((0..4).map(|_| UnitEntry::of(Build::of(UnitType::RavenousHordes))));
    let leader = rng.below(4) as usize;
    warband.units[leader].leader = true;
    for _ in 0..60 {
        let before = warband.clone();
        alter(&mut warband, rng);
        if warband.fault().is_some() {
            warband = before;
        }
    }
    assert_eq!(warband.faults().collect::<Vec<_>>(), [], "legal by construction");
    warband
}

/// A warband that may play, with magic first: casters, Summoners, Undead, Were and Exploders are dear, and rare among others.
pub(crate) fn gifted_warband(rng: &mut Lcg) -> Warband {
    use Fantastical::{Exploder, Flying, Spellcaster, Summoner, Undead, Were, Wizardling};
    const GIFTS: [Fantastical; 7] = [Spellcaster, Summoner, Undead, Were, Wizardling, Exploder, Flying];
    let mut warband = Warband { name: "Gifted".try_into().expect("it is short"), ..Warband::default() };
    warband.units.extend((0..4).map(|_| UnitEntry::of(Build::of(UnitType::RavenousHordes))));
    warband.units[0].leader = true;
    for _ in 0..30 {
        let (before, at) = (warband.clone(), rng.below(4) as usize);
        let of = [UnitType::LightFoot, UnitType::HeavyFoot, UnitType::LightMissiles][rng.below(3) as usize];
        let leader = warband.units[at].leader;
        warband.units[at] = UnitEntry { leader, ..UnitEntry::of(Build::of(of)) };
        buy(&mut warband.units[at], GIFTS[rng.below(7) as usize], rng);
        if warband.fault().is_some() || rng.below(3) == 0 {
            warband = before;
        }
    }
    assert_eq!(warband.faults().collect::<Vec<_>>(), [], "legal by construction");
    warband
}

fn alter(warband: &mut Warband, rng: &mut Lcg) {
    if rng.below(8) == 0 && warband.units.len() < MAX_UNITS {
        let of = UnitType::ALL[rng.below(13) as usize];
        warband.units.push(UnitEntry::of(Build::of(of))).expect("there is room");
        return;
    }
    let at = rng.below(warband.units.len() as u32) as usize;
    let unit = &mut warband.units[at];
    match rng.below(10) {
        0 | 1 => {
            let build = Build::of(UnitType::ALL[rng.below(13) as usize]);
            *unit = UnitEntry { leader: unit.leader, ..UnitEntry::of(build) };
        }
        2 => {
            let options: Vec<TypeOption> = TypeOption::of_type(unit.build.unit_type).collect();
            if !options.is_empty() {
                let option = options[rng.below(options.len() as u32) as usize];
                unit.build.options = unit.build.options.and(option);
                unit.models = if option == TypeOption::Chariots { Models::Reduced } else { unit.models };
            }
        }
        3..=5 => buy(unit, Fantastical::ALL[rng.below(21) as usize], rng),
        6 if unit.build.has(Fantastical::Were) => match rng.below(3) {
            0 => unit.build.beast_options = unit.build.beast_options.and(TypeOption::LesserFlame),
            1 => unit.build.beast_options = unit.build.beast_options.and(TypeOption::LesserCunning),
            _ => unit.build.beast_fearful = true,
        },
        6 => unit.models = Models::ALL[rng.below(3) as usize],
        7 => unit.race = ["elf", "Dwarf", "river troll", "x\"y\\z"][rng.below(4) as usize].try_into().expect("short"),
        8 => unit.name = ["Old Guard", "Ähren/Korn", "\"Quoted\""][rng.below(3) as usize].try_into().expect("short"),
        _ => match rng.below(4) {
            0 => unit.summonable = true,
            1 => unit.graveyard = true,
            2 => unit.build.custom = rng.below(5) as i8 - 2,
            _ => warband.own_trait = "Lucky".try_into().expect("short"),
        },
    }
}

fn buy(unit: &mut UnitEntry, rule: Fantastical, rng: &mut Lcg) {
    unit.build.fantastical = unit.build.fantastical.and(rule);
    match rule {
        Fantastical::NoFeelings => unit.build.fantastical = unit.build.fantastical.and(Fantastical::Undead),
        Fantastical::Slayer => unit.slays = ["warbeasts", "giant"][rng.below(2) as usize].try_into().expect("short"),
        Fantastical::Wizardling => {
            let first = rng.below(8) as usize;
            unit.build.spells = Spell::ALL[first..first + 3].iter().copied().collect();
        }
        _ => {}
    }
}
