//! The few ways our flows ask.

mod grid;

pub(super) use grid::{BANISHED, LOST, RESERVE, element_anew, only_movable};
pub(crate) use grid::{Grid, PieceGist, element, free, no_gist, only_standing};

use super::faces::ShownFaces;
use crate::event::Event;
use crate::flow::Table;
use crate::state::{ElementId, ElementSet, Pause};
/// Rows under a head of more than a title.
pub(crate) use umpire_engine::table::ask::choose as choose_in;
pub(crate) use umpire_engine::table::ask::head;
use umpire_engine::table::{
    Answer, Asked, Diagram, Fact, Heading, Instruction, Layout, Limit, Off, Offer, Opt, Other, Preset, Reach, Roll,
    Seat, Tick, Words, ask,
};

pub(super) static NO_ACTIONS: Off = Off { short: "Ward", full: "Wards take no Actions" };

pub(super) static ACTED_LAST: Off = Off { short: "acted last", full: "Not twice in a row" };

pub(super) static TOO_DEAR: Off = Off { short: "no Momentum", full: "There is no Momentum left" };

/// The Element that acts is not its own ally.
pub(super) static ACTING: Off = Off { short: "acting", full: "It is the one that acts" };

/// Picks one of some rows; the index of the one picked.
#[inline(never)]
pub(crate) fn choose(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: impl Into<Words>,
    note: impl Into<Words>,
    options: impl IntoIterator<Item = Opt>,
) -> impl Future<Output = u8> {
    choose_in(t, head((id, seat), title, note), options)
}

/// Yes or no.
pub(crate) fn yes(
    t: &Table,
    whom: (&'static str, Seat),
    title: &'static str,
    note: &'static str,
) -> impl Future<Output = bool> {
    ask::yes(t, head(whom, title, note), "Yes", "No")
}

/// Stands still so far until this question is answered, or to be asked anew.
pub(super) fn paused<'t, A: 't>(
    t: &'t Table,
    pause: Pause,
    answer: impl Future<Output = Option<A>> + 't,
) -> impl Future<Output = Option<A>> + 't {
    t.emit(Event::Paused(pause));
    async move {
        let answer = answer.await;
        t.emit(Event::Paused(Pause::Midway));
        answer
    }
}

/// Picks one of these Elements, or none of them where there is a label for that.
#[inline(never)]
pub(crate) fn one_of(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: &'static str,
    note: impl Into<Words>,
    (these, none): (ElementSet, Option<&'static str>),
) -> impl Future<Output = Option<ElementId>> {
    one_of_those(t, (id, seat), title, note, (these, none), "")
}

/// Picks one of these Elements of which this is so on the table, or none of them where there is a label for that.
#[inline(never)]
pub(crate) fn one_of_those(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: &'static str,
    note: impl Into<Words>,
    (these, none): (ElementSet, Option<&'static str>),
    gist: &'static str,
) -> impl Future<Output = Option<ElementId>> {
    let cell = |id: ElementId| t.look(|s| Opt::new(id, id).icon(s.element(id).kind().line().icon).gist(gist));
    let nobody = none.map(|label| Opt::new("none", label));
    let other = if nobody.is_some() { Other::Last } else { Other::Nothing };
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(0), other };
    let answer = t.offer(head((id, seat), title, note), offer, &mut these.iter().map(cell).chain(nobody));
    async move { these.iter().nth(usize::from(answer.await)) }
}

/// Ticks some of these Elements, within a limit of points where there is one.
pub(crate) fn several(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: impl Into<Words>,
    note: impl Into<Words>,
    these: ElementSet,
    limit: Option<Limit>,
) -> impl Future<Output = ElementSet> {
    several_in(t, head((id, seat), title, note), these, limit)
}

/// The same under a head of more than a title.
#[inline(never)]
pub(crate) fn several_in(
    t: &Table,
    head: Heading,
    these: ElementSet,
    limit: Option<Limit>,
) -> impl Future<Output = ElementSet> {
    several_from(t, head, these, limit, ElementSet::EMPTY)
}

/// The same with some of them ticked to begin with.
#[inline(never)]
pub(crate) fn several_from(
    t: &Table,
    head: Heading,
    these: ElementSet,
    limit: Option<Limit>,
    preset: ElementSet,
) -> impl Future<Output = ElementSet> {
    let weight = |id: ElementId| t.look(|s| s.element(id).points());
    let fact = |id: ElementId| Fact { weight: weight(id), preset: preset.has(id), ..Fact::new(id, id) };
    let answer = t.list(head, &mut |tick: &mut Tick| {
        tick.facts.extend(these.iter().map(fact));
        tick.limit = limit;
    });
    async move { ask::ticked(these, answer.await) }
}

/// Puts a tick list.
#[inline(never)]
pub(super) fn tick<'t>(
    t: &'t Table,
    (id, asked): (&'static str, Asked),
    title: Words,
    note: Words,
    fill: &mut dyn FnMut(&mut Tick),
) -> impl Future<Output = u16> + use<'t> {
    let answer = t.list(Heading::new(id, asked, title, note), fill);
    // No list of this game has more rows.
    async { answer.await as u16 }
}

