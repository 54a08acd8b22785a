//! Dice on the table, and what came of them.

use super::damage::hurt;
use crate::book::CaptainTrait;
use crate::state::{Battle, Place, UnitId, UnitSet};
use umpire_engine::table::{Happening, Rolled, Seat, SeatSet, Show, Words};

/// A page with dice.
pub(super) fn shown(
    id: &'static str,
    (seat, piece): (Option<Seat>, Option<UnitId>),
    words: Words,
    rolled: Rolled,
) -> Happening {
    Happening { show: Show::Rolled(rolled), ..Happening::line(id, seat, piece, words) }
}

/// An attack.
pub(super) fn struck(b: &mut Battle, (by, target): (UnitId, UnitId), rolled: Rolled, damage: u8) -> Happening {
    hurt(b, target, damage);
    let words = match damage {
        0 => Words::with("Missed {}", target),
        _ => Words::with2("Hit {}: -{}", target, damage),
    };
    shown("struck", (Some(b.seat_of(by)), Some(by)), words, rolled)
}

/// A captain's Unit.
pub(super) fn captained(b: &mut Battle, unit: UnitId, own: CaptainTrait, rolled: Option<Rolled>) -> Happening {
    b.unit_mut(unit).captain = Some(own);
    let (seat, words) = (b.seat_of(unit), Words::with2("{}: {}", unit, own.name()));
    match rolled {
        Some(rolled) => shown("captain", (Some(seat), Some(unit)), words, rolled),
        None => Happening::line("captain", Some(seat), Some(unit), words),
    }
}

/// A side's Units desert a Reprehensible captain.
pub(super) fn deserted(b: &mut Battle, captain: UnitId, rolled: Rolled, who: UnitSet) -> Happening {
    for unit in who.iter() {
        b.unit_mut(unit).place = Place::Deserted;
    }
    let seat = b.seat_of(captain);
    let words = if who.is_empty() { Words::of("Nobody deserted") } else { Words::with("{} deserted", who.len() as u8) };
    shown("deserted", (Some(seat), Some(captain)), words, rolled)
}

/// Sides roll off.
pub(super) fn rolled_off(seats: SeatSet, faces: &[u8]) -> Happening {
    let numbers = faces.iter().map(|face| i16::from(*face)).collect();
    let revealed = umpire_engine::table::Revealed { seats, numbers, names: &[], costs: heapless::Vec::new(), then: "" };
    let line = Happening::line("roll-off", None, None, Words::of("Highest die acts first"));
    Happening { show: Show::Revealed(revealed), ..line }
}
