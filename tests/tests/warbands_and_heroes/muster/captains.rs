//! Captains of a warband (section 12, WH-SETUP-5, WH-SETUP-6).

use umpire_engine::dice::{Die, Score};
use umpire_engine::table::{Kind, Show};
use warbands_and_heroes::book::CaptainTrait;

use super::bench::{Bench, bench};

fn asked() -> Bench {
    bench("warband \"T\" / unit warriors \"Oak\" / unit bowmen").says("muster: units, unit: unit-1, change: captain")
}

fn trait_of(bench: &Bench) -> Option<CaptainTrait> {
    bench.state().warband.units[0].captain.as_ref().map(|captain| captain.own)
}

/// WH-SETUP-6, WH-DICE-1: his trait is the face of a d8, thrown by the device or at the table.
#[test]
fn the_d8_brings_the_captains_trait() {
    let roll = asked().says("captain: roll");
    let Kind::Roll(dice) = roll.question().kind else { panic!("no dice") };
    assert_eq!((dice.pool.count, dice.pool.die, dice.score), (1, Die::D8, Score::Read));
    for (face, own) in (1..=8).zip(CaptainTrait::ALL) {
        let led = roll.clone().says(&format!("captain-roll: {face}"));
        assert_eq!(trait_of(&led), Some(own));
        let shown =
            led.news().iter().any(|line| matches!(&line.show, Show::Rolled(rolled) if rolled.word == own.name()));
        assert!(shown, "{own:?} is on the page of the dice");
        let told = led.question().heading;
        assert_eq!((told.id, told.help.map(|help| help.title)), ("captain-told", Some(own.name())), "and what it does");
    }
}

/// WH-SETUP-6: or it is picked.
#[test]
fn or_the_trait_is_picked() {
    for own in CaptainTrait::ALL {
        assert_eq!(trait_of(&asked().says(&format!("captain: {}", own.id()))), Some(own));
    }
}

/// WH-SETUP-5, WH-CAP-1, WH-DATA-7: one for a Unit; he has a name, can be sent off, and leaves with his Unit. Any number
/// of Units of a side have one.
#[test]
fn a_unit_has_one_captain_at_the_most() {
    let led = asked().says("captain: shrewd, muster: units, unit: unit-1");
    assert!(led.options().iter().all(|(id, _)| id != "captain"), "no second one");
    let named = led.clone().says("change: captain-name, captain-name: Old Tam");
    assert!(named.text().contains("unit warriors \"Oak\" captain shrewd \"Old Tam\""), "{}", named.text());
    let rows = named.clone().says("muster: units, unit: unit-1").labels();
    assert!(rows.contains(&"Dismiss Old Tam".into()), "{rows:?}");
    assert_eq!(trait_of(&led.says("change: no-captain")), None);
    let both = named.says("muster: units, unit: unit-2, change: captain, captain: wicked");
    assert!(both.state().warband.units.iter().all(|unit| unit.captain.is_some()));
    let gone = both.says("muster: units, unit: unit-1, change: remove");
    assert_eq!(gone.text(), "warband \"T\" / unit bowmen captain wicked");
}
