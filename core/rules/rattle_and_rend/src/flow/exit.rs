//! How an Element leaves bad ground (sections 2 and 17, F-EXIT).

use super::ask::head;
use super::check::{Check, GONE, Purpose, Then};
use super::deed;
use super::loss::{self, Loss};
use super::movement::{mov, step};
use crate::book::house::FailedHazardExit;
use crate::book::{StatName, Tactic, Terrain, Trait};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::saboteurs;
use crate::grade::Grade;
use crate::icons;
use crate::state::{ElementId, State};
use umpire_engine::table::{Diagram, Off, Offer, Opt, Seat, rows};

/// How a move went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Exit {
    /// It moved as it liked.
    Free,
    /// It stayed inside its terrain.
    Inside,
    /// It is gone: the terrain, or a Reaction, removed it.
    Lost,
}

static SHORT: Off = Off { short: "no Momentum", full: "There is not enough Momentum" };

/// What a critical Will check out of a Hazard brings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Critical {
    /// A move before the move (RR-WILL-7).
    MovesFirst,
    /// Nothing more than a success: the move is itself such a bonus (RR-TERR-8).
    IsPlain,
}

/// Which kinds of terrain could hold this Element (RR-TERR-9).
#[derive(Clone, Copy, PartialEq, Eq)]
struct HoldingTerrain {
    rough: bool,
    hazard: bool,
    /// What Saboteurs near it made a Hazard of.
    spoilt: bool,
}

impl HoldingTerrain {
    fn of(s: &State, who: ElementId) -> Self {
        let element = s.element(who);
        let spoilers = saboteurs::may_spoil(s, who);
        let ours = s.active == Some(element.seat);
        let harriers = element.tactics.has(Tactic::Harriers);
        // Tactic against Tactic favours the Active Player (GAP 128).
        let nimble = harriers && (!spoilers || ours);
        let nothing = HoldingTerrain { rough: false, hazard: false, spoilt: false };
        // The Compelled heed no ground in their first Action (RR-REP-COMPELLED); nothing holds a Flyer.
        if element.entry.is(Trait::Flyer) || (element.compelled && ours && s.current.pack.has(who)) {
            return nothing;
        }
        let spoils = (s.has(Terrain::Rough) && !nimble) || s.has(Terrain::Inspiring);
        HoldingTerrain {
            rough: s.has(Terrain::Rough) && !harriers,
            hazard: s.has(Terrain::Hazardous),
            spoilt: spoilers && spoils,
        }
    }

    const fn any(self) -> bool {
        self.rough || self.hazard || self.spoilt
    }
}

/// How bad ground is left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LeaveBy {
    /// There is none.
    Open,
    /// By Guile.
    Guile,
    /// By Will.
    Will,
    /// By so much Momentum.
    Pay(u8),
    /// Not at all.
    Stay,
}

/// A way to leave: what scripts call it, its row, and how it is done.
type ExitRow = (&'static str, &'static str, LeaveBy);

/// Every way, in the order of the rows.
static ROWS: [ExitRow; 8] = [
    ("open", "Open ground: free", LeaveBy::Open),
    ("rough-roll", "Rough: roll Guile", LeaveBy::Guile),
    ("rough-pay", "Rough: pay", LeaveBy::Pay(1)),
    ("hazard-roll", "Hazard: roll Will", LeaveBy::Will),
    ("hazard-pay", "Hazard: pay", LeaveBy::Pay(2)),
    ("spoilt-roll", "Sabotaged: roll Will", LeaveBy::Will),
    ("spoilt-pay", "Sabotaged: pay", LeaveBy::Pay(2)),
    ("stay", "Nothing: stays inside", LeaveBy::Stay),
];

/// The ways out of what lies on the table (RR-Q-12); whoever has left one piece is out.
fn ways(holds: HoldingTerrain, again: bool) -> impl Iterator<Item = &'static ExitRow> {
    let lies = [true, holds.rough, holds.rough, holds.hazard, holds.hazard, holds.spoilt, holds.spoilt, !again];
    ROWS.iter().zip(lies).filter(|(_, lies)| *lies).map(|(row, _)| row)
}

