//! Moves: what the players are told, and who may react to it (sections 2 and 17).

use super::ask::{choose, head, tell_in};
use super::deed;
use super::exit::{Critical, Exit, exit};
use super::loss::{self, Loss};
use super::markers;
use super::transport::{self, Ride};
use super::window::{self, After};
use crate::book::{Band, Terrain, Trait};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::{harriers, saboteurs};
use crate::state::{ElementId, ElementSet, State, Whereabouts};
use umpire_engine::table::{Diagram, Opt};

/// The next of those who act together that is still there, from this place on; it acts now.
pub(super) fn member(t: &Table, at: &mut usize) -> Option<ElementId> {
    loop {
        let who = t.look(|s| s.current.member(*at))?;
        *at += 1;
        if t.look(|s| s.over.is_some()) {
            return None;
        }
        if t.look(|s| s.element(who).in_play()) {
            if t.look(|s| s.current.actor != Some(who)) {
                t.emit(Event::Next(who));
            }
            return Some(who);
        }
    }
}

/// RR-ACT-SPRINT: a band more than its MOV.
pub(super) async fn sprint(t: &Table) {
    let mut at = 0;
    while let Some(who) = member(t, &mut at) {
        let reach = mov(t, who).up();
        go(t, who, reach, ("Sprint", "A band more than its MOV")).await;
    }
}

/// The movement of an Action, with its window.
pub(super) async fn advance(t: &Table, who: ElementId, text: (&'static str, &'static str)) -> Exit {
    go(t, who, mov(t, who), text).await
}

/// How far it moves.
pub(super) fn mov(t: &Table, who: ElementId) -> Band {
    t.look(|s| s.element(who).mov()).expect("only Elements with a MOV move")
}

/// Leaves terrain, moves, and lets the other player react to it. Getting in or out of a Heavy may take the place
/// of the move.
async fn go(t: &Table, who: ElementId, reach: Band, text: (&'static str, &'static str)) -> Exit {
    if t.look(|s| transport::concerns(s, who)) {
        match transport::instead(t, who).await {
            Ride::None => {}
            Ride::In => return Exit::Free,
            Ride::Out(passenger) => return seen(t, who, passenger).await,
        }
    }
    let exit = exit(t, who, Critical::MovesFirst).await;
    if exit == Exit::Lost {
        return exit;
    }
    let text = if t.look(|s| harriers::cross(s, who)) { (text.0, "May cross own Elements") } else { text };
    let target = t.look(|s| s.current.target);
    let picture = if target.is_some() { Diagram::Towards } else { Diagram::Move };
    if !step(t, who, reach, text, (picture, target), exit).await {
        return Exit::Lost;
    }
    match window::moved(t, ElementSet::one(who)).await {
        After::ActionLost => return Exit::Lost,
        After::Resumes if !step(t, who, reach, (text.0, "The rest of its move"), (picture, target), exit).await => {
            return Exit::Lost;
        }
        _ => {}
    }
    markers::at_the_edge(t, who).await;
    if t.look(|s| transport::is_free(s, who)) {
        transport::instead(t, who).await;
    }
    exit
}

/// Whoever got out of a Heavy instead of moving can be reacted to as well; the Heavy that set it down goes on.
async fn seen(t: &Table, who: ElementId, passenger: ElementId) -> Exit {
    match window::moved(t, ElementSet::one(passenger)).await {
        After::ActionLost if t.look(|s| s.over.is_some() || !s.element(who).in_play()) => Exit::Lost,
        _ => Exit::Free,
    }
}

/// One move, told to its owner; whether it is still there after it.
pub(super) async fn step(
    t: &Table,
    who: ElementId,
    reach: Band,
    (title, text): (&'static str, &'static str),
    (picture, by): (Diagram, Option<ElementId>),
    exit: Exit,
) -> bool {
    let seat = t.look(|s| s.element(who).seat);
    let flies = t.look(|s| s.element(who).entry.is(Trait::Flyer));
    let hovers = flies && t.look(|s| s.has(Terrain::Hazardous) || s.has(Terrain::Blocking));
    let text = match exit {
        Exit::Inside => "Stay inside that terrain",
        _ if hovers => "Not to end on bad ground",
        _ => text,
    };
    let mut head = head(("move", seat), title, "");
    // Whoever acts does so to somebody; others move as the title says.
    head.deed = t.look(|s| deed::action(s).filter(|_| s.current.actor == Some(who)));
    tell_in(t, head, text, (picture, who, by, Some(reach.reach()))).await;
    t.emit(Event::Moved);
    !bad_ground(t, who, Loss::Broken).await
}

/// The enemy moved it: a Transport may be on bad ground now, and lost; whether it is.
pub(super) fn driven(t: &Table, who: ElementId) -> impl Future<Output = bool> {
    bad_ground(t, who, Loss::Driven)
}

/// RR-TRN-7: a Transport that enters Rough or Hazardous is lost at once; whether it was.
async fn bad_ground(t: &Table, who: ElementId, loss: Loss) -> bool {
    if !t.look(|s| s.element(who).on_table() && s.element(who).transport && bad(s, who)) {
        return false;
    }
    let seat = t.look(|s| s.element(who).seat);
    // No comes first: a thumb in a hurry must not cost a Heavy.
    let lost = match t.look(|s| (s.has(Terrain::Rough), s.has(Terrain::Hazardous))) {
        (true, true) => "Rough or Hazard: lost",
        (true, false) => "Rough: lost",
        (false, true) => "Hazard: lost",
        (false, false) => "Sabotaged: lost",
    };
    let rows = [Opt::new("no", "Open ground"), Opt::new("yes", lost)];
    if choose(t, ("bad-ground", seat), "Stands on", who, rows).await == 0 {
        return false;
    }
    loss::remove(t, who, loss);
    true
}

/// Whether there is any ground it could be lost on; Saboteurs spoil Inspiring pieces too (RR-TERR-10).
fn bad(s: &State, who: ElementId) -> bool {
    let spoilt = s.has(Terrain::Inspiring) && saboteurs::may_spoil(s, who);
    s.has(Terrain::Rough) || s.has(Terrain::Hazardous) || spoilt
}

/// Whether an Element is aboard something.
pub(super) fn is_aboard(s: &State, who: ElementId) -> bool {
    matches!(s.element(who).place, Whereabouts::Aboard(_))
}
