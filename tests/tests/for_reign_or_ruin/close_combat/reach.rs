//! Reach: the longer strikes first, in its pair.

use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

use super::{duel, knights, orcs};
use crate::fixture::{Carded, unit};
use crate::ranged::staged::{meets, red, staged};

/// Reach 3, primed.
fn pikes() -> ElementCard {
    unit("Pikes").with(Stat::Rch, 3).order(Order::Defend)
}

/// FR-CC-8: the greater usable reach strikes first, whoever came.
#[test]
fn the_longer_reach_strikes_first() {
    let game = duel(knights(), pikes(), |_| ()).says("pair: fight").shows("strike-back");
    assert_eq!((game.note().as_str(), game.roll().next), ("reach 3 to 0, first", None));
    let game = game.says("strike-back: hits 1").shows("strike");
    assert_eq!(game.stress("red-1"), 0, "pending until the step is over");
    assert_eq!(game.says("strike: hits 2").stress("blue-1"), 2);
}

/// FR-CC-8: who is destroyed by it does not strike back; at End it still does.
#[test]
fn the_destroyed_do_not_strike_back() {
    let struck = |hits: u8| {
        let game = duel(knights().with(Stat::End, 3).stressed(2), pikes(), |_| ());
        game.says(&format!("pair: fight, strike-back: hits {hits}"))
    };
    assert_eq!(struck(1).asks(), "strike", "3 of 3");
    let game = struck(2);
    assert_ne!(game.asks(), "strike");
    assert!(game.heard().contains(&"Knights: no strike back".into()), "{:?}", game.heard());
    assert!(!game.element("red-1").in_play());
}

/// FR-CC-8: reach counts for the primed only; equal reach is simultaneous, and the destroyed strikes.
#[test]
fn without_priming_there_is_no_reach() {
    let game = duel(knights(), pikes().order(Order::Halt), |_| ()).says("pair: fight").shows("strike");
    assert!(game.roll().next.is_some(), "both at once");
    let game = game.says("strike: hits 6").shows("strike-back").says("strike-back: hits 1");
    assert_eq!((game.stress("red-1"), game.stress("blue-1")), (1, 6));
}

/// FR-CC-7, G-27: hits by reach do not undo the priming of the other.
#[test]
fn reach_hits_do_not_unprime() {
    let game = duel(knights(), pikes(), |_| ()).says("pair: fight, strike-back: hits 3").shows("strike");
    assert_eq!(game.dice().0, 6, "3 stress by now, and still Att 3 and Imp 3");
}

/// FR-CC-18, FR-CC-9, G-27: what other pairs bring neither unprimes nor stops a strike back.
#[test]
fn pairs_do_not_influence_each_other() {
    // Knights with 2 stress and End 3 against Orcs, who hit twice, then against Pikes.
    let knights = knights().with(Stat::End, 3).stressed(2).with(Stat::Imp, 4).with(Stat::Att, 4);
    let game = staged(&[knights], &[orcs(), pikes()], [meets(red(1), red(2)), meets(red(1), red(3))]);
    let game =
        game.begins("Close combat").says("pair: fight, split: 2, split-imp: 2, strike: hits 0, strike-back: hits 2");
    let game = game.shows("pair").says("pair: fight").shows("strike-back");
    let game = game.says("strike-back: hits 1").shows("strike");
    assert_eq!(game.dice().0, 4, "2 of Att and 2 of Imp: 2 stress and 1 hit here is 3 of 3");
    let game = game.says("strike: hits 1");
    assert!(!game.element("red-1").in_play(), "2 and 2 and 1 is more than 3, at the end of the step");
}

/// FR-CC-8: an End that nobody knows is asked for when a strike back hangs on it.
#[test]
fn an_unknown_end_is_asked_for() {
    let game = duel(knights().with(Stat::End, u8::MAX), pikes(), |_| ()).says("pair: fight, strike-back: hits 2");
    game.shows("stat").says("stat: 2, keep: once").shows("strike");
}
