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
    Cue::asked("act", prose!("Stand and Fight: A. The\ntriangle is its price.")).on_row(1),
    Cue::asked("who", prose!("With the Shooters: A.")).on_row(1),
    Cue::asked("target", prose!("At Fighters. B goes back.")),
    Cue::asked("react", prose!("The others may answer.\nLet this one pass: A.")),
    Cue::asked("facts", prose!("True? A ticks. X rolls.")),
    // It is rolled with the facts.
    Cue::asked("roll", Prose::NONE),
    Cue::rolled("SUCCESS", prose!("One high die: success.\nThe dice are arranged.")),
    Cue::asked("roll", prose!("Who is hit rolls Will: X.")),
    Cue::rolled("SUCCESS", prose!("Success again: whoever\nwas hit stays.")),
    Cue::asked("push", prose!("Do it, then press A.")),
    Cue::asked("act", prose!("Your Turn goes on. Now\nCharge: move, strike.")),
    Cue::asked("who", prose!("The Fighters. Nobody\nacts twice in a row.")),
    Cue::asked("react", prose!("Intimidate: down, A.")),
    Cue::asked("answer", prose!("For 1 Red denies it: A.")).on_row(1),
    Cue::asked("final-word", prose!("Blue gives way: A.")).on_row(1),
    Cue::asked("move", prose!("Move it so far. Then A.")),
    Cue::asked("confirm", prose!("In reach? Then A.")),
    Cue::asked("facts", prose!("A Charge costs a die,\na friend may bring one.")),
    Cue::rolled("FAILURE", prose!("Failure: no die is high\nenough.")),
    Cue::asked("act", prose!("Again Stand and Fight,\nwith the Shooters.")).on_row(1),
    Cue::asked("who", prose!("Shooters: A.")).on_row(1),
    Cue::asked("react", prose!("Answer again: down, A.")),
    Cue::asked("answer", prose!("Accept it this time: A.")),
    Cue::told("turn", prose!("Reactions can do this.")),
    Cue::asked("act", prose!("Now Blue stands and\nfights: A.")).on_row(1),
    Cue::asked("who", prose!("Their Shooters: A.")).on_row(1),
    Cue::asked("react", prose!("Let it pass: A.")),
    Cue::rolled("CRITICAL", prose!("Critical: two dice are\nhigh enough.")),
    Cue::rolled("REMOVED", prose!("No die was high enough:\nit is removed.")),
];

/// What is said at the end.
pub(super) static CLOSING: Prose = prose!("In a real game Y explains every page, and nobody knows the dice.");
