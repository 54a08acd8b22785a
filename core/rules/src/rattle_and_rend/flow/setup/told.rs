//! What a scenario is about, told before anything is set up (section 11).

use crate::rattle_and_rend::book::Scenario;
use crate::table::Help;

/// The page of a scenario.
pub(super) const fn page(scenario: Scenario) -> &'static Help {
    match scenario {
        Scenario::KillThemAll => &KILL,
        Scenario::KingOfTheHill => &HILL,
        Scenario::CaptureTheFlags => &FLAGS,
        Scenario::Duel => &DUEL,
        Scenario::Conquest => &CONQUEST,
    }
}

const fn scenario(title: &'static str, text: &'static str) -> Help {
    Help { title, chip: "Scenario", text, page: "" }
}

/// RR-SCN-KILL.
static KILL: Help = scenario(
    "Kill Them All",
    "Remove every enemy Element, Wards too.\n\
     Nothing special is set up. No last Round, unless a house rule sets one.",
);

/// RR-SCN-HILL.
static HILL: Help = scenario(
    "King of the Hill",
    "After Round 4, have more points than the enemy in or touching the hill.\n\
     It is a piece of terrain in the middle.\n\
     A tie: more points in play; else one more Round.",
);

/// RR-SCN-FLAGS, RR-FLAG-1 to RR-FLAG-6.
static FLAGS: Help = scenario(
    "Capture the Flags",
    "Bring 2 of the 3 flags off the board, or have more after Round 4.\n\
     Touch one and pay 1 to take it. On a later Turn, carry it off.\n\
     Forced Will tests and pushes drop it.",
);

/// RR-SCN-DUEL.
static DUEL: Help = scenario(
    "Duel",
    "Be first to have your targets out of play, by whatever cause.\n\
     Name 2 points of enemies: no Dregs, no Wards.\n\
     Banished is not out of play.",
);

/// RR-SCN-CONQUEST.
static CONQUEST: Help = scenario(
    "Conquest",
    "After Round 4, hold more of the three strips: with more points in each.\n\
     A tie: more points in the centre strip; else one more Round.",
);
