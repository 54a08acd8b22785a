//! What the coach says, in the order in which things come for the first time.
//!
//! It speaks of what is on the page, whatever players have done before: they may do otherwise than it proposes.

use umpire_engine::prose;
use umpire_engine::table::{Cue, Prose};

/// What is said: a line or two, so that what it speaks of is seen beside it.
pub(super) static CUES: &[Cue] = &[
    // The first Turn is no page; one that is stolen is.
    Cue::told("turn", Prose::NONE),
    Cue::asked("bid", prose!("Both bid in secret to go first: 0 or 1 will do today.")),
    Cue::told("bids", prose!("The higher bid wins. Both are paid from the top row.")),
    Cue::asked("first", prose!("The winner may say who begins. A chooses.")),
    Cue::asked("act", prose!("Stand and Fight: down, A. The triangle is its price.")),
    Cue::asked("who", prose!("Shooters: right, A.")),
    Cue::asked("target", prose!("Fighters. B goes back.")),
    Cue::asked("react", prose!("They may answer. Today they let it pass: press A.")),
    Cue::asked("facts", prose!("A ticks what is so, X rolls. Today's dice are arranged.")),
    Cue::rolled("SUCCESS", prose!("Success! One die is as high as it must be.")),
    Cue::rolled("SUCCESS", prose!("Success, by who was hit: it stays in play.")),
    Cue::asked("push", prose!("Done on the table? A. Y says why, without me.")),
    Cue::asked("act", prose!("Your Turn goes on: Charge. Move, then strike.")),
    Cue::asked("who", prose!("Who acted last must wait.")),
    Cue::asked("react", prose!("Answer it! Intimidate: down, A.")),
    Cue::asked("answer", prose!("Deny it for 1: down, A.")),
    Cue::asked("final-word", prose!("Give way: down, A.")),
    Cue::asked("move", prose!("Move it so far. Then A.")),
    Cue::asked("facts", prose!("Minus a die, plus a die: what the table brings.")),
    Cue::rolled("FAILURE", prose!("Failure: no die is high enough.")),
    Cue::asked("act", prose!("Once more Stand and Fight, with the Shooters.")),
    Cue::asked("react", prose!("Answer again: down, A.")),
    Cue::asked("answer", prose!("Accept it this time: A.")),
    Cue::told("turn", prose!("A good Reaction does so.")),
    Cue::asked("act", prose!("Strike back: Shooters, at their Fighters.")),
    Cue::rolled("CRITICAL", prose!("Critical! Two dice are high enough.")),
    Cue::rolled("REMOVED", prose!("No die was high enough: it is removed.")),
];

/// What is said at the end.
pub(super) static CLOSING: Prose = prose!("You know the way now. In a real game nobody knows the dice.");
