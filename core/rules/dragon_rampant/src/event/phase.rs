//! Turns, phases, tests and orders.

use crate::book::Spell;
use crate::state::{Battle, Clash, Flag, Order, PhaseOrder, Place, Step, UnitId};
use umpire_engine::table::{Beat, Happening, Rolled, Seat, Show, Words};

/// Turns, phases, tests and orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhaseEvent {
    /// A turn begins.
    Turn,
    /// A side's phase begins (DR-TURN-3).
    Phase(Seat),
    /// The phase is at this step.
    Step(Step),
    /// A unit is active, or none.
    Acts(Option<UnitId>),
    /// A unit was tested for an order, and passed or failed; without dice where a Leader saw to it.
    Ordered(UnitId, Order, Option<Rolled>, bool),
    /// A unit was tested for its Wild Charge; without dice where it hates (DR-HATRED-3).
    Wild(UnitId, Option<Rolled>, bool),
    /// A unit tried to react, and did or did not.
    Reacted(UnitId, Rolled, bool),
    /// A side's Leader used his trait in this phase.
    TraitUsed(Seat),
    /// An Attack begins, or more is known of it.
    Clash(Clash),
    /// A side ends its phase, and so many could still have been ordered.
    Ended(Seat, u8),
    /// A unit has entered the table.
    Entered(UnitId),
}

impl PhaseEvent {
    #[inline(never)]
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            PhaseEvent::Turn => {
                b.turn = b.turn.saturating_add(1);
                let line = Happening::line("turn", None, None, Words::with("Turn {}", b.turn));
                Some(Happening { show: Show::Round(b.turn), ..line })
            }
            PhaseEvent::Phase(seat) => {
                // Friends of a team that acts together stay in theirs (DR-MULTI-2).
                let together = b.phases == PhaseOrder::Teams;
                let stays = |other: &Seat| together && b.allied(*other, seat);
                b.phase = b.phase.iter().filter(stays).chain([seat]).collect();
                b.side_mut(seat).trait_used = false;
                for unit in b.units.iter_mut().filter(|unit| unit.seat == seat) {
                    unit.set(Flag::Tested, false);
                    unit.set(Flag::NoWildCharge, false);
                }
                let line = Happening::line("phase", Some(seat), None, Words::with("{} acts", seat));
                Some(Happening { show: Show::Turn(seat), ..line })
            }
            PhaseEvent::Step(step) => {
                b.step = step;
                None
            }
            PhaseEvent::Acts(unit) => {
                b.acting = unit;
                None
            }
            PhaseEvent::Ordered(id, order, rolled, passed) => Some(ordered(b, id, order, rolled, passed)),
            PhaseEvent::Wild(id, rolled, passed) => {
                b.unit_mut(id).set(Flag::Tested, true);
                if passed {
                    b.unit_mut(id).set(Flag::HasAttacked, true);
                    b.unit_mut(id).set(Flag::Wall, false);
                }
                let words = if passed { "{} charged wildly" } else { "{} held back" };
                Some(tested(b, ("wild", id), Words::with(words, id), rolled))
            }
            PhaseEvent::Reacted(id, rolled, passed) => {
                let words = if passed { "{} reacted" } else { "{}: too slow" };
                Some(tested(b, ("reacted", id), Words::with(words, id), Some(rolled)))
            }
            PhaseEvent::TraitUsed(seat) => {
                b.side_mut(seat).trait_used = true;
                let name = b.side(seat).leader_trait.map_or("", |kind| kind.name());
                Some(Happening::line("trait", Some(seat), None, Words::with2("{}: {}", seat, name)))
            }
            PhaseEvent::Clash(clash) => {
                b.clash = Some(clash);
                None
            }
            PhaseEvent::Ended(seat, ready) => {
                let words = if ready == 1 { "{} unit had no order" } else { "{} units had no order" };
                let reason = Words::with(words, ready);
                let beat = Beat { big: Words::of("ENDED"), reason, next: None };
                let line = Happening::line("phase-ended", Some(seat), None, Words::with("{}: phase ended", seat));
                Some(Happening { show: Show::Beat(beat), ..line })
            }
            PhaseEvent::Entered(id) => {
                b.unit_mut(id).place = Place::OnTable;
                Some(Happening::line("entered", Some(b.seat_of(id)), Some(id), Words::with("{} entered", id)))
            }
        }
    }
}

/// An order uses its unit up, and the Prod it is under (DR-ACT-1, DR-SPELL-PROD); one that moves it breaks its wall
/// (DR-WALL-3).
fn ordered(b: &mut Battle, id: UnitId, order: Order, rolled: Option<Rolled>, passed: bool) -> Happening {
    b.end_spell(Spell::AlmightyProd, id);
    let unit = b.unit_mut(id);
    unit.set(Flag::Tested, true);
    if passed && matches!(order, Order::Move | Order::Attack | Order::Skirmish) {
        unit.set(Flag::Wall, false);
    }
    if passed && order == Order::Attack {
        unit.set(Flag::HasAttacked, true);
    }
    let words = if passed { "{}: {}" } else { "{} failed: {}" };
    tested(b, ("ordered", id), Words::with2(words, id, order.name()), rolled)
}

/// Dice that fell, or a line where none did.
fn tested(b: &Battle, (name, id): (&'static str, UnitId), words: Words, rolled: Option<Rolled>) -> Happening {
    let line = Happening::line(name, Some(b.seat_of(id)), Some(id), words);
    Happening { show: rolled.map_or(Show::Line, Show::Rolled), ..line }
}
