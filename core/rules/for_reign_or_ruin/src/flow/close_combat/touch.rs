//! How two enemies touch: put right, or told late (FR-ST-5).

use super::super::Table;
use super::super::ask::{self, one_of};
use crate::book::Defence;
use crate::event::{CombatEvent, MoveEvent, OrderEvent};
use crate::state::{Contact, Edge, ElementId, ElementSet, Extent, MAX_CONTACTS, Touch};
use umpire_engine::table::{Fact, Heading, Off, Opt, Seat, Ticks, Words};

static FULL: Off = Off { short: "no more room", full: "48 contacts are the most" };

/// The row for a contact that nobody has told.
pub(super) fn add_row(t: &Table) -> Opt {
    let full = t.look(|b| b.contacts.len() == MAX_CONTACTS);
    Opt::new("add", "Add a contact").gist("One that nobody has told yet").off(full.then_some(&FULL))
}

/// A contact that nobody has told: who, whom, and since when.
pub(super) async fn add(t: &Table) {
    let Some(id) = ask_one(t, "contact-of", "Who?", t.look(|b| b.in_play(Seat(0)))).await else { return };
    let foes = t.look(|b| b.foes(id).except(b.contacts_of(id).filter_map(|contact| contact.other(id)).collect()));
    let Some(foe) = ask_one(t, "contact-with", "Touches whom?", foes).await else { return };
    let ticked = ask_when(t, id, foe).await;
    let contact = Contact { new: ticked & 1 != 0, forward: ticked & 2 != 0, ..Contact::new(id, foe) };
    t.emit(MoveEvent::Contact(contact).into());
    // FR-MOV-14.
    t.emit(OrderEvent::LeavesGroup(id).into());
    t.emit(OrderEvent::LeavesGroup(foe).into());
}

fn ask_one(
    t: &Table,
    id: &'static str,
    title: &'static str,
    these: ElementSet,
) -> impl Future<Output = Option<ElementId>> {
    one_of(t, ask::head((id, Seat(0)), title, "a contact"), these, Some("Nobody"))
}

#[inline(never)]
fn ask_when(t: &Table, id: ElementId, foe: ElementId) -> impl Future<Output = Ticks> {
    let head = ask::head(("contact-when", Seat(0)), "What is so?", "").deed(ask::deed(t, id, "{}: touches", foe));
    let head = head.why("Both are primed only in a new contact by a forward move.");
    t.list(head, &mut |tick| {
        let rows = [("new", "New in this turn", None), ("forward", "By a forward move", Some((0, true)))];
        let row = |(key, label, only_if)| Fact { preset: true, only_if, ..Fact::new(key, label) };
        tick.facts.extend(rows.map(row));
    })
}

/// A row: its key, what it says, and the row that shows or hides it.
type TouchRow = (&'static str, &'static str, Option<(u8, bool)>);

/// Rows of an end, and which of them hides another: no edge is a flank and a rear, no contact reduced and limited.
static ROWS: [TouchRow; 8] = [
    ("flank", "Its flank is touched", None),
    ("rear", "Its rear is touched", Some((0, false))),
    ("reduced", "Reduced contact", None),
    ("limited", "Limited contact", Some((2, false))),
    ("obstacle", "Defends an obstacle", None),
    ("soft", "Soft defences", None),
    ("hard", "Hard defences", None),
    ("fort", "Fortification", None),
];

/// How one end of a contact lies: asked again, with what is recorded ticked.
pub(super) async fn change(t: &Table, at: u8, end: usize) {
    let ticked = ask_touch(t, at, end).await;
    let mut contact = t.look(|b| b.contacts[usize::from(at)]);
    contact.ends[end] = ticked_touch(contact.ends[end], ticked);
    t.emit(CombatEvent::Touched(at, contact).into());
}

fn ticks(touch: &Touch) -> [bool; 8] {
    let Touch { edge, extent, defence, obstacle, .. } = *touch;
    let behind = |kind| defence == kind;
    [
        edge == Edge::Flank,
        edge == Edge::Rear,
        extent == Extent::Reduced,
        extent == Extent::Limited,
        obstacle,
        behind(Defence::Soft),
        behind(Defence::Hard),
        behind(Defence::Fortification),
    ]
}

/// The best defence counts where several are ticked.
fn ticked_touch(touch: Touch, ticked: Ticks) -> Touch {
    let last = |from: u8, to: u8| (from..to).rev().find(|row| ticked >> row & 1 == 1).map_or(0, |row| row - from + 1);
    Touch {
        edge: Edge::ALL[usize::from(last(0, 2))],
        extent: Extent::ALL[usize::from(last(2, 4))],
        obstacle: ticked >> 4 & 1 == 1,
        defence: Defence::ALL[usize::from(last(5, 8))],
        ..touch
    }
}

#[inline(never)]
fn ask_touch(t: &Table, at: u8, end: usize) -> impl Future<Output = Ticks> {
    let (own, foe) = t.look(|b| {
        let ends = b.contacts[usize::from(at)].ends;
        (ends[end], ends[1 - end].id)
    });
    let seat = t.look(|b| b.seat_of(own.id));
    let head: Heading =
        ask::head(("touch", seat), "What is so?", Words::NONE).deed(ask::deed(t, own.id, "{}: touched by", foe));
    t.list(head.why("Its own edge, how much of it touches, and what it defends."), &mut |tick| {
        let row = |((key, label, only_if), preset): (&(&'static str, &'static str, _), bool)| Fact {
            preset,
            only_if: *only_if,
            ..Fact::new(*key, *label)
        };
        tick.facts.extend(ROWS.iter().zip(ticks(&own)).map(row));
    })
}
