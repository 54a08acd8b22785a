//! Two Superiority sides that tie every Round.

use rattle_and_rend::book::{Bond, Tactic};
use umpire_engine::table::Seat;
use umpire_tests::play::{Play, play_with, won};

use crate::muster::{DREGS, FIGHTERS, with};

/// Two sides of 5 points that lose 2 of them in their first Morale, red's 3 Dregs and blue's 1.
fn tied(blue_falls: &str) -> Play {
    let band = || with(&[FIGHTERS, DREGS, DREGS, DREGS], [Tactic::Rangers, Tactic::Elites], Bond::Superiority);
    let game = play_with([band(), band()]).fields("own-1", "own-2").sets_up("terrain:");
    let first = game.says("bid: 1 0, first: red, act: pass, act: pass, end-round: pass").shows("roll");
    first.says(&format!("roll: 1 1, roll: 20 1, roll: 20 1, roll: 20 1, {blue_falls}"))
}

/// P-20, RR-MORALE-2, RR-BID-7: a tie that leaves nobody anything is not the end while a Morale test is due.
#[test]
fn the_last_morale_test_comes_before_the_end() {
    let test = tied("roll: 1 1, roll: 20 1, roll: 20 1, roll: 20 1").shows("roll");
    assert_eq!((test.state().round, test.note().as_str(), test.why()), (3, "Morale", vec!["-Few left".to_string()]));
    let over = test.says("roll: 1, roll: 20, roll: 20, roll: 20, roll: 20, roll: 20");
    assert_eq!((won(&over), over.state().round), (Some(Some(Seat::BLUE)), 3), "then more live points win");
}

/// P-20, RR-VIC-5: as many points on both sides are a draw.
#[test]
fn after_it_equal_points_are_a_draw() {
    let test = tied("roll: 1 1, roll: 20 1, roll: 20 1, roll: 20 1");
    let over = test.says("roll: 20, roll: 20, roll: 20, roll: 20, roll: 20, roll: 20");
    assert_eq!((won(&over), over.state().round), (Some(None), 3));
}