/// F-EXIT: leaving Rough takes Guile or 1, leaving a Hazard Will or 2, chosen before the dice. Every piece
/// of terrain left in one move takes its own (RR-TERR-6).
pub(super) async fn exit(t: &Table, who: ElementId, critical: Critical) -> Exit {
    if !t.look(|s| HoldingTerrain::of(s, who).any()) {
        return Exit::Free;
    }
    let seat = t.look(|s| s.element(who).seat);
    let mut again = false;
    loop {
        let left = match ask_exit(t, who, again).await {
            LeaveBy::Open => return Exit::Free,
            LeaveBy::Guile => rough_by_guile(t, who).await,
            LeaveBy::Will => hazard_by_will(t, who, critical).await,
            LeaveBy::Pay(price) => pay(t, seat, price),
            LeaveBy::Stay => Exit::Inside,
        };
        if left != Exit::Free {
            return left;
        }
        again = true;
    }
}

/// What it leaves; after one piece of terrain, what else: the device does not count the pieces on the table.
#[inline(never)]
fn ask_exit(t: &Table, who: ElementId, again: bool) -> impl Future<Output = LeaveBy> {
    let (seat, now) = t.look(|s| (s.element(who).seat, s.side(s.element(who).seat).now));
    let holds = t.look(|s| HoldingTerrain::of(s, who));
    let row = move |&(key, label, by): &ExitRow| match by {
        LeaveBy::Guile => Opt::new(key, label).icon(icons::GUILE),
        LeaveBy::Will => Opt::new(key, label).icon(icons::WILL),
        LeaveBy::Pay(cost) => Opt::new(key, label).cost(cost).off((cost > now).then_some(&SHORT)),
        LeaveBy::Open if again => Opt::new(key, "Nothing else: goes on"),
        LeaveBy::Open | LeaveBy::Stay => Opt::new(key, label),
    };
    let (doing, note) = if again { ("{}: more?", "") } else { ("{}: leaving", "what?") };
    let head = head(("leaving", seat), "Leaves", note).deed(t.look(|s| deed::by(s, who, doing)));
    let answer = t.offer(head, Offer::ROWS, &mut rows(ways(holds, again), row));
    async move { ways(holds, again).nth(answer.await.into()).map_or(LeaveBy::Open, |row| row.2) }
}

fn pay(t: &Table, seat: Seat, amount: u8) -> Exit {
    t.emit(Event::Paid(seat, amount, "Left the terrain"));
    Exit::Free
}

/// RR-TERR-2.
async fn rough_by_guile(t: &Table, who: ElementId) -> Exit {
    let then = &["Stays inside", "Leaves the terrain", "Leaves the terrain"];
    let check = Check::plain(who, (StatName::Guile, Purpose::Hurdle), "Rough", then);
    match check.make(t).await {
        Grade::Failure => Exit::Inside,
        _ => Exit::Free,
    }
}

/// RR-TERR-4: who fails is removed, or stuck by house rule (HR 05); a critical may move first, and then move
/// (RR-WILL-7).
async fn hazard_by_will(t: &Table, who: ElementId, critical: Critical) -> Exit {
    let stuck = t.look(|s| s.house.is(FailedHazardExit::Stuck));
    let then: Then = match (stuck, critical) {
        (false, Critical::MovesFirst) => &[GONE, "Leaves the terrain", "Moves once more first"],
        (false, Critical::IsPlain) => &[GONE, "Leaves the terrain", "Leaves the terrain"],
        (true, Critical::MovesFirst) => &["Stays inside", "Leaves the terrain", "Moves once more first"],
        (true, Critical::IsPlain) => &["Stays inside", "Leaves the terrain", "Leaves the terrain"],
    };
    let check = super::will::check(t, who, Purpose::Hurdle, "Hazard", then);
    match check.make(t).await {
        Grade::Failure if stuck => Exit::Inside,
        Grade::Failure => {
            loss::remove(t, who, Loss::Hazard);
            Exit::Lost
        }
        Grade::Critical if critical == Critical::MovesFirst => {
            let reach = mov(t, who);
            let text = ("Moves", "Before its own move");
            match step(t, who, reach, text, (Diagram::Move, None), Exit::Free).await {
                true => Exit::Free,
                false => Exit::Lost,
            }
        }
        Grade::Success | Grade::Critical => Exit::Free,
    }
}
