//! The Action under way.

use super::{ElementId, ElementSet};
use crate::book::{Action, ModifierSources, Reaction};
use umpire_engine::table::Seat;

/// The one Reaction an Action allows (RR-REACT-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReactionSlot {
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
pub struct CurrentAction {
    /// Who was given the Action.
    pub leader: Option<ElementId>,
    /// Who acts now: one of a pack after the other, or the ally that a weak spot was shown to.
    pub actor: Option<ElementId>,
    /// What it does.
    pub action: Option<Action>,
    /// At whom, or upon which ally.
    pub target: Option<ElementId>,
    /// At whom else: a Colossal strikes three.
    pub more: ElementSet,
    /// Everybody who takes part, the actor included: Pack-Hunters act together.
    pub pack: ElementSet,
    /// Who of them acts in this pass: all, but by house rule one after the other (HR 23).
    pub acting: ElementSet,
    /// The Reaction slot.
    pub slot: ReactionSlot,
    /// Who declared the Reaction.
    pub reactor: Option<ElementId>,
    /// Which Reaction.
    pub reaction: Option<Reaction>,
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
    pub reactors: ElementSet,
    /// Who moved last of its own will: several in a Crashing Wave.
    pub movers: ElementSet,
    /// Everybody who has moved so in this Action: the other player could react to it.
    pub watched: ElementSet,
    /// Who strikes back (Retaliate).
    pub strikers: ElementSet,
    /// Who of them has dared to, where Nightmares are near.
    pub dared: ElementSet,
    /// At whom.
    pub attacker: Option<ElementId>,
    /// Who passed a Will check against an attack since the last W-AFTER (Defiance).
    pub passed: ElementSet,
    /// Who left play since the last W-AFTER (Vengeance).
    pub lost: ElementSet,
    /// Whether the Retinue had its Momentum from this Action (GAP 70).
    pub rewarded: bool,
    /// Whether it was given by Reversal: free, and nobody reacts.
    pub granted: bool,
    /// Whether that Reversal was critical: a Bonus on its checks.
    pub inspired: bool,
    /// What the table said last of an Element, while nothing has moved (RR-DEV-4).
    pub seen: Option<SeenFacts>,
}

/// What the table said of where an Element stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenFacts {
    /// Of whom.
    pub who: ElementId,
    /// What was asked.
    pub asked: ModifierSources,
    /// What of it is so.
    pub so: ModifierSources,
}

impl CurrentAction {
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
    pub fn targets(&self) -> ElementSet {
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
