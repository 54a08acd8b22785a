//! Moves: what the players are told, and who may react to it (sections 2 and 17).

use super::super::book::Band;
use super::super::{ElementId, Event, Rend};
use super::ask::tell;
use super::exit::{Critical, Exit, exit};
use super::window::{self, After};
use crate::table::Picture;

/// RR-ACT-SPRINT: a band more than its MOV.
pub(super) async fn sprint(t: &Rend, who: ElementId) {
    let reach = mov(t, who).up();
    go(t, who, reach, ("Sprint", "A band more than its MOV")).await;
}

/// The movement of an Action, with its window.
pub(super) async fn advance(t: &Rend, who: ElementId, text: (&'static str, &'static str)) -> Exit {
    go(t, who, mov(t, who), text).await
}

/// How far it moves.
pub(super) fn mov(t: &Rend, who: ElementId) -> Band {
    t.look(|s| s.element(who).mov()).expect("only Elements with a MOV move")
}

/// Leaves terrain, moves, and lets the other player react to it.
async fn go(t: &Rend, who: ElementId, reach: Band, text: (&'static str, &'static str)) -> Exit {
    let exit = exit(t, who, Critical::MovesFirst).await;
    if exit == Exit::Lost {
        return exit;
    }
    let target = t.look(|s| s.frame.target);
    let picture = if target.is_some() { Picture::Towards } else { Picture::Move };
    step(t, who, reach, text, (picture, target), exit).await;
    match window::moved(t, who).await {
        After::ActionLost => Exit::Lost,
        After::Resumes => {
            step(t, who, reach, (text.0, "The rest of its move"), (picture, target), exit).await;
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
    step(t, who, reach, (title, "The rest of its move"), (Picture::Towards, Some(towards)), exit).await;
}

/// One move, told to its owner.
pub(super) async fn step(
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
