//! Which of its orders of magic a unit may be given now.

use crate::book::{Fantastical, Spell};
use crate::flow::goal;
use crate::state::{Battle, Flag, Place, UnitId, UnitSet};
use umpire_engine::table::Off;

static NO_TARGET: Off = Off { short: "no target", full: "No spell has a target now" };
static NOBODY_WAITS: Off = Off { short: "nobody waits", full: "No unit waits to be summoned" };
static TRUCE: Off = Off { short: "not yet", full: "No fighting before turn 3" };

/// Whether a unit casts, summons, explodes at all.
pub(in crate::flow) fn orders(b: &Battle, unit: UnitId) -> [bool; 3] {
    let has = |rule| b.unit(unit).has(rule);
    [!b.spells_of(unit).is_empty(), has(Fantastical::Summoner), has(Fantastical::Exploder)]
}

/// Why a unit cannot cast anything now.
pub(in crate::flow) fn cast_off(b: &Battle, unit: UnitId) -> Option<&'static Off> {
    b.spells_of(unit).iter().all(|spell| spell_off(b, unit, spell).is_some()).then_some(&NO_TARGET)
}

/// Why it cannot summon anybody.
pub(in crate::flow) fn summon_off(b: &Battle, unit: UnitId) -> Option<&'static Off> {
    waiting(b, unit).is_empty().then_some(&NOBODY_WAITS)
}

/// Why it cannot explode (DR-SCEN-C-3).
pub(in crate::flow) fn explode_off(b: &Battle, unit: UnitId) -> Option<&'static Off> {
    (!goal::may_fight(b, b.seat_of(unit))).then_some(&TRUCE)
}

/// Units that a Summoner may bring: off the table, and such as can be summoned (DR-SUMM-2). Of the whole team (DR-MULTI-1).
pub(super) fn waiting(b: &Battle, summoner: UnitId) -> UnitSet {
    let seat = b.seat_of(summoner);
    b.units_that(|unit| match unit.place {
        Place::Summoned => b.allied(seat, unit.seat),
        Place::Enters => b.allied(seat, unit.seat) && unit.is(Flag::Summonable),
        Place::OnTable | Place::Exited | Place::Gone(..) => false,
    })
}

/// Why a caster cannot cast a spell now, where it cannot.
pub(super) fn spell_off(b: &Battle, caster: UnitId, spell: Spell) -> Option<&'static Off> {
    if spell == Spell::PowerBolt && !goal::may_fight(b, b.seat_of(caster)) {
        return Some(&TRUCE); // DR-SCEN-C-3
    }
    b.spell_targets(caster, spell).is_empty().then(|| OFF[spell as usize])
}

/// Why nobody can be aimed at, spell by spell in the book's order.
static OFF: [&Off; 10] = [
    &Off { short: "no friend", full: "No friend it can help" },
    &Off { short: "no friend", full: "No friend it can help" },
    &Off { short: "nobody hurt", full: "No friend has lost Strength" },
    &Off { short: "no foe", full: "No foe that can be Battered" },
    &Off { short: "no foe", full: "No foe it can take hold of" },
    &Off { short: "nobody", full: "All are under other spells" },
    &Off { short: "no foe", full: "No foe it can be cast at" },
    &Off { short: "nobody", full: "All are under other spells" },
    &Off { short: "nobody", full: "All are under other spells" },
    &Off { short: "no spell", full: "No spell that it would end" },
];
