//! What a check is for, and what is said of it.

use crate::state::{Cause, ElementId};
use umpire_engine::table::Words;

/// What follows a failure, a success, a critical: 25 letters each.
pub(crate) type Then = &'static [&'static str; 3];

/// What follows where failing takes the roller out of play.
pub(crate) const GONE: &str = "Removed from play";

/// What stands beside the roller's name: a few words, and whom they are about. Kept while the table thinks, so it
/// is smaller than words that can hold anything.
#[derive(Clone, Copy)]
pub(crate) struct CheckNote {
    text: &'static str,
    about: Option<ElementId>,
}

impl CheckNote {
    /// Words about an Element, whose name stands for their `{}`.
    pub(crate) const fn about(text: &'static str, who: ElementId) -> Self {
        CheckNote { text, about: Some(who) }
    }

    /// As it is read.
    pub(crate) fn words(self) -> Words {
        self.about.map_or(Words::of(self.text), |who| Words::with(self.text, who))
    }
}

impl From<&'static str> for CheckNote {
    fn from(text: &'static str) -> Self {
        CheckNote { text, about: None }
    }
}

/// What a check is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// An attack on this Element.
    Attack(ElementId, Means),
    /// What an Action does beside attacking; at whom, where it is at somebody.
    Action(Option<ElementId>),
    /// A Reaction that is no attack.
    Reaction,
    /// A Will check that something forces.
    Will(Cause),
    /// Fodder and Blink: failing costs nothing but the Reaction (GAP 47).
    Nerve,
    /// Leaving bad ground, or daring to attack.
    Hurdle,
    /// A first-turn effect.
    FirstTurn,
}

/// How an attack comes about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Means {
    Charge,
    Stand,
    Doom,
    Spot,
    Suppress,
    Retaliate,
    Defiance,
    Avenge,
    Swarm,
}

/// Whether base contact matters, and what its absence brings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Contact {
    /// It is known, or changes nothing.
    Settled,
    /// It decides which facts count.
    Asked,
    /// It does, and whoever is not touched is within S, since the reach is no more (RR-Q-4).
    AskedClose,
}
