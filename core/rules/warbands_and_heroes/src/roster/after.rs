//! What a warband takes home from a battle (WH-UPK-6, WH-HR-12).

use core::fmt::Display;

use super::{UnitEntry, Warband};
use crate::book::HouseRule;
use crate::state::{Battle, Flag, Place};
use umpire_engine::table::Seat;

/// The warband without those that were struck off; with what its Units lost, where the table keeps losses. None where
/// nobody is left. Coin and World-Turn are the workbench's; who came as a reinforcement from nowhere goes back there.
pub(crate) fn after(mut brought: Warband, battle: &Battle, seat: Seat) -> Option<Warband> {
    let keeps = battle.plays(HouseRule::Losses);
    // A side's Units are in the order of its warband; those that came later are the last.
    let mut fought = battle.units.iter().filter(|unit| unit.seat == seat);
    let mut entries = core::mem::take(&mut brought.units);
    entries.retain_mut(|entry| {
        let Some(unit) = fought.next() else { return true };
        if keeps {
            // Who was routed comes back with the least there is.
            let strength = if unit.place == Place::Routed { 1 } else { unit.strength.max(1) };
            entry.losses = brought.class_of(entry).strength.saturating_sub(strength);
        }
        !unit.is(Flag::StruckOff)
    });
    brought.units = entries;
    if !brought.campaign.is_empty() {
        brought.battles = brought.battles.saturating_add(1);
    }
    (!brought.units.is_empty()).then_some(brought)
}

/// Says who is gone, and who has another strength than before.
pub(super) fn changes(warband: &Warband, before: &Warband, say: &mut dyn FnMut(&dyn Display)) {
    if warband.battles != before.battles {
        say(&format_args!("{}: battle {}", warband.campaign, warband.battles));
    }
    let mut left = warband.units.iter().peekable();
    for unit in &before.units {
        let class = before.class_of(unit);
        let name = if unit.name.is_empty() { class.name.as_str() } else { unit.name.as_str() };
        match left.next_if(|other| is_same(other, unit)) {
            None => say(&format_args!("{name}: lost")),
            Some(now) if now.losses != unit.losses => {
                say(&format_args!("{name}: {} of {} FS", class.strength.saturating_sub(now.losses), class.strength));
            }
            Some(_) => {}
        }
    }
}

/// Whether this is the same Unit, whatever it lost.
fn is_same(one: &UnitEntry, other: &UnitEntry) -> bool {
    (&one.name, one.class, &one.captain) == (&other.name, other.class, &other.captain)
}
