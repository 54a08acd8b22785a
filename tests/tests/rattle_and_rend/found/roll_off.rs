//! A roll-off that would decide nothing.

use rattle_and_rend::book::{Bond, Tactic};
use umpire_tests::play::{Play, play_with};

use crate::muster::{FIGHTERS, with};

/// Two warbands of twelve points with this Bond, who bid until neither has anything left.
fn broke(bond: Bond) -> Play {
    let band = || with(&[FIGHTERS; 6], [Tactic::Rangers, Tactic::Elites], bond);
    let bids = play_with([band(), band()]).fields("own-1", "own-2").sets_up("terrain:");
    bids.says("bid: 5 5, bid: 5 5, bid: 2 2")
}

/// P-01, RR-BID-9, RR-BID-10: where nobody could act after the bids, the Round ends and no die is thrown.
#[test]
fn nobody_rolls_off_where_nobody_could_act() {
    let next = broke(Bond::Null).shows("bid");
    assert_eq!((next.state().round, next.momentum()), (2, (12, 12)));
}

/// P-01, RR-BID-9, RR-CRED-5: it is thrown where something is free to somebody.
#[test]
fn a_free_action_is_worth_a_roll_off() {
    let off = broke(Bond::Discipline).shows("roll-off");
    let first = off.says("roll-off: 2, roll-off: 1").shows("first");
    assert_eq!((first.seat(), first.state().round, first.momentum()), ("red", 1, (0, 0)));
}
