//! How long spells last (DR-TURN-3, DR-TURN-5, DR-SPELL-5, DR-SPELL-6).

use crate::event::MagicEvent;
use crate::flow::Table;
use crate::state::{Flag, Place, UnitId, UnitSet};
use umpire_engine::table::Seat;

/// DR-TURN-3: what this side cast to the start of its phase is over, before anybody rallies (AMB-50).
pub(in crate::flow) async fn begin_phase(t: &Table, seat: Seat) {
    end_all(t, t.look(|b| b.over_at_start(seat)));
}

/// DR-TURN-5: what lies on this side's units to the end of its phase is over, unless it was cast in this phase.
pub(in crate::flow) async fn end_phase(t: &Table, seat: Seat) {
    for caster in t.look(|b| b.over_at_end(seat)).iter() {
        let fresh = t.look(|b| b.unit(caster).spell.is_some_and(|cast| cast.fresh));
        t.emit(if fresh { MagicEvent::Lasted(caster) } else { MagicEvent::SpellOver(caster) }.into());
    }
}

/// DR-SPELL-6: the spell of a unit that is Battered or gone is over; where it is gone, those on it too (DR-SPELL-4). A Were
/// that is gone is a secret no more: its whole worth counts now.
pub(in crate::flow) async fn drop_spells(t: &Table, unit: UnitId) {
    if t.look(|b| b.unit(unit).is_battered() || !b.unit(unit).on_table()) {
        end_all(t, UnitSet::one(unit));
    }
    if t.look(|b| !b.unit(unit).on_table()) {
        end_all(t, t.look(|b| b.casters_on(unit)));
    }
    let told = t.look(|b| {
        let known = b.is_known_were(unit) && !b.unit(unit).is(Flag::Changed);
        known && matches!(b.unit(unit).place, Place::Gone(..))
    });
    if told {
        t.emit(MagicEvent::WasWere(unit).into());
    }
}

/// The spells of these casters are over.
pub(super) fn end_all(t: &Table, casters: UnitSet) {
    casters.iter().for_each(|caster| t.emit(MagicEvent::SpellOver(caster).into()));
}
