//! Section 18.4: who can use a Ward's Reaction, and how it is asked for.

use rattle_and_rend::Warband;
use rattle_and_rend::book::Trait;
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, SHOOTERS, fighters, heavy, meet, quiet, ward};

/// Red's Heavy kills blue's first Element; nobody reacts before.
fn bereaved(blue: Warband) -> Play {
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS]), blue);
    game.says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1, roll: 1 1")
}

/// RR-WARD-0, RR-REACT-10, RR-REACT-11: any own Element but a Ward; asked once, before anything is spent.
#[test]
fn a_ward_lends_its_reaction_to_those_around() {
    let window =
        bereaved(quiet(&[FIGHTERS, FIGHTERS, DREGS, ward(Trait::Vengeance), ward(Trait::Pursuit)])).shows("react");
    assert_eq!(
        (window.seat(), window.offers()),
        ("blue", vec!["none".into(), "vengeance-blue-4".into(), "none-more".into()])
    );
    assert_eq!(window.gist("vengeance-blue-4"), "Ward in 240, saw it go", "the Ward's radius is L");
    let who = window.says("react: vengeance-blue-4").shows("reactor");
    assert_eq!(who.offers(), ["blue-2", "blue-3", "none"]);
    who.clone().says("reactor: none").shows("react");
    assert_eq!(who.momentum().1, 7);
    let near = who.says("reactor: blue-3").shows("answer");
    assert_eq!((near.deed().as_str(), near.momentum().1), ("Dregs: Vengeance", 6));
}

/// RR-WARD-0: with one Element to lend it to, nobody is asked who.
#[test]
fn the_only_one_around_is_not_asked_for() {
    bereaved(quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Vengeance)])).says("react: vengeance-blue-3").shows("answer");
}

/// RR-WARD-0: several Wards are several rows.
#[test]
fn every_ward_has_its_own_row() {
    let window = bereaved(quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Vengeance), ward(Trait::Vengeance)]));
    assert_eq!(window.offers(), ["none", "vengeance-blue-3", "vengeance-blue-4", "none-more"]);
}

/// RR-WARD-0, RR-VIC-5: with none but Wards left nobody is there to use them.
#[test]
fn wards_alone_lend_to_nobody() {
    bereaved(quiet(&[FIGHTERS, ward(Trait::Vengeance), ward(Trait::Reversal)])).shows("act");
}

/// RR-WARD-0: a Ward out of play lends nothing.
#[test]
fn a_lost_ward_lends_nothing() {
    let blue = quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Vengeance)]);
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS]), blue).kills("red-1", "blue-3");
    game.shows("act").kills("red-2", "blue-1").shows("act");
}

/// RR-REACT-1: the Active Player's own Wards are silent.
#[test]
fn only_the_reactive_players_wards_answer() {
    let red =
        quiet(&[heavy(Trait::Flyer), FIGHTERS, ward(Trait::Defiance), ward(Trait::Vengeance), ward(Trait::Detonate)]);
    let game = meet(red, fighters()).says("act: stand, who: red-1, target: blue-1");
    let struck = game.says("react: retaliate-blue-1, answer: accept, move:, confirm: blue-1, facts:, roll: 1 1");
    let lost = struck.says("in-reach: yes, facts:, roll: 9 1, roll: 1 1").shows("act");
    assert_eq!((lost.is_out("red-1"), lost.active()), (true, "blue"));
}

/// RR-REACT-2: who cannot pay is offered nothing.
#[test]
fn without_momentum_no_ward_helps() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Pursuit)]);
    let sprint = "act: sprint, who: blue-1, move:, react: none";
    let game = meet(quiet(&[SHOOTERS, FIGHTERS]), blue).says("act: pass").says(sprint).says(sprint);
    let some = game.clone().says("act: pass, act: sprint, who: red-1, move:").shows("react");
    assert_eq!((some.momentum().1, some.offers().len()), (1, 4));
    let none = game.says(sprint).shows("act");
    assert_eq!((none.active(), none.momentum().1), ("red", 0));
    none.says("act: sprint, who: red-1, move:").shows("act");
}
