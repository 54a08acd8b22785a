//! What the coach says, in the order in which things come for the first time.
//!
//! It speaks of what is on the page, whatever players have done before: they may do otherwise than it proposes.

use umpire_engine::prose;
use umpire_engine::table::{Cue, Prose};

/// What is said: a line or two, so that what it speaks of is seen beside it.
pub(super) static CUES: &[Cue] = &[
    Cue::asked("deploy", prose!("Two tokens a side: A.")),
    Cue::asked("initiative", prose!("A die a side: who acts\nfirst? X rolls.")),
    Cue::asked("first", prose!("The higher die chooses.\nA: act first.")),
    Cue::told("order", prose!("First all of one side,\nthen the other.")),
    Cue::asked("unit", prose!("Numbers: strength, FS.\nThe Bowmen: A.")).on_row(1),
    Cue::asked("activate", prose!("Who stands still throws\na die more: A.")).on_row(2),
    Cue::asked("action", prose!("Arrows: six dice. A.")).on_row(1),
    Cue::asked("target", prose!("At their Bowmen: A.")).on_row(1),
    Cue::asked("attack", prose!("A 4 or higher hits: X.\nThe dice are arranged.")),
    // What the hits come to is read below the dice.
    Cue::asked("resolve", prose!("A test of nerve: a low\ndie is good. X rolls.")),
    Cue::rolled("May move 2", prose!("Low: Bowmen who are\nhit may slip away.")),
    Cue::asked("retreat", prose!("Let them run: A.")),
    Cue::asked("unit", prose!("Each acts once. Now\nthe other: A.")),
    Cue::asked("activate", prose!("Move, then attack: A.")),
    Cue::asked("move", prose!("Next to an enemy: A.")),
    // Whom the second attack is at lies under the cursor, with its name.
    Cue::asked("target", Prose::NONE),
    Cue::asked("unit", prose!("The other side. Its\nfirst Unit: A.")),
    Cue::asked("activate", prose!("Charge: a long move and\nan attack in one. A.")).on_row(3),
    Cue::asked("target", prose!("The Bowmen: A.")).on_row(1),
    // The second test is the first once more, with all its numbers.
    Cue::asked("resolve", Prose::NONE),
    Cue::asked("activate", prose!("Nobody has to act.\nPass: A.")).on_row(3),
    Cue::asked("resolve", prose!("The round is over: who\nlost FS tests nerve. X.")),
    Cue::rolled("Fails: -3 FS", prose!("Three more are lost,\nonce all have tested.")),
    Cue::told("put", prose!("No FS is left: off the\ntable it goes.")),
];

/// What is said at the end.
pub(super) static CLOSING: Prose =
    prose!("Real battles go on for rounds. Y explains every page, and nobody knows the dice.");
