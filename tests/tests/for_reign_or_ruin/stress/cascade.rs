//! One loss brings another.

use for_reign_or_ruin::Place;
use for_reign_or_ruin::book::Stat;

use crate::fixture::{BattlePlay, Carded, Fought, fresh, hero, unit};
use crate::morale::{fights, shaken, shaky};

fn lost(play: &BattlePlay) -> Vec<bool> {
    play.state().elements.iter().map(|element| element.place == Place::Destroyed).collect()
}

/// FR-STR-6: who goes because of a loss asks its own friends, each once, until nobody goes.
#[test]
fn a_loss_may_bring_another_and_each_asks_once() {
    let red = [shaky("Spears"), unit("Bows").stressed(6), unit("Axes").stressed(6), unit("Pikes")];
    let play = shaken(fights(fresh(&red, &[unit("Orcs")])), "7").says("near-lost: red-2").shows("near-lost");
    assert_eq!(lost(&play), [true, true, false, false, false]);
    assert_eq!(play.offers(), ["red-3", "red-4"], "who is gone is not listed");
    let play = play.says("near-lost: red-3 red-4").shows("near-lost");
    assert_eq!(play.offers(), ["red-4"]);
    let play = play.says("near-lost: red-4");
    assert_eq!((lost(&play), play.stress("red-4")), (vec![true, true, true, false, false], 2));
    assert_ne!(play.asks(), "near-lost");
}

/// FR-STR-7, G-4: two losses near the same friend are 2 stress; the two do not shake each other.
#[test]
fn losses_at_the_same_moment_add_up() {
    let play = shaken(fights(fresh(&[shaky("Spears"), shaky("Bows"), unit("Axes")], &[unit("Orcs")])), "7 7");
    let play = play.shows("near-lost");
    assert_eq!(play.offers(), ["red-3"], "the other one goes, too");
    let play = play.says("near-lost: red-3").shows("near-lost").says("near-lost: red-3");
    assert_eq!(play.stress("red-3"), 2);
}

/// FR-STR-6, FR-UI-1: one that goes anyway is not asked about: nobody is in it.
#[test]
fn who_goes_anyway_is_not_listed() {
    let red = [shaky("Spears"), shaky("Bows"), unit("Axes").stressed(6), unit("Pikes")];
    let play = shaken(fights(fresh(&red, &[unit("Orcs")])), "7 7").says("near-lost: red-3").shows("near-lost");
    assert_eq!((play.offers(), play.state().acting), (vec!["red-4".to_string()], None));
}

/// FR-STR-4, FR-STR-7: one that goes anyway is asked about where a leader is in it: he gets what is over End.
#[test]
fn a_leader_gets_the_overflow_of_all_losses() {
    let red = [shaky("Spears"), shaky("Bows"), unit("Axes").stressed(6), hero("Nim"), unit("Pikes")];
    let play = fights(fresh(&red, &[unit("Orcs")]).says("rules: attach, inside: red-4, join: red-3"));
    let play = shaken(play, "7 7").says("near-lost: red-3").shows("near-lost");
    assert_eq!(play.offers(), ["red-3", "red-4", "red-5"]);
    let play = play.says("near-lost: red-3").shows("near-lost");
    assert_eq!(play.stress("red-4"), 2, "8 of 6");
    assert_eq!(play.says("near-lost:").element("red-4").place, Place::OnTable);
}

/// FR-STR-2, FR-STR-5: those of both sides go at the same moment, each with its own question to its own side.
#[test]
fn both_sides_lose_at_the_same_moment() {
    let play = shaken(fights(fresh(&[shaky("Spears"), unit("Bows")], &[shaky("Orcs"), unit("Trolls")])), "7 9");
    let play = play.shows("near-lost");
    assert_eq!((play.seat(), play.offers()), ("red", vec!["red-2".to_string()]));
    let play = play.says("near-lost:").shows("near-lost");
    assert_eq!((play.seat(), play.offers()), ("blue", vec!["blue-2".to_string()]));
    assert_eq!(play.says("near-lost: blue-2").stress("blue-2"), 1);
    let end = unit("Bows").with(Stat::End, 0);
    let alone = shaken(fights(fresh(&[shaky("Spears"), end], &[unit("Orcs")])), "7").says("near-lost: red-2");
    assert_eq!(lost(&alone), [true, true, false], "End 0 bears nothing, and nobody is left to ask");
    assert_ne!(alone.asks(), "near-lost");
}

/// FR-STR-4, FR-STR-7: those who go at the same moment do not shake each other, whatever the order they are taken off in: a
/// leader in one of them gets what his unit had when the moment came.
#[test]
fn losses_at_the_same_moment_do_not_shake_each_other() {
    let [first, second] = [[2, 1], [1, 2]].map(|[with, without]| {
        let red = [shaky("Spears"), shaky("Bows"), hero("Nim"), unit("Axes")];
        let join = format!("rules: attach, inside: red-3, join: red-{with}");
        let play = shaken(fights(fresh(&red, &[unit("Orcs")]).says(&join)), "8 8").shows("near-lost");
        assert!(!play.offers().contains(&format!("red-{without}")) && !play.offers().contains(&format!("red-{with}")));
        play.says("near-lost: red-4").says("near-lost:").stress("red-3")
    });
    assert_eq!((first, second), (2, 2));
}
