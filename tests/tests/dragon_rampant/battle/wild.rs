//! Wild Charges.

use dragon_rampant::Flag;
use dragon_rampant::book::Fantastical::{Hatred, Invisibility};
use dragon_rampant::book::UnitType::{BellicoseFoot, HeavyFoot, LightFoot};
use dragon_rampant::roster::UnitEntry;

use super::{passes, plainly, units};
use crate::fixture::{Fought, agreed, plain, unit};

/// DR-SR-WILD, DR-WILD-1, DR-WILD-3: who sees and reaches an enemy tests its Attack number, and attacks.
#[test]
fn a_wild_charge_is_compulsory() {
    let play = plainly(&[BellicoseFoot, HeavyFoot], &[HeavyFoot]).shows("wild");
    assert_eq!(play.offers(), ["red-1"]);
    let play = play.says("wild: red-1");
    assert_eq!((play.asks().as_str(), play.dice()), ("wild-test", (2, 5)));
    play.says("wild-test: 2 3").shows("ground");
}

/// DR-SR-WILD, DR-ACT-4: who fails stands, and is finished; the phase goes on, and nobody is asked again.
#[test]
fn a_failed_wild_charge_does_not_end_the_phase() {
    let play = plainly(&[BellicoseFoot, HeavyFoot], &[HeavyFoot]).says("wild: red-1, wild-test: 2 2").shows("unit");
    assert_eq!((play.seat(), play.offers()[0].as_str()), ("red", "red-2"));
}

/// DR-WILD-4: who reaches nobody is ordered as any other.
#[test]
fn who_reaches_nobody_is_free() {
    let play = plainly(&[BellicoseFoot, HeavyFoot], &[HeavyFoot]).says("wild:").shows("unit");
    assert_eq!(play.offers()[0], "red-1");
}

/// DR-WILD-1, AMB-22: after each charge those who are left are asked again.
#[test]
fn the_others_are_asked_again_after_a_charge() {
    let play = plainly(&[BellicoseFoot, BellicoseFoot, HeavyFoot], &[HeavyFoot]).says("wild: red-1 red-2");
    let play =
        play.shows("wild-next").says("wild-next: red-2, wild-test: 6 6, ground:, attack: hits 0, defend: hits 0");
    let play = play.says("retreat: full").shows("wild");
    assert_eq!(play.offers(), ["red-1"]);
}

/// DR-INVIS-2, AMB-17: the Invisible compel nobody, but may be attacked by order.
#[test]
fn the_invisible_do_not_compel() {
    let play = units(&plain(&[BellicoseFoot]), &[unit(HeavyFoot, &[], &[Invisibility])]).shows("unit");
    play.says(&passes("red-1", "attack")).shows("ground");
}

fn of_race(entry: UnitEntry, race: &str) -> UnitEntry {
    UnitEntry { race: race.try_into().expect("it is short"), ..entry }
}

/// DR-HATRED-1, DR-HATRED-2: without Wild Charge it is compelled by those it hates, tests, and must attack one.
#[test]
fn hatred_compels() {
    let red = [unit(LightFoot, &[], &[Hatred])];
    let blue = [of_race(unit(HeavyFoot, &[], &[]), "orcs"), unit(HeavyFoot, &[], &[])];
    let play = units(&red, &blue).shows("wild").says("wild: red-1").shows("wild-test").says("wild-test: 6 6");
    play.shows("ground");
}

/// DR-HATRED-3: with Wild Charge it needs no dice, where one that it hates is in reach.
#[test]
fn hatred_needs_no_dice() {
    let red = [unit(BellicoseFoot, &[], &[Hatred])];
    let blue = [of_race(unit(HeavyFoot, &[], &[]), "orcs"), unit(HeavyFoot, &[], &[])];
    let play = units(&red, &blue).shows("wild");
    let driven = play.clone().says("wild: red-1 hated-red-1").shows("ground");
    assert!(driven.is("red-1", Flag::HasAttacked));
    play.says("wild: red-1").shows("wild-test");
}

/// DR-WILD-2: neither Boneshaker nor Commanding help a Wild Charge.
#[test]
fn no_leader_helps_a_wild_charge() {
    for by in ["boneshaker", "commanding"] {
        let play = agreed("", [by, "none"], &plain(&[BellicoseFoot, HeavyFoot]), &plain(&[HeavyFoot]));
        let play = play.says("wild: red-1");
        assert!(play.roll().extras.is_empty());
        play.says("wild-test: 1 1").shows("unit");
    }
}

/// DR-WILD-5: Patient may excuse even a charge that Hatred drives; then it is ordered as any other.
#[test]
fn patience_holds_back_hatred() {
    let red = [unit(HeavyFoot, &[], &[]), unit(BellicoseFoot, &[], &[Hatred])];
    let blue = [of_race(unit(HeavyFoot, &[], &[]), "orcs")];
    let start = agreed("", ["patient", "none"], &red, &blue).says("wild: red-2").shows("patient");
    let play = start.clone().says("patient: red-2").shows("unit");
    assert_eq!(play.offers()[..2], ["red-1", "red-2"]);
    assert!(!play.is("red-2", Flag::HasAttacked));
    start.says("patient: none").shows("ground");
}
