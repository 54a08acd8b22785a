//! Rulings the game was played by before they were written down.

use rattle_and_rend::book::{Bond, Tactic, Trait};
use rattle_and_rend::{Event, RattleAndRend, Whereabouts};
use umpire_engine::table::{Game, Seat, Words};
use umpire_tests::play::{duel, play};

use super::reacts;
use crate::muster::{DREGS, FIGHTERS, SHOOTERS, by_house, fighters, heavy, meet, meet_on, quiet, ward, with};

/// P-02, RR-WILL-9, RR-ACT-FEINT, RR-REACT-FODDER: a Feint that Fodder turned stays on the board, as any Feint does.
#[test]
fn a_feint_that_was_turned_stays_on_the_board() {
    let feint = duel("vampires", "ghosts").says("act: feint, who: red-1, target: blue-3, react: none, move:");
    let turned = reacts(feint.says("confirm: blue-3"), "fodder-blue-1").says("answer: accept, roll: 11 11, swap:");
    let led = turned.says("redirect: red-2, roll: 10").shows("feint");
    assert_eq!(led.told().text, Words::of("No Hazard, edge, contact"));
}

/// P-05, RR-REACT-1, RR-TAC-AVENGERS, RR-FLOW-REMOVE: whom an Avenger removes, nobody answers for.
#[test]
fn what_an_avenger_removes_opens_no_window() {
    let red = with(&[FIGHTERS; 3], [Tactic::Avengers, Tactic::Rangers], Bond::Null);
    let blue = quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Vengeance)]);
    let fell =
        meet_on(red, blue, "terrain: hazardous").says("act: sprint, who: red-1, leaving: hazard-roll, roll: 1 1");
    let avenged = fell.says("avenge: red-2, avenge-at: blue-1, facts:, roll: 9 1, roll: 1 1");
    assert!(avenged.is_out("blue-1"));
    avenged.shows("act");
}

/// P-05, RR-FLOW-REMOVE: the loss that was avenged is answered as ever.
#[test]
fn the_loss_that_was_avenged_is_answered() {
    let blue = with(&[FIGHTERS, FIGHTERS, ward(Trait::Vengeance)], [Tactic::Avengers, Tactic::Rangers], Bond::Null);
    let fell = meet(fighters(), blue).says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 9 1");
    let avenged = fell.says("roll: 1 1, avenge: blue-2, avenge-at: red-2, facts:, roll: 1 1").shows("react");
    assert_eq!(avenged.offers(), ["none", "vengeance-blue-3", "none-more"]);
}

/// P-06, RR-TRN-4, RR-TERR-9: whoever is taken aboard leaves its ground, as one that boards does; getting out is free.
#[test]
fn who_is_taken_aboard_leaves_its_ground() {
    let red = quiet(&[heavy(Trait::Transport), DREGS, FIGHTERS]);
    let taken =
        meet_on(red, fighters(), "terrain: hazardous, cargo:").says("act: sprint, who: red-1, ride: take-red-2");
    let left = taken.shows("leaving").says("leaving: hazard-pay, leaving: open").shows("act");
    assert!(matches!(left.element("red-2").place, Whereabouts::Aboard(_)));
    left.says("act: sprint, who: red-2").shows("get-out");
}

/// P-08, RR-VIC-5, RR-REACT-BLINK: Wards alone blink to each other; the last one to nobody.
#[test]
fn the_last_ward_does_not_blink() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Pursuit), ward(Trait::Reversal)]);
    let two = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS]), blue).kills("red-1", "blue-1");
    let window = two.clone().says("act: stand, who: red-2, target: blue-2").shows("react");
    assert_eq!(window.offers(), ["none", "blink-blue-2", "none-more"]);
    let one = two.kills("red-2", "blue-2").says("act: stand, who: red-1, target: blue-3");
    assert_ne!(one.asks(), "react");
}

/// P-11, RR-TRN-7, RR-TAC-AVENGERS, GAP 06: what breaks on bad ground failed no Will check: nobody avenges it.
#[test]
fn what_breaks_on_bad_ground_is_not_avenged() {
    let blue = with(&[heavy(Trait::Transport), FIGHTERS], [Tactic::Avengers, Tactic::Rangers], Bond::Null);
    let pushed = meet_on(fighters(), blue, "terrain: rough, cargo:")
        .says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 20 1, roll: 20 1, push:");
    assert!(pushed.says("bad-ground: yes").shows("act").is_out("blue-1"));
}

/// P-13, HR 06, RR-REACT-REVERSAL: where the Turn is about to change hands, by house rule after a failure too; never
/// after a denial.
#[test]
fn reversal_comes_where_the_turn_would_change_hands() {
    let red = || quiet(&[FIGHTERS, SHOOTERS, ward(Trait::Reversal)]);
    let blue = || quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let house = by_house(red(), blue(), ("actions", "hr-6"), "terrain:");
    let answered = |game: umpire_tests::play::Play, answer: &str| {
        reacts(game.says("act: sprint, who: red-1"), "intimidate-blue-1").says(answer).says("move:").asks()
    };
    assert_eq!(answered(house.clone(), "answer: accept, roll: 1 1"), "react");
    assert_eq!(answered(house, "answer: deny, final-word: give-way"), "act");
    assert_eq!(answered(meet(red(), blue()), "answer: accept, roll: 1 1"), "act");
}

/// P-15, RR-MOM-6, HR 04: where reserves bring no Momentum, a return raises the total to what is on the table.
#[test]
fn a_return_counts_no_reserves_by_house_rule() {
    let game = play().says("rules: house, house: bids, house-rule: hr-4, house-rule: back, house: done");
    let mut state = game.fields("ogrekin", "dwarves").sets_up("ambush: red-6 red-3").state();
    let (back, _) = state.standing(Seat::RED).next().expect("somebody is on the table");
    RattleAndRend::apply(&mut state, Event::Removed(back));
    state.sides[0].total = state.points_in_play(Seat::RED);
    RattleAndRend::apply(&mut state, Event::Put(back, Whereabouts::Table));
    assert_eq!((state.sides[0].total, state.live_points(Seat::RED)), (6, 12));
}
