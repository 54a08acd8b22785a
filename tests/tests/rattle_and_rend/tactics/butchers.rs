//! RR-TAC-BUTCHERS: lost Dregs do not shake them.

use rattle_and_rend::book::Tactic::{Butchers, Harriers, Rangers};
use rattle_and_rend::book::{Bond, Reputation, Tactics, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::Play;

use super::{QUIET, band, game, next_round, only, passes};

/// 1 and 2 Fighters, 3 Shooters, 4 to 7 Dregs, 8 Skirmishers.
fn herd(butchers: bool) -> Warband {
    let (fighters, dregs) = (WarbandEntry::plain(Type::Fighters), WarbandEntry::plain(Type::Dregs));
    let (shooters, skirmishers) = (WarbandEntry::plain(Type::Shooters), WarbandEntry::plain(Type::Skirmishers));
    let entries = [fighters, fighters, shooters, dregs, dregs, dregs, dregs, skirmishers];
    let tactics = if butchers { only(Butchers) } else { [Harriers, Rangers] };
    umpire_tests::play::roster(&entries, tactics, Bond::Discipline, Reputation::Wary)
}

/// Blue lost three Dregs and its Fighters: 12 less 3 and 2 and 2.
fn bled(blue: Warband) -> Play {
    let game = game(band(QUIET), blue, "").kills("red-6", "blue-4").kills("red-1", "blue-5");
    game.kills("red-6", "blue-6").kills("red-1", "blue-1").kills("red-6", "blue-2")
}

/// RR-TAC-BUTCHERS, RR-MORALE-1, GAP 73: 5 points live, but 3 of the lost were Dregs.
#[test]
fn lost_dregs_do_not_count_for_morale() {
    passes(bled(herd(false))).shows("roll");
    let butchers = passes(bled(herd(true))).shows("bid");
    assert_eq!(butchers.state().sides[1].total, 5, "but they do for the Total");
    assert_eq!(butchers.momentum().1, 5);
}

/// RR-TAC-BUTCHERS: others that are lost do.
#[test]
fn other_losses_shake_butchers() {
    let shaken = bled(herd(true)).kills("red-1", "blue-3");
    passes(shaken).shows("roll");
}

/// RR-CAMP-13, GAP 119: only the Dregs of those who carry it.
#[test]
fn dregs_of_the_fringe_count() {
    let mut some = herd(true);
    some.tactics[1] = Tactics::EMPTY.and(Harriers).and(Rangers);
    for dregs in &mut some.entries[3..6] {
        dregs.fringe = true;
    }
    passes(bled(some)).shows("roll");
}

/// RR-BOND-NULL: who feels nothing tests nothing.
#[test]
fn null_knows_no_morale() {
    let mut blue = herd(false);
    blue.bond = Some(Bond::Null);
    passes(bled(blue)).shows("bid");
}

/// RR-MORALE-2: the test waits until it is due, and comes once.
#[test]
fn butchers_test_once() {
    let shaken = passes(bled(herd(true)).kills("red-1", "blue-3"));
    let stood = shaken.says("roll: 20 1, roll: 20 1").red_begins();
    next_round(stood).shows("act");
}
