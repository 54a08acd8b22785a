//! Step 10: stress is passed on (section 12, F-TRANSFER).

use super::ask::{self, choose, head, one_of, within, yes};
use super::{Table, destroy, step};
use crate::book::{HouseRule, Step};
use crate::event::{MoraleEvent, StressCause, StressEvent, TurnEvent};
use crate::state::{Battle, ElementId, ElementSet, Flag, Within};
use umpire_engine::table::{Amount, Opt, Words};

/// FR-TURN-10: from the highest stress down.
pub(super) async fn redistribution(t: &Table) {
    let givers = t.look(|b| b.givers().len()) as u8;
    if givers == 0 || !step::begins(t, Step::REDISTRIBUTION, Words::with("{} may pass stress on", givers)).await {
        return;
    }
    while let Some(giver) = next(t).await {
        t.emit(TurnEvent::Flag(giver, Flag::Gave, true).into());
        t.emit(TurnEvent::Acting(Some(giver)).into());
        gives(t, giver).await;
        destroy::sweep(t).await;
    }
    t.emit(TurnEvent::Acting(None).into());
}

/// Who gives next: the most stress; of equals of a side whom its owner likes (FR-TRA-1).
async fn next(t: &Table) -> Option<ElementId> {
    let equals = t.look(equals);
    let first = equals.first()?;
    if equals.len() == 1 {
        return Some(first);
    }
    let seat = t.look(|b| b.seat_of(first));
    let heading = head(("giver", seat), "Who gives first?", Words::NONE)
        .why("They have equal stress: their owner says who passes it on first.");
    let picked = one_of(t, heading, equals, Some("Any order")).await;
    if picked.is_none() {
        t.emit(MoraleEvent::AnyOrder(seat).into());
    }
    picked.or(Some(first))
}

/// The givers with the most stress of one side; one of them where their order cannot matter.
fn equals(b: &Battle) -> ElementSet {
    let givers = b.givers();
    let stress = |id: ElementId| b.element(id).stress;
    let most = givers.iter().map(stress).max().unwrap_or(0);
    let Some(first) = givers.iter().find(|id| stress(*id) == most) else { return ElementSet::EMPTY };
    let seat = b.seat_of(first);
    let equals: ElementSet = givers.iter().filter(|id| stress(*id) == most && b.seat_of(*id) == seat).collect();
    let meets = |id: ElementId, other: ElementId| {
        id != other && !b.receivers(id).and(id).both(b.receivers(other).and(other)).is_empty()
    };
    let alone = equals.iter().find(|id| !equals.iter().any(|other| meets(*id, other)));
    let one = alone.or(Some(first).filter(|_| b.morale.any_order.has(seat)));
    one.map_or(equals, ElementSet::one)
}

/// One giver: 1 to each friend that is near and has less, then more if its owner likes (FR-TRA-2, FR-HR-5).
async fn gives(t: &Table, giver: ElementId) {
    let may = t.look(|b| b.receivers(giver));
    let near = if t.look(|b| b.plays(HouseRule::Redistribution)) {
        may
    } else {
        let near = ask_near(t, giver, may).await;
        duties(t, giver, near).await;
        near
    };
    while let Some(receiver) = ask_more(t, giver, t.look(|b| open(b, giver, near))).await {
        let end = destroy::end_of(t, receiver).await;
        if t.look(|b| b.element(receiver).stress < end) || ask_ruin(t, giver, receiver).await {
            pass(t, giver, receiver);
        }
    }
}

/// 1 to each that is due; where the giver's stress does not last for all, its owner says who gets it (FR-TRA-11).
async fn duties(t: &Table, giver: ElementId, near: ElementSet) {
    let mut left = near;
    loop {
        let due = t.look(|b| due(b, giver, left));
        if let Some(unknown) = t.look(|b| due.iter().find(|id| b.element(*id).end().is_none())) {
            destroy::end_of(t, unknown).await;
            continue;
        }
        if due.is_empty() {
            return;
        }
        let receiver = match t.look(|b| served(b, giver, due)) {
            None => ask_duty(t, giver, due).await,
            served => served,
        };
        let Some(receiver) = receiver else { return };
        left = left.without(receiver);
        pass(t, giver, receiver);
    }
}

