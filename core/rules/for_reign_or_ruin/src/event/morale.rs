//! Redistribution, reform, checks and rallies (sections 12 to 14).

use super::turn::beat;
use crate::book::{HouseRule, Order};
use crate::state::{Battle, ElementId, ElementSet};
use umpire_engine::table::{Happening, Losses, Rolled, Seat, Show, Words};

/// Redistribution, reform, checks and rallies (sections 12 to 14).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoraleEvent {
    /// Stress went from one friend to another: nobody gives back in this turn (FR-TRA-15).
    Passed(ElementId, ElementId),
    /// Givers of equal stress of this side go in any order (FR-TRA-1).
    AnyOrder(Seat),
    /// What some lose of their stress, on one page; the loss itself is told one by one.
    Eases(Losses),
    /// Step 13 begins: stress is frozen, and compared with in the next turn (FR-MOR-2, FR-MOR-13).
    Frozen,
    /// Nobody checks any more; stress is compared with what it is now, where the table plays that (FR-HR-6).
    Ends,
    /// It passes its check without dice.
    Passes(ElementId),
    /// It fails its check without dice, and has this order now (FR-MOR-5).
    Fails(ElementId, Order),
    /// It has checked.
    Checked(ElementId, Rolled),
    /// A leader has tried to rally it.
    RallyTried(ElementId, ElementId, Rolled),
}

impl MoraleEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            MoraleEvent::Passed(giver, receiver) => {
                b.mark_pair(giver, receiver);
                None
            }
            MoraleEvent::AnyOrder(seat) => {
                b.morale.any_order = b.morale.any_order.and(seat);
                None
            }
            MoraleEvent::Eases(losses) => {
                let line = Happening::line("eases", None, None, Words::of("Stress goes"));
                Some(Happening { show: Show::Losses(losses), ..line })
            }
            MoraleEvent::Frozen => {
                b.morale.checks = b.to_check();
                b.elements.iter_mut().for_each(|element| element.stress_ref = element.stress);
                None
            }
            MoraleEvent::Ends => {
                b.morale.checks = ElementSet::EMPTY;
                if b.plays(HouseRule::StressReference) {
                    b.elements.iter_mut().for_each(|element| element.stress_ref = element.stress);
                }
                None
            }
            MoraleEvent::Passes(id) => Some(checked(b, id, "{}: cannot fail")),
            MoraleEvent::Fails(id, order) => {
                let line = checked(b, id, "{}: fails by itself");
                Some(beat(line, order.name(), Words::with("{}: swap counter", id)))
            }
            MoraleEvent::Checked(id, rolled) => {
                let line = checked(b, id, if rolled.hits > 0 { "{}: fails" } else { "{}: holds" });
                Some(Happening { show: Show::Rolled(rolled), ..line })
            }
            MoraleEvent::RallyTried(leader, id, rolled) => {
                let words = Words::with(if rolled.hits > 0 { "{}: not rallied" } else { "{}: rallies" }, id);
                let line = Happening::line("rally", Some(b.seat_of(id)), Some(id), words);
                Some(Happening { by: Some(leader), show: Show::Rolled(rolled), ..line })
            }
        }
    }
}

fn checked(b: &mut Battle, id: ElementId, words: &'static str) -> Happening {
    b.morale.checks = b.morale.checks.without(id);
    Happening::line("check", Some(b.seat_of(id)), Some(id), Words::with(words, id))
}
