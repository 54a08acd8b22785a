//! Contact: who, by which edges, and what it does to both.

use for_reign_or_ruin::book::{Attribute, Defence, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Contact, Edge, Extent, Flag, Place};

use super::{Page, moving};
use crate::fixture::{BattlePlay, Carded, Fought, hero, unit};

/// An attacker of Init 1.
fn attacker(name: &str) -> ElementCard {
    unit(name).order(Order::Attack).with(Stat::Init, 1)
}

fn only(play: &BattlePlay) -> Contact {
    let contacts = play.state().contacts;
    assert_eq!(contacts.len(), 1);
    contacts[0]
}

/// FR-MOV-14, FR-ST-5, FR-TURN-2I: contact with nothing ticked is front to front, all of it, new, by a forward move; the
/// move is over.
#[test]
fn a_plain_contact_is_front_to_front() {
    let last = unit("C").order(Order::March).with(Stat::Init, 9);
    let play = moving(&[attacker("A")], &[unit("B"), last]).says("move: contact").shows("foe");
    assert_eq!(play.offers(), ["blue-1", "blue-2", "none"]);
    let play = play.says("foe: blue-1").shows("edges").says("edges:");
    assert!(play.heard().contains(&"A meets B".into()), "{:?}", play.heard());
    let contact = only(&play);
    assert_eq!(contact.ends.map(|end| end.id), [play.id("red-1"), play.id("blue-1")]);
    assert!(contact.new && contact.forward && !contact.fought);
    for end in contact.ends {
        assert_eq!(
            (end.edge, end.extent, end.defence, end.obstacle),
            (Edge::Front, Extent::Full, Defence::None, false)
        );
    }
    assert!(play.element("red-1").is(Flag::Moved));
    assert_eq!(play.mover(), "C: March");
}

/// FR-ST-5, G-25: what is ticked is recorded for the end it is about.
#[test]
fn edges_extent_and_defences_are_recorded() {
    let ticked = |edges: &str| {
        let play = moving(&[attacker("A")], &[unit("B")]).says(&format!("move: contact, foe: blue-1, edges: {edges}"));
        only(&play)
    };
    let [own, its] = ticked("flank reduced obstacle soft").ends;
    assert_eq!((own.edge, own.extent, own.defence, own.obstacle), (Edge::Front, Extent::Reduced, Defence::None, false));
    assert_eq!((its.edge, its.extent, its.defence, its.obstacle), (Edge::Flank, Extent::Reduced, Defence::Soft, true));
    let contact = ticked("rear own-flank limited not-forward hard");
    assert!(!contact.forward);
    let [own, its] = contact.ends;
    assert_eq!((own.edge, own.extent), (Edge::Flank, Extent::Limited));
    assert_eq!((its.edge, its.defence, its.obstacle), (Edge::Rear, Defence::Hard, false));
    let [own, its] = ticked("own-rear fort").ends;
    assert_eq!((own.edge, its.edge, its.defence), (Edge::Rear, Edge::Front, Defence::Fortification));
}

/// FR-TERM-4, FR-MOV-14, FR-TURN-2I: contact takes the two out of their groups; the rest stay in theirs and move on.
#[test]
fn contact_takes_both_out_of_their_groups() {
    let red = ["A", "B", "C"].map(|name| attacker(name).grouped(1));
    let blue = ["D", "E"].map(|name| unit(name).order(Order::Defend).grouped(2));
    let play = moving(&red, &blue).says("move: contact").shows("which");
    assert_eq!(play.offers(), ["red-1", "red-2", "red-3", "none"]);
    let play = play.says("which: red-1, foe: blue-1, edges:");
    assert!(play.heard().contains(&"A leaves its group".into()) && play.heard().contains(&"D leaves its group".into()));
    assert_eq!((play.element("red-1").group, play.element("blue-1").group), (0, 0));
    assert_eq!((play.element("red-1").order, play.element("blue-1").order), (Order::Attack, Order::Defend));
    assert!(play.element("red-2").group != 0 && play.element("blue-2").group != 0);
    assert!(play.element("red-1").is(Flag::Moved) && !play.element("red-2").is(Flag::Moved));
    assert_eq!(play.mover(), "B, group: Attack", "the rest of the group goes on");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "E: Defend", "D stays in close combat and is not asked");
}

