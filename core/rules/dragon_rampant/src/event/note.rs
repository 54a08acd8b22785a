//! What an event means for Quests: read before it is applied, written into the ledger after that.

use super::{Cause, DamageEvent, Event, MagicEvent, Nerve, PhaseEvent, ScenarioEvent};
use crate::book::HouseRule;
use crate::state::{Battle, Departure, Order, UnitId};

/// What the ledger learns of an event.
#[derive(Clone, Copy)]
pub(super) enum Note {
    /// Nothing.
    Nothing,
    /// A turn begins.
    Turn,
    /// An action begins.
    Action,
    /// A unit moves, acts, or has a die rolled for it.
    Used(UnitId),
    /// A unit attacks: whether its test was passed.
    Attack(UnitId, bool),
    /// A unit tries to cast.
    Cast(UnitId),
    /// A unit failed a Courage test.
    Failed(UnitId),
    Lost(UnitId, u8, Cause, Option<UnitId>),
    Left(UnitId, Departure, Option<UnitId>),
    /// Somebody may be Battered now, or no more.
    Battered,
}

impl Note {
    pub(super) fn of(event: &Event) -> Note {
        match event {
            Event::Phase(PhaseEvent::Turn) => Note::Turn,
            Event::Phase(PhaseEvent::Ordered(unit, Order::Attack, _, passed) | PhaseEvent::Wild(unit, _, passed)) => {
                Note::Attack(*unit, *passed)
            }
            Event::Phase(PhaseEvent::Ordered(unit, Order::Cast(_), ..)) => Note::Cast(*unit),
            Event::Phase(PhaseEvent::Ordered(unit, ..) | PhaseEvent::Reacted(unit, ..)) => Note::Used(*unit),
            Event::Damage(DamageEvent::Resolve(..)) => Note::Action,
            // Who attacks was noted when it was tested.
            Event::Damage(DamageEvent::Fought(both)) => Note::Used(both.halves[1].piece),
            Event::Damage(DamageEvent::Shot(unit, ..)) => Note::Used(*unit),
            Event::Damage(DamageEvent::Nerve(unit, _, Nerve::Holds, _) | DamageEvent::Retreated(unit)) => {
                Note::Used(*unit)
            }
            Event::Damage(DamageEvent::Nerve(unit, ..)) => Note::Failed(*unit),
            Event::Damage(DamageEvent::Lost(unit, lost, cause, by)) if *lost > 0 => {
                Note::Lost(*unit, *lost, *cause, *by)
            }
            Event::Damage(DamageEvent::Left(unit, how, by)) => Note::Left(*unit, *how, *by),
            Event::Magic(MagicEvent::WereTest(unit, ..)) => Note::Used(*unit),
            Event::Damage(DamageEvent::Flag(..) | DamageEvent::Battered(_)) | Event::Magic(_) => Note::Battered,
            Event::Scenario(
                ScenarioEvent::Used(unit) | ScenarioEvent::Exited(unit) | ScenarioEvent::Danger(unit, _),
            ) => Note::Used(*unit),
            _ => Note::Nothing,
        }
    }

    #[inline(never)]
    pub(super) fn write(self, b: &mut Battle) {
        match self {
            Note::Nothing => {}
            Note::Turn => b.ledger.turn(),
            Note::Action => b.ledger.action(),
            Note::Used(unit) => b.note_used(unit),
            Note::Attack(unit, passed) => {
                b.note_used(unit);
                let seat = b.seat_of(unit);
                // HR-FIRST: a test that fails has declared it.
                if passed || b.plays(HouseRule::First) {
                    b.ledger.attacked(seat);
                }
            }
            Note::Cast(unit) => {
                b.note_used(unit);
                let seat = b.seat_of(unit);
                b.ledger.cast(seat);
            }
            Note::Failed(unit) => {
                b.note_used(unit);
                let seat = b.seat_of(unit);
                b.ledger.failed_courage(seat);
            }
            Note::Lost(unit, lost, cause, by) => b.note_lost(unit, lost, cause, by),
            Note::Left(unit, how, by) => b.note_left(unit, how, by),
            Note::Battered => b.note_battered(),
        }
    }
}
