//! Who may act or react, and what it costs (sections 14 and 19).

use super::{Credit, ElementId, State, Whereabouts};
use crate::book::{Action, Bond, Tactic};
use umpire_engine::table::Seat;

impl State {
    /// Whether an Element may not act because it acted last (RR-TURN-6, RR-TURN-7).
    pub fn is_blocked(&self, id: ElementId) -> bool {
        let seat = self.element(id).seat;
        let last = self.side(seat).last_acted;
        // With one Element left, or none but the blocked, the block is lifted; but not while Reinforce could lift it (P-03).
        let punches = |credit: &Credit| matches!(credit, Credit::Of(who, _) if *who == id);
        let others = self.actors(seat).any(|other| !last.has(other)) || self.may_reinforce(seat);
        last.has(id) && others && !self.side(seat).credits.iter().any(punches)
    }

    /// What an Action of this Element costs: nothing with a credit that covers it (RR-CRED-3).
    pub fn action_cost(&self, id: ElementId) -> u8 {
        let seat = self.element(id).seat;
        let covers = |credit: &Credit| match credit {
            Credit::ActionOf(who) | Credit::Of(who, _) => *who == id,
            Credit::NextAction | Credit::Next => true,
        };
        u8::from(!self.disciplined(seat, 0) && !self.side(seat).credits.iter().any(covers))
    }

    /// What an Action costs that no Element takes: Reinforce.
    pub fn reinforce_cost(&self, seat: Seat) -> u8 {
        let covers = |credit: &Credit| matches!(credit, Credit::NextAction | Credit::Next);
        u8::from(!self.disciplined(seat, 0) && !self.side(seat).credits.iter().any(covers))
    }

    /// What declaring a Reaction of this Element costs.
    pub fn reaction_cost(&self, id: ElementId) -> u8 {
        let seat = self.element(id).seat;
        let covers = |credit: &Credit| match credit {
            Credit::Of(who, _) => *who == id,
            Credit::Next => true,
            Credit::ActionOf(_) | Credit::NextAction => false,
        };
        u8::from(!self.disciplined(seat, 1) && !self.side(seat).credits.iter().any(covers))
    }

    /// Whether Discipline pays for the first Action or the first Reaction of the Round.
    fn disciplined(&self, seat: Seat, which: usize) -> bool {
        self.bound(seat, Bond::Discipline) && !self.side(seat).round.acted[which]
    }

    /// Whether an Element can be given an Action now.
    pub fn may_act(&self, id: ElementId) -> bool {
        let element = self.element(id);
        element.in_play()
            && !element.is_ward()
            && element.place != Whereabouts::Delayed
            && !self.is_blocked(id)
            && self.action_cost(id) <= self.side(element.seat).now
    }

    /// Whether Delayed Elements can be brought on (RR-ACT-REINFORCE).
    pub fn may_reinforce(&self, seat: Seat) -> bool {
        let delayed = self.live(seat).any(|(_, e)| e.place == Whereabouts::Delayed);
        delayed && self.round >= 2 && self.reinforce_cost(seat) <= self.side(seat).now
    }

    /// Whether a player can take any Action (RR-ROUND-2, RR-CRED-5).
    pub fn can_act(&self, seat: Seat) -> bool {
        self.may_reinforce(seat) || self.actors(seat).any(|id| self.may_act(id) && self.has_something_to_do(id))
    }

    /// Whether this Element has an Action at all, where it is now. From aboard, getting out is the movement of an
    /// Action; with Riders it is free, once a Turn (RR-TRN-4, RR-TRN-8).
    pub fn has_action(&self, id: ElementId, action: Action) -> bool {
        let element = self.element(id);
        let own = action.of().is_none_or(|own| element.entry.champion_action() == Some(own));
        // One marker an Element (RR-FLAG-1).
        let laden = action == Action::TakeMarker && (!element.on_table() || self.marker_of(id).is_some());
        let out = match element.place {
            Whereabouts::Aboard(heavy) => action.moves() || self.rides_free(id, heavy),
            _ => true,
        };
        own && out && !laden
    }

    /// Whether getting in or out takes nothing of this pair's movement: with Riders, once a Turn (RR-TRN-8).
    pub(crate) fn rides_free(&self, passenger: ElementId, heavy: ElementId) -> bool {
        let riders = [passenger, heavy].iter().any(|id| self.element(*id).tactics.has(Tactic::Riders));
        riders && !self.element(passenger).rode
    }

    /// Whether there is an Action this Element could take: whoever is aboard needs one that lets it out.
    pub fn has_something_to_do(&self, id: ElementId) -> bool {
        Action::ALL.iter().any(|action| self.has_action(id, *action))
    }
}
