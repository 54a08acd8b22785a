//! Before the first Round: from the roles to the last Reputation (section 10).
//!
//! Each step of the book is a file here. Whatever the table decides by agreement, a d20 or an organiser's
//! script, the device only keeps what matters later: Player A, the scenario, the kinds of terrain, who waits
//! where, and what a side calls its zone.

mod after;
mod board;
mod deploy;
mod pick;
mod prey;
mod reserves;
mod rolls;
mod terrain;
mod zones;

pub(super) use pick::{Points, which};
pub(super) use terrain::{ask_kinds, ticked};

use super::ask::choose_by;
use super::roll_off::roll_off;
use crate::rattle_and_rend::book::{SCENARIOS, Scenario};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::help;
use crate::table::{Asked, Diagram, Heading, Instruction, Opt, Reach, Seat, Words};

/// The whole setup, in the book's order.
pub(super) async fn setup(t: &Table) {
    roles(t).await;
    scenario(t).await;
    terrain::lay(t).await;
    objectives(t).await;
    zones::zones(t).await;
    reserves::reserves(t).await;
    deploy::deploy(t).await;
    after::reputations(t).await;
}

/// RR-SET-0, RR-SET-1.
async fn roles(t: &Table) {
    let rows =
        [Opt::new("red", "Red is Player A"), Opt::new("blue", "Blue is Player A"), Opt::new("roll", "Roll it off")];
    let first = match choose_by(t, ("roles", Asked::Anyone), "Player A", "board 400 mm", rows, (0, None)).await {
        0 => Seat::RED,
        1 => Seat::BLUE,
        _ => roll_off(t).await,
    };
    t.emit(Event::First(first));
}

/// RR-SET-2: Player A's step; then both read what it is about.
async fn scenario(t: &Table) {
    let first = t.look(|s| s.first);
    let (at, face) = rolls::line(t, &rolls::SCENARIO, first, Words::NONE).await;
    let (scenario, _, name, ..) = SCENARIOS[usize::from(at.expect("this table has no other row"))];
    t.emit(Event::Scenario(scenario));
    let head = Heading::new("told", Asked::Anyone, name, rolls::rolled(face));
    instruct(t, head, Words::NONE, None, Diagram::Page(help::scenario(scenario))).await;
}

/// What the scenario wants on the table, and the targets of a Duel (RR-SET-6).
async fn objectives(t: &Table) {
    let (scenario, first) = t.look(|s| (s.scenario, s.first));
    match scenario {
        Scenario::KingOfTheHill => hill(t, first).await,
        Scenario::CaptureTheFlags => flags(t, first).await,
        Scenario::Conquest => strips(t, first).await,
        Scenario::Duel => prey::targets(t).await,
        Scenario::KillThemAll => {}
    }
}

/// RR-SCN-HILL.
fn hill(t: &Table, first: Seat) -> impl Future<Output = ()> {
    let head = Heading::new("put-hill", Asked::Seat(first), Words::with("{} puts a hill", first), "");
    let one = Reach::number((1, 1), "piece");
    instruct(t, head, "in the middle of the board", Some(one), board::diagram(first, &board::HILL))
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
fn instruct(
    t: &Table,
    head: Heading,
    text: impl Into<Words>,
    reach: Option<Reach>,
    picture: Diagram,
) -> impl Future<Output = ()> {
    t.instruct(head, Instruction { text: text.into(), piece: None, by: None, reach, picture })
}
