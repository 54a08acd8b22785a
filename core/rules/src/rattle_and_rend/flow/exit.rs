//! How an Element leaves bad ground (sections 2 and 17, F-EXIT).

use super::super::book::{StatName, Terrain};
use super::super::{ElementId, Event, Rend};
use super::ask::choose;
use super::check::Check;
use super::movement::{mov, step};
use super::skirmish::victory;
use crate::table::{Grade, Icon, Off, Opt, Picture, Seat, Words};

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
static NOT_HERE: Off = Off { short: "not here", full: "None of it is on the table" };

/// What a critical Will check out of a Hazard brings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Critical {
    /// A move before the move (RR-WILL-7).
    MovesFirst,
    /// Nothing more than a success: the move is itself such a bonus (RR-TERR-8).
    IsPlain,
}

/// F-EXIT: leaving Rough takes Guile or 1, leaving a Hazard Will or 2, chosen before the dice. Every piece
/// of terrain left in one move takes its own (RR-TERR-6).
pub(super) async fn exit(t: &Rend, who: ElementId, critical: Critical) -> Exit {
    if t.look(|s| !s.has(Terrain::Rough) && !s.has(Terrain::Hazardous)) {
        return Exit::Free;
    }
    let seat = t.look(|s| s.element(who).seat);
    let mut note = "leaves?";
    loop {
        let left = match ask_exit(t, who, note).await {
            0 => return Exit::Free,
            1 => rough_by_guile(t, who).await,
            2 => pay(t, seat, 1),
            3 => hazard_by_will(t, who, critical).await,
            4 => pay(t, seat, 2),
            _ => Exit::Inside,
        };
        if left != Exit::Free {
            return left;
        }
        note = "and more?";
    }
}

#[inline(never)]
fn ask_exit(t: &Rend, who: ElementId, note: &'static str) -> impl Future<Output = u8> {
    let (seat, now) = t.look(|s| (s.element(who).seat, s.side(s.element(who).seat).now));
    let (rough, hazard) = t.look(|s| (s.has(Terrain::Rough), s.has(Terrain::Hazardous)));
    let on = |lies: bool, cost: u8| if !lies { Some(&NOT_HERE) } else { (cost > now).then_some(&SHORT) };
    let rows = [
        Opt::new("open", "Open ground"),
        Opt::new("rough-roll", "Rough: roll Guile").icon(Icon::Guile).off(on(rough, 0)),
        Opt::new("rough-pay", "Rough: pay").cost(1).off(on(rough, 1)),
        Opt::new("hazard-roll", "Hazard: roll Will").icon(Icon::Will).off(on(hazard, 0)),
        Opt::new("hazard-pay", "Hazard: pay").cost(2).off(on(hazard, 2)),
        Opt::new("stay", "Stay inside"),
    ];
    choose(t, ("leaving", seat), Words::with("{}", who), note, rows)
}

fn pay(t: &Rend, seat: Seat, amount: u8) -> Exit {
    t.tell(Event::Paid(seat, amount, "Left the terrain"));
    Exit::Free
}

/// RR-TERR-2.
async fn rough_by_guile(t: &Rend, who: ElementId) -> Exit {
    let then = ["Stays inside", "Leaves the terrain", "Leaves the terrain"];
    match Check::plain(who, StatName::Guile, "leaves Rough", then).make(t).await {
        Grade::Failure => Exit::Inside,
        _ => Exit::Free,
    }
}

/// RR-TERR-4: who fails is removed; a critical may move first, and then move (RR-WILL-7).
async fn hazard_by_will(t: &Rend, who: ElementId, critical: Critical) -> Exit {
    let more = if critical == Critical::MovesFirst { "Moves once more first" } else { "Leaves the terrain" };
    let then = ["Removed from play", "Leaves the terrain", more];
    match super::will::check(t, who, "leaves a Hazard", then).make(t).await {
        Grade::Failure => {
            t.tell(Event::Removed(who));
            victory(t);
            Exit::Lost
        }
        Grade::Critical if critical == Critical::MovesFirst => {
            let reach = mov(t, who);
            step(t, who, reach, ("Will critical", "A move before the move"), (Picture::Move, None), Exit::Free).await;
            Exit::Free
        }
        Grade::Success | Grade::Critical => Exit::Free,
    }
}
