//! Turns, steps, Act, and what was asked.

use crate::book::{Stat, Step};
use crate::state::{Battle, ElementId, ElementSet, Flag, MoralePhase, Within};
use umpire_engine::table::{Beat, Happening, Seat, SeatSet, Show, Words};

/// What moves a turn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnEvent {
    /// A new turn (FR-TURN-1).
    Begins,
    /// A step begins.
    Step(Step),
    /// Whose doing it is.
    Active(SeatSet),
    /// Who is dealt with.
    Acting(Option<ElementId>),
    /// Act is spent (FR-ACT-1).
    ActSpent(ElementId, u8),
    /// So much Act is left, by hand (FR-UI-5) or since nobody had said how much there is.
    ActIs(ElementId, u8),
    /// Steps before this one are skipped (FR-UI-2).
    SkipTo(Step),
    /// The Morale phase goes by without checks: the next ones compare with the stress of now (FR-MOR-2).
    Unchecked,
    /// A side gives up.
    Conceded(Seat),
    /// Something is so for an element, or is no longer.
    Flag(ElementId, Flag, bool),
    /// A number that was unknown is kept on its card.
    Known(ElementId, Stat, u8),
    /// Who was within so many centimetres when last asked.
    Near(ElementId, Within, ElementSet),
    /// An individual joins a unit, or leaves it (FR-ST-6).
    Attached(ElementId, Option<ElementId>),
    /// The players end the battle; who won, where somebody did (G-48).
    Over(Option<Seat>),
}

impl TurnEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            TurnEvent::Begins => {
                b.turn = b.turn.saturating_add(1);
                (b.step, b.skip_to, b.acting, b.active) = (Step(1), Step::SETUP, None, b.seats());
                b.elements.iter_mut().for_each(|element| element.begin_turn());
                b.morale = MoralePhase::default();
                for contact in &mut b.contacts {
                    (contact.new, contact.fought) = (false, false);
                }
                let words = Words::with("Turn {}", b.turn);
                Some(Happening { show: Show::Round(b.turn), ..Happening::line("turn", None, None, words) })
            }
            TurnEvent::Step(step) => {
                (b.step, b.acting, b.active) = (step, None, b.seats());
                Some(Happening::line("step", None, None, Words::with2("{}: {}", i16::from(step.0), step.name())))
            }
            TurnEvent::Active(seats) => {
                b.active = seats;
                None
            }
            TurnEvent::Acting(id) => {
                b.acting = id;
                None
            }
            TurnEvent::ActSpent(id, act) => {
                let element = b.element_mut(id);
                element.act = element.act.saturating_sub(act);
                let words = Words::with2("{}: Act {} left", id, element.act);
                Some(Happening::line("act", Some(b.seat_of(id)), Some(id), words))
            }
            TurnEvent::ActIs(id, act) => {
                b.element_mut(id).act = act;
                let words = Words::with2("{}: Act {}", id, act);
                Some(Happening::line("act", Some(b.seat_of(id)), Some(id), words))
            }
            TurnEvent::SkipTo(step) => {
                b.skip_to = step;
                None
            }
            TurnEvent::Unchecked => {
                let due = b.elements_where(|_, element| element.stress > element.stress_ref).len() as u8;
                b.elements.iter_mut().for_each(|element| element.stress_ref = element.stress);
                (due > 0).then(|| Happening::line("unchecked", None, None, Words::with("Checks not made: {}", due)))
            }
            TurnEvent::Conceded(seat) => {
                Some(Happening::line("concedes", Some(seat), None, Words::with("{} concedes", seat)))
            }
            TurnEvent::Flag(id, flag, on) => {
                b.element_mut(id).set(flag, on);
                None
            }
            TurnEvent::Known(id, stat, value) => {
                let element = b.element_mut(id);
                let line = element.line();
                element.card.set_number(line, stat, value);
                match stat {
                    Stat::Act => element.act = value,
                    Stat::Init => element.moves_at = value,
                    _ => {}
                }
                let words = Words::with2("{}: kept {}", id, stat.name());
                Some(Happening::line("kept", Some(b.seat_of(id)), Some(id), words))
            }
            TurnEvent::Near(of, within, who) => {
                b.near.keep(of, within, who);
                None
            }
            TurnEvent::Attached(id, unit) => {
                b.element_mut(id).attached = unit;
                let words = match unit {
                    Some(unit) => Words::with2("{} joins {}", id, unit),
                    None => Words::with("{} stands alone", id),
                };
                Some(Happening::line("attached", Some(b.seat_of(id)), Some(id), words))
            }
            TurnEvent::Over(winner) => {
                (b.over, b.active, b.acting) = (true, SeatSet::EMPTY, None);
                let words = winner.map_or(Words::of("A draw"), |seat| Words::with("{} wins", seat));
                Some(Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, words) })
            }
        }
    }
}

/// A page of its own: one big word, and why.
pub(super) fn beat(line: Happening, big: impl Into<Words>, reason: impl Into<Words>) -> Happening {
    Happening { show: Show::Beat(Beat { big: big.into(), reason: reason.into(), next: None }), ..line }
}
