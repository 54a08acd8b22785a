//! The standard Actions, and what else stands in the turn menu (RR-ACT-0 to RR-ACT-REINFORCE).

use super::help;
use crate::book::Action;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn action(title: &'static str, text: Prose) -> Help {
    help(title, "Action", text, "p. 35")
}

/// In the order of the Actions.
#[rustfmt::skip]
static STANDARD: [Help; 5] = [
    action("Charge",
        prose!("Move up to its MOV, then attack an enemy in reach and sight: Fury with a Penalty (Elites: none).\nSuccess: the target must check Will, and is removed if it fails; critical: with a Penalty. Costs 1.")),
    action("Stand and Fight",
        prose!("No move. Attack an enemy in reach and sight, with Fury.\nSuccess: the target must check Will, and is removed if it fails; critical: with a Penalty. Costs 1.")),
    action("Feint",
        prose!("Move up to its MOV, then Guile at an enemy in reach and sight, no Ward.\nSuccess: move it up to 160 mm, not off the board, into Hazardous or touching yours. Critical: only the board's edge stops it. Costs 1.")),
    action("Maneuver",
        prose!("Move up to its MOV, then Guile.\nSuccess: an ally within 160 mm and in sight, no Ward, may move up to its MOV towards it. Critical: if that ally is the next to act, its Action is free. Costs 1.")),
    action("Sprint",
        prose!("Move one band more than its MOV: 80 becomes 160, 160 becomes 240 mm, never more.\nNo check, no attack. Costs 1.")),
];

static TAKE: Help = help(
    "Take a marker",
    "Flags",
    prose!(
        "Costs 1. An Element that touches a free marker, no Ward, takes it and carries it along.\nIf it must check its Will, is moved by the enemy or lost, the marker drops."
    ),
    "p. 27",
);

/// What explains one of the standard Actions, or taking a marker as one.
pub(super) fn standard(action: Action) -> &'static Help {
    STANDARD.get(action as usize).unwrap_or(&TAKE)
}

#[rustfmt::skip]
static MENU: [(&str, Help); 5] = [
    ("reinforce", action("Reinforce",
        prose!("Delayed deployment, from Round 2. Any number of Delayed Elements come, each touching a board edge of your zone. Costs 1.\nNo Element acts, so nobody reacts, and whoever acted last may act again."))),
    ("plan", help("Change the plan", "Tacticians",
        prose!("For 1 Momentum all Tacticians turn to another thing: Fury, Guile, move or reach. No Action: nobody reacts."), "p. 18")),
    ("talk", help("Between players", "",
        prose!("Concede the game, roll off a dispute, or ask the other side for another house rule. You can still go back."), "p. 10")),
    ("pass", help("Pass", "",
        prose!("The other side has the Turn. You keep your Momentum and may react.\nTwo passes in a row end the Round: Momentum that is left is lost."), "p. 33")),
    ("banished", help("The banished return", "",
        prose!("Banished Elements come back in their owner's first Turn of the next Round, where they stood or as near as can be."), "p. 36")),
];

/// What explains a row of the menu that is none of the Actions above.
pub(super) fn row(word: &str) -> Option<&'static Help> {
    match word {
        "marker" | "take-marker" => Some(&TAKE),
        _ => MENU.iter().find(|row| row.0 == word).map(|row| &row.1),
    }
}