/// Asks for dice; or hears what was done beside them, by its key.
#[inline(never)]
pub(crate) fn roll(
    t: &Table,
    id: &'static str,
    seat: Seat,
    title: Words,
    note: Words,
    roll: Roll,
) -> impl Future<Output = Result<ShownFaces, &'static str>> {
    roll_in(t, head((id, seat), title, note), roll)
}

/// The same under a head of more than a title, or for nobody in particular.
#[inline(never)]
pub(crate) fn roll_in(t: &Table, head: Heading, roll: Roll) -> impl Future<Output = Result<ShownFaces, &'static str>> {
    let words = roll.extras.iter().map(|extra| extra.key.word);
    let mut extras = [""; 2];
    extras.iter_mut().zip(words).for_each(|(slot, word)| *slot = word);
    let answer = t.roll(head, roll);
    async move {
        match answer.await {
            Answer::Dice(faces, _) => Ok(ShownFaces::from_slice(&faces).expect("no throw of this game has more dice")),
            Answer::Pick(at) => Err(extras[usize::from(at)]),
            _ => unreachable!("the table hears only answers of the question's kind"),
        }
    }
}

/// Tells a player to do something on the table, and waits until it is done.
#[inline(never)]
pub(crate) fn tell(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: &'static str,
    text: impl Into<Words>,
    what: (Diagram, ElementId, Option<ElementId>, Option<Reach>),
) -> impl Future<Output = ()> {
    tell_in(t, head((id, seat), title, Words::NONE), text, what)
}

/// The same under a head of more than a title.
#[inline(never)]
pub(crate) fn tell_in(
    t: &Table,
    head: Heading,
    text: impl Into<Words>,
    (picture, piece, by, reach): (Diagram, ElementId, Option<ElementId>, Option<Reach>),
) -> impl Future<Output = ()> {
    let tell = Instruction { text: text.into(), piece: Some(piece), by, reach, picture, placement: None };
    t.instruct(head, tell)
}

/// Picks one of some rows, whoever is to answer; where the cursor starts, and which row lies behind the X key.
#[inline(never)]
pub(super) fn choose_by(
    t: &Table,
    (id, asked): (&'static str, Asked),
    title: impl Into<Words>,
    note: impl Into<Words>,
    options: impl IntoIterator<Item = Opt>,
    (preset, other): (u8, Option<u8>),
) -> impl Future<Output = u8> {
    let head = Heading::new(id, asked, title, note);
    let other = other.map_or(Other::Nothing, Other::At);
    let offer = Offer { layout: Layout::Rows, preset: Preset::At(preset), other };
    t.offer(head, offer, &mut options.into_iter())
}
