//! Shield Walls (WH-WALL).

use umpire_tests::battle::{BattlePlay, red_first, warbands};
use warbands_and_heroes::{Flag, Place};

/// Red puts its wall up, from a stand or after a move; then it is blue's turn.
fn walled(red: &str, blue: &str, way: &str) -> BattlePlay {
    let play = red_first(&[red, blue]).says(&format!("unit: red-1, {way}, action: wall"));
    if play.seat() == "red" { play.says("unit: more, more: end-turn") } else { play }
}

const STILL: &str = "activate: still";
const MOVED: &str = "activate: move, move: done";

/// WH-WALL-1: declaring it is the action; nobody is attacked now.
#[test]
fn declaring_a_wall_is_the_action() {
    let play = walled("unit warriors", "unit warriors", STILL);
    assert!(play.is("red-1", Flag::Wall));
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
    assert!(play.notes().iter().any(|note| note == "Warriors: wall, +1 die"), "{:?}", play.notes());
}

/// WH-WALL-2, WH-WALL-3: it may strike an enemy that moves next to it, or let it pass.
#[test]
fn a_wall_may_strike_who_moves_past() {
    let play = walled("unit warriors", "unit warriors", MOVED).says("unit: blue-1, activate: move, move: done");
    assert_eq!((play.asks().as_str(), play.offers()), ("wall", vec!["none".into(), "red-1".into()]));
    assert_eq!(play.clone().says("wall: none").asks(), "action");
    let play = play.says("wall: red-1");
    assert_eq!((play.asks().as_str(), play.seat()), ("strike", "red"));
    assert_eq!(play.clone().says("strike: no").asks(), "action");
    let play = play.says("strike: yes");
    assert_eq!(play.dice(), (5, 4));
    assert_eq!(play.says("attack: 6 6 1 1 1").fs("blue-1"), 8);
}

/// WH-WALL-3: friends pass. WH-HR-14: by house rule anybody is struck.
#[test]
fn friends_pass_a_wall() {
    let red = "unit warriors / unit warriors";
    let play = red_first(&[red, "unit warriors"]).says("unit: red-1, activate: still, action: wall");
    assert_eq!(play.says("unit: red-2, activate: move, move: done").asks(), "action");
    let house = warbands(&[red, "unit warriors"]).says("rules: house, house: hr-14, rules: fight, deploy: done");
    let house = house.says("initiative: 6 1, first: first, unit: red-1, activate: still, action: wall");
    assert_eq!(house.says("unit: red-2, activate: move, move: done").asks(), "wall");
}

/// WH-WALL-4, WH-DATA-6: until its own side's next turn begins.
#[test]
fn a_wall_lasts_until_its_sides_next_turn() {
    let play = walled("unit warriors", "unit warriors", STILL)
        .says("unit: more, more: end-turn, initiative: 1 6, first: first");
    assert!(play.is("red-1", Flag::Wall), "blue has the first turn");
    let play = play.says("unit: more, more: end-turn");
    assert!(!play.is("red-1", Flag::Wall), "and red the second");
}

/// WH-WALL-5: once a mover in a turn, its Retreat included; other movers are struck anew.
#[test]
fn a_wall_strikes_each_mover_once_a_turn() {
    let play = walled("unit warriors", "unit bowmen / unit bowmen", MOVED);
    let play = play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes, attack: 6 1 1 1 1");
    assert_eq!((play.asks().as_str(), play.seat()), ("resolve", "blue"), "they may retreat in mid-move");
    let play = play.says("resolve: 1, retreat: yes, go-on: done");
    assert_eq!(play.asks(), "action", "the same wall does not strike again");
    let play = play.says("action: nothing, unit: blue-2, activate: move, move: done");
    assert_eq!(play.asks(), "wall", "another mover");
}

/// WH-WALL-5, WH-DATA-5: every turn anew, not only every round.
#[test]
fn a_new_turn_is_a_new_strike() {
    let sides = ["unit warriors", "unit bowmen", "unit warriors"];
    let play = umpire_tests::battle::fought(&sides)
        .says("initiative: 6 5 4, first: first, unit: red-1, activate: still, action: wall");
    let play = play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes, attack: 6 1 1 1 1 1, resolve: 6, go-on: done, action: nothing");
    let play = play.says(
        "unit: gold-1, activate: move, move: done, wall: none, action: attack-1, target: blue-1, attack: 6 1 1 1",
    );
    let play = play.says("resolve: 1, retreat: yes");
    assert_eq!((play.asks().as_str(), play.offers()), ("wall", vec!["none".into(), "red-1".into()]));
}

/// WH-WALL-6: who is routed in mid-move does nothing more; who is not goes on.
#[test]
fn a_routed_mover_stops() {
    let play = walled("unit warriors", "unit bowmen / unit warriors", MOVED).corrects("blue-1", "fs", 2);
    let play = play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes, attack: 6 1 1 1 1");
    assert_eq!((play.unit("blue-1").place, play.asks().as_str()), (Place::Routed, "unit"));
    let play = walled("unit warriors", "unit warriors", MOVED);
    let play = play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes, attack: 6 1 1 1 1");
    assert_eq!(play.asks(), "go-on");
    assert_eq!(play.says("go-on: done").asks(), "action");
}

