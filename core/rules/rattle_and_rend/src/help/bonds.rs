//! The seven Bonds (section 8 of the checklist).

use super::help;
use crate::book::Bond;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn changing(title: &'static str, text: Prose) -> Help {
    help(title, "Bond", text, "p. 23")
}

const fn steady(title: &'static str, text: Prose) -> Help {
    help(title, "Bond", text, "p. 24")
}

/// In the order of the Bonds.
#[rustfmt::skip]
static BONDS: [Help; 7] = [
    changing("Fellowship", prose!("Gain 1 Momentum each time one of yours passes a Will check, critical or not. Morale does not count. Never above your Total.")),
    changing("Strife", prose!("When one of yours leaves play, banished too, gain its points in Momentum. Losses by Morale do not count. Never above your Total.")),
    changing("Bloodlust", prose!("When your attack removes an enemy, or you move one off the board, gain its points. Not for a blast, terrain, Morale, a banishment or a turned attack. Never above your Total.")),
    changing("Retinue", prose!("One Element is the Focus. When another of yours rolls a critical Fury or Guile for an Action: gain 2 within 80 mm of the Focus, else 1 in its sight. Once an Action, while the Focus is in play.")),
    steady("Discipline", prose!("Your first Action and your first Reaction of each Round cost nothing. To deny or to force still costs 1. A Reaction that was denied has used it.")),
    steady("Null", prose!("No Momentum comes back by this Bond. In return your warband never tests Morale.")),
    steady("Superiority", prose!("Your first bid of a Round is an open 3, whatever you have, and costs 1, won or lost. If the other side bids 3 too, both lose 3 and bid again in secret.")),
];

/// What a Bond brings.
pub fn bond(bond: Bond) -> &'static Help {
    &BONDS[bond as usize]
}
