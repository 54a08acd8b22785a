//! Who may set a Ward off.

use umpire_rules::rattle_and_rend::book::Trait;
use umpire_tests::play::Play;

use crate::muster::{FIGHTERS, by_house, fighters, heavy, meet, quiet, ward};

/// The row that says what must be so.
fn trigger(game: Play) -> (String, &'static str) {
    let asked = game.says("act: sprint, who: red-1, react: detonate-blue-2").shows("trigger");
    (asked.labels()[0].clone(), asked.gists()[0])
}

/// P-07, RR-WARD-0, RR-REACT-DETONATE: an enemy in the blast, and an own Element that is no Ward within L of it.
#[test]
fn a_blast_needs_an_enemy_and_a_friend() {
    let blue = || quiet(&[FIGHTERS, ward(Trait::Detonate)]);
    let friend = "The friend must be no Ward";
    assert_eq!(trigger(meet(fighters(), blue())), ("It in 240, friend in 240".into(), friend));
    let small = by_house(fighters(), blue(), ("actions", "hr-13"), "terrain:");
    assert_eq!(trigger(small), ("It in 160, friend in 240".into(), friend));
}

/// P-07, RR-VIC-5: Wards alone cannot.
#[test]
fn wards_alone_do_not_detonate() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Detonate), ward(Trait::Pursuit)]);
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS]), blue).kills("red-1", "blue-1");
    game.says("act: sprint, who: red-2, move:").shows("react").says("react: none-more").shows("act");
}
