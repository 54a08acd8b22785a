//! One mover, from its page to whoever is destroyed by its move (F-MOVE, FR-TURN-2A to FR-TURN-2K).

use super::distance::{Change, Did};
use super::row::{Row, first, rows};
use super::{Table, contact, evade, happened, leader, number, page};
use crate::book::Stat;
use crate::event::{MoveEvent, StressCause, StressEvent, TurnEvent};
use crate::flow::{ask, destroy, magic};
use crate::state::{ElementId, ElementSet};
use umpire_engine::table::Words;

/// A mover moves; another one may go first instead.
pub(super) async fn moves(t: &Table, mover: ElementId) {
    let (mut id, mut did) = (mover, Did::default());
    loop {
        t.emit(TurnEvent::Acting(Some(id)).into());
        let mut meets = false;
        let goes = t.look(|b| first(b, id, did)) == Row::Moved;
        let mov = if goes && did.evaded.is_none() { slowest(t, id).await } else { 0 };
        match page::ask(t, id, (mov, did)).await {
            Row::Moved => break finish(t, id, did),
            Row::Stays | Row::With | Row::Held => break finish_in_place(t, id, did),
            Row::Evades => did.evaded = Some(evade::roll(t, id).await),
            Row::Gone => {
                evade::run_off(t, id).await;
                break;
            }
            Row::Happened => {
                let contact = t.look(|b| rows(b, id, did)).has(Row::Contact);
                did.happened = true;
                if !happened::tick(t, id, contact).await {
                    break finish(t, id, did);
                }
                meets = true;
            }
            Row::Contact => meets = true,
            Row::Join => {
                if leader::join(t, id).await {
                    break finish(t, id, did);
                }
            }
            Row::Leave => t.emit(TurnEvent::Attached(id, None).into()),
            Row::Lead => leader::lead(t, id).await,
            Row::Double => leader::double(t, id),
            Row::Point => did.pointed = leader::point_out(t, id).await,
            Row::StateNow => {
                did.change = Change::Before;
                let members = t.look(|b| b.members(id));
                change_state(t, members);
            }
            Row::StateEnd => did.change = Change::After,
            Row::Cast => {
                magic::cast(t, id).await;
                break finish_in_place(t, id, did);
            }
            Row::Another => id = ask_another(t, id).await.unwrap_or(id),
            Row::Delay => {
                let init = ask_delay(t, id).await;
                t.emit(MoveEvent::Delayed(id, init as u8).into());
                break;
            }
        }
        if meets {
            did.started = true;
            match after_contact(t, id, did).await {
                Some(next) => id = next,
                None => break,
            }
        }
    }
    destroy::sweep(t).await;
}

/// Contact, and who of the mover goes on: the rest of a group, or itself where the enemy got away.
async fn after_contact(t: &Table, id: ElementId, did: Did) -> Option<ElementId> {
    let group = t.look(|b| b.element(id).group);
    let Some(met) = contact::contact(t, id).await else { return Some(id) };
    if did.change == Change::After {
        change_state(t, ElementSet::one(met));
    }
    t.emit(MoveEvent::Moved(met).into());
    destroy::sweep(t).await;
    t.look(|b| b.group(group).first())
}

/// The Mov of the slowest of a mover: asked for where nobody has given it.
async fn slowest(t: &Table, id: ElementId) -> u8 {
    let mut mov = Stat::Mov.most();
    let members = t.look(|b| b.members(id));
    for member in members.iter() {
        mov = mov.min(ask::known(t, member, Stat::Mov).await);
    }
    mov
}

/// It moved: out of contact where it was in one, and out of its unit where it routs.
fn finish(t: &Table, id: ElementId, did: Did) {
    if t.look(|b| b.in_contact(id)) {
        t.emit(MoveEvent::Apart(id).into());
    }
    if t.look(|b| b.element(id).attached.is_some() && b.element(id).routs()) {
        t.emit(TurnEvent::Attached(id, None).into());
    }
    finish_in_place(t, id, did);
}

fn finish_in_place(t: &Table, id: ElementId, did: Did) {
    if did.change == Change::After {
        let members = t.look(|b| b.members(id));
        change_state(t, members);
    }
    t.emit(MoveEvent::Moved(id).into());
}

/// All of these that have two stat lines change; in close combat that costs stress (FR-MOV-9, FR-SRC-10).
fn change_state(t: &Table, these: ElementSet) {
    for id in these.iter().filter(|id| t.look(|b| b.element(*id).card.two_lines)) {
        t.emit(MoveEvent::State(id).into());
        if t.look(|b| b.in_contact(id)) {
            t.emit(StressEvent::Gained(id, 1, StressCause::ChangedState).into());
        }
    }
}

#[inline(never)]
fn ask_another(t: &Table, id: ElementId) -> impl Future<Output = Option<ElementId>> {
    let (seat, others) = t.look(|b| {
        let (seat, waiting) = (b.seat_of(id), number::waiting(b, b.moves_at(id)));
        (seat, waiting.without(id).iter().filter(|other| b.seat_of(*other) == seat).collect::<ElementSet>())
    });
    let heading = ask::head(("another", seat), "Who moves first?", Words::NONE)
        .why("Of the same side and Init the owner chooses.");
    ask::one_of(t, heading, others, Some("As before"))
}

/// Later than now, at first the next Init at which somebody moves.
#[inline(never)]
fn ask_delay(t: &Table, id: ElementId) -> impl Future<Output = i16> {
    let (now, next) = t.look(|b| {
        let now = b.moves_at(id);
        let later = b.elements_where(|_, element| element.in_play() && element.moves_at > now);
        let most = Stat::Init.most();
        (now, later.iter().map(|id| b.element(id).moves_at).min().unwrap_or(most).min(most))
    });
    let heading = ask::of_element(t, "delay", id, "{} waits", "Move when?")
        .why("It moves when that Init comes, and cannot wait again.");
    ask::number(t, heading, (i16::from(now) + 1, Stat::Init.most().into(), next.into()), "Init")
}
