//! The morale step (WH-MOR).

use umpire_tests::battle::{BattlePlay, fought, red_first};
use warbands_and_heroes::{Flag, Place};

/// Both sides end their turns, red first.
fn to_morale(play: BattlePlay) -> BattlePlay {
    play.says("unit: more, more: end-turn, unit: more, more: end-turn")
}

/// WH-MOR-1, WH-TERM-7: each damaged Unit still in play once, however often it was hit.
#[test]
fn each_damaged_unit_checks_once() {
    let play = red_first(&["unit warriors / unit bowmen / unit bowmen", "unit warriors"]);
    let play = play.corrects("red-1", "damage", 11).corrects("red-1", "damage", 9).corrects("red-3", "damage", 0);
    let play = to_morale(play);
    assert_eq!((play.asks().as_str(), play.dice()), ("resolve", (1, 5)));
    assert_eq!(play.says("resolve: 1").asks(), "initiative", "nobody else: one is unhurt, one routed");
}

/// WH-MOR-2: failure costs 3, and may rout.
#[test]
fn a_failed_check_costs_three_and_may_rout() {
    let play = to_morale(
        red_first(&["unit bowmen / unit bowmen / unit warriors", "unit warriors"])
            .corrects("red-1", "damage", 7)
            .corrects("red-2", "damage", 3),
    );
    let play = play.says("resolve: 4, resolve: 6");
    assert_eq!((play.fs("red-1"), play.unit("red-2").place), (4, Place::Routed));
}

/// WH-MOR-3: what is lost there calls for no other check, now or next round.
#[test]
fn morale_damage_calls_for_no_check() {
    let play =
        to_morale(red_first(&["unit bowmen", "unit warriors"]).corrects("red-1", "damage", 7)).says("resolve: 6");
    assert!(!play.is("red-1", Flag::Damaged));
    let play = to_morale(play.says("initiative: 6 1, first: first"));
    assert_eq!((play.asks().as_str(), play.state().round), ("initiative", 3));
}

/// WH-MOR-4: near an enemy Wicked captain it is 4.
#[test]
fn a_wicked_captain_makes_it_four() {
    let play = to_morale(red_first(&["unit bowmen", "unit warriors captain wicked"]).corrects("red-1", "damage", 7));
    let play = play.says("resolve: 6");
    assert_eq!((play.asks().as_str(), play.fs("red-1")), ("wicked", 7));
    assert_eq!(play.says("wicked: blue").fs("red-1"), 3);
}

/// WH-MOR-5: one batch: a captain who routs in it helps and hurts to its end.
#[test]
fn captains_count_to_the_end_of_the_step() {
    let red = "unit bowmen captain wicked / unit bowmen";
    let play = red_first(&[red, "unit bowmen"])
        .corrects("red-1", "damage", 1)
        .corrects("red-2", "damage", 7)
        .corrects("blue-1", "damage", 7);
    let play = to_morale(play).says("resolve: 5");
    assert_eq!(play.unit("red-1").place, Place::InPlay, "it routs when all have checked");
    assert_eq!(play.asks(), "near-captain");
    let play = play.says("near-captain: captain, resolve: 4, resolve: 6");
    assert_eq!((play.asks().as_str(), play.seat()), ("wicked", "blue"));
    let play = play.says("wicked: red");
    assert_eq!((play.unit("red-1").place, play.fs("red-2"), play.fs("blue-1")), (Place::Routed, 7, 3));
}

/// WH-MOR-6: ranges are asked once a Unit, and not where they change nothing.
#[test]
fn berserkers_are_asked_nothing() {
    let red = "unit berserkers / unit warriors captain shrewd";
    let play = to_morale(red_first(&[red, "unit warriors captain wicked"]).corrects("red-1", "damage", 5));
    assert_eq!(play.asks(), "initiative");
    assert!(play.heard().iter().any(|line| line == "Berserkers: cannot fail"), "{:?}", play.heard());
}

/// F-MORALE: side by side in the order of initiative.
#[test]
fn sides_check_in_the_order_of_initiative() {
    let play = fought(&["unit bowmen", "unit bowmen / unit bowmen"]).says("initiative: 2 5, first: first");
    let play = play.corrects("red-1", "damage", 7).corrects("blue-1", "damage", 7).corrects("blue-2", "damage", 7);
    let mut play = to_morale(play);
    let mut order = Vec::new();
    for _ in 0..3 {
        order.push(play.seat());
        play = play.says("resolve: 1");
    }
    assert_eq!(order, ["blue", "blue", "red"]);
}
