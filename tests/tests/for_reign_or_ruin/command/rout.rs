//! Ordered to Rout.

use super::{chief, ordering, spears};
use crate::fixture::{Carded, Fought, commander, foes, hero};
use for_reign_or_ruin::Place;
use for_reign_or_ruin::book::{Order, Stat};

/// FR-SRC-18: ordered to Rout by a superior: 1 stress.
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
    let play = ordering(&[commander("Lord"), spears], &foes()).says("whom: red-2, order: rout");
    // Nobody is near, whatever is asked about.
    let near = |play: &crate::fixture::BattlePlay| play.asks().starts_with("near");
    let steps =
        std::iter::successors(Some(play), |play| near(play).then(|| play.clone().says(&format!("{}:", play.asks()))));
    let play = steps.last().expect("at least one");
    assert_eq!(play.element("red-2").place, Place::Destroyed);
}

/// FR-SRC-18: whoever chooses Rout himself was not ordered to.
#[test]
fn his_own_rout_is_no_stress() {
    let play = ordering(&[chief("Lord"), hero("Nim")], &foes()).says("whom: red-2, own-order: rout");
    assert_eq!((play.order("red-2"), play.stress("red-2")), (Order::Rout, 0));
}
