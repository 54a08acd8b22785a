//! The sample lists (section 24 of the checklist).

use dragon_rampant::book::{SAMPLES, SampleChoice, SampleList, SampleUnit, Spell, UnitType};
use dragon_rampant::roster::UnitEntry;

fn list(id: &str) -> &'static SampleList {
    SAMPLES.iter().find(|list| list.id == id).unwrap_or_else(|| panic!("no {id}"))
}

fn row(list: &'static SampleList, name: &str) -> &'static SampleUnit {
    list.units.iter().find(|unit| unit.name == name).unwrap_or_else(|| panic!("no {name}"))
}

fn cost(list: &SampleList, unit: &SampleUnit, kind: usize, choices: u8) -> i8 {
    UnitEntry::of_sample(list, unit, kind, choices).build.cost()
}

/// AMB-03: all 115 printed costs are what the parts cost, as either type; only Skeleton Knights are not.
#[test]
fn printed_costs_are_what_the_parts_cost() {
    let mut wrong = Vec::new();
    for list in &SAMPLES {
        for unit in list.units {
            for kind in 0..unit.types.len() {
                let cost = cost(list, unit, kind, 0);
                if cost != unit.printed as i8 {
                    wrong.push((unit.name, cost, unit.printed));
                }
            }
        }
    }
    assert_eq!(wrong, [("Skeleton Knights", 4, 6)]);
    let printed: usize = SAMPLES.iter().filter(|list| list.id != "sea-elves").map(|list| list.units.len()).sum();
    assert_eq!((printed, SAMPLES.len()), (115, 16));
}

/// Each unit of a list is one that a warband may have, with each of its choices alone; names fit.
#[test]
fn units_of_the_lists_may_play() {
    for list in &SAMPLES {
        for unit in list.units {
            for kind in 0..unit.types.len() {
                let open = (0..unit.choices.len()).filter(|at| unit.choices[*at].is_open_to(unit.types[kind]));
                for choices in open.map(|at| 1 << at).chain([0]) {
                    let entry = UnitEntry::of_sample(list, unit, kind, choices);
                    assert_eq!(entry.breaches(0).collect::<Vec<_>>(), [], "{} {choices}", unit.name);
                    assert_eq!((entry.name.as_str(), entry.race.is_empty()), (unit.name, false));
                }
            }
        }
    }
}

/// Section 24: what units become, with the rest of what they have.
#[test]
fn a_unit_becomes_another_and_keeps_the_rest() {
    let goblins = list("goblins");
    let hobgoblins = UnitEntry::of_sample(goblins, row(goblins, "Hobgoblins"), 0, 1);
    assert_eq!((hobgoblins.build.unit_type, hobgoblins.build.cost()), (UnitType::HeavyFoot, 6));
    assert_eq!(hobgoblins.build.options.len(), 1, "still Offensive");
    let graves = list("graveyard");
    let vampires = UnitEntry::of_sample(graves, row(graves, "Vampires"), 0, 1);
    assert_eq!((vampires.build.unit_type, vampires.build.cost()), (UnitType::EliteRiders, 10));
    assert!(vampires.graveyard && vampires.build.profile(false).moves == 5);
    assert_eq!(cost(list("sand"), row(list("sand"), "Khan's Slaves"), 0, 1), 2);
    assert_eq!(cost(list("north"), row(list("north"), "War Dogs"), 0, 1), 6);
}

/// Section 24, AMB-04: an Elf Prince on foot has missiles or is invisible, and mounted he is not; both are 11.
#[test]
fn an_elf_prince_is_invisible_on_foot_only() {
    let elves = list("elves");
    let prince = row(elves, "Elf Prince");
    assert_eq!((cost(elves, prince, 0, 1), cost(elves, prince, 1, 1), cost(elves, prince, 1, 2)), (8, 8, 9));
    assert!(prince.choices[1].is_open_to(UnitType::EliteFoot) && !prince.choices[1].is_open_to(UnitType::EliteRiders));
    assert!(UnitEntry::of_sample(elves, prince, 1, 3).breaches(0).next().is_some());
}

/// AMB-08: the spells of the three Wizardlings are fixed.
#[test]
fn wizardlings_of_the_lists_know_their_spells() {
    use Spell::*;
    for (id, name, spells) in [
        ("goblins", "Goblin Shamans", [AlmightyProd, BanishFear, SodOff]),
        ("orcs", "Orcish Shamans", [HealThee, PowerBolt, BogThee]),
        ("rats", "Shay-Rats", [DragonsBreath, SharperBlades, StrongerShields]),
    ] {
        assert_eq!(row(list(id), name).spells, spells);
    }
}

/// DR-TRAIT-U: units of the Graveyard Dwellers, and of no other list, are known as such.
#[test]
fn units_of_the_graveyard_are_known() {
    for list in &SAMPLES {
        let all =
            list.units.iter().all(|unit| UnitEntry::of_sample(list, unit, 0, 0).graveyard == (list.id == "graveyard"));
        assert!(all, "{}", list.name);
    }
    let ghouls = UnitEntry::of_sample(list("graveyard"), row(list("graveyard"), "Ghouls"), 0, 0);
    assert!(ghouls.graveyard && !ghouls.is_undead());
    assert_eq!(row(list("graveyard"), "Necromancer").choices.len(), 1);
    assert!(matches!(row(list("dwarves"), "Dwarf Lord").choices[0], SampleChoice::Reduced));
}
