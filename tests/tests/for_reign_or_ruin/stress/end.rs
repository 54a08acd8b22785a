//! An End that nobody has entered is asked for when it is needed.

use for_reign_or_ruin::Place;
use for_reign_or_ruin::book::{Stat, UNKNOWN};

use crate::fixture::{Carded, Fought, fresh, unit};
use crate::morale::{fights, next_turn, shaken, shaky};

/// FR-STR-2, FR-IN-11: asked for when it has gained stress, and not for those who gained none.
#[test]
fn an_unknown_end_is_asked_for_when_stress_comes() {
    let red = [shaky("Spears").with(Stat::End, UNKNOWN), unit("Bows").with(Stat::End, UNKNOWN).stressed(3)];
    let play = shaken(fights(fresh(&red, &[unit("Orcs")])), "3").shows("stat");
    let lost = play.clone().says("stat: 2, keep: once").shows("near-lost");
    assert_eq!(lost.element("red-1").place, Place::Destroyed);
    let stands = play.says("stat: 3, keep: keep");
    assert_eq!((stands.element("red-1").place, stands.element("red-1").card.end), (Place::OnTable, 3));
    assert_ne!(stands.asks(), "stat", "nobody asks for the End of who gained nothing");
}

/// FR-STR-5, FR-IN-11: an answer for this time only is good for the turn, and asked for again in the next.
#[test]
fn an_end_for_this_time_lasts_the_turn() {
    let red = [shaky("Spears").with(Stat::End, UNKNOWN), shaky("Bows")];
    let play = shaken(fights(fresh(&red, &[unit("Orcs")])), "2 7").says("stat: 4, keep: once");
    let play = play.shows("near-lost").says("near-lost: red-1");
    assert_eq!((play.stress("red-1"), play.element("red-1").end()), (3, Some(4)));
    assert_ne!(play.asks(), "stat", "not again in this turn");
    let play = next_turn(play);
    assert_eq!(play.element("red-1").end(), None);
    shaken(play, "1").shows("stat");
}
