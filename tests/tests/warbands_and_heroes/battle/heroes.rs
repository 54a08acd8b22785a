//! Heroes (section 13).

use umpire_tests::battle::{fought, red_first};
use warbands_and_heroes::{Flag, Place};

const HERO: &str = "class \"Hero\" heroic cost 0 resolve 4 fs 6 tn 5 speed 6 trait hero attack \"Blade\" 6d3 / unit \"Hero\" \"Aud\" / unit warriors captain shrewd";

/// WH-HERO-1, WH-HERO-5: a Unit in all, of a class of its own: it acts, is hit, bloodied, tests, checks and routs.
#[test]
fn a_hero_is_a_unit() {
    let play =
        red_first(&[HERO, "unit warriors"]).says("unit: red-1, activate: still, action: attack-1, target: blue-1");
    assert_eq!(play.dice(), (7, 4));
    let play = play.says("attack: 6 1 1 1 1 1 1, unit: more, more: end-turn");
    let play = play.says("unit: blue-1, activate: still, action: attack-1, target: red-1");
    assert_eq!(play.dice(), (5, 5));
    let play = play.says("attack: 6 6 1 1 1");
    assert!(play.state().is_bloodied(play.id("red-1")) && play.is("red-1", Flag::Damaged));
    let play = play.says("near-captain:, resolve: 6");
    assert_eq!(play.asks(), "resolve", "blue's Warriors check, too");
    assert_eq!(play.says("resolve: 1").unit("red-1").place, Place::Routed);
}

/// WH-HERO-6: it receives the captain's bonus, and gives none.
#[test]
fn a_hero_receives_the_bonus_and_gives_none() {
    let play = red_first(&[HERO, "unit warriors"]).says("unit: more, more: test, tester: red-1");
    assert_eq!(play.asks(), "near-captain");
    let alone = "class \"Hero\" trait hero attack \"Blade\" 6d3 / unit \"Hero\" / unit bowmen";
    let play = red_first(&[alone, "unit warriors"]).says("unit: more, more: test, tester: red-2");
    assert_eq!(play.asks(), "resolve");
}

/// WH-HERO-2, WH-HERO-3, WH-HERO-4: squares are the table's: nothing is asked of them.
#[test]
fn nothing_is_asked_of_a_heros_squares() {
    let play = red_first(&[HERO, "unit warriors"]).says("unit: red-1, activate: move, move: done");
    assert_eq!(play.asks(), "action");
}

/// WH-CAPT-1: Heroes may desert, too.
#[test]
fn heroes_may_desert() {
    let red = "class \"Hero\" trait hero attack \"Blade\" 6d3 / unit \"Hero\" / unit warriors captain reprehensible";
    let play = fought(&[red, "unit warriors"]).says("desertion: 1");
    assert_eq!(play.unit("red-1").place, Place::Deserted);
}
