//! Before the first Round: from the roles to the last Reputation (section 10).
//!
//! Each step of the book is a file here. Whatever the table decides by agreement, a d20 or an organiser's
//! script, the device only keeps what matters later: Player A, the scenario, the kinds of terrain, who waits
//! where, and what a side calls its zone.

mod after;
mod board;
mod deploy;
mod field;
mod pick;
mod prey;
mod reserves;
mod rolls;
mod terrain;
mod zones;

pub(super) use deploy::deploy_at_edges;
pub(super) use field::field;
pub(super) use pick::{Points, which};
pub(super) use terrain::{ask_kinds, ticked};

use crate::book::{Reputation, SCENARIOS, Scenario};
use crate::event::Event;
use crate::flow::Table;
use crate::help;
use umpire_engine::table::{Asked, Diagram, Heading, Instruction, Reach, Seat, Words};

/// The whole setup, in the book's order.
pub(super) async fn setup(t: &Table) {
    let face = rolls::roles(t).await;
    scenario(t, face).await;
    terrain::lay(t).await;
    field(t).await;
    objectives(t).await;
    let zones = zones::zones(t).await;
    reserves::reserves(t).await;
    deploy::deploy(t, zones).await;
    after::reputations(t).await;
}

/// RR-SET-2: the step of Player A, whom this face named where one did; then both read what it is about.
async fn scenario(t: &Table, face: Option<u8>) {
    let first = t.look(|s| s.first);
    let note = face.map_or(Words::of("Player A"), |face| Words::with("rolled {}: Player A", face));
    let (at, face) = rolls::line(t, &rolls::SCENARIO, first, note).await;
    let (scenario, _, name, ..) = SCENARIOS[usize::from(at.expect("this table has no other row"))];
    t.emit(Event::Scenario(scenario));
    let head = Heading::new("told", Asked::Anyone, name, rolls::rolled(face));
    let page = help::scenario(scenario);
    // The terrain's dice come next, unless Player A settles some of it.
    let prepared = t.look(|s| s.side(first).reputation == Some(Reputation::Prepared));
    let told = if prepared { Diagram::Page(page) } else { Diagram::PageThenRoll(page, "Roll terrain") };
    instruct(t, head, Words::NONE, None, told).await;
}

/// What the scenario wants on the table, and the targets of a Duel (RR-SET-6).
async fn objectives(t: &Table) {
    let (scenario, first) = t.look(|s| (s.scenario, s.first));
    match scenario {
        Scenario::CaptureTheFlags => flags(t, first).await,
        Scenario::Conquest => strips(t, first).await,
        Scenario::Duel => prey::targets(t).await,
        // The hill is put where the other terrain is.
        Scenario::KillThemAll | Scenario::KingOfTheHill => {}
    }
}

/// RR-SCN-FLAGS: one in the centre, two within S of it.
fn flags(t: &Table, first: Seat) -> impl Future<Output = ()> {
    let head = Heading::new("markers", Asked::Seat(first), Words::with("{} puts flags", first), "");
    let three = Reach::number((3, 3), "flags");
    let text = "centre, and two within 80 mm";
    instruct(t, head, text, Some(three), board::diagram(first, &board::FLAGS))
}

/// RR-SCN-CONQUEST.
fn strips(t: &Table, first: Seat) -> impl Future<Output = ()> {
    let head = Heading::new("strips", Asked::Seat(first), Words::with("{} marks strips", first), "");
    let three = Reach::number((3, 3), "strips");
    instruct(t, head, "about as wide, edge to edge", Some(three), board::diagram(first, &board::STRIPS))
}

/// Tells players to do something that is about no one Element.
#[inline(never)]
pub(super) fn instruct(
    t: &Table,
    head: Heading,
    text: impl Into<Words>,
    reach: Option<Reach>,
    picture: Diagram,
) -> impl Future<Output = ()> {
    t.instruct(head, Instruction { text: text.into(), piece: None, by: None, reach, picture, placement: None })
}
