//! What players may put right by hand (WH-OTH-5): in any round, at any question.

use crate::event::Event;
use crate::state::{Battle, Flag, Place, Step, UnitId};
use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, Happening, Seat, Words};

/// Hands out what may be put right of this, and what it is now. The order is the order of [`apply`].
pub(super) fn fields(b: &Battle, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
    if b.round == 0 || b.step == Step::Over {
        return;
    }
    match target {
        CorrectionTarget::Game => {
            out(CorrectionField::number("round", "Round", b.round.into(), (1, 99)).gist("Which round it is"));
        }
        CorrectionTarget::Seat(Seat(seat)) => {
            let Some(side) = b.sides.get(usize::from(seat)) else { return };
            let rerolls = CorrectionField::number("rerolls", "Rerolls left", side.rerolls.into(), (0, 2));
            out(rerolls.gist("By a Dangerous captain"));
        }
        CorrectionTarget::Piece(id) if usize::from(id.0) < b.units.len() => of_unit(b, id, out),
        CorrectionTarget::Piece(_) => {}
    }
}

/// Flags that are put right one by one: their key, what players call them, and what each means.
const FLAGS: [(Flag, &str, &str, &str); 6] = [
    (Flag::Shaken, "shaken", "Shaken", "Its captain gives no +1"),
    (Flag::Wall, "wall", "Wall is up", "It may strike who moves by"),
    (Flag::WallStill, "wall-die", "Wall: +1 die", "It stood still to declare it"),
    (Flag::Acted, "acted", "Has acted", "It is done in this round"),
    (Flag::Moved, "moved", "Has moved", "No die for standing still"),
    (Flag::Damaged, "damaged", "Checks morale", "It lost FS in this round"),
];

fn of_unit(b: &Battle, id: UnitId, out: &mut dyn FnMut(CorrectionField)) {
    let (unit, full) = (b.unit(id), i16::from(b.class(id).strength));
    let now = i16::from(unit.strength);
    let place = CorrectionField::number("place", "Where", unit.place as i16, (0, 4));
    out(CorrectionField { names: &Place::NAMES, ..place }.gist("On the table, or why it is not"));
    let counted = CorrectionField::number("fs", "FS, miscounted", now, (now.min(1), full.max(now)));
    out(counted.gist("The number only: no damage"));
    out(CorrectionField::number("damage", "FS after a hit", now, (0, now)).gist("Damage: it will check morale"));
    let due = CorrectionField::number("pending", "Damage due", unit.pending.into(), (0, 99));
    out(due.gist("Lost when the block is over"));
    for (flag, key, label, gist) in FLAGS {
        out(CorrectionField::flag(key, label, unit.is(flag)).gist(gist));
    }
}

/// Puts it right.
pub(super) fn apply(b: &mut Battle, Correction { target, field, value }: Correction) -> Option<Happening> {
    let line = |seat, piece, words| Some(Happening::line("put-right", seat, piece, words));
    let id = match target {
        CorrectionTarget::Game => {
            b.round = value as u8;
            return line(None, None, Words::with("Round is {}", value));
        }
        CorrectionTarget::Seat(seat) => {
            b.sides[seat.index()].rerolls = value as u8;
            return line(Some(seat), None, Words::with("Rerolls left: {}", value));
        }
        CorrectionTarget::Piece(id) => id,
    };
    let words = match field {
        0 => {
            Event::Put(id, Place::ALL[value as usize]).apply(b);
            Words::with2("{}: {}", id, Place::NAMES[value as usize])
        }
        1 => {
            b.unit_mut(id).strength = value as u8;
            Words::with2("{}: FS {}", id, value)
        }
        2 => {
            b.unit_mut(id).strength = value as u8;
            b.unit_mut(id).set(Flag::Damaged, true);
            if value == 0 {
                Event::Put(id, Place::Routed).apply(b);
            }
            Words::with2("{}: hit, FS {}", id, value)
        }
        3 => {
            b.unit_mut(id).pending = value as u8;
            Words::with2("{}: -{} due", id, value)
        }
        _ => {
            let (flag, _, label, _) = FLAGS[usize::from(field) - 4];
            b.unit_mut(id).set(flag, value == 1);
            Words::with2(if value == 1 { "{}: {}" } else { "{}: not: {}" }, id, label)
        }
    };
    line(Some(b.seat_of(id)), Some(id), words)
}
