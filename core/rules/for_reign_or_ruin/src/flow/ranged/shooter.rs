//! Who can shoot, and at whom (FR-RNG-1, FR-RNG-5, FR-RNG-9, FR-PRI-2).

use super::super::Table;
use super::super::ask::{self, one_of};
use super::shot;
use crate::book::Stat;
use crate::event::TurnEvent;
use crate::state::{Battle, ElementId, ElementSet};
use umpire_engine::table::{Layout, Offer, Opt, Other, Preset, Seat, Words};

/// Those of a side that can shoot: a shooting order, own or led, shots or shots that nobody knows, and no contact but new ones.
pub(super) fn able(b: &Battle, seat: Seat) -> ElementSet {
    b.elements_where(|id, element| {
        let shoots = element.seat == seat && element.follows().row().shoots && element.number(Stat::Sht) != Some(0);
        shoots && !targets(b, id).is_empty()
    })
}

/// At whom one may shoot: units, and individuals outside any unit; whoever is in contact only at those who just came (G-22).
fn targets(b: &Battle, id: ElementId) -> ElementSet {
    if b.in_contact(id) {
        return b.contacts_of(id).filter(|contact| contact.new).filter_map(|contact| contact.other(id)).collect();
    }
    let seat = b.seat_of(id);
    b.elements_where(|_, element| element.seat != seat && element.attached.is_none())
}

/// One shoots: at whom, and the dice.
pub(super) async fn shoots(t: &Table, id: ElementId) {
    let Some(at) = target(t, id).await else { return };
    shot::shot(t, id, at).await;
}

/// Its target; no question where there is only one. A leader may point one out (1 Act).
async fn target(t: &Table, id: ElementId) -> Option<ElementId> {
    let mut pointed = false;
    loop {
        let these = t.look(|b| targets(b, id));
        if these.len() == 1 {
            return these.first();
        }
        let row = usize::from(ask_target(t, id, pointed).await);
        match these.iter().nth(row) {
            Some(at) => return Some(at),
            None if row == these.len() as usize && !pointed && can_point(t, id) => {
                let leader = pointer(t, id).await;
                t.emit(TurnEvent::ActSpent(leader, 1).into());
                pointed = true;
            }
            None => return None,
        }
    }
}

/// Whether a leader has Act to point a target out; who is in contact has no choice.
fn can_point(t: &Table, id: ElementId) -> bool {
    t.look(|b| !b.in_contact(id) && !b.leaders(b.seat_of(id), 1).is_empty())
}

/// Who points.
async fn pointer(t: &Table, id: ElementId) -> ElementId {
    let leaders = t.look(|b| b.leaders(b.seat_of(id), 1));
    let first = leaders.first().expect("somebody can point");
    if leaders.len() == 1 {
        return first;
    }
    ask_pointer(t, id, leaders).await.unwrap_or(first)
}

#[inline(never)]
fn ask_target(t: &Table, id: ElementId, pointed: bool) -> impl Future<Output = u8> {
    let (these, range) = t.look(|b| (targets(b, id), b.element(id).number(Stat::Range)));
    let note = match range {
        Some(range) if range > 0 => Words::with("in {} cm", range),
        _ => Words::NONE,
    };
    let why = match t.look(|b| b.in_contact(id)) {
        true => "In contact it shoots only at an enemy that has just come.",
        false => "New contact, pointed out, may charge, shoots at it, nearest unit, lone individual.",
    };
    let head = ask::of_element(t, "shoot", id, "{}: shoots", "Shoot whom?");
    let head = umpire_engine::table::Heading { note, ..head }.why(why);
    let point = (!pointed && can_point(t, id))
        .then(|| Opt::new("pointed", "Pointed out").gist("By a leader within 4 cm: 1 Act").cost(1));
    let none = Opt::new("none", "Does not shoot");
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(0), other: Other::Last };
    t.offer(head, offer, &mut these.iter().map(|id| Opt::new(id, id)).chain(point).chain([none]))
}

#[inline(never)]
fn ask_pointer(t: &Table, id: ElementId, leaders: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let head = ask::of_element(t, "pointer", id, "{}: who points", "Who points it out?");
    one_of(t, head.why("A leader within 4 cm spends 1 Act."), leaders, None)
}
