//! What the coach says, in the order in which things come for the first time.
//!
//! It speaks of what is on the page, whatever players have done before: they may do otherwise than it proposes.

use umpire_engine::prose;
use umpire_engine::table::{Cue, Prose};

/// What is said: a line or two, so that what it speaks of is seen beside it.
pub(super) static CUES: &[Cue] = &[
    // The first Turn is no page; one that is stolen is.
    Cue::told("turn", Prose::NONE),
    Cue::asked("bid", prose!("A secret bid: who goes\nfirst? Try 0 or 1.")),
    Cue::told("bids", prose!("Both bids are paid, from\nthe numbers at the top.")),
    Cue::asked("first", prose!("The winner says who\nbegins. A chooses.")),
    Cue::asked("act", prose!("Take Stand and Fight.\nThe triangle: its price.")),
    Cue::asked("who", prose!("Shooters: right, A.")),
    Cue::asked("target", prose!("Fighters. B goes back.")),
    Cue::asked("react", prose!("The others may answer.\nLet this one pass: A.")),
    Cue::asked("facts", prose!("Tick what is true: A.")),
    Cue::rolled("SUCCESS", prose!("One high die: success.\nThe dice are arranged.")),
    Cue::rolled("SUCCESS", prose!("Success again: whoever\nwas hit stays.")),
    Cue::asked("push", prose!("Do it, then press A.")),
    Cue::asked("act", prose!("Your Turn goes on. Now\nCharge: move, strike.")),
    Cue::asked("who", prose!("Not who acted last.")),
    Cue::asked("react", prose!("Intimidate: down, A.")),
    Cue::asked("answer", prose!("Deny it for 1: down, A.")),
    Cue::asked("final-word", prose!("Give way: down, A.")),
    Cue::asked("move", prose!("Move it so far. Then A.")),
    Cue::asked("confirm", prose!("In reach? Then A.")),
    Cue::asked("facts", prose!("A Charge costs a die,\na friend may bring one.")),
    Cue::rolled("FAILURE", prose!("Failure: no die is high\nenough.")),
    Cue::asked("act", prose!("Again Stand and Fight,\nwith the Shooters.")),
    Cue::asked("react", prose!("Answer again: down, A.")),
    Cue::asked("answer", prose!("Accept it this time: A.")),
    Cue::told("turn", prose!("Reactions can do this.")),
    Cue::asked("act", prose!("Stand and Fight: down,\nA. Shooters at Fighters.")),
    Cue::rolled("CRITICAL", prose!("Critical: two dice are\nhigh enough.")),
    Cue::rolled("REMOVED", prose!("No die was high enough:\nit is removed.")),
];

/// What is said at the end.
pub(super) static CLOSING: Prose = prose!("Y explains the rest. In a real game nobody knows the dice.");
