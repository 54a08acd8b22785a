//! Rallies, also called rout checks (FR-TERM-10): a leader calls back who routs (FR-MOR-9).

use super::check::reasons;
use crate::book::{HouseRule, Order, Stat};
use crate::event::{MoraleEvent, OrderCause, OrderEvent, TurnEvent};
use crate::flow::Table;
use crate::flow::ask::{self, deed, head, known, one_of};
use crate::flow::dice::{Fallen, PoolRoll, once};
use crate::state::{Battle, ElementId, ElementSet, Flag};
use umpire_engine::table::{Heading, Tone, Words};

/// Each side rallies whom it likes, as long as somebody may be tried.
pub(super) async fn rallies(t: &Table) {
    let mut nobody = ElementSet::EMPTY;
    loop {
        let open = t.look(|b| b.to_rally()).except(nobody);
        let Some(first) = open.first() else { return };
        let these = t.look(|b| open.both(b.in_play(b.seat_of(first))));
        match ask_whom(t, first, these).await {
            Some(id) => rally(t, id).await,
            None => nobody = nobody.union(t.look(|b| b.in_play(b.seat_of(first)))),
        }
    }
}

#[inline(never)]
fn ask_whom(t: &Table, first: ElementId, these: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let seat = t.look(|b| b.seat_of(first));
    let heading = head(("rally", seat), "Rally whom?", "1 Act, 16 cm")
        .why("A superior or a hero within 16 cm may call back who routs, for 1 Act.");
    one_of(t, heading, these, Some("Nobody"))
}

/// One element is called back, if a leader is near.
async fn rally(t: &Table, id: ElementId) {
    let Some(leader) = ask_leader(t, id, t.look(|b| b.ralliers(id))).await else { return };
    t.emit(TurnEvent::ActSpent(leader, 1).into());
    let who = if t.look(|b| b.plays(HouseRule::RallyLimit)) { leader } else { id };
    t.emit(TurnEvent::Flag(who, Flag::RallyChecked, true).into());
    let mor = known(t, id, Stat::Mor).await;
    let stress = t.look(|b| b.element(id).stress);
    if stress > 0 && Battle::more_than(mor).is_some() {
        let fallen = roll(t, (leader, id), stress, mor).await;
        let end = if fallen.hits > 0 { (Tone::Bad, "Routs on") } else { (Tone::Good, "Rallied") };
        let then = Words::of(if fallen.hits > 0 { "Its order stays: Rout" } else { "Swap its counter: Halt" });
        t.emit(MoraleEvent::RallyTried(leader, id, fallen.failed("Rally", end, then)).into());
        if fallen.hits > 0 {
            return;
        }
    }
    t.emit(OrderEvent::Changed(id, Order::Halt, OrderCause::Rallied).into());
}

/// Who tries: not asked where there is one.
fn ask_leader(t: &Table, id: ElementId, leaders: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let asked = (leaders.len() > 1).then(|| ask_which(t, id, leaders));
    async move {
        match asked {
            Some(asked) => asked.await,
            None => leaders.first(),
        }
    }
}

#[inline(never)]
fn ask_which(t: &Table, id: ElementId, leaders: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let heading = ask::of_element(t, "rallies", id, "{}: rallied by", "Who rallies it?")
        .why("He spends 1 Act, and must be within 16 cm of it.");
    one_of(t, heading, leaders, Some("Nobody"))
}

#[inline(never)]
fn roll(t: &Table, (leader, id): (ElementId, ElementId), stress: u8, mor: u8) -> impl Future<Output = Fallen> {
    let why = reasons(stress, mor);
    let roll = PoolRoll { name: "Rally", dice: stress, above: mor, why: &why, stakes: ["Halt", "Routs on"] };
    once(t, heading(t, leader, id), &roll)
}

fn heading(t: &Table, leader: ElementId, id: ElementId) -> Heading {
    let seat = t.look(|b| b.seat_of(id));
    head(("rally-roll", seat), "Rally", Words::with("{}", id))
        .deed(deed(t, leader, "{} rallies", id))
        .why("It halts unless a die exceeds its Mor.")
}
