//! The Will checks an event leaves to be made.

use super::ElementId;
use crate::grade::Grade;

/// Why a Will check is made (RR-WILL-1). Leaving a Hazard and the tests of Fodder and Blink are rolled where
/// they arise; these wait until every die of their event can be thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An attack of this Element hit.
    Attack(ElementId),
    /// This Element drove it to the brink.
    Effect(ElementId),
    /// A Ward blew up.
    Blast,
    /// Its own doing: it tried to banish.
    Own,
    /// Its Transport was lost.
    BailOut,
    /// Morale.
    Morale,
}

/// A Will check still to be made, or just made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WillCheck {
    /// Who makes it.
    pub on: ElementId,
    /// Why.
    pub cause: Cause,
    /// Whether it has the Penalty of its cause: a critical hit, a blast, the Morale of the last few.
    pub hard: bool,
    /// Whether the Reactive Player may answer it: only what the Active Player's own Action forces.
    pub answerable: bool,
    /// Whether one of a swarm forces it: of those, only the last moves anybody.
    pub swarm: bool,
    /// Whether it waits while a Reaction is played out: all Fury of an Action comes before all Will (RR-WILL-10).
    pub held: bool,
    /// Whether it stands in for another (Sacrifice).
    pub stands_in: bool,
    /// What it came to, once rolled.
    pub grade: Option<Grade>,
}

impl WillCheck {
    /// Whether it is to be rolled now.
    pub fn is_due(&self) -> bool {
        self.grade.is_none() && !self.held
    }

    /// A Will check for this reason.
    pub const fn new(on: ElementId, cause: Cause, hard: bool) -> Self {
        WillCheck { on, cause, hard, answerable: false, swarm: false, held: false, stands_in: false, grade: None }
    }
}
