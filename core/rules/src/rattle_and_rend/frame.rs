//! The Action under way, and the Will checks it leaves to be made.

use super::book::{Action, Sources};
use super::roster::{ElementId, Set};
use crate::rattle_and_rend::Grade;
use crate::table::Seat;

/// The one Reaction an Action allows (RR-REACT-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Slot {
    /// Not used yet.
    #[default]
    Free,
    /// The Reactive Player wants to hear no more of it in this Action.
    Waived,
    /// Declared: gone, whatever came of it.
    Used,
}

/// The Action under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// Who was given the Action.
    pub leader: Option<ElementId>,
    /// Who acts now: one of a pack after the other, or the ally that a weak spot was shown to.
    pub actor: Option<ElementId>,
    /// What it does.
    pub action: Option<Action>,
    /// At whom, or upon which ally.
    pub target: Option<ElementId>,
    /// At whom else: a Colossal strikes three.
    pub more: Set,
    /// Everybody who takes part, the actor included: Pack-Hunters act together.
    pub pack: Set,
    /// Who of them acts in this pass: all, but by house rule one after the other (HR 23).
    pub acting: Set,
    /// The Reaction slot.
    pub slot: Slot,
    /// Who declared the Reaction.
    pub reactor: Option<ElementId>,
    /// Whether a Reaction succeeded: the Turn swaps when all is done.
    pub reacted: bool,
    /// Whether the Action does not happen (Intimidate).
    pub cancelled: bool,
    /// Whether something moved since the target was named.
    pub moved: bool,
    /// Whether the target is now one of the actor's own side (Fodder, Confusion).
    pub redirected: bool,
    /// Whether that was Fodder's doing, which hampers it.
    pub hampered: bool,
    /// Who declared the Reaction together (Pack-Hunters).
    pub reactors: Set,
    /// Who moved last of its own will: several in a Crashing Wave.
    pub movers: Set,
    /// Who strikes back (Retaliate).
    pub strikers: Set,
    /// Who of them has dared to, where Nightmares are near.
    pub dared: Set,
    /// At whom.
    pub attacker: Option<ElementId>,
    /// Who passed a Will check against an attack since the last W-AFTER (Defiance).
    pub passed: Set,
    /// Who left play since the last W-AFTER (Vengeance).
    pub lost: Set,
    /// Whether the Retinue had its Momentum from this Action (GAP 70).
    pub rewarded: bool,
    /// Whether it was given by Reversal: free, and nobody reacts.
    pub granted: bool,
    /// Whether that Reversal was critical: a Bonus on its checks.
    pub inspired: bool,
    /// What the table said last of an Element, while nothing has moved (RR-DEV-4).
    pub seen: Option<Seen>,
}

/// What the table said of where an Element stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Of whom.
    pub who: ElementId,
    /// What was asked.
    pub asked: Sources,
    /// What of it is so.
    pub so: Sources,
}

impl Frame {
    /// The Elements that take part, the one that was chosen first.
    pub fn member(&self, at: usize) -> Option<ElementId> {
        let leader = self.leader?;
        core::iter::once(leader).chain(self.acting.without(leader).iter()).nth(at)
    }

    /// Whether this one is aimed at.
    pub fn aims_at(&self, id: ElementId) -> bool {
        self.target == Some(id) || self.more.has(id)
    }

    /// Everybody aimed at.
    pub fn targets(&self) -> Set {
        self.target.map_or(self.more, |target| self.more.and(target))
    }

    /// Whether the Action would move its target, which nothing does to a Ward (RR-EL-5).
    pub fn moves_target(&self) -> bool {
        self.action.is_some_and(Action::moves_target)
    }

    /// Whether an attack is under way, or announced.
    pub fn is_attack(&self) -> bool {
        let lent = self.action == Some(Action::SpotWeakness) && self.actor != self.leader;
        lent || self.action.is_some_and(Action::attacks)
    }
}

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
pub struct Test {
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

impl Test {
    /// Whether it is to be rolled now.
    pub fn is_due(&self) -> bool {
        self.grade.is_none() && !self.held
    }

    /// A Will check for this reason.
    pub const fn new(on: ElementId, cause: Cause, hard: bool) -> Self {
        Test { on, cause, hard, answerable: false, swarm: false, held: false, stands_in: false, grade: None }
    }
}

/// A marker of Capture the Flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marker {
    /// On the table.
    #[default]
    Free,
    /// Carried, since this Turn.
    Carried(ElementId, u16),
    /// Sent off the board by this side.
    Off(Seat),
}
