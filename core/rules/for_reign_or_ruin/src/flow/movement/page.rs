//! The page of a mover: who, with which order and Init, how far, and what may come of it.

use super::Table;
use super::distance::{Did, Far};
use super::row::{self, Row, Rows, listed};
use crate::book::{HouseRule, InCombat, Order};
use crate::flow::ask;
use crate::state::{Battle, ElementId};
use umpire_engine::table::{Deed, Layout, Offer, Opt, Other, Preset, Words, rows};

/// Key, label and gist of each row.
static TEXTS: [(&str, &str, &str); 18] = [
    ("moved", "Moved", ""),
    ("stays", "Stays", "It may rotate"),
    ("with", "Stays in its unit", "It goes where the unit goes"),
    ("evades", "Evades out", "As far as Mov less a d10"),
    ("held", "Still in contact", "It did not get out"),
    ("gone", "Gone: off or blocked", "Or into an enemy: destroyed"),
    ("contact", "Contact", "It touches an enemy"),
    ("happened", "Something happened", "Terrain, friends, enemies"),
    ("join", "Join a unit", "At 0 cm, so that it may lead"),
    ("leave", "Leave the unit", "It moves on its own"),
    ("lead", "Lead it", "1 Act: by the leader's order"),
    ("double", "Double move", "All Act of this leader"),
    ("point", "Point out an enemy", "1 Act, leader within 4 cm"),
    ("state-now", "Change state now", "Costs half of the new Mov"),
    ("state-end", "Change state after", "Costs half of its Mov"),
    ("cast", "Cast instead", "Magic in place of its move"),
    ("another", "Another first", "Of the same side and Init"),
    ("delay", "Delay", "Once, to a later Init"),
];

/// Where each order goes.
static GISTS: [&str; 9] = [
    "Nearest unit, else individual",
    "Within one Mov of its post",
    "Nearest enemy, until in range",
    "At least half, along its path",
    "Fastest, along its path",
    "It may rotate",
    "It may rotate",
    "From the nearest seen enemy",
    "Straight from nearest enemy",
];

/// Asks; the row that is picked.
pub(super) async fn ask(t: &Table, id: ElementId, (mov, did): (u8, Did)) -> Row {
    // What nobody reads is answered already, and nothing can be put right before: no row behind the picked one is looked for.
    if t.is_unread() {
        let (picked, row) = skim_page(t, id, did);
        picked.await;
        return row;
    }
    let these = t.look(|b| row::rows(b, id, did));
    let picked = ask_page(t, id, these, mov, did).await;
    these.iter().nth(usize::from(picked)).expect("one of the rows")
}

/// The answer, and the row that was made last, which is the one that was picked.
#[inline(never)]
fn skim_page(t: &Table, id: ElementId, did: Did) -> (impl Future<Output = u8>, Row) {
    let heading = ask::head(("move", t.look(|b| b.seat_of(id))), Words::NONE, Words::NONE);
    let mut last = Row::Moved;
    let row = |row: Row| {
        last = row;
        Opt::new(TEXTS[row as usize].0, Words::NONE)
    };
    let picked = t.look(|b| t.offer(heading, Offer::ROWS, &mut rows(listed(b, id, did), row)));
    (picked, last)
}

#[inline(never)]
fn ask_page(t: &Table, id: ElementId, these: Rows, mov: u8, did: Did) -> impl Future<Output = u8> {
    let (seat, far, order, why, init) = t.look(|b| {
        let far = Far::of(b, id, mov, did);
        let why =
            if far.most > 0 { far.on_other_ground(b, id) } else { Words::of("It may do something else than move.") };
        (b.seat_of(id), far, b.order_of(id), why, b.moves_at(id))
    });
    let template = if t.look(|b| b.members(id).len()) > 1 { "{}, group: {}" } else { "{}: {}" };
    let deed = Deed { by: (seat, Words::with2(template, id, order.name())), to: None, moment: None };
    let heading = ask::head(("move", seat), "Move", Words::with("Init {}", init)).deed(deed).why(why);
    let gist = t.look(|b| first_gist(b, id, order, did));
    let offer = Offer { layout: layout(these, far), preset: Preset::At(0), other: Other::Nothing };
    let only_off = t.look(|b| b.plays(HouseRule::RoutEnd));
    let row = |row: Row| {
        let (key, label, what) = TEXTS[row as usize];
        match row {
            Row::Moved if order == Order::Defend => Opt::new(key, "Moved or stayed").gist(gist),
            Row::Moved | Row::Stays => Opt::new(key, label).gist(gist),
            Row::Gone if only_off => Opt::new(key, "Off the table").gist(what),
            _ => Opt::new(key, label).gist(what),
        }
    };
    t.offer(heading, offer, &mut rows(these.iter(), row))
}

/// How far is the biggest thing on the page of whoever goes at all.
fn layout(these: Rows, far: Far) -> Layout {
    if these.has(Row::Moved) { Layout::Reach(far.reach()) } else { Layout::Rows }
}

/// Where it goes, or why not: what the foot says of the first row (FR-PRI-1, FR-MOV-8).
fn first_gist(b: &Battle, id: ElementId, order: Order, did: Did) -> &'static str {
    let row = order.row();
    match row.in_combat {
        _ if did.evaded.is_some() => "Turned away from the enemy",
        InCombat::Stays if b.in_contact(id) => "It stays and fights",
        InCombat::Frozen if b.in_contact(id) => "No movement in close combat",
        InCombat::MovesOut if b.in_contact(id) && order == Order::Retreat => "Out of close combat",
        _ if did.pointed => "To the enemy pointed out",
        _ => GISTS[order as usize],
    }
}
