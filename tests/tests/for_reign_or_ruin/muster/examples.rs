//! The armies that are ready to play, and what is said of an army.

use for_reign_or_ruin::book::{Attribute, Kind};
use for_reign_or_ruin::roster::{Army, PackedArmies};
use umpire_engine::table::Roster;

use super::{army, bytes, lines, text};

fn examples() -> Vec<Army> {
    (0..Army::EXAMPLES.len()).map(Army::example).collect()
}

/// FR-IN-1, FR-IN-15, FR-IN-17, FR-IN-19: four armies that may play and leave nothing blank; what is special is among them.
#[test]
fn the_examples_may_play_and_show_what_there_is() {
    let all = examples();
    for (army, (id, name)) in all.iter().zip(Army::EXAMPLES) {
        assert_eq!((army.fault(), army.name()), (None, *name), "{id}");
        assert_eq!((super::read(&text(army)), Army::decode(1, &bytes(army))), (Ok(army.clone()), Some(army.clone())));
        assert_eq!(lines(|say| army.mind(say)), [""; 0], "{id}");
        assert_eq!(army.elements.iter().filter(|card| card.kind == Kind::ChiefCommander).count(), 1);
    }
    assert_eq!(all.iter().map(|army| army.elements.len()).collect::<Vec<_>>(), [10, 8, 20, 20]);
    let first = || all[..2].iter().flat_map(|army| &army.elements);
    for own in
        [Attribute::Caster, Attribute::CausesFear, Attribute::Berserker, Attribute::Regenerating, Attribute::Mindless]
    {
        assert!(first().any(|card| card.is(own)), "{own:?}");
    }
    assert!(first().any(|card| card.two_lines) && first().filter(|card| card.group == 1).count() == 4);
    for army in &all[2..] {
        assert!(army.elements.iter().filter(|card| card.group > 0).count() >= 12, "{}", army.name);
    }
    assert!(PackedArmies::of(all[2..].iter()).is_some(), "they fit one battle");
}

/// FR-IN-2: the foyer tells kinds and counts, then names.
#[test]
fn an_army_is_described_by_kinds_and_names() {
    let told = lines(|say| Army::example(0).describe(say));
    let kinds = ["1 C-in-C", "1 commander", "1 hero", "1 individual", "6 units"];
    assert_eq!(told[..5], kinds);
    let names = ["Lord Arel", "Captain Sil", "Hero Nim", "2 Silver Spears", "Wood Archers", "Moon Riders", "Scouts"];
    assert_eq!(told[5..12], names);
    assert_eq!(told[12..], ["Mage Oro", "Bear Kin"]);
}

/// FR-IN-18, FR-IN-19, FR-CMD-7: what an owner should mind, though it may play.
#[test]
fn an_owner_is_told_what_is_odd() {
    let odd = "army \"T\" / chief \"C\" init 1 mov 1 att 1 imp 1 rch 1 sht 0 def 1 mor 1 end 1 act 1 / copy \"D\" / \
               copy \"X\" group 1 / unit \"U\" open mov 8 group 2 / copy \"V\" order attack";
    let told = lines(|say| army(odd).mind(say));
    let right = [
        "3 C-in-Cs: each chooses his own order",
        "2 elements are under no commander",
        "group 1 is one element",
        "group 2 has two orders",
        "18 numbers are blank: they are asked for when used",
    ];
    assert_eq!(told, right);
    let led = army("army \"T\" / commander \"K\" command B / unit \"U\" open command B");
    assert_eq!(lines(|say| led.mind(say))[0], "1 element is under no commander", "K himself");
}

/// FR-TERM-11: two sides of forty elements at the most fit one battle.
#[test]
fn two_full_armies_fit_one_battle() {
    let full = army("army \"T\" / unit \"Spears\" open x40");
    let packed = PackedArmies::of([&full, &full].into_iter()).expect("eighty elements");
    assert_eq!(packed.count(), 2);
}
