//! Ordered to Rout.

use super::{chief, ordering, spears};
use crate::fixture::{Carded, Fought, commander, foes, hero};
use for_reign_or_ruin::Place;
use for_reign_or_ruin::book::{Order, Stat};

/// FR-MOR-14, FR-SRC-18: ordered to Rout by a superior: 1 stress.
#[test]
fn ordered_to_rout_is_one_stress() {
    let play = ordering(&[commander("Lord"), spears("Spears").stressed(2), spears("Bows")], &foes())
        .says("whom: red-2, order: rout");
    assert_eq!((play.order("red-2"), play.stress("red-2"), play.element("red-2").gained), (Order::Rout, 3, 1));
}

/// FR-SRC-18, FR-STR-2: it can be one too much.
#[test]
fn ordered_to_rout_can_destroy() {
    let spears = spears("Spears").stressed(6).with(Stat::End, 6);
    let play = ordering(&[commander("Lord"), spears], &foes()).says("whom: red-2, order: rout, near-rout:, near-lost:");
    assert_eq!(play.element("red-2").place, Place::Destroyed);
}

/// FR-SRC-18: whoever chooses Rout himself was not ordered to.
#[test]
fn his_own_rout_is_no_stress() {
    let play = ordering(&[chief("Lord"), hero("Nim")], &foes()).says("whom: red-2, own-order: rout");
    assert_eq!((play.order("red-2"), play.stress("red-2")), (Order::Rout, 0));
}
