//! Retreat (WH-RETR).

use umpire_tests::battle::{BattlePlay, red_first};
use warbands_and_heroes::Flag;

fn hit(red: &str, blue: &str, dice: &str) -> BattlePlay {
    red_first(&[red, blue])
        .says(&format!("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1, attack: {dice}"))
}

/// WH-RETR-1, WH-RETR-2: once an attack; on a success 2 squares at once, if they like.
#[test]
fn bowmen_who_are_hit_may_move_two_squares() {
    let play = hit("unit warriors", "unit bowmen", "6 6 1 1").says("resolve: 3");
    assert_eq!((play.asks().as_str(), play.seat()), ("retreat", "blue"));
    let stays = play.clone().says("retreat: no");
    assert!(!stays.is("blue-1", Flag::Moved));
    let moves = play.says("retreat: yes");
    assert!(moves.is("blue-1", Flag::Moved) && !moves.is("blue-1", Flag::Acted), "WH-RETR-5: no activation is used up");
    assert_eq!(hit("unit warriors", "unit bowmen", "6 1 1 1").says("resolve: 4").asks(), "unit", "a failure: nothing");
}

/// WH-RETR-3: captains and Wicked ones count.
#[test]
fn a_retreat_is_an_ordinary_test() {
    let play = hit("unit warriors captain wicked", "unit bowmen / unit warriors captain resolute", "6 1 1 1");
    assert_eq!(play.asks(), "near-captain");
    let play = play.says("near-captain: captain");
    assert_eq!(play.dice(), (1, 4));
    let play = play.says("resolve: 5");
    assert_eq!(play.asks(), "wicked");
    assert_eq!(play.clone().says("wicked: red").fs("blue-1"), 5, "2 of the hit, 1 of the captain");
    assert_eq!(play.says("wicked:").fs("blue-1"), 6);
}

/// WH-RETR-4, WH-RETR-5: in anybody's turn, and past walls.
#[test]
fn a_retreat_leads_past_walls() {
    let sides = ["unit warriors / unit warriors", "unit bowmen"];
    let play = red_first(&sides).says("unit: red-1, activate: still, action: wall");
    let play = play.says("unit: red-2, activate: move, move: done, action: attack-1, target: blue-1, attack: 6 1 1 1, resolve: 2, retreat: yes");
    assert_eq!((play.asks().as_str(), play.offers()), ("wall", vec!["none".into(), "red-1".into()]));
    let play = play.says("wall: red-1, strike: yes, attack: 6 1 1 1 1 1");
    assert_eq!(play.asks(), "resolve", "once for each attack");
}
