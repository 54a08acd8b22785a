//! Individuals in what is lost.

use for_reign_or_ruin::Place;
use for_reign_or_ruin::book::{Attribute, Stat};
use for_reign_or_ruin::roster::ElementCard;

use crate::fixture::{BattlePlay, Carded, Fought, hero, unit};
use crate::morale::{fights, housed, shaken, shaky};

/// A unit of End 4 is destroyed by 6 stress, with this hero in it and a friend far away.
fn ruin(hero: ElementCard, rules: &[u8]) -> BattlePlay {
    let red = [shaky("Spears").with(Stat::End, 4), hero, unit("Bows")];
    let play = housed(&red, &[unit("Orcs")], rules).says("rules: attach, inside: red-2, join: red-1");
    shaken(fights(play), "6")
}

/// FR-STR-4, FR-SRC-5, G-3, FR-HR-2: who is in it gets what is over the unit's End, and not the 1 of those near.
#[test]
fn a_leader_in_a_lost_unit_gets_its_overflow() {
    let play = ruin(hero("Nim"), &[]).shows("near-lost");
    assert_eq!((play.stress("red-2"), play.offers()), (2, vec!["red-3".to_string()]));
    assert_eq!(play.element("red-2").attached, None, "he stands alone now");
    assert!(play.heard().contains(&"Nim +2: in lost unit".to_string()), "{:?}", play.heard());
}

/// FR-STR-4, FR-STR-6: the overflow may be too much for him.
#[test]
fn the_overflow_may_destroy_him() {
    let play = ruin(hero("Nim").with(Stat::End, 1), &[]).says("near-lost:").shows("near-lost");
    assert_eq!((play.element("red-2").place, play.offers()), (Place::Destroyed, vec!["red-3".to_string()]));
}

/// FR-HR-2, second way: he goes where his own stress is more than the unit's End, and his own friends are asked about.
#[test]
fn a_leader_may_go_with_his_unit() {
    let play = ruin(hero("Nim").stressed(5), &[2]).shows("near-lost").says("near-lost: red-3").shows("near-lost");
    assert_eq!((play.element("red-2").place, play.offers()), (Place::Destroyed, vec!["red-3".to_string()]));
    assert_eq!(play.says("near-lost: red-3").stress("red-3"), 2);
    let stays = ruin(hero("Nim").stressed(4), &[2]).says("near-lost:");
    assert_eq!((stays.element("red-2").place, stays.stress("red-2")), (Place::OnTable, 4), "4 is not more than 4");
    assert_ne!(stays.asks(), "near-lost");
}

/// FR-HR-2, third way: he gets 1 like anybody near, without a question.
#[test]
fn a_leader_in_a_lost_unit_may_get_one_only() {
    let play = ruin(hero("Nim"), &[2, 2]).shows("near-lost");
    assert_eq!((play.stress("red-2"), play.offers()), (1, vec!["red-3".to_string()]));
}

/// FR-STR-3: the unit of a lost leader is at 0 cm: it gets 1 without a question.
#[test]
fn the_unit_of_a_lost_leader_is_shaken() {
    let red = [unit("Spears"), hero("Nim").special(Attribute::Instable), unit("Bows")];
    let play = housed(&red, &[unit("Orcs")], &[]).says("rules: attach, inside: red-2, join: red-1");
    let play = shaken(fights(play), "7").shows("near-lost");
    assert_eq!((play.stress("red-1"), play.offers()), (1, vec!["red-3".to_string()]));
}
