//! Fodder and Blink that fail.

use rattle_and_rend::Warband;
use rattle_and_rend::book::{Bond, Tactic};
use umpire_tests::play::Play;

use super::reacts;
use crate::muster::{DREGS, FIGHTERS, by_house, fighters, meet, with};

fn avengers() -> Warband {
    with(&[FIGHTERS, DREGS, FIGHTERS], [Tactic::Avengers, Tactic::Rangers], Bond::Null)
}

fn failed(game: Play) -> Play {
    reacts(game.says("act: stand, who: red-1, target: blue-1"), "fodder-blue-2").says("answer: accept, roll: 1 1")
}

/// P-14, RR-TAC-AVENGERS: nobody is lost, so nobody is avenged.
#[test]
fn a_failed_fodder_is_not_avenged() {
    let stays = failed(meet(fighters(), avengers())).shows("facts");
    assert!(!stays.is_out("blue-2"));
}

/// P-14, HR 25, RR-TAC-AVENGERS: where the house removes it, it is lost to a failed Will check, and avenged.
#[test]
fn by_house_rule_a_failed_fodder_is_avenged() {
    let lost = failed(by_house(fighters(), avengers(), ("terrain", "hr-25"), "terrain:")).shows("avenge");
    assert_eq!((lost.seat(), lost.is_out("blue-2")), ("blue", true));
    assert_eq!(lost.offers(), ["blue-1", "blue-3", "none"]);
    lost.says("avenge: none").shows("facts");
}
