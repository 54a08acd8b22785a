//! Warbands that are ready to play.

use dragon_rampant::book::{Fantastical, SAMPLES, TypeOption};
use dragon_rampant::roster::{Models, Warband};
use umpire_engine::table::Roster;

use super::{minded, text, warband};

/// DR-WB-1: one of every sample list that is a warband, each of exactly 24 points.
#[test]
fn the_examples_play_and_cost_24_points() {
    for (at, (id, name)) in Warband::EXAMPLES.iter().enumerate() {
        let example = Warband::example(at);
        assert_eq!((example.name(), example.fault(), example.cost()), (*name, None, 24));
        assert_eq!(warband(&text(&example)), example);
        let list = SAMPLES.iter().find(|list| list.id == *id).expect("a list of that id");
        let of_list = |unit: &str| list.units.iter().any(|row| row.name == unit);
        assert!(example.units.iter().all(|unit| of_list(&unit.name)), "{name}");
        assert_eq!(minded(&example), [""; 0], "{name}");
    }
    let without: Vec<&str> = SAMPLES
        .iter()
        .map(|list| list.id)
        .filter(|id| Warband::EXAMPLES.iter().all(|(known, _)| known != id))
        .collect();
    assert_eq!(without, ["creatures"], "a pick list, and no warband");
}

/// Section 24: the Sea Elves as printed.
#[test]
fn the_sea_elves_are_as_printed() {
    let elves = Warband::example(0);
    let costs: Vec<i8> = elves.units.iter().map(|unit| unit.build.cost()).collect();
    assert_eq!(costs, [6, 6, 9, 3]);
    assert!(elves.units[0].leader && elves.units[0].models == Models::Reduced);
    let archers = &elves.units[2].build;
    assert!(archers.options.has(TypeOption::Sharpshooter) && archers.has(Fantastical::Invisibility));
}

/// What is in it is told before it is chosen: the cost of each unit, and of all.
#[test]
fn a_warband_tells_what_is_in_it() {
    let mut lines = Vec::new();
    Warband::example(0).describe(&mut |line| lines.push(line.to_string()));
    assert_eq!(lines[..5], ["Sea Elf Prince: 6", "  Elite Foot", "  Leader", "  Reduced models", "  Race: elf"]);
    assert_eq!(lines.last().map(String::as_str), Some("24 of 24 points"));
    assert!(lines.iter().all(|line| line.len() <= 30), "{lines:?}");
}
