//! Step 10: who gives when, and what may follow.

use for_reign_or_ruin::book::{Kind, Stat, UNKNOWN};
use for_reign_or_ruin::{Flag, Place};
use umpire_engine::table::Kind as Asks;

use super::{fights, housed, next_turn, note, pages, passing};
use crate::fixture::{Carded, Fought, element, fresh, unit};

/// FR-TURN-10, FR-UI-1: an army without stress, or with nobody to take it, never sees the step.
#[test]
fn a_quiet_army_is_not_asked() {
    assert!(!pages(fights(fresh(&[unit("Spears"), unit("Bows")], &[unit("Orcs")]))).contains(&10));
    assert!(!pages(fights(fresh(&[unit("Spears").stressed(2)], &[unit("Orcs")]))).contains(&10), "nobody can take it");
    let more = [unit("Spears").stressed(2), unit("Bows")];
    assert!(pages(fights(fresh(&more, &[unit("Orcs")]))).contains(&10));
    let play = fights(fresh(&more, &[unit("Orcs")])).skips_to(10);
    assert_eq!(play.waits(), "1 may pass stress");
}

/// FR-TRA-1, FR-TRA-10, FR-TURN-10: from the most stress down, whichever side; each is giver once.
#[test]
fn the_most_stress_gives_first() {
    let red = [unit("Spears").stressed(1), unit("Bows").stressed(4), unit("Axes")];
    let play = passing(&red, &[unit("Orcs").stressed(3), unit("Trolls")]);
    assert_eq!(play.state().acting, Some(play.id("red-2")));
    let play = play.says("pass-near:").shows("pass-near");
    assert_eq!(play.state().acting, Some(play.id("blue-1")));
    let play = play.says("pass-near:").shows("pass-near");
    assert_eq!(play.state().acting, Some(play.id("red-1")), "then the next highest");
    let play = play.says("pass-near:");
    assert_ne!(play.asks(), "pass-near", "nobody gives twice");
    assert!(["red-1", "red-2", "blue-1"].iter().all(|id| play.element(id).is(Flag::Gave)));
}

/// FR-TRA-10: who has received may be the next highest.
#[test]
fn after_each_giver_the_next_highest_is_found_anew() {
    let red = [unit("Spears").stressed(4), unit("Bows").stressed(2), unit("Axes").stressed(2), unit("Pikes")];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-3, pass-more: none");
    assert_eq!(play.state().acting, Some(play.id("red-3")), "3 now, and Bows have 2");
}

/// FR-TRA-1: of equals of one side its owner says who is first, or lets them go in any order for the rest of the step.
#[test]
fn equal_givers_go_as_their_owner_likes() {
    let red = [unit("Spears").stressed(2), unit("Bows").stressed(2), unit("Axes").stressed(2), unit("Pikes")];
    let play = passing(&red, &[unit("Orcs").stressed(2), unit("Trolls")]).shows("giver");
    assert_eq!((play.seat(), play.offers()), ("red", ["red-1", "red-2", "red-3", "none"].map(String::from).to_vec()));
    let picked = play.clone().says("giver: red-2").shows("pass-near");
    assert_eq!(picked.state().acting, Some(picked.id("red-2")));
    assert_eq!(picked.says("pass-near:").shows("giver").offers(), ["red-1", "red-3", "none"]);
    let any = play.says("giver: none").shows("pass-near").says("pass-near:").shows("pass-near");
    assert_eq!(any.state().acting, Some(any.id("red-2")), "nobody asks again");
}

/// FR-TRA-1: across sides the order cannot matter, and is not asked for.
#[test]
fn equal_givers_of_two_sides_are_not_asked_about() {
    let play = passing(&[unit("Spears").stressed(2), unit("Bows")], &[unit("Orcs").stressed(2), unit("Trolls")]);
    assert_eq!(play.shows("pass-near").says("pass-near:").asks(), "pass-near");
}

/// FR-TRA-9: individuals give and take like units.
#[test]
fn individuals_take_part() {
    let red = [element("Mage", Kind::Individual).stressed(2), unit("Bows"), element("Sage", Kind::Hero)];
    let play = passing(&red, &[unit("Orcs")]).shows("pass-near");
    assert_eq!(play.offers(), ["red-2", "red-3"]);
    let play = play.says("pass-near: red-3");
    assert_eq!((play.stress("red-1"), play.stress("red-3")), (1, 1));
}

/// FR-TRA-4, G-31: who has more stress is not listed; who has as much is, and gets something only if the owner wishes.
#[test]
fn nobody_gives_to_who_has_more() {
    let red = [unit("Spears").stressed(2), unit("Bows").stressed(3), unit("Axes").stressed(2)];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near:").says("giver: red-1").shows("pass-near");
    assert_eq!(play.offers(), ["red-3"]);
    let play = play.says("pass-near: red-3").shows("pass-more");
    assert_eq!((play.stress("red-1"), play.stress("red-3")), (2, 2), "nothing is compulsory among equals");
    assert_eq!((note(&play), play.cursor()), ("has 2".into(), "none".into()));
    let play = play.says("pass-more: red-3");
    assert_eq!((play.stress("red-1"), play.stress("red-3")), (1, 3));
    assert_ne!(play.asks(), "pass-more", "now it has more");
}

