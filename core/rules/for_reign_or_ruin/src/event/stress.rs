//! Stress and destruction (sections 4 and 5).

use crate::book::HouseRule;
use crate::state::{Battle, ElementId, Flag, Place};
use umpire_engine::table::{Happening, Show, Words};

/// Where stress comes from, or goes (section 5): what the log says of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the table says what each is")]
#[repr(u8)]
pub enum StressCause {
    Shot,
    Struck,
    RoutNear,
    DestroyedNear,
    InDestroyed,
    Interpenetrated,
    PassedThrough,
    MadeWay,
    ChangedState,
    Terrain,
    Received,
    OrderedToRout,
    SpellFailed,
    Spell,
    ContactEffect,
    Instable,
    Given,
    Reformed,
    Regenerated,
    ByHand,
}

/// What the log says: the element, and how much.
static WORDS: [&str; 20] = [
    "{} +{}: shot at",
    "{} +{}: struck",
    "{} +{}: friend routs",
    "{} +{}: friend lost",
    "{} +{}: in lost unit",
    "{} +{}: went through",
    "{} +{}: passed through",
    "{} +{}: made way",
    "{} +{}: state in combat",
    "{} +{}: terrain",
    "{} +{}: from a friend",
    "{} +{}: ordered to Rout",
    "{} +{}: spell failed",
    "{} +{}: by a spell",
    "{} +{}: contact effect",
    "{} +{}: instable",
    "{} -{}: passed on",
    "{} -{}: reformed",
    "{} -{}: regenerates",
    "{} +{}: by hand",
];

/// What happens to the stress of an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StressEvent {
    /// It gains so much, which counts at once (FR-STR-8).
    Gained(ElementId, u8, StressCause),
    /// It gains so much, which counts when the step is over (FR-STR-5).
    Pending(ElementId, u8),
    /// What was pending counts now.
    Settled(ElementId, StressCause),
    /// It loses so much, not below 0 (FR-STR-1).
    Eased(ElementId, u8, StressCause),
    /// It was shot at or struck at (FR-RNG-7, FR-CC-11).
    Attacked(ElementId),
    /// Its End, which players gave for this turn only.
    EndNow(ElementId, u8),
    /// He goes with the unit he was in (FR-HR-2).
    Doomed(ElementId),
    /// It is gone (FR-STR-2, FR-MOV-16).
    Gone(ElementId, Place),
}

impl StressEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            StressEvent::Gained(id, n, cause) => gain(b, id, n, cause),
            StressEvent::Pending(id, n) => {
                let element = b.element_mut(id);
                element.pending = element.pending.saturating_add(n);
                None
            }
            StressEvent::Settled(id, cause) => {
                let pending = core::mem::take(&mut b.element_mut(id).pending);
                gain(b, id, pending, cause)
            }
            StressEvent::Eased(id, n, cause) => {
                let element = b.element_mut(id);
                let eased = n.min(element.stress);
                element.stress -= eased;
                (eased > 0).then(|| line(b, id, eased, eased_words(cause)))
            }
            StressEvent::Attacked(id) => {
                b.element_mut(id).set(Flag::Attacked, true);
                None
            }
            StressEvent::EndNow(id, end) => {
                b.element_mut(id).end_now = end;
                None
            }
            StressEvent::Doomed(id) => {
                b.morale.doomed = b.morale.doomed.and(id);
                None
            }
            StressEvent::Gone(id, place) => {
                leave(b, id, place);
                let words = Words::with2("{}: {}", id, Place::NAMES[place as usize]);
                let seat = Some(b.seat_of(id));
                Some(Happening { show: Show::Removed, ..Happening::line("removed", seat, Some(id), words) })
            }
        }
    }
}

fn gain(b: &mut Battle, id: ElementId, n: u8, cause: StressCause) -> Option<Happening> {
    if n == 0 {
        return None;
    }
    // Where transfers do not stop a reform, they are no gain (FR-HR-9).
    let gains = cause != StressCause::Received || !b.plays(HouseRule::TransferBlocksReform);
    let element = b.element_mut(id);
    element.stress = element.stress.saturating_add(n);
    element.gained = element.gained.saturating_add(if gains { n } else { 0 });
    Some(line(b, id, n, WORDS[cause as usize]))
}

/// What gives stress at one time, and takes it at another.
fn eased_words(cause: StressCause) -> &'static str {
    match cause {
        StressCause::Spell => "{} -{}: by a spell",
        StressCause::Instable => "{} -{}: instable",
        StressCause::ByHand => "{} -{}: by hand",
        _ => WORDS[cause as usize],
    }
}

fn line(b: &Battle, id: ElementId, n: u8, words: &'static str) -> Happening {
    Happening::line("stress", Some(b.seat_of(id)), Some(id), Words::with2(words, id, n))
}

/// It leaves the table, its contacts, its group and whoever was in it; its order stays on its card for the log.
fn leave(b: &mut Battle, id: ElementId, place: Place) {
    let element = b.element_mut(id);
    (element.place, element.pending, element.group, element.attached) = (place, 0, 0, None);
    let seat = element.seat;
    b.contacts.retain(|contact| !contact.has(id));
    b.morale.doomed = b.morale.doomed.without(id);
    b.morale.checks = b.morale.checks.without(id);
    for element in &mut b.elements {
        if element.attached == Some(id) {
            element.attached = None;
        }
    }
    b.sides[seat.index()].lost += 1;
}
