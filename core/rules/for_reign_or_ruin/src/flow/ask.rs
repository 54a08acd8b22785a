//! The few ways our flows ask: those of most rulebooks, and our own.

use super::Table;
use crate::book::Stat;
use crate::event::TurnEvent;
use crate::state::{ElementId, ElementSet, Within};
pub(super) use umpire_engine::table::ask::{choose, head, number, one_of, several, yes};
use umpire_engine::table::{Deed, Diagram, Heading, Instruction, Opt, Reach, Words};

/// The most elements of one tick list.
pub(super) const MOST_LISTED: usize = umpire_engine::table::MAX_FACTS;

/// What stands over a question about one element: who does what.
pub(super) fn of_element(
    t: &Table,
    id: &'static str,
    element: ElementId,
    does: &'static str,
    title: &'static str,
) -> Heading {
    let seat = t.look(|b| b.seat_of(element));
    let deed = Deed { by: (seat, Words::with(does, element)), to: None, moment: None };
    head((id, seat), title, Words::NONE).deed(deed)
}

/// What became of an element, and who else that is about: `within 8 cm of it`.
pub(super) fn about(t: &Table, element: ElementId, became: &'static str, whom: &'static str) -> Deed {
    let seat = t.look(|b| b.seat_of(element));
    Deed { by: (seat, Words::with(became, element)), to: Some((seat, Words::of(whom))), moment: None }
}

/// Who does what to whom.
pub(super) fn deed(t: &Table, by: ElementId, does: &'static str, to: ElementId) -> Deed {
    t.look(|b| Deed {
        by: (b.seat_of(by), Words::with(does, by)),
        to: Some((b.seat_of(to), Words::with("{}", to))),
        moment: None,
    })
}

/// Who of these is within so many centimetres of an element: not asked where there is nobody (FR-UI-1); the list opens with
/// the last answer (FR-UI-4).
///
/// No `async fn`: that would keep the heading as long as it waits.
#[inline(never)]
pub(super) fn within(
    t: &Table,
    of: ElementId,
    within: Within,
    these: ElementSet,
    heading: Heading,
) -> impl Future<Output = ElementSet> {
    let last = t.look(|b| b.near.last(of, within));
    let asked = (!these.is_empty()).then(|| several(t, heading, these, last.both(these), None));
    async move {
        let Some(asked) = asked else { return ElementSet::EMPTY };
        let near = asked.await;
        // Who was not listed is where he was.
        let others = t.look(|b| b.near.last(of, within)).except(these);
        t.emit(TurnEvent::Near(of, within, near.union(others)).into());
        near
    }
}

/// One of an element's numbers; asked for where nobody has given it yet, and kept if the players like.
pub(super) async fn known(t: &Table, id: ElementId, stat: Stat) -> u8 {
    if let Some(value) = t.look(|b| b.element(id).number(stat)) {
        return value;
    }
    let value = ask_number(t, id, stat).await as u8;
    if ask_keep(t, id, stat).await == 0 {
        t.emit(TurnEvent::Known(id, stat, value).into());
    }
    value
}

#[inline(never)]
fn ask_number(t: &Table, id: ElementId, stat: Stat) -> impl Future<Output = i16> {
    let heading = of_element(t, "stat", id, "{}", stat.name());
    number(t, heading, (0, stat.most().into(), stat.usual().into()), stat.name())
}

#[inline(never)]
fn ask_keep(t: &Table, id: ElementId, stat: Stat) -> impl Future<Output = u8> {
    let heading = of_element(t, "keep", id, "{}", "Keep it?");
    let keep = Opt::new("keep", Words::with("Keep its {}", stat.name()));
    choose(t, heading, [keep, Opt::new("once", "Only this time")])
}

/// Tells a player to do something with an element, so many half centimetres far.
#[inline(never)]
pub(super) fn tell(
    t: &Table,
    heading: Heading,
    text: impl Into<Words>,
    (picture, piece, by): (Diagram, Option<ElementId>, Option<ElementId>),
    halves: u16,
) -> impl Future<Output = ()> {
    let reach = (halves > 0).then(|| Reach::halves(halves, "CM"));
    t.instruct(heading, Instruction { text: text.into(), piece, by, reach, picture, placement: None })
}
