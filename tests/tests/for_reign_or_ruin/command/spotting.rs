//! Step 15: brigade markers.

use super::{chief, spears};
use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, hero, unit};
use for_reign_or_ruin::Flag;
use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

fn hidden(name: &str) -> ElementCard {
    ElementCard { hidden: true, ..unit(name) }
}

fn looking() -> BattlePlay {
    begun(&[commander("Lord"), spears("Spears")], &[hidden("Ambush"), unit("Orcs")]).past(15).shows("spot")
}

/// FR-TURN-15, FR-CMD-2, FR-ACT-1, worked example 6: at 45 cm a 5 reveals a brigade marker, for 2 Act.
#[test]
fn at_45_cm_a_five_reveals() {
    let play = looking().says("spot: red-1, marker: blue-1, distance: 45").shows("spot-die");
    assert_eq!(play.dice(), (1, 4), "more than 4.5 is more than 4 on a die");
    let play = play.says("spot-die: 5");
    assert!(!play.element("blue-1").is(Flag::Hidden));
    assert_eq!(play.element("red-1").act, 1);
    assert!(play.heard().contains(&"Ambush is revealed".to_string()), "{:?}", play.heard());
}

/// FR-CMD-2: a 4 at 45 cm does not, and the Act is gone all the same.
#[test]
fn at_45_cm_a_four_does_not() {
    let play = looking().says("spot: red-1, marker: blue-1, distance: 45, spot-die: 4");
    assert!(play.element("blue-1").is(Flag::Hidden));
    assert_eq!(play.element("red-1").act, 1);
}

/// FR-CMD-2: nothing is rounded: 40 cm and 49 cm need a 5, 50 cm a 6, 99 cm a 10.
#[test]
fn distances_are_not_rounded() {
    for (far, above) in [(10, 1), (39, 3), (40, 4), (49, 4), (50, 5), (99, 9)] {
        let play = looking().says(&format!("spot: red-1, marker: blue-1, distance: {far}")).shows("spot-die");
        assert_eq!(play.dice(), (1, above), "{far} cm");
    }
}

/// FR-CMD-2, FR-UI-1: nearer than 10 cm no die can fail, and none is thrown.
#[test]
fn next_to_it_no_die_is_thrown() {
    let play = looking().says("spot: red-1, marker: blue-1, distance: 9");
    assert!(!play.element("blue-1").is(Flag::Hidden));
    assert_eq!(play.element("red-1").act, 1);
}

/// FR-CMD-2: from 100 cm on it is impossible: the reason is told, and no Act spent.
#[test]
fn from_100_cm_on_it_is_refused() {
    let play = looking().says("spot: red-1, marker: blue-1, distance: 100").shows("too-far").says("too-far: done");
    assert_eq!(play.clone().shows("spot").element("red-1").act, 3);
    assert!(play.element("blue-1").is(Flag::Hidden));
}

/// FR-CMD-1, FR-UI-1: nobody is asked without a marker, without 2 Act, or where only heroes look on.
#[test]
fn only_a_commander_with_two_act_spots_and_only_markers() {
    assert_eq!(begun(&[commander("Lord")], &[unit("Orcs")]).past(15).asks(), "turn", "no marker");
    assert_eq!(begun(&[commander("Lord").with(Stat::Act, 1)], &[hidden("Ambush")]).past(15).asks(), "turn", "1 Act");
    assert_eq!(
        begun(&[hero("Nim")], &[hidden("Ambush")]).past(15).asks(),
        "step",
        "a hero has an order of his own, no more"
    );
    assert_eq!(begun(&[commander("Lord"), hidden("Own")], &[unit("Orcs")]).past(15).asks(), "turn", "his own marker");
}

/// G-54: a commander who routs spots nobody.
#[test]
fn who_routs_spots_nobody() {
    assert_eq!(begun(&[chief("Lord").order(Order::Rout)], &[hidden("Ambush")]).past(15).asks(), "turn");
}

/// FR-CMD-2: only markers are looked for; with 4 Act he looks twice, and one press ends it.
#[test]
fn as_often_as_there_is_act() {
    let red = [commander("Lord").with(Stat::Act, 4)];
    let play =
        begun(&red, &[hidden("Ambush"), unit("Orcs"), hidden("Trap")]).past(15).says("spot: red-1").shows("marker");
    assert_eq!(play.offers(), ["blue-1", "blue-3", "none"]);
    let play = play.says("marker: blue-3, distance: 20, spot-die: 3").shows("spot");
    let next = play.clone().says("spot: red-1").shows("marker");
    assert_eq!(next.offers(), ["blue-1", "none"], "the other is no marker any more");
    assert_eq!(play.says("spot: none").asks(), "turn");
}

/// FR-IN-22: the units of a group are one brigade.
#[test]
fn a_group_is_revealed_as_one() {
    let blue = [hidden("Ambush I").grouped(1), hidden("Ambush II").grouped(1), hidden("Trap")];
    let play = begun(&[commander("Lord")], &blue).past(15).says("spot: red-1, marker: blue-2, distance: 5");
    let is_hidden = |id: &str| play.element(id).is(Flag::Hidden);
    assert_eq!(["blue-1", "blue-2", "blue-3"].map(is_hidden), [false, false, true]);
}
