//! The log, the warbands, a warning.

use umpire_rules::table::{Grade, Happening, Seat};

use super::choose::turn;
use super::result::rolled;
use super::{Shot, shot};

pub(super) fn looks() -> Vec<Shot> {
    let line = |seat, words: &'static str, change| Happening {
        change,
        ..Happening::line("still", Some(seat), None, words.into())
    };
    let dice = || match rolled(20, &[14, 11], 9, Grade::Success, "").into_news() {
        Some(rolled) => rolled,
        None => unreachable!("it was rolled"),
    };
    let log = || {
        turn()
            .logged(line(Seat::RED, "Red has the Turn", 0))
            .logged(line(Seat::BLUE, "Dregs: Sprint", -2))
            .logged(line(Seat::RED, "Fighters + Champion: Charge", -1))
            .logged(line(Seat::BLUE, "Heavy: Intimidate", -1))
            .logged(line(Seat::RED, "Denied", -1))
            .logged(line(Seat::BLUE, "Gave way", 0))
            .logged(dice())
            .logged(line(Seat::BLUE, "Fighters II removed", -2))
    };
    let mut warned = shot("warning", turn(), "");
    warned.view.warn("No fair dice", ["The dice source failed", "its test. Roll your own", "d20s, enter the faces."]);
    vec![
        shot("look-log", log(), "y"),
        shot("look-log-back", log(), "y up"),
        shot("look-red", log(), "y x"),
        shot("look-blue", log(), "y left down down"),
        warned,
    ]
}
