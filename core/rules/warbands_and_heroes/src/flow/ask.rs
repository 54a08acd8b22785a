//! The few ways our flows ask: those of most rulebooks, and our own.

use super::Table;
use crate::scene::attack_word;
use crate::state::UnitId;
use umpire_engine::dice::{Die, Faces, Score};
pub(super) use umpire_engine::table::ask::{choose, d6, faces, head, number, one_of, several, yes};
use umpire_engine::table::{Arg, Deed, Diagram, Heading, Instruction, Reach, Rolled, Tone, Words};

/// What stands over a question about one of a side's Units: who does what.
pub(super) fn of_unit(t: &Table, id: &'static str, unit: UnitId, does: &'static str, title: &'static str) -> Heading {
    let seat = t.look(|b| b.seat_of(unit));
    let deed = Deed { by: (seat, Words::with(does, unit)), to: None, moment: None };
    head((id, seat), title, Words::NONE).deed(deed)
}

/// Who attacks whom, with what.
pub(super) fn attack_deed(t: &Table, by: UnitId, attack: u8, target: UnitId) -> Deed {
    t.look(|b| Deed {
        by: (b.seat_of(by), Words::with2("{}: {}", by, Arg::Given(attack_word(b.unit(by).class, attack)))),
        to: Some((b.seat_of(target), Words::with("{}", target))),
        moment: None,
    })
}

/// Tells a player to do something with a Unit.
#[inline(never)]
pub(super) fn tell(
    t: &Table,
    head: Heading,
    text: impl Into<Words>,
    (picture, piece, squares): (Diagram, Option<UnitId>, u8),
) -> impl Future<Output = ()> {
    let reach = (squares > 0).then(|| Reach::new(squares.into(), "SQUARES"));
    t.instruct(head, Instruction { text: text.into(), piece, by: None, reach, picture, placement: None })
}

/// Dice that fell, and what they come to in a word.
pub(super) fn rolled(
    (name, die, score): (&'static str, Die, Score),
    (faces, hits): (Faces, u8),
    (tone, word): (Tone, &'static str),
    then: Words,
) -> Rolled {
    Rolled { name, die, score, faces, hits, counted: "", tone, word, worth: None, then }
}
