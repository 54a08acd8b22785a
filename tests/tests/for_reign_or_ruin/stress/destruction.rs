//! Who goes, when, and who is shaken by it.

use for_reign_or_ruin::book::{Kind, Stat};
use for_reign_or_ruin::{ForReignOrRuin, Place, StressCause, StressEvent};
use umpire_engine::table::{Game, Show};

use crate::fixture::{Carded, Fought, element, fresh, unit};
use crate::morale::{fights, shaken, shaky};

/// FR-STR-2, FR-TERM-6, worked example 4: End 4 bears 4 stress, and not 5.
#[test]
fn stress_equal_to_end_survives_and_more_does_not() {
    let shaken = |stress| shaken(fights(fresh(&[shaky("Spears").with(Stat::End, 4)], &[unit("Orcs")])), stress);
    assert_eq!((shaken("4").stress("red-1"), shaken("4").element("red-1").place), (4, Place::OnTable));
    assert_eq!(shaken("5").element("red-1").place, Place::Destroyed);
}

/// FR-STR-3, FR-SRC-4, F-DESTROY: friends within 8 cm get 1, units and individuals; enemies are not listed.
#[test]
fn friends_near_a_lost_element_get_one() {
    let red = [shaky("Spears"), unit("Bows"), element("Mage", Kind::Individual), unit("Far")];
    let lost = shaken(fights(fresh(&red, &[unit("Orcs")])), "7").shows("near-lost");
    assert!(lost.news().iter().any(|line| line.id == "removed" && line.show == Show::Removed), "it is told");
    assert_eq!((lost.seat(), lost.offers()), ("red", vec!["red-2".into(), "red-3".into(), "red-4".into()]));
    let after = lost.says("near-lost: red-2 red-3");
    assert_eq!(["red-2", "red-3", "red-4", "blue-1"].map(|id| after.stress(id)), [1, 1, 0, 0]);
    assert_ne!(after.asks(), "near-lost", "it is asked once");
}

/// FR-STR-3, FR-UI-1: nobody is asked who is near the last one of a side.
#[test]
fn nobody_is_asked_where_no_friend_is_left() {
    let lost = shaken(fights(fresh(&[shaky("Spears")], &[unit("Orcs")])), "7");
    assert_ne!(lost.asks(), "near-lost");
    assert_eq!(lost.state().sides[0].lost, 1);
}

/// FR-STR-5, FR-ST-7: it is taken off at the marked moment, which in step 12 is its end.
#[test]
fn destruction_waits_for_its_moment() {
    let play = fights(fresh(&[shaky("Spears"), shaky("Bows")], &[unit("Orcs")])).skips_to(12);
    let pending = play.says("step: begin, instable: 9").shows("instable");
    assert_eq!((pending.element("red-1").place, pending.element("red-1").is_over_end()), (Place::OnTable, true));
    assert_eq!(pending.says("instable: 0").element("red-1").place, Place::Destroyed);
}

/// FR-STR-5, FR-ST-7: what is pending is no stress before the step is over, and is all of it then.
#[test]
fn pending_stress_counts_when_it_is_settled() {
    let mut battle = fresh(&[unit("Spears")], &[unit("Orcs")]).state();
    let id = for_reign_or_ruin::ElementId(0);
    for _ in 0..7 {
        ForReignOrRuin::apply(&mut battle, StressEvent::Pending(id, 1).into());
    }
    assert_eq!((battle.element(id).stress, battle.element(id).is_over_end()), (0, false));
    ForReignOrRuin::apply(&mut battle, StressEvent::Settled(id, StressCause::Shot).into());
    assert_eq!((battle.element(id).stress, battle.element(id).pending), (7, 0));
    assert!(battle.going().has(id));
}

/// FR-STR-8, FR-ST-1: what is gained is counted for the turn, whatever it comes from, and forgotten in the next.
#[test]
fn gains_of_a_turn_add_up() {
    let red = [shaky("Spears").with(Stat::End, 9), shaky("Bows"), unit("Axes")];
    let after = shaken(fights(fresh(&red, &[unit("Orcs")])), "2 7").says("near-lost: red-1");
    assert_eq!((after.element("red-1").gained, after.stress("red-1")), (3, 3));
    assert_eq!(crate::morale::next_turn(after).element("red-1").gained, 0);
}

/// FR-STR-1: stress never falls below 0.
#[test]
fn stress_is_never_below_nothing() {
    let mut battle = fresh(&[unit("Spears").stressed(1)], &[unit("Orcs")]).state();
    let id = for_reign_or_ruin::ElementId(0);
    ForReignOrRuin::apply(&mut battle, StressEvent::Eased(id, 2, StressCause::Reformed).into());
    assert_eq!(battle.element(id).stress, 0);
}
