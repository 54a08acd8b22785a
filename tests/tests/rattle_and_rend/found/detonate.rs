//! Who may set a Ward off.

use rattle_and_rend::book::Trait;
use umpire_tests::play::Play;

use crate::muster::{FIGHTERS, by_house, fighters, heavy, meet, quiet, ward};

/// P-07, RR-WARD-0, RR-REACT-DETONATE: an enemy in the blast, and an own Element within L of it (Why says: no Ward).
#[test]
fn a_blast_needs_an_enemy_and_a_friend() {
    let blue = || quiet(&[FIGHTERS, ward(Trait::Detonate)]);
    let trigger = |game: Play| game.says("act: sprint, who: red-1").gist("detonate-blue-2");
    assert_eq!(trigger(meet(fighters(), blue())), "if it, friend in 240 mm");
    assert_eq!(trigger(by_house(fighters(), blue(), ("actions", "hr-13"), "terrain:")), "it in 160, friend in 240");
}

/// P-07, RR-VIC-5: Wards alone cannot.
#[test]
fn wards_alone_do_not_detonate() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Detonate), ward(Trait::Pursuit)]);
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS]), blue).kills("red-1", "blue-1");
    game.says("act: sprint, who: red-2, move:").shows("react").says("react: none-more").shows("act");
}
