//! What a game that waited does to the rosters it was begun with.

use umpire_tests::desk::{blank, kept, said};
use umpire_tests::flash::Flash;

use super::sitting::games;

const BEFORE: &str =
    "roster warbands-and-heroes warband \"Hill Folk\" / unit warriors \"Oak Guard\" / unit bowmen \"Hedge\"";
const CHANGED: &str = "roster warbands-and-heroes warband \"Hill Folk\" / unit berserkers";
/// To a battle of this warband that waits.
const LEFT: [&str; 8] =
    [BEFORE, "pick warbands-and-heroes", "pick 2", "pick own-1", "pick raven", "pick quick", "ok", "park"];
/// From there its bowmen are routed, and struck off; and to the shelf.
const END: [&str; 10] = [
    "pick parked-1",
    "pick damage",
    "pick red-2",
    "number 8",
    "pick none",
    "pick end",
    "pick yes",
    "tick",
    "pick nobody",
    "press x",
];

fn left() -> Flash {
    said(&blank(), &LEFT).0
}

#[test]
fn a_roster_that_was_changed_while_its_game_waited_is_not_touched() {
    let (flash, _) = said(&left(), &[CHANGED]);
    let (flash, stands) = said(&flash, &END);
    assert_eq!((stands.asks.as_str(), stands.off("take")), ("home", "It was changed meanwhile"));
    assert_eq!(kept(&flash), ["warband \"Hill Folk\" / unit berserkers"]);
}

#[test]
fn what_comes_home_comes_once_however_often_the_game_is_looked_at() {
    let (flash, stands) = said(&left(), &END);
    assert_eq!((stands.asks.as_str(), stands.off("take")), ("home", ""));
    let (flash, stands) = said(&flash, &["pick leave", "pick played", "pick game-1", "thumb x"]);
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("game", 1));
    assert_eq!(kept(&flash).len(), 1);
}
