//! What the coach says, in the order in which things come for the first time.
//!
//! It speaks of what is on the page, whatever players have done before: they may do otherwise than it proposes.

use umpire_engine::prose;
use umpire_engine::table::{Cue, Prose};

/// What is said: on a page of up to three lines.
pub(super) static CUES: &[Cue] = &[
    // The first Turn is no page; one that is stolen is.
    Cue::told("turn", Prose::NONE),
    Cue::asked("bid", prose!("Who begins? Both bid in secret, and both pay. Bid 0 or 1 today.")),
    Cue::told("bids", prose!("Bids are paid from the Momentum at the top. The higher one wins.")),
    Cue::asked("first", prose!("You won: say who begins. The pad moves the cursor, A chooses.")),
    Cue::asked("act", prose!("Take Stand and Fight. The triangle is its price: 1 Momentum.")),
    Cue::asked("who", prose!("Who fights? Shooters: they reach farthest.")),
    Cue::asked("target", prose!("At whom? Take Fighters. A slip? B goes one step back.")),
    Cue::asked("react", prose!("The other side may answer now. Let this one pass: press A.")),
    Cue::asked("facts", prose!("Look at the table: A ticks what is so. X rolls: today's dice are arranged.")),
    Cue::rolled("SUCCESS", prose!("One die is high enough: a success. What follows stands here.")),
    Cue::asked("roll", prose!("The target needs Will, or is gone. Odds first, then A rolls.")),
    Cue::rolled("SUCCESS", prose!("Success again: this time it was the target's.")),
    Cue::asked("push", prose!("Do it on the table, press A. When I am silent, Y tells why.")),
    Cue::asked("act", prose!("The Turn goes on. Now Charge: move, then strike.")),
    Cue::asked("who", prose!("Who acted last must wait. Take Fighters.")),
    Cue::asked("react", prose!("Answer this one! Down, A: Intimidate, for 1 Momentum.")),
    Cue::asked("answer", prose!("Deny it for 1 Momentum, or let it come. Deny it: down, A.")),
    Cue::asked("final-word", prose!("Denied. For 1 more it is forced. Today give way: down, A.")),
    Cue::asked("move", prose!("Move it on the table, up to this far. Then A.")),
    Cue::asked("facts", prose!("A Charge costs a die, a friend who touches the enemy brings one.")),
    Cue::rolled("FAILURE", prose!("No die is high enough: a failure.")),
    Cue::asked("act", prose!("Once more Stand and Fight, with the Shooters.")),
    Cue::asked("react", prose!("Answer again: Intimidate. This time it is let through.")),
    Cue::asked("answer", prose!("Accept it, and see what the dice say: press A.")),
    Cue::told("turn", prose!("A Reaction that succeeds steals the Turn.")),
    Cue::asked("act", prose!("Strike back: Stand and Fight, Shooters, at the Fighters.")),
    Cue::rolled("CRITICAL", prose!("Two dice high: a critical! Now they roll a die less.")),
    Cue::rolled("REMOVED", prose!("No die held: it is gone. So battles are won.")),
];

/// What is said at the end.
pub(super) static CLOSING: Prose = prose!("You know the way. A real game has 12 points a side, and dice nobody knows.");
