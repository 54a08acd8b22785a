//! The few ways our flows ask: those of most rulebooks, and our own.

use super::Table;
use crate::book::HouseRule;
use crate::state::UnitId;
use umpire_engine::dice::{Die, Faces, Need, Op, Score};
pub(super) use umpire_engine::table::ask::{choose, d6, faces, head, number, one_of, several, yes};
use umpire_engine::table::{Deed, Diagram, Heading, Instruction, Reach, Roll, Rolled, Tone, Words};

/// What a replay needs of what stands over a question to a unit's owner (`Table::is_unread`).
#[inline(never)]
pub(super) fn bare(t: &Table, id: &'static str, unit: UnitId) -> Heading {
    head((id, t.look(|b| b.seat_of(unit))), Words::NONE, Words::NONE)
}

/// What stands over a question about one of a side's units: who does what.
pub(super) fn of_unit(t: &Table, id: &'static str, unit: UnitId, does: &'static str, title: &'static str) -> Heading {
    if t.is_unread() {
        return bare(t, id, unit);
    }
    let seat = t.look(|b| b.seat_of(unit));
    let deed = Deed { by: (seat, Words::with(does, unit)), to: None, moment: None };
    head((id, seat), title, Words::NONE).deed(deed)
}

/// Who does what to whom, asked of a side.
pub(super) fn deed(t: &Table, by: UnitId, does: &'static str, to: UnitId) -> Deed {
    t.look(|b| Deed {
        by: (b.seat_of(by), Words::with(does, by)),
        to: Some((b.seat_of(to), Words::with("{}", to))),
        moment: None,
    })
}

/// Tells a player to do something with a unit, so many half inches far.
#[inline(never)]
pub(super) fn tell(
    t: &Table,
    head: Heading,
    text: impl Into<Words>,
    (picture, piece, by): (Diagram, Option<UnitId>, Option<UnitId>),
    halves: u8,
) -> impl Future<Output = ()> {
    let unit = t.look(|b| if b.plays(HouseRule::Centimetres) { "CM" } else { "IN" });
    let reach = (halves > 0).then(|| Reach::halves(halves.into(), unit));
    t.instruct(head, Instruction { text: text.into(), piece, by, reach, picture, placement: None })
}

/// Two dice together, and what is added, against a number.
pub(super) fn two_dice(name: &'static str, plus: i8, need: i16) -> Roll {
    d6(name, 2, two_dice_score(plus, need))
}

/// How they are counted.
pub(super) const fn two_dice_score(plus: i8, need: i16) -> Score {
    Score::Sum { plus, need: Some(Need { op: Op::AtLeast, value: need }) }
}

/// Dice that fell, and what they come to in a word.
pub(super) fn rolled(
    (name, score): (&'static str, Score),
    (faces, hits): (Faces, u8),
    (tone, word): (Tone, &'static str),
    then: Words,
) -> Rolled {
    Rolled { name, die: Die::D6, score, faces, hits, counted: "", tone, word, worth: None, then }
}
