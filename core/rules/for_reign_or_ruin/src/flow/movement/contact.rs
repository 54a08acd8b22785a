//! Two enemies touch (FR-MOV-14, FR-TURN-2I, FR-TURN-2J).

use super::Table;
use super::evade::{self, Charge};
use crate::book::{Attribute, Defence};
use crate::event::{MoveEvent, OrderEvent, StressCause, StressEvent};
use crate::flow::ask;
use crate::state::{Contact, Edge, ElementId, Extent, Touch};
use umpire_engine::table::{Fact, Ticks, Words};

/// Whom a mover touches, by which edges, and what that does to them; who of the mover it was, where anybody was met.
pub(super) async fn contact(t: &Table, id: ElementId) -> Option<ElementId> {
    let by = ask_by(t, id).await?;
    let foe = ask_foe(t, by).await?;
    let caught = match evade::charged(t, foe).await {
        Charge::Away => return None,
        Charge::Caught => true,
        Charge::Stands => false,
    };
    let ticked = ask_edges(t, by, foe, caught).await;
    t.emit(MoveEvent::Contact(touching(by, foe, ticked)).into());
    // Each of the two has its own counter now: the order it had (FR-TERM-4).
    t.emit(OrderEvent::LeavesGroup(by).into());
    t.emit(OrderEvent::LeavesGroup(foe).into());
    for (shaken, causer) in [(foe, by), (by, foe)] {
        if t.look(|b| b.element(causer).card.is(Attribute::CausesFear)) {
            let stress = ask_fear(t, shaken, causer).await as u8;
            t.emit(StressEvent::Gained(shaken, stress, StressCause::ContactEffect).into());
        }
    }
    Some(by)
}

/// Who of a group; a single element is not asked about.
async fn ask_by(t: &Table, id: ElementId) -> Option<ElementId> {
    let (seat, members) = t.look(|b| (b.seat_of(id), b.members(id)));
    if members.len() == 1 {
        return Some(id);
    }
    let heading = ask::head(("which", seat), "Which of them?", Words::NONE).why("It leaves its group.");
    ask::one_of(t, heading, members, Some("None")).await
}

#[inline(never)]
fn ask_foe(t: &Table, by: ElementId) -> impl Future<Output = Option<ElementId>> {
    let foes = t.look(|b| b.foes_to_meet(by));
    let heading = ask::of_element(t, "foe", by, "{} meets", "Which enemy?")
        .why("Line up for as much edge as possible; its move ends there.");
    ask::one_of(t, heading, foes, Some("None"))
}

/// Rows of the list: key, label, and the row that must not be ticked beside it.
static ROWS: [(&str, &str, Option<u8>); 11] = [
    ("flank", "Into enemy flank", None),
    ("rear", "Into enemy rear", Some(0)),
    ("own-flank", "Own flank touches", None),
    ("own-rear", "Own rear touches", Some(2)),
    ("reduced", "Reduced contact", None),
    ("limited", "Limited contact", Some(4)),
    ("not-forward", "Not moving forward", None),
    ("obstacle", "Enemy: obstacle", None),
    ("soft", "Enemy: soft defence", None),
    ("hard", "Enemy: hard defence", Some(8)),
    ("fort", "Enemy: fortification", Some(9)),
];
const REAR: u8 = 1;

/// Nothing ticked is front to front, with all of it, in the open, by a forward move. Whoever is caught shows its rear.
#[inline(never)]
fn ask_edges(t: &Table, by: ElementId, foe: ElementId, caught: bool) -> impl Future<Output = Ticks> {
    let seat = t.look(|b| b.seat_of(by));
    let heading = ask::head(("edges", seat), "How do they touch?", Words::NONE)
        .deed(ask::deed(t, by, "{} meets", foe))
        .why("Nothing ticked: front to front, all of it, moving forward.");
    t.list(heading, &mut |tick| {
        tick.none = "Fronts";
        tick.facts.extend((0..).zip(&ROWS).map(|(row, (key, label, not))| {
            let preset = caught && row == REAR;
            Fact { preset, only_if: not.map(|other| (other, false)), ..Fact::new(*key, *label) }
        }));
    })
}

/// What was ticked, as a contact (FR-ST-5, G-25).
fn touching(by: ElementId, foe: ElementId, ticked: Ticks) -> Contact {
    let is = |row: u8| ticked >> row & 1 == 1;
    let of = |first: u8, edges: [Edge; 3]| edges[if is(first + 1) { 2 } else { usize::from(is(first)) }];
    let extent = match () {
        () if is(5) => Extent::Limited,
        () if is(4) => Extent::Reduced,
        () => Extent::Full,
    };
    let defence = match () {
        () if is(10) => Defence::Fortification,
        () if is(9) => Defence::Hard,
        () if is(8) => Defence::Soft,
        () => Defence::None,
    };
    let own = Touch { edge: of(2, Edge::ALL), extent, ..Touch::new(by) };
    let its = Touch { edge: of(0, Edge::ALL), extent, defence, obstacle: is(7), ..Touch::new(foe) };
    Contact { ends: [own, its], new: true, forward: !is(6), fought: false }
}

/// The effect is in the book alone: players type it (FR-ATT-10, FR-SRC-21, G-47).
#[inline(never)]
fn ask_fear(t: &Table, shaken: ElementId, causer: ElementId) -> impl Future<Output = i16> {
    let heading = ask::head(("fear", t.look(|b| b.seat_of(shaken))), "Stress from fear?", Words::NONE)
        .deed(ask::deed(t, shaken, "{} fears", causer))
        .why("Contact with it has an effect: type the stress by the book.");
    ask::number(t, heading, (0, 10, 0), "stress")
}
