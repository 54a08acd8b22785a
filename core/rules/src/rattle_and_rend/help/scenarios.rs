//! The five scenarios (section 11 of the checklist).

use super::help;
use crate::table::Help;

const fn scenario(title: &'static str, text: &'static str) -> Help {
    help(title, "Scenario", text, "p. 27")
}

/// In the order of the table.
#[rustfmt::skip]
pub(super) static SCENARIOS: [Help; 5] = [
    scenario("Kill Them All", "Remove every enemy Element, Wards too. There is no last Round."),
    scenario("King of the Hill", "One piece of terrain lies at the centre. After Round 4 the side with more points in it or touching it wins; equal: more points in play; still equal: one more Round, then a draw."),
    scenario("Capture the Flags", "Three markers at the centre. Touch one and pay 1 to take it; reach a board edge in a later Turn to send it off. Two sent off win. After Round 4 more held or sent off win, then more points within 160 mm of those left."),
    scenario("Duel", "Each side names 2 points of enemies, no Dregs or Wards. Who first has all of them out of play wins, however that came about; a banished one is not out. There is no last Round."),
    scenario("Conquest", "Three strips across the board. After Round 4 more points in a strip win it, and more strips win the game; equal: the centre strip; equal: Round 5, then a draw."),
];
