//! What the coach says, in the order in which things come for the first time.

use umpire_engine::prose;
use umpire_engine::table::{Cue, Prose};

/// What is said: a line or two, so that what it speaks of is seen beside it.
pub(super) static CUES: &[Cue] = &[
    Cue::asked("turn", prose!("17 steps; idle ones are\nskipped. Begin: A.")),
    Cue::asked("move", prose!("The lowest Init moves\nfirst. Do it, then A.")),
    Cue::asked("move", prose!("Red's Spears are next:\ninto contact, A.")).on_row(1),
    Cue::asked("foe", prose!("With Blue's Spears: A.")),
    Cue::asked("edges", prose!("Front to front: X.")),
    Cue::asked("move", prose!("The Archers move, too.")),
    Cue::asked("shooters", prose!("A ticks who has a\ntarget, X goes on.")),
    Cue::asked("shoot", prose!("At Blue's Spears: A.")),
    Cue::asked("shot-facts", prose!("Dice above 5 hit: X.")),
    Cue::asked("shooters", prose!("Blue does not: X.")),
    Cue::asked("pair", prose!("Contacts fight: A.")),
    Cue::asked("strike", prose!("Both strike. X rolls.")),
    Cue::told("removed", prose!("Each hit is stress, and\nat End it is destroyed.")),
    Cue::asked("near-lost", prose!("Who saw that takes\nstress: tick them, X.")),
    Cue::asked("pass-near", prose!("No friend is near: X.")),
    Cue::asked("check", prose!("Whoever took stress\nchecks morale: X.")),
    Cue::told("check", prose!("Not above Mor: it holds.")),
    Cue::told("check", prose!("Above it: another order.")),
];

/// What is said at the end.
pub(super) static CLOSING: Prose =
    prose!("The dice were arranged. In a real game nobody knows them, and Y explains every page.");
