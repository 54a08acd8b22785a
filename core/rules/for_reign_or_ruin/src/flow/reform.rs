//! Steps 11 and 12: stress goes, and instable elements are checked (section 13).

use super::ask::{self, head, number, several};
use super::{Table, destroy, step};
use crate::book::{Attribute, Stat, Step};
use crate::event::{MoraleEvent, StressCause, StressEvent, TurnEvent};
use crate::state::{Battle, ElementId, ElementSet, Flag};
use umpire_engine::table::{Loss, Losses, MAX_LOSSES, Seat, Words};

/// FR-TURN-11: reform, regenerate, leaders.
pub(super) async fn reform(t: &Table) {
    let (ease, lead) =
        t.look(|b| (easing(b).len() as u8, (0..b.sides.len() as u8).any(|seat| !leaders(b, seat).is_empty())));
    let waits = match ease {
        _ if lead => Words::of("Leaders may reform"),
        1 => Words::of("1 loses stress"),
        ease => Words::with("{} lose stress", ease),
    };
    if ease == 0 && !lead || !step::begins(t, Step::REFORM, waits).await {
        return;
    }
    eases(t);
    for seat in 0..t.look(|b| b.sides.len() as u8) {
        let these = t.look(|b| leaders(b, seat));
        if these.is_empty() {
            continue;
        }
        let reforming = ask_leaders(t, seat, these).await;
        for id in reforming.iter() {
            t.emit(TurnEvent::ActSpent(id, 1).into());
            t.emit(TurnEvent::Flag(id, Flag::Reformed, true).into());
            t.emit(StressEvent::Eased(id, 1, StressCause::Reformed).into());
        }
    }
}

fn easing(b: &Battle) -> ElementSet {
    b.elements_where(|_, element| element.eases() != [0, 0])
}

/// Reform and regenerate, and pages that tell whose counters go.
#[inline(never)]
fn eases(t: &Table) {
    let mut due = t.look(easing);
    while !due.is_empty() {
        let mut losses = Losses::new();
        for id in due.iter().take(MAX_LOSSES) {
            let [reformed, regenerated] = t.look(|b| b.element(id).eases());
            t.emit(StressEvent::Eased(id, reformed, StressCause::Reformed).into());
            t.emit(StressEvent::Eased(id, regenerated, StressCause::Regenerated).into());
            let left = t.look(|b| b.element(id).stress);
            let _ = losses.push(Loss { piece: id, lost: reformed + regenerated, left }); // as many as there is room for
        }
        due = losses.iter().fold(due, |due, loss| due.without(loss.piece));
        t.emit(MoraleEvent::Eases(losses).into());
    }
}

/// Leaders of a side who may reform themselves (FR-REF-2, G-54).
fn leaders(b: &Battle, seat: u8) -> ElementSet {
    b.elements_where(|id, element| {
        let may = element.card.kind.is_leader() && !element.routs() && b.has_act(id);
        may && element.seat == Seat(seat) && element.stress > 0 && !element.is(Flag::Reformed)
    })
}

#[inline(never)]
fn ask_leaders(t: &Table, seat: u8, these: ElementSet) -> impl Future<Output = ElementSet> {
    let heading = head(("reform", Seat(seat)), "Who reforms himself?", "1 Act")
        .why("A leader may lose 1 of his own stress for 1 Act, once a turn.");
    several(t, heading, these, ElementSet::EMPTY, None)
}

/// FR-TURN-12: by the book, the result is typed.
pub(super) async fn instable(t: &Table) {
    let waits = t.look(instable_ones).len() as u8;
    if waits == 0 || !step::begins(t, Step::INSTABLE, Words::with("{} to check", waits)).await {
        return;
    }
    let mut left = t.look(instable_ones);
    while let Some(id) = left.first() {
        left = left.without(id);
        let stress = ask_instable(t, id).await as u8;
        t.emit(StressEvent::Gained(id, stress, StressCause::Instable).into());
    }
    destroy::sweep(t).await;
}

fn instable_ones(b: &Battle) -> ElementSet {
    b.elements_where(|_, element| element.card.is(Attribute::Instable))
}

#[inline(never)]
fn ask_instable(t: &Table, id: ElementId) -> impl Future<Output = i16> {
    let heading = ask::of_element(t, "instable", id, "{} is instable", "Check by the book")
        .why("The sheet has no rule for it: check by the book, and enter the stress it gets.");
    number(t, heading, (0, Stat::End.most().into(), 0), "stress")
}
