//! Discipline, Null, Superiority: what costs less, and what costs nothing.

use rattle_and_rend::book::Tactic::DeathDefiers;
use rattle_and_rend::book::{Bond, Trait};
use umpire_tests::play::play_with;

use super::{bound, poor};
use crate::tactics::{QUIET, band, hits, next_round, only, passes};

/// RR-BOND-DISCIPLINE: the first Action and the first Reaction of every Round.
#[test]
fn discipline_starts_for_nothing() {
    let first = poor(bound(Bond::Discipline), band(QUIET)).says("act: sprint, who: red-1, react: none-more, move:");
    assert_eq!(first.momentum().0, 7);
    let second = first.says("act: sprint, who: red-2, react: none-more, move:");
    assert_eq!(second.momentum().0, 6);
    let next = next_round(second).says("act: sprint, who: red-1");
    assert_eq!(next.momentum().0, 11, "12 and a bid of 1");
    let reacts = poor(band(QUIET), bound(Bond::Discipline)).says("act: sprint, who: red-1, react: intimidate-blue-6");
    assert_eq!(reacts.momentum().1, 8);
}

/// RR-BOND-DISCIPLINE, GAP 66: to deny and to insist is never free; a denied first Reaction is used up.
#[test]
fn discipline_pays_for_its_quarrels() {
    let intimidate = "react: intimidate-blue-6, answer: deny";
    let denied =
        poor(bound(Bond::Discipline), bound(Bond::Discipline)).says("act: sprint, who: red-1").says(intimidate);
    assert_eq!(denied.momentum(), (6, 8));
    assert_eq!(denied.clone().says("final-word: force").momentum().1, 7);
    let again = denied.says("final-word: give-way, move:, act: sprint, who: red-2, react: intimidate-blue-6");
    assert_eq!(again.momentum().1, 7);
}

/// RR-BOND-NULL: nothing comes of it, and Morale is nothing to it.
#[test]
fn null_gains_nothing_and_fears_nothing() {
    let stood = hits(poor(band(QUIET), bound(Bond::Null)), "red-1", "blue-1").says("roll: 10 10");
    assert_eq!(stood.momentum().1, 8);
    let plot = |bond| {
        let mut red = bound(bond);
        red.entries[4].own = Some(Trait::SchemingPlot);
        poor(red, band(QUIET)).says("act: scheming-plot, allowed: yes, react: none-more, roll: 10 1")
    };
    assert_eq!(plot(Bond::Null).momentum(), (8, 6), "but it can plot");
    let few = |bond| {
        let mut blue = band(only(DeathDefiers));
        blue.bond = Some(bond);
        let game = play_with([band(QUIET), blue]).fields("own-1", "own-2").sets_up("terrain:").red_begins();
        let game = hits(game, "red-6", "blue-6").says("roll: 1 1");
        let game = hits(game, "red-1", "blue-1").says("roll: 1 1 1");
        passes(hits(game, "red-6", "blue-2").says("roll: 1 1 1"))
    };
    few(Bond::Null).shows("bid");
    few(Bond::Discipline).shows("check-order");
}

/// RR-BOND-SUPERIORITY, RR-BID-6: openly 3 for 1, whether it wins or loses.
#[test]
fn superiority_bids_three_for_one() {
    let bids = || play_with([bound(Bond::Superiority), band(QUIET)]).fields("own-1", "own-2").sets_up("terrain:");
    let open = bids();
    assert_eq!((open.seat(), open.note().as_str()), ("blue", "Red bids 3"));
    let won = open.clone().says("bid: 2");
    assert_eq!((won.seat(), won.momentum()), ("red", (11, 10)));
    let lost = open.clone().says("bid: 4");
    assert_eq!((lost.seat(), lost.momentum()), ("blue", (11, 8)));
    let tie = open.says("bid: 3");
    assert_eq!(tie.momentum(), (9, 9));
    assert_eq!(tie.says("bid: 1 0").momentum(), (8, 9), "and then it bids like anyone");
}
