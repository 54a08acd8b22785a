//! Moves: what the players are told, and how an Element leaves bad ground (sections 2 and 17, F-EXIT).

use super::super::book::{Band, StatName, Terrain};
use super::super::{ElementId, Event, Rend, Set, State};
use super::ask::{self, choose, tell};
use super::check::Check;
use super::skirmish::victory;
use super::window::{self, After};
use crate::table::{Choose, Grade, Icon, Layout, Off, Opt, Picture, Seat, Words};

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

/// RR-ACT-SPRINT: a band more than its MOV.
pub(super) async fn sprint(t: &Rend, who: ElementId) {
    let reach = mov(t, who).up();
    go(t, who, reach, ("Sprint", "A band more than its MOV")).await;
}

/// The movement of an Action, with its window.
pub(super) async fn advance(t: &Rend, who: ElementId, text: (&'static str, &'static str)) -> Exit {
    go(t, who, mov(t, who), text).await
}

fn mov(t: &Rend, who: ElementId) -> Band {
    t.look(|s| s.element(who).mov()).expect("only Elements with a MOV move")
}

/// Leaves terrain, moves, and lets the other player react to it.
async fn go(t: &Rend, who: ElementId, reach: Band, text: (&'static str, &'static str)) -> Exit {
    let exit = exit(t, who, Critical::MovesFirst).await;
    if exit == Exit::Lost {
        return exit;
    }
    step(t, who, reach, text, (Picture::Move, None), exit).await;
    match window::moved(t, who).await {
        After::ActionLost => Exit::Lost,
        After::Resumes => {
            step(t, who, reach, (text.0, "Finish the move"), (Picture::Move, None), exit).await;
            exit
        }
        After::GoesOn | After::Stopped => exit,
    }
}

/// A move outside an Action's own: it obeys the terrain and opens no window (RR-REACT-12, RR-TERR-8).
pub(super) async fn walk(
    t: &Rend,
    who: ElementId,
    text: (&'static str, &'static str),
    picture: (Picture, Option<ElementId>),
) -> Exit {
    let exit = exit(t, who, Critical::MovesFirst).await;
    if exit != Exit::Lost {
        step(t, who, mov(t, who), text, picture, exit).await;
    }
    exit
}

/// The move a critical Will check gives: one more critical on its way gives nothing further (GAP 50).
pub(super) async fn bonus(t: &Rend, who: ElementId) {
    let exit = exit(t, who, Critical::IsPlain).await;
    if exit != Exit::Lost {
        step(t, who, mov(t, who), ("Will critical", "In any direction"), (Picture::Move, None), exit).await;
    }
}

/// The rest of a move that was held up.
pub(super) async fn finish(t: &Rend, who: ElementId, title: &'static str, towards: ElementId, exit: Exit) {
    let reach = mov(t, who);
    step(t, who, reach, (title, "Finish the move"), (Picture::Towards, Some(towards)), exit).await;
}

async fn step(
    t: &Rend,
    who: ElementId,
    reach: Band,
    (title, text): (&'static str, &'static str),
    (picture, by): (Picture, Option<ElementId>),
    exit: Exit,
) {
    let seat = t.look(|s| s.element(who).seat);
    let text = if exit == Exit::Inside { "Not out of that terrain" } else { text };
    tell(t, ("move", seat), title, text, (picture, who, by, Some(reach.reach()))).await;
    t.tell(Event::Moved);
}

static SHORT: Off = Off { short: "no Momentum", full: "There is not enough Momentum" };
static NOT_HERE: Off = Off { short: "not here", full: "None of it is on the table" };

/// What a critical Will check out of a Hazard brings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Critical {
    /// A move before the move (RR-WILL-7).
    MovesFirst,
    /// Nothing more than a success: the move is itself such a bonus (RR-TERR-8).
    IsPlain,
}

/// F-EXIT: leaving Rough takes Guile or 1, leaving a Hazard Will or 2, chosen before the dice. Every piece
/// of terrain left in one move takes its own (RR-TERR-6).
async fn exit(t: &Rend, who: ElementId, critical: Critical) -> Exit {
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
        note = "leaves more?";
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
    t.tell(Event::Paid(seat, amount));
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

/// Picks an ally that moves: no Ward, not twice, within the points left.
pub(super) async fn pick_ally(t: &Rend, champion: ElementId, budget: u8, gone: Set) -> Option<ElementId> {
    let seat = t.look(|s| s.element(champion).seat);
    let at = usize::from(ask_ally(t, seat, budget, gone)?.await);
    t.look(|s| s.of(seat).nth(at).map(|(id, _)| id))
}

/// Asks for one, if there is one to pick.
#[inline(never)]
fn ask_ally(t: &Rend, seat: Seat, budget: u8, gone: Set) -> Option<impl Future<Output = u8>> {
    let choose = t.look(|s| allies(s, seat, budget, gone));
    let any = choose.options.iter().any(|option| option.off.is_none() && option.key.piece.is_some());
    let note = Words::with("{} points left", budget);
    any.then(|| ask::ask(t, "rally-who", seat, Words::of("Who moves?"), note, choose))
}

static MOVED: Off = Off { short: "has moved", full: "It moves once only" };
static TOO_MANY: Off = Off { short: "too big", full: "It is worth more than is left" };

fn allies(s: &State, seat: Seat, budget: u8, gone: Set) -> Choose {
    let off = |id| match () {
        () if gone.has(id) => Some(&MOVED),
        () if s.element(id).points() > budget => Some(&TOO_MANY),
        () => ask::only_movable(s, id),
    };
    let cells = s.of(seat).map(|(id, e)| Opt::new(id, id).icon(e.kind().line().icon).off(off(id)));
    let mut options: heapless::Vec<Opt, { crate::table::MAX_OPTIONS }> = cells.collect();
    let preset = options.iter().position(|option| option.off.is_none()).unwrap_or(0) as u8;
    options.push(Opt::new("done", "Enough")).expect("a warband and one more fit");
    let other = Some(options.len() as u8 - 1);
    Choose { options, preset, layout: Layout::Grid, other }
}
