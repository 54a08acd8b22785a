//! Damage: it lands at once, or when the block is over (WH-FS-2, WH-FS-9 to WH-FS-11, WH-SIM-2).

use crate::state::{Battle, Flag, Place, Step, UnitId};
use umpire_engine::table::{Happening, Seat, Show, Words};

/// A Unit loses so much.
pub(super) fn hurt(b: &mut Battle, unit: UnitId, damage: u8) {
    if damage == 0 || !b.unit(unit).in_play() {
        return;
    }
    // All checks of the morale step are one batch (WH-MOR-5); its end forgets who was damaged (WH-MOR-3).
    let waits = b.step == Step::Morale || b.defers();
    let unit = b.unit_mut(unit);
    unit.set(Flag::Damaged, true);
    match waits {
        true => unit.pending = unit.pending.saturating_add(damage),
        false => unit.strength = unit.strength.saturating_sub(damage),
    }
}

/// What waited lands. The line of it, where it did not rout the Unit.
pub(super) fn settle(b: &mut Battle, id: UnitId) -> Option<Happening> {
    let unit = b.unit_mut(id);
    let damage = core::mem::take(&mut unit.pending);
    if damage == 0 || !unit.in_play() {
        return None;
    }
    unit.strength = unit.strength.saturating_sub(damage);
    let (seat, left) = (unit.seat, unit.strength);
    (left > 0).then(|| Happening::line("lands", Some(seat), Some(id), Words::with2("{}: FS {} left", id, left)))
}

/// Whether a Unit without FS leaves now: in a block whoever has yet to act still does (WH-FS-10, WH-HR-5).
pub(crate) fn must_leave(b: &Battle, id: UnitId) -> bool {
    let unit = b.unit(id);
    let acts_yet = b.together() && b.block.has(unit.seat) && !unit.is(Flag::Acted);
    unit.in_play() && unit.strength == 0 && !acts_yet
}

/// A Unit is somewhere else now. Who leaves takes its wall and what waited with it (WH-WALL-10).
pub(super) fn put(b: &mut Battle, id: UnitId, place: Place) -> Happening {
    let unit = b.unit_mut(id);
    unit.place = place;
    if place == Place::InPlay {
        unit.strength = unit.strength.max(1);
    } else {
        unit.pending = 0;
        unit.set(Flag::Wall, false);
    }
    if place == Place::Routed {
        unit.strength = 0;
    }
    let (seat, words, show) = (unit.seat, WORDS[place as usize], place == Place::Routed);
    let line = left(seat, id, words);
    if show { Happening { show: Show::Removed, ..line } } else { line }
}

/// What the log says of each place.
const WORDS: [&str; 5] = ["{} came back", "{} routed", "{} withdrew", "{} deserted", "{}: comes later"];

fn left(seat: Seat, id: UnitId, words: &'static str) -> Happening {
    Happening::line("put", Some(seat), Some(id), Words::with(words, id))
}
