//! What scenarios ask, and when (section 22 of the checklist): after movements, fights, phases and removals.

mod ground;
mod mole;

use super::Table;
use crate::book::Scenario;
use crate::event::ScenarioEvent;
use crate::state::{Battle, Ending, Team, Unit, UnitId};
use umpire_engine::table::Seat;

/// How a unit has moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// A Move order, which also brings units on.
    Move,
    /// The half move of a Skirmish.
    Skirmish,
    /// That of an Evade.
    Evade,
    /// The move of an Attack.
    Charge,
    /// That of a Counter-charge.
    CounterCharge,
    /// A retreat.
    Retreat,
}

impl Way {
    /// Whether it was the owner's will, and no Attack (DR-MOVE-5): goals are reached by such moves alone.
    const fn is_free(self) -> bool {
        matches!(self, Way::Move | Way::Skirmish | Way::Evade)
    }
}

/// After every movement. Whether the unit is still on the table, and the battle goes on.
pub(super) async fn moved(t: &Table, unit: UnitId, way: Way) -> bool {
    // Who is Battered achieves nothing (DR-SCEN-3).
    let able = way.is_free() && t.look(|b| b.unit(unit).on_table() && !b.unit(unit).is_battered());
    match t.look(|b| b.scenario) {
        Scenario::SacredMole if able => mole::moved(t, unit, way).await,
        Scenario::DeathChase if able => ground::chase(t, unit).await,
        Scenario::CrystalGale if able && way == Way::Move => ground::crystals(t, unit).await,
        Scenario::PotBoiler if able => ground::pot(t, unit).await,
        Scenario::Valley => ground::valley(t, unit, able).await,
        _ => {}
    }
    t.look(|b| b.unit(unit).on_table() && !b.is_ended())
}

/// After every Attack (DR-SCEN-B-4).
pub(super) async fn fought(t: &Table, attacker: UnitId, defender: UnitId) {
    if t.look(|b| b.scenario == Scenario::SacredMole && !b.is_ended()) {
        mole::fought(t, attacker, defender);
    }
}

/// After every phase: the pot (DR-SCEN-F-2).
pub(super) async fn phase_over(t: &Table, seat: Seat) {
    let eats = t.look(|b| {
        let defends = b.side(seat).team == Team::Defenders;
        b.scenario == Scenario::PotBoiler && defends && b.turn >= FIRST_MEAL && b.goal.ate_in < b.turn
    });
    if eats {
        t.emit(ScenarioEvent::Ate.into());
        if t.look(|b| b.goal.captives() == 0) {
            end(t, Ending::PotEmpty);
        }
    }
}

/// The turn in which the first captive is eaten.
const FIRST_MEAL: u8 = 3;

/// After every removal: the mole falls, the ring is lost or takes all, at once (DR-TURN-6).
pub(super) async fn left(t: &Table, unit: UnitId) {
    mole::left(t, unit);
    if t.look(|b| b.scenario) != Scenario::Ringbearer {
        return;
    }
    if t.look(|b| b.goal.ring == Some(unit)) {
        end(t, Ending::RingLost);
    } else if t.look(|b| is_last_with_ring(b, unit)) {
        end(t, Ending::RingBlast);
    }
}

/// DR-SCEN-E-3: the loss of this unit leaves the Defenders the ring unit alone. One that is about to be removed itself
/// is lost, and does not explode.
fn is_last_with_ring(b: &Battle, lost: UnitId) -> bool {
    let fielded = b.team_units(Team::Defenders, Unit::on_table);
    let ring = b.goal.ring.filter(|ring| fielded.has(*ring) && b.unit(*ring).strength > 0);
    b.team_of(lost) == Team::Defenders && fielded.len() == 1 && ring.is_some()
}

/// Whether a side may attack and shoot (DR-SCEN-C-3).
pub(super) fn may_fight(b: &Battle, seat: Seat) -> bool {
    b.may_fight(seat)
}

/// It is over; the table is asked nothing more of this battle but what Glory needs.
fn end(t: &Table, ending: Ending) {
    if t.look(|b| b.goal.ending.is_none()) {
        t.emit(ScenarioEvent::Ended(ending).into());
    }
}
