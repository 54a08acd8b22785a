//! Terrain: what a move in it costs.

use for_reign_or_ruin::book::{Formation, Order, Stat, Terrain};
use for_reign_or_ruin::roster::ElementCard;

use super::{Page, moving};
use crate::fixture::{Carded, Fought, begun, hero, unit};

fn mover(formation: Formation) -> ElementCard {
    unit("A").order(Order::Attack).with(Stat::Init, 1).formed(formation)
}

/// FR-TER-1: the table, row for row.
#[test]
fn the_table_of_terrain() {
    use Formation::{Close, None, Open, Skirmish};
    for (formation, slows, stress) in
        [(Skirmish, false, [0, 0]), (Open, true, [0, 1]), (Close, true, [1, 2]), (None, false, [0, 0])]
    {
        assert_eq!(Terrain::slows(formation), slows, "{formation:?}");
        assert_eq!([Terrain::Broken, Terrain::Dense].map(|terrain| terrain.stress(formation)), stress, "{formation:?}");
    }
}

/// FR-SRC-12, FR-TER-1, FR-TURN-2G, FR-TERM-12: close order in broken terrain has at least 1 stress.
#[test]
fn close_order_in_broken_terrain_has_at_least_one_stress() {
    let play = moving(&[mover(Formation::Close)], &[unit("B")]).says("move: happened, happened: broken");
    assert_eq!(play.stress("red-1"), 1);
    assert!(play.heard().contains(&"A +1: terrain".into()), "{:?}", play.heard());
    assert!(play.done(), "that was its move");
}

/// FR-SRC-13: close order in dense terrain has at least 2, also where it went through broken, too.
#[test]
fn close_order_in_dense_terrain_has_at_least_two_stress() {
    let play = moving(&[mover(Formation::Close)], &[unit("B")]);
    assert_eq!(play.clone().says("move: happened, happened: dense").stress("red-1"), 2);
    assert_eq!(play.says("move: happened, happened: broken dense").stress("red-1"), 2);
}

/// FR-SRC-11: open order in dense terrain has at least 1; broken costs it nothing, and is no row.
#[test]
fn open_order_in_dense_terrain_has_at_least_one_stress() {
    let play = moving(&[mover(Formation::Open)], &[unit("B")]).says("move: happened");
    assert!(!play.offers().contains(&"broken".into()), "{:?}", play.offers());
    assert_eq!(play.says("happened: dense").stress("red-1"), 1);
}

/// FR-TER-1, FR-MOV-17, FR-UI-1: skirmishers and individuals pay nothing, and are not asked.
#[test]
fn skirmishers_and_individuals_pay_nothing() {
    for card in [mover(Formation::Skirmish), hero("Nim").order(Order::Attack)] {
        let play = moving(&[card], &[unit("B")]).says("move: happened");
        assert!(!play.offers().iter().any(|row| row == "broken" || row == "dense"), "{:?}", play.offers());
    }
}

/// FR-TER-3, G-17: whoever has as much already gains nothing; one who has less is raised.
#[test]
fn terrain_raises_stress_to_at_least_so_much() {
    let stressed = |stress| moving(&[mover(Formation::Close).stressed(stress)], &[unit("B")]).says("move: happened");
    assert_eq!(stressed(1).says("happened: dense").stress("red-1"), 2);
    assert!(!stressed(1).offers().contains(&"broken".into()));
    assert!(!stressed(2).offers().contains(&"dense".into()));
}

/// FR-TER-4: standing in it costs nothing: whoever stays is not asked.
#[test]
fn standing_in_terrain_costs_nothing() {
    assert!(begun(&[unit("A").order(Order::Halt)], &[unit("B")]).done());
    let play = moving(&[mover(Formation::Close)], &[unit("B")]).says("move: moved");
    assert_eq!(play.stress("red-1"), 0);
}

/// FR-TER-5: a march does not enter it, and is not asked.
#[test]
fn a_march_does_not_enter_difficult_terrain() {
    let play = moving(&[mover(Formation::Close).order(Order::March)], &[unit("B")]).says("move: happened");
    assert!(!play.offers().iter().any(|row| row == "broken" || row == "dense"), "{:?}", play.offers());
}

/// FR-TER-1, FR-MOV-2: of a group those pay who were in it.
#[test]
fn of_a_group_some_may_have_been_in_it() {
    let red = [mover(Formation::Close).grouped(1), mover(Formation::Close).grouped(1)];
    let play = moving(&red, &[unit("B")]).says("move: happened, happened: broken").shows("terrain");
    let play = play.says("terrain: red-2");
    assert_eq!((play.stress("red-1"), play.stress("red-2")), (0, 1));
}

/// FR-TURN-2G, FR-TURN-2I: terrain and contact in one move.
#[test]
fn terrain_and_contact_go_together() {
    let play = moving(&[mover(Formation::Close)], &[unit("B")]).says("move: happened, happened: broken contact");
    let play = play.says("foe: blue-1, edges:");
    assert_eq!((play.stress("red-1"), play.state().contacts.len()), (1, 1));
}
