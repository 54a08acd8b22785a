//! The seven Warding Reactions (section 18.4 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn warding(title: &'static str, text: Prose) -> Help {
    help(title, "Ward", text, "p. 38")
}

/// In the order of the Reactions, and of the traits.
#[rustfmt::skip]
pub(super) static WARDING: [Help; 7] = [
    warding("Defiance",
        prose!("An own Element, no Ward, within 240 mm of the Ward was attacked and passed its Will check. It attacks any enemy in its own reach and sight, with a Bonus.\nIt succeeds if that Fury does.")),
    warding("Vengeance",
        prose!("One of yours has left play, seen by an own Element, no Ward, within 240 mm of the Ward. That one rolls Fury.\nSuccess: it moves up to its MOV towards an enemy, you gain 2 Momentum. Critical: a second one in its sight may try the same, free.")),
    warding("Reversal",
        prose!("The enemy's Reaction is about to take your Turn. Of yours within 240 mm of the Ward, no Ward, the one closest to the enemy that reacted rolls Guile.\nSuccess: it takes a standard Action, free and unanswered, and you keep the Turn. Critical: with a Bonus.")),
    warding("Confusion",
        prose!("One of yours, no Ward, within 240 mm of the Ward is attacked, and another enemy is in reach and sight of that attack. The attacked rolls Guile.\nSuccess: you name such an enemy as the target. Critical: they also lose 2 Momentum.")),
    warding("Sacrifice",
        prose!("An enemy forces a Will check on one of yours. Another, no Ward, within that enemy's reach and 240 mm of the Ward, rolls in its place with a Bonus, and bears what comes of it.\nNo check: it always succeeds.")),
    warding("Pursuit",
        prose!("An enemy moved out of the reach of an own Element, no Ward, that is within 240 mm of the Ward. Guile.\nSuccess: that one follows, its MOV and a band more, to end as near as before. Critical: another enemy may be moved 80 mm away.")),
    warding("Detonate",
        prose!("An enemy within 240 mm of the Ward acts, and one of yours that is no Ward is within 240 mm of it too.\nEvery other Element of both sides within 240 mm checks Will with a Penalty; the Ward is removed. No check: it always succeeds.")),
];