/// WH-WALL-7: 6D as long as it is up, where it stood still; 5D after a move.
#[test]
fn the_die_for_standing_still_stays_with_the_wall() {
    let dice = |way: &str| {
        let play = walled("unit warriors", "unit warriors", way)
            .says("unit: more, more: end-turn, initiative: 1 6, first: first");
        play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes").dice().0
    };
    assert_eq!((dice(STILL), dice(MOVED)), (6, 5));
}

/// WH-HR-10: by house rule only in the round it stood still.
#[test]
fn the_walls_die_lasts_a_round_by_house_rule() {
    let play =
        warbands(&["unit warriors", "unit warriors"]).says("rules: house, house: hr-10, rules: fight, deploy: done");
    let play = play.says("initiative: 6 1, first: first, unit: red-1, activate: still, action: wall");
    let strikes = "unit: blue-1, activate: move, move: done, wall: red-1, strike: yes";
    assert_eq!(play.clone().says(strikes).dice().0, 6);
    let next = play.says("unit: more, more: end-turn, initiative: 1 6, first: first");
    assert_eq!(next.says(strikes).dice().0, 5);
}

/// WH-WALL-8: Cowardly and bloodied are read when it strikes.
#[test]
fn a_bloodied_wall_has_two_dice() {
    let play = walled("unit warriors", "unit warriors", MOVED).corrects("red-1", "fs", 4);
    assert_eq!(play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes").dice().0, 2);
    let coward = walled("unit warriors captain cowardly", "unit warriors", MOVED);
    assert_eq!(coward.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes").dice().0, 3);
}

/// WH-WALL-9: it is melee, and Aggressive counts.
#[test]
fn aggressive_counts_for_a_wall() {
    let play = walled("unit warriors / unit bowmen captain aggressive", "unit warriors", MOVED);
    let play = play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes");
    assert_eq!(play.asks(), "facts");
    assert_eq!(play.says("facts: aggressive, attack: 1 1 1 1 1").fs("blue-1"), 10);
}

/// WH-WALL-10: it ends with the Unit, and keeps nobody from attacking it.
#[test]
fn a_wall_ends_with_its_unit() {
    let play = walled("unit warriors", "unit warriors", STILL);
    let attacked = play.clone().says("unit: blue-1, activate: act, stay: no, action: attack-1");
    assert_eq!(attacked.offers(), ["red-1", "none"]);
    assert!(!play.corrects("red-1", "place", 1).is("red-1", Flag::Wall));
}

/// WH-WALL-6, WH-RETR-1: a strike that misses makes nobody test, and the mover goes on.
#[test]
fn a_wall_that_misses_stops_nobody() {
    let play = walled("unit warriors", "unit bowmen", MOVED);
    let play = play.says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes, attack: 1 1 1 1 1");
    assert_eq!((play.asks().as_str(), play.fs("blue-1")), ("go-on", 8));
}

/// WH-WALL-5, WH-RETR-4: a wall that let it pass may strike its Retreat; one that has struck may not.
#[test]
fn a_retreat_leads_past_walls_that_let_it_pass() {
    let play =
        red_first(&["unit warriors / unit warriors", "unit bowmen"]).says("unit: red-1, activate: still, action: wall");
    let play = play.says("unit: red-2, activate: still, action: wall, unit: blue-1, activate: move, move: done");
    let play = play.says("wall: red-1, strike: no, wall: red-2, strike: yes, attack: 6 1 1 1 1 1");
    let stays = play.clone().says("resolve: 6, go-on: done");
    assert_eq!(stays.asks(), "action", "both had their chance");
    let play = play.says("resolve: 1, retreat: yes, go-on: done");
    assert_eq!((play.asks().as_str(), play.offers()), ("wall", vec!["none".into(), "red-1".into()]));
}

/// WH-HR-14: by house rule any other Unit that moves is struck, and no wall strikes itself.
#[test]
fn no_wall_strikes_itself() {
    let own = "class \"Ring\" resolve 5 fs 12 tn 4 speed 4 trait retreat attack \"Ring\" 5d2 wall / unit \"Ring\"";
    let play = warbands(&[own, "unit warriors"]).says("rules: house, house: hr-14, rules: fight, deploy: done");
    let play = play.says("initiative: 6 1, first: first, unit: red-1, activate: still, action: wall");
    let play = play.says("unit: blue-1, activate: act, stay: yes, action: attack-1, target: red-1, attack: 6 1 1 1 1");
    let play = play.says("resolve: 1, retreat: yes");
    assert_ne!(play.asks(), "wall");
}

/// WH-DATA-6: the die goes with the wall: one that players put up by hand has none.
#[test]
fn a_wall_put_up_by_hand_has_no_die_of_the_last() {
    let play = walled("unit warriors", "unit warriors", STILL)
        .says("unit: more, more: end-turn, initiative: 6 1, first: first, unit: red-1, activate: pass");
    let play =
        play.corrects("red-1", "wall", 1).says("unit: blue-1, activate: move, move: done, wall: red-1, strike: yes");
    assert_eq!(play.dice().0, 5);
}
