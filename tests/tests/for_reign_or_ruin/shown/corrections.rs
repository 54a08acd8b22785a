//! What players put right by hand (FR-UI-6).

use for_reign_or_ruin::Place;
use for_reign_or_ruin::book::{Order, Stat};
use umpire_engine::table::{CorrectionTarget, Scene};
use umpire_tests::why::gistless;

use super::corrects;
use crate::fixture::{Carded, Fought, begun, fresh, unit};

/// FR-UI-6: stress, order, Act, place and any number of the card; each is told, and stress put right is not gained.
#[test]
fn any_number_is_put_right_and_told() {
    let play = begun(&[unit("Spears").order(Order::Attack)], &[unit("Orcs")]);
    let play = corrects(play, "red-1", "stress", 4);
    assert_eq!((play.stress("red-1"), play.element("red-1").gained), (4, 0));
    assert_eq!(play.heard().last().map(String::as_str), Some("Spears: stress 4"));
    let play = corrects(play, "red-1", "order", Order::Halt as i16);
    assert_eq!(play.order("red-1"), Order::Halt);
    let play = corrects(play, "red-1", "Def", 7);
    assert_eq!(play.element("red-1").number(Stat::Def), Some(7));
    assert_eq!(play.heard().last().map(String::as_str), Some("Spears: card, Def"));
}

/// FR-UI-6, FR-ST-7: who was taken off by mistake comes back, and is no loss.
#[test]
fn who_is_taken_off_comes_back() {
    let play = corrects(begun(&[unit("Spears"), unit("Pikes")], &[unit("Orcs")]), "red-1", "place", 1);
    assert_eq!((play.element("red-1").place, play.state().sides[0].lost), (Place::Destroyed, 1));
    let play = corrects(play, "red-1", "place", 0);
    assert_eq!((play.element("red-1").place, play.state().sides[0].lost), (Place::OnTable, 0));
}

/// Nothing is put right before the first turn; every field says what it means.
#[test]
fn before_the_battle_nothing_is_put_right() {
    let play = fresh(&[unit("Spears")], &[unit("Orcs")]);
    let mut any = false;
    play.state().fields(CorrectionTarget::Piece(play.id("red-1")), &mut |_| any = true);
    assert!(!any);
    let play = begun(&[unit("Spears")], &[unit("Orcs")]);
    assert_eq!(gistless(&play.state()), Vec::<String>::new());
}
