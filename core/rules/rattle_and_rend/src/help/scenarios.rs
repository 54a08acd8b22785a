//! The five scenarios (section 11 of the checklist): told before anything is set up, so each is one page.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn scenario(title: &'static str, text: Prose) -> Help {
    help(title, "Scenario", text, "p. 27")
}

/// In the order of the table.
#[rustfmt::skip]
pub(super) static SCENARIOS: [Help; 5] = [
    scenario("Kill Them All", prose!("Remove every enemy Element, Wards too.\nNothing special is set up. No last Round, unless a house rule sets one.")),
    scenario("King of the Hill", prose!("After Round 4, have more points than the enemy in or touching the hill.\nIt is a piece of terrain in the middle.\nA tie: more points in play; else one more Round.")),
    scenario("Capture the Flags", prose!("Bring 2 of the 3 flags off the board, or have more after Round 4.\nTouch one and pay 1 to take it. On a later Turn, carry it off.\nForced Will tests and pushes drop it.")),
    scenario("Duel", prose!("Be first to have your targets out of play, by whatever cause.\nName 2 points of enemies: no Dregs, no Wards.\nBanished is not out of play.")),
    scenario("Conquest", prose!("After Round 4, hold more of the three strips: with more points in each.\nA tie: more points in the centre strip; else one more Round.")),
];