/// FR-TRA-12, FR-STR-8, FR-SRC-14, G-5: what is received is gained; giving is no gain.
#[test]
fn received_stress_is_gained() {
    let play = passing(&[unit("Spears").stressed(3), unit("Bows")], &[unit("Orcs")]).says("pass-near: red-2");
    assert_eq!((play.element("red-2").gained, play.element("red-1").gained), (1, 0));
    let play = play.says("pass-more: none");
    let checks: Vec<_> = play.state().to_check().iter().collect();
    assert_eq!(checks, [play.id("red-2")], "the giver has less than before");
}

/// FR-TRA-13: what would destroy a friend is warned of, and legal; its loss comes after the giver is done.
#[test]
fn a_gift_that_destroys_is_warned_of() {
    let red = [unit("Spears").stressed(3), unit("Bows").with(Stat::End, 1), unit("Axes")];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2, pass-more: red-2").shows("pass-ruin");
    let not = play.clone().says("pass-ruin: no").shows("pass-more");
    assert_eq!((not.stress("red-1"), not.stress("red-2")), (2, 1));
    let lost = play.says("pass-ruin: yes");
    assert_eq!(lost.element("red-2").place, Place::Destroyed);
    assert_eq!(lost.shows("near-lost").offers(), ["red-1", "red-3"]);
}

/// FR-TRA-15, G-53: who received from a friend gives nothing back to it in this turn, but may in the next.
#[test]
fn nobody_gives_back() {
    let red = [unit("Spears").stressed(2), unit("Bows").stressed(1)];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2");
    assert_eq!((play.stress("red-1"), play.stress("red-2")), (1, 2));
    assert_ne!(play.asks(), "pass-near", "Bows have 2 and could give to nobody but Spears");
    let play = next_turn(play).skips_to(10).says("step: begin").shows("pass-near");
    assert_eq!(play.state().acting, Some(play.id("red-2")));
    assert_eq!(play.offers(), ["red-1"]);
}

/// FR-TRA-15, G-53: each of forty elements of both sides is a pair of its own with each friend.
#[test]
fn pairs_are_told_apart() {
    let army: Vec<_> = (0..40).map(|at| unit(&format!("Unit {at}")).stressed(1)).collect();
    let mut battle = fresh(&army, &army).state();
    let ids = |first: u8| (first..first + 40).map(for_reign_or_ruin::ElementId);
    for (giver, receiver) in [(0, 39), (38, 39), (40, 41), (78, 79)] {
        let [giver, receiver] = [giver, receiver].map(for_reign_or_ruin::ElementId);
        let event = for_reign_or_ruin::MoraleEvent::Passed(giver, receiver);
        <for_reign_or_ruin::ForReignOrRuin as umpire_engine::table::Game>::apply(&mut battle, event.into());
    }
    let passed = |first| {
        let pairs = ids(first).flat_map(|a| ids(first).map(move |b| (a, b)));
        pairs.filter(|(a, b)| a.0 < b.0 && battle.have_passed(*a, *b)).map(|(a, b)| (a.0, b.0)).collect::<Vec<_>>()
    };
    assert_eq!((passed(0), passed(40)), (vec![(0, 39), (38, 39)], vec![(40, 41), (78, 79)]));
}

/// FR-HR-5: all voluntary: nothing is passed on unless the owner says so, and one press says no.
#[test]
fn redistribution_may_be_voluntary() {
    let red = [unit("Spears").stressed(2), unit("Bows"), unit("Axes")];
    let play = fights(housed(&red, &[unit("Orcs")], &[5])).skips_to(10).says("step: begin").shows("pass-more");
    assert_eq!(play.offers(), ["none", "red-2", "red-3"]);
    let none = play.clone().says("pass-more: none");
    assert_eq!((none.stress("red-1"), none.asks() == "pass-more"), (2, false));
    let given = play.says("pass-more: red-3");
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| given.stress(id)), [1, 0, 1]);
}

/// FR-UI-4: the list opens with who was near in the turn before.
#[test]
fn the_list_opens_with_the_last_answer() {
    let red = [unit("Spears").stressed(6), unit("Bows"), unit("Axes"), unit("Pikes")];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2 red-4, pass-more: none");
    let play = play.says("giver: none, pass-near:, pass-near:");
    let play = next_turn(play).skips_to(10).says("step: begin").shows("pass-near");
    assert_eq!(play.state().acting, Some(play.id("red-1")));
    let Asks::Tick(tick) = play.question().kind else { panic!("a list") };
    assert_eq!(tick.preset(), 0b101);
}

/// FR-TRA-3, FR-IN-11: an End that nobody has entered is asked for before a point that could destroy.
#[test]
fn an_unknown_end_of_a_receiver_is_asked_for() {
    let red = [unit("Spears").stressed(3), unit("Bows").with(Stat::End, UNKNOWN)];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2").shows("stat");
    let frail = play.clone().says("stat: 0, keep: keep");
    assert_eq!(frail.stress("red-2"), 0, "the point would destroy it");
    assert_eq!(play.says("stat: 5, keep: once").stress("red-2"), 1);
}
