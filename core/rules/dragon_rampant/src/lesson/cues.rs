//! What the coach says, in the order in which things come for the first time.
//!
//! It speaks of what is on the page, whatever players have done before: they may do otherwise than it proposes.

use umpire_engine::prose;
use umpire_engine::table::{Cue, Prose};

/// What is said: a line or two, so that what it speaks of is seen beside it.
pub(super) static CUES: &[Cue] = &[
    Cue::asked("unit", prose!("Set up 6\" apart. Red\nbegins. Archers: A.")),
    Cue::asked("order", prose!("Shoot: A. Two dice must\ncome to its number.")).on_row(2),
    Cue::asked("test", prose!("Do the Archers obey?\nX rolls both dice.")),
    Cue::rolled("Passed", prose!("Enough, so they do.\nThe dice are arranged.")),
    Cue::asked("shoot-at", prose!("At the Orcs: A.")),
    Cue::asked("aim", prose!("X rolls 12 dice: three\nhits take 1 Strength.")),
    Cue::asked("courage", prose!("Who lost Strength tests\nits Courage: X.")),
    Cue::rolled("Held firm", prose!("High enough: they stay.")),
    Cue::asked("unit", prose!("Nobody failed: Red may\norder the Guards. A.")),
    Cue::asked("order", prose!("Now Attack: A.")).on_row(1),
    Cue::asked("test", Prose::NONE),
    Cue::asked("target", prose!("The Orcs: A.")),
    Cue::asked("ground", prose!("Move up to them. X:\nboth sides strike.")),
    Cue::asked("courage", prose!("Each Strength lost so\nfar makes it worse: X.")),
    Cue::rolled("Battered", prose!("Too low: the Orcs are\nshaken, and run back.")),
    Cue::asked("retreat", prose!("Move them, then A.")),
    Cue::asked("courage", prose!("Now Blue: the Battered\nhave to rally first. X.")),
    Cue::rolled("Rallied", prose!("Shaken no more, but\nno order this phase.")),
    Cue::asked("unit", prose!("The Goblins are left: A.")),
    Cue::asked("order", prose!("They shoot back: A.")).on_row(2),
    Cue::rolled("Failed", prose!("Too low, and a failure\nends the whole phase.")),
    Cue::asked("unit", prose!("A new turn. Archers: A.")),
    Cue::asked("order", prose!("Shoot once more: A.")).on_row(2),
    Cue::asked("shoot-at", prose!("The Orcs again: A.")),
    Cue::asked("courage", prose!("So much is lost that\nfew dice help now: X.")),
    Cue::rolled("Routed", prose!("0 or less: it runs away\nfor good.")),
];

/// What is said at the end.
pub(super) static CLOSING: Prose = prose!("In a real game Y explains every page, and nobody knows the dice.");
