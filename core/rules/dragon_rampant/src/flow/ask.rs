//! The few ways our flows ask.
//!
//! These are plain functions that return futures: the question goes to the table at once, and what a flow keeps while
//! it waits is a few bytes. Which units are offered is kept as a set, so that nothing the players put right meanwhile
//! changes who was picked.

use super::Table;
use crate::book::HouseRule;
use crate::state::{UnitId, UnitSet};
use umpire_engine::dice::{Die, Faces, Need, Op, Pool, Score};
use umpire_engine::table::{
    Answer, Asked, Deed, Diagram, Fact, Heading, Instruction, Layout, Limit, Number, Offer, Opt, Other, Preset, Reach,
    Roll, Rolled, Seat, Tick, Tone, Words,
};

/// What stands over a question to one side.
pub(super) fn head((id, seat): (&'static str, Seat), title: impl Into<Words>, note: impl Into<Words>) -> Heading {
    Heading::new(id, Asked::Seat(seat), title, note)
}

/// What stands over a question about one of a side's units: who does what.
pub(super) fn of_unit(t: &Table, id: &'static str, unit: UnitId, does: &'static str, title: &'static str) -> Heading {
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

/// Picks one of some rows.
#[inline(never)]
pub(super) fn choose(t: &Table, head: Heading, options: impl IntoIterator<Item = Opt>) -> impl Future<Output = u8> {
    t.offer(head, Offer::ROWS, &mut options.into_iter())
}

/// Yes or no, in words of their own.
#[inline(never)]
pub(super) fn yes(t: &Table, head: Heading, yes: impl Into<Words>, no: &'static str) -> impl Future<Output = bool> {
    let answer = choose(t, head, [Opt::new("yes", yes), Opt::new("no", no)]);
    async { answer.await == 0 }
}

/// Picks one of these units, or none where there is a label for that.
#[inline(never)]
pub(super) fn one_of(
    t: &Table,
    head: Heading,
    these: UnitSet,
    none: Option<&'static str>,
) -> impl Future<Output = Option<UnitId>> {
    let nobody = none.map(|label| Opt::new("none", label));
    let other = if nobody.is_some() { Other::Last } else { Other::Nothing };
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(0), other };
    let answer = t.offer(head, offer, &mut these.iter().map(|id| Opt::new(id, id)).chain(nobody));
    async move { these.iter().nth(usize::from(answer.await)) }
}

/// Ticks some of these units.
#[inline(never)]
pub(super) fn several(
    t: &Table,
    head: Heading,
    these: UnitSet,
    preset: UnitSet,
    limit: Option<Limit>,
) -> impl Future<Output = UnitSet> {
    let answer = t.list(head, &mut |tick: &mut Tick| {
        tick.facts.extend(these.iter().map(|id| Fact { preset: preset.has(id), ..Fact::new(id, id) }));
        tick.limit = limit;
    });
    async move {
        let ticked = answer.await;
        these.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1).map(|(_, id)| id).collect()
    }
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

/// A number from the least to the most.
pub(super) fn number(
    t: &Table,
    head: Heading,
    (min, max, preset): (i16, i16, i16),
    unit: &'static str,
) -> impl Future<Output = i16> {
    t.number(head, Number { min, max, step: 1, preset, unit, least: "" })
}

/// Some d6, each for itself.
pub(super) fn d6(name: &'static str, count: u8, score: Score) -> Roll {
    Roll::new(name, Pool { count, die: Die::D6 }, score)
}

/// Two dice together, and what is added, against a number.
pub(super) fn two_dice(name: &'static str, plus: i8, need: i16) -> Roll {
    d6(name, 2, Score::Sum { plus, need: Some(Need { op: Op::AtLeast, value: need }) })
}

/// The faces, where there are any: hits alone have none.
pub(super) fn faces(answer: Answer) -> Faces {
    match answer {
        Answer::Dice(faces, _) => faces,
        _ => Faces::new(),
    }
}

/// Dice that fell, and what they come to in a word.
pub(super) fn rolled(
    (name, score): (&'static str, Score),
    (faces, hits): (Faces, u8),
    (tone, word): (Tone, &'static str),
    then: Words,
) -> Rolled {
    Rolled { name, die: Die::D6, score, faces, hits, tone, word, worth: None, then }
}
