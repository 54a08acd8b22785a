//! The end, which players decide (G-48).

use crate::fixture::{BattlePlay, Fought, fresh, unit};
use umpire_engine::table::{Seat, Show};

fn at_a_turn() -> BattlePlay {
    fresh(&[unit("Spears")], &[unit("Orcs")]).says("rules: fight, deploy: done").shows("turn")
}

/// G-48: the players end it at the beginning of a turn, and say who won.
#[test]
fn the_players_say_who_won() {
    let won = |row: &str| {
        let play = at_a_turn().says("turn: end").says(&format!("winner: {row}"));
        assert!(play.is_over());
        play.news().iter().find_map(|news| match news.show {
            Show::Over(winner) => Some(winner),
            _ => None,
        })
    };
    assert_eq!(won("red"), Some(Some(Seat::RED)));
    assert_eq!(won("blue"), Some(Some(Seat(1))));
    assert_eq!(won("draw"), Some(None));
}

/// G-48: who concedes has lost, and that is told.
#[test]
fn who_concedes_has_lost() {
    let play = at_a_turn().says("turn: end, winner: concede-1");
    assert!(play.is_over());
    let (red, blue) = (Seat::RED.name(), Seat(1).name());
    assert_eq!(play.heard(), [format!("{red} concedes"), format!("{blue} wins")]);
}

/// G-48: they may think better of it.
#[test]
fn back_fights_on() {
    let asked = at_a_turn().says("turn: end");
    assert_eq!(asked.offers()[0], "back", "one press too many ends no battle");
    let play = asked.says("winner: back").shows("turn");
    assert!(!play.is_over());
    assert_eq!(play.state().turn, 1);
}

/// G-48: nobody wins by himself: with one side gone turns go on until the players end it.
#[test]
fn a_side_without_elements_does_not_end_it() {
    let play = fresh(&[unit("Spears")], &[unit("Orcs")]).says("rules: quick, deploy: done");
    let play = play.says("quick: stress, whose: blue, who: blue-1, amount: 9, quick: next, quick: guide");
    assert_eq!((play.state().sides[1].lost, play.asks().as_str()), (1, "turn"));
    assert_eq!(play.says("turn: begin").past(17).state().turn, 3);
}
