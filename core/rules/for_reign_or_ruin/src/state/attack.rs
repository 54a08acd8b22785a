//! Attacks in close combat: who is primed, how many dice, against what (FR-CC-2 to FR-CC-17).

use super::{Battle, Contact, Edge, ElementId, Extent, Touch};
use crate::book::{PRIMED_STRESS, UNKNOWN};

/// Whether an element is primed against an opponent, or why it is not (FR-CC-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Priming {
    /// It uses Imp and Rch.
    Primed,
    /// The contact is not of this turn.
    Old,
    /// Nobody came by a forward move.
    NoForward,
    /// Not on its own front.
    NotFront,
    /// It has more than 2 stress.
    Stressed,
    /// Neither Attack nor Defend.
    Order,
}

/// What players read before the dice, and beside them.
static WORDS: [(&str, &str); 6] = [
    ("Primed: Imp, Rch count", ""),
    ("Unprimed: old contact", "no Imp: old contact"),
    ("Unprimed: not forward", "no Imp: no forward"),
    ("Unprimed: not its front", "no Imp: not front"),
    ("Unprimed: 3+ stress", "no Imp: stress"),
    ("Unprimed: its order", "no Imp: order"),
];

impl Priming {
    /// A line on it.
    pub fn gist(self) -> &'static str {
        WORDS[self as usize].0
    }

    /// Why Imp does not count, in a few letters.
    pub fn reason(self) -> &'static str {
        WORDS[self as usize].1
    }
}

/// Attacks at one opponent, and how they come about (FR-CC-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacks {
    /// What the lowest cap takes, and what it is called.
    pub capped: (u8, &'static str),
    /// What the multiplier adds, and what it is called.
    pub more: (u8, &'static str),
    /// All of them.
    pub dice: u8,
}

impl Battle {
    /// Whether it is primed in a contact. Its stress is that of the start of the step: what pairs bring is pending (FR-CC-18).
    pub fn priming(&self, id: ElementId, contact: &Contact) -> Priming {
        let element = self.element(id);
        let front = contact.seen_by(id).is_some_and(|(own, _)| own.edge == Edge::Front);
        match contact {
            _ if !contact.new => Priming::Old,
            _ if !contact.forward => Priming::NoForward,
            _ if !front => Priming::NotFront,
            _ if element.stress > PRIMED_STRESS => Priming::Stressed,
            _ if !element.follows().row().primed => Priming::Order,
            _ => Priming::Primed,
        }
    }

    /// The attacks of so many dice: caps, the lowest once, then the multiplier (FR-CC-2, FR-CC-15, FR-CC-16, G-24, G-50).
    pub fn attacks(&self, own: &Touch, foe: &Touch, dice: u8) -> Attacks {
        let half = self.half_dice(dice);
        let caps = [
            (own.extent == Extent::Limited, half, "limited contact"),
            (own.edge == Edge::Flank, half, "on its own flank"),
            (own.edge == Edge::Rear, half, "on its own rear"),
            (own.extent == Extent::Reduced, dice.saturating_sub(1).max(dice.min(1)), "reduced contact"),
        ];
        let lowest = caps.into_iter().filter(|(so, ..)| *so).min_by_key(|(_, cap, _)| *cap);
        let (left, name) = lowest.map_or((dice, ""), |(_, cap, name)| (cap, name));
        let (times, times_name) = match foe.edge {
            Edge::Front => (1, ""),
            Edge::Flank => (2, "into its flank x2"),
            Edge::Rear => (3, "into its rear x3"),
        };
        Attacks { capped: (dice - left, name), more: (left * (times - 1), times_name), dice: left * times }
    }

    /// The contact that is fought next, by the order of the rosters.
    pub fn next_pair(&self) -> Option<u8> {
        let order = |contact: &Contact| {
            let [a, b] = contact.ends.map(|touch| touch.id.0);
            (a.min(b), a.max(b))
        };
        let waiting = (0..).zip(&self.contacts).filter(|(_, contact)| !contact.fought);
        waiting.min_by_key(|(_, contact)| order(contact)).map(|(at, _)| at)
    }

    /// The opponents of an element: those on its front first, then on its flanks, then on its rear (FR-CC-10).
    pub fn opponent(&self, id: ElementId, nth: u8) -> Option<ElementId> {
        let on = |edge: Edge| {
            let seen = self.contacts_of(id).filter_map(move |contact| contact.seen_by(id));
            seen.filter(move |(own, _)| own.edge == edge).map(|(_, foe)| foe.id)
        };
        Edge::ALL.into_iter().flat_map(on).nth(nth.into())
    }

    /// The same of those against whom it is primed.
    pub fn primed_opponent(&self, id: ElementId, nth: u8) -> Option<ElementId> {
        let primed = self.contacts_of(id).filter(|contact| self.priming(id, contact) == Priming::Primed);
        primed.filter_map(|contact| contact.other(id)).nth(nth.into())
    }
}

impl Touch {
    /// What was split to this opponent, where that was so (FR-CC-10): attacks, and Impetus.
    pub fn split(&self) -> Option<(u8, u8)> {
        (self.att != UNKNOWN).then_some((self.att, if self.imp == UNKNOWN { 0 } else { self.imp }))
    }

    pub(crate) fn unsplit(&mut self) {
        (self.att, self.imp) = (UNKNOWN, UNKNOWN);
    }
}