/// Those of some with less stress than the giver now, whom a point would not destroy (FR-TRA-3).
fn due(b: &Battle, giver: ElementId, left: ElementSet) -> ElementSet {
    let stress = b.element(giver).stress;
    let is_due = |id: &ElementId| {
        let element = b.element(*id);
        element.in_play() && element.stress < stress && element.end().is_none_or(|end| element.stress < end)
    };
    left.iter().filter(is_due).collect()
}

/// Who gets the next point, where all get one: from the most stress down each has less than the giver has by then.
fn served(b: &Battle, giver: ElementId, due: ElementSet) -> Option<ElementId> {
    let stress = |id: ElementId| b.element(id).stress;
    let rank = |id: ElementId| {
        let before = |other: &ElementId| (stress(*other), id.0) > (stress(id), other.0);
        due.iter().filter(before).count() as u8
    };
    let all = due.iter().all(|id| stress(id) + rank(id) < stress(giver));
    due.iter().find(|id| all && rank(*id) == 0)
}

/// Those of some to whom it may still give (FR-TRA-4).
fn open(b: &Battle, giver: ElementId, near: ElementSet) -> ElementSet {
    let stress = b.element(giver).stress;
    let may = |id: &ElementId| stress > 0 && b.element(*id).in_play() && b.element(*id).stress <= stress;
    near.iter().filter(may).collect()
}

/// One point goes from one to the other (FR-TRA-12).
#[inline(never)]
fn pass(t: &Table, giver: ElementId, receiver: ElementId) {
    t.emit(StressEvent::Eased(giver, 1, StressCause::Given).into());
    t.emit(StressEvent::Gained(receiver, 1, StressCause::Received).into());
    t.emit(MoraleEvent::Passed(giver, receiver).into());
}

#[inline(never)]
fn ask_near(t: &Table, giver: ElementId, may: ElementSet) -> impl Future<Output = ElementSet> {
    let heading = ask::of_element(t, "pass-near", giver, "{} gives stress", "Friends within 4 cm?")
        .why("Each friend near it with less stress gets 1 of its stress.");
    within(t, giver, Within::Four, may, heading)
}

#[inline(never)]
fn ask_duty(t: &Table, giver: ElementId, due: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let heading = ask::of_element(t, "pass-one", giver, "{} gives stress", "Who gets 1?")
        .why("It has too little stress for all of them: you say who gets 1.");
    one_of(t, heading, due, None)
}

/// Not asked where nobody may get more.
fn ask_more(t: &Table, giver: ElementId, open: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let asked = (!open.is_empty()).then(|| ask_more_of(t, giver, open));
    async move {
        let at = asked?.await;
        open.iter().nth(usize::from(at.checked_sub(1)?))
    }
}

#[inline(never)]
fn ask_more_of(t: &Table, giver: ElementId, open: ElementSet) -> impl Future<Output = u8> {
    let (stress, voluntary) = t.look(|b| (b.element(giver).stress, b.plays(HouseRule::Redistribution)));
    let (title, none) = if voluntary { ("Give stress?", "Nobody") } else { ("Give more?", "No more") };
    let mut heading = ask::of_element(t, "pass-more", giver, "{} gives stress", title)
        .why("A friend within 4 cm with no more stress than it has may get 1 more.");
    heading.note = Words::with("has {}", stress);
    let row = |id: ElementId| {
        let (stress, ruined) = t.look(|b| (b.element(id).stress, b.element(id).end() == Some(b.element(id).stress)));
        let gist = if ruined { "That would destroy it" } else { "Gets 1 stress" };
        Opt::new(id, id).gist(gist).amount(Amount::Plus(stress as i8))
    };
    choose(t, heading, [Opt::new("none", none)].into_iter().chain(open.iter().map(row)))
}

/// FR-TRA-13: it is legal, and warned of.
#[inline(never)]
fn ask_ruin(t: &Table, giver: ElementId, receiver: ElementId) -> impl Future<Output = bool> {
    let heading = ask::of_element(t, "pass-ruin", giver, "{} gives stress", "This destroys it")
        .deed(ask::deed(t, giver, "{} destroys", receiver))
        .why("One more stress is more than this friend can bear.");
    yes(t, heading, "Give it all the same", "Do not")
}