/// FR-MOV-14: no enemy is met after all.
#[test]
fn a_contact_can_be_thought_better_of() {
    let play = moving(&[attacker("A")], &[unit("B")]).says("move: contact, foe: none");
    assert_eq!((play.mover(), play.state().contacts.len()), ("A: Attack".into(), 0));
}

/// FR-MOV-14, FR-ST-6: an individual in a unit is met with the unit.
#[test]
fn whoever_is_in_a_unit_is_met_with_it() {
    let blue = [unit("B"), hero("Nim").order(Order::Move).with(Stat::Init, 1)];
    let play = moving(&[attacker("A").with(Stat::Init, 2)], &blue).says("move: join, join: blue-1, move: contact");
    assert_eq!(play.offers(), ["blue-1", "none"]);
}

/// FR-ATT-10, FR-SRC-21, FR-TURN-2J: who causes fear makes the other's stress a question, whoever came.
#[test]
fn fear_is_typed_for_the_other() {
    let fearsome = |card: ElementCard| card.special(Attribute::CausesFear);
    let play = moving(&[attacker("A")], &[fearsome(unit("B"))]).says("move: contact, foe: blue-1, edges:");
    let play = play.shows("fear").says("fear: 2");
    assert_eq!((play.stress("red-1"), play.stress("blue-1")), (2, 0));
    assert!(play.heard().contains(&"A +2: contact effect".into()), "{:?}", play.heard());
    let play = moving(&[fearsome(attacker("A"))], &[unit("B")]).says("move: contact, foe: blue-1, edges:, fear: 1");
    assert_eq!((play.stress("red-1"), play.stress("blue-1")), (0, 1));
    let both = moving(&[fearsome(attacker("A"))], &[fearsome(unit("B"))]);
    let play = both.says("move: contact, foe: blue-1, edges:, fear: 1, fear: 3");
    assert_eq!((play.stress("red-1"), play.stress("blue-1")), (3, 1));
}

/// FR-ATT-10, FR-UI-1: nothing is asked where nobody causes fear.
#[test]
fn nobody_is_asked_about_fear_without_a_cause() {
    assert!(moving(&[attacker("A")], &[unit("B")]).says("move: contact, foe: blue-1, edges:").done());
}

/// FR-TURN-2K, FR-STR-5: who is over End by its contact goes at once, and its contact with it.
#[test]
fn fear_may_destroy_at_once() {
    let red = [attacker("A").stressed(6), attacker("B").with(Stat::Init, 2)];
    let play = moving(&red, &[unit("C").special(Attribute::CausesFear)]);
    let play = play.says("move: contact, foe: blue-1, edges:, fear: 1").shows("near-lost").says("near-lost: red-2");
    assert_eq!(play.element("red-1").place, Place::Destroyed);
    assert!(play.state().contacts.is_empty());
    assert_eq!((play.stress("red-2"), play.mover()), (1, "B: Attack".into()));
}

/// FR-TURN-2K, FR-STR-5: who of a group is destroyed by its contact goes before the others move on.
#[test]
fn who_of_a_group_is_destroyed_goes_before_the_rest_moves_on() {
    let red = [attacker("A").stressed(6).grouped(1), attacker("B").grouped(1)];
    let play =
        moving(&red, &[unit("C").special(Attribute::CausesFear)]).says("move: contact, which: red-1, foe: blue-1");
    let play = play.says("edges:, fear: 1").shows("near-lost").says("near-lost:");
    assert_eq!(play.mover(), "B: Attack");
}

/// FR-TURN-2K: the page reminds players that counters travel with the element.
#[test]
fn counters_go_along() {
    assert!(moving(&[attacker("A")], &[unit("B")]).why().ends_with("Counters go along."));
}

/// FR-ST-5: a contact is new for one turn only.
#[test]
fn a_contact_is_not_new_in_the_next_turn() {
    let play = moving(&[attacker("A")], &[unit("B")]).says("move: contact, foe: blue-1, edges:").next_turn();
    assert!(!only(&play).new);
}
