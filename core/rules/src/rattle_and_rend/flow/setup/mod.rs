//! Before the first Round: from the roles to the last Reputation (section 10).
//!
//! Each step of the book is a file here. Whatever the table decides by agreement, a d20 or an organiser's
//! script, the device only keeps what matters later: Player A, the scenario, the kinds of terrain, who waits
//! where, and what a side calls its zone.

mod after;
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
use crate::table::{Asked, Heading, Instruction, Opt, Reach, Seat, Words};

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

/// RR-SET-2: Player A's step.
async fn scenario(t: &Table) {
    let first = t.look(|s| s.first);
    let at = rolls::line(t, &rolls::SCENARIO, first).await.expect("this table has no other row");
    t.emit(Event::Scenario(SCENARIOS[usize::from(at)].0));
}

/// What the scenario wants on the table, and the targets of a Duel (RR-SET-6).
async fn objectives(t: &Table) {
    let (scenario, first) = t.look(|s| (s.scenario, s.first));
    match scenario {
        Scenario::CaptureTheFlags => markers(t, first).await,
        Scenario::Conquest => {
            instruct(t, ("strips", first), "Strips", "about equal", "Mark 3; yours is the first", None).await;
        }
        Scenario::Duel => prey::targets(t).await,
        Scenario::KillThemAll | Scenario::KingOfTheHill => {}
    }
}

/// RR-SCN-FLAGS: one in the centre, two within S of it.
fn markers(t: &Table, seat: Seat) -> impl Future<Output = ()> {
    let reach = Reach { way: "from it", ..crate::rattle_and_rend::book::Band::S.reach() };
    instruct(t, ("markers", seat), "Markers", "three", "One at the centre, two", Some(reach))
}

/// Tells a player to do something that is about no one Element.
#[inline(never)]
fn instruct(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: &'static str,
    note: impl Into<Words>,
    text: impl Into<Words>,
    reach: Option<Reach>,
) -> impl Future<Output = ()> {
    let picture = crate::table::Diagram::None;
    let tell = Instruction { text: text.into(), piece: None, by: None, reach, picture };
    t.instruct(Heading::new(id, Asked::Seat(seat), title, note), tell)
}
