//! Maneuver: move, then call an ally (RR-ACT-MANEUVER).

use super::super::book::StatName;
use super::super::{Credit, ElementId, Event, Rend, State};
use super::ask::{self, Grid, element};
use super::check::Check;
use super::exit::Exit;
use super::movement;
use super::window::{self, After};
use crate::table::{Grade, Off, Picture};

/// RR-ACT-MANEUVER.
pub(super) async fn maneuver(t: &Rend, who: ElementId) {
    if movement::advance(t, who, ("Maneuver", "Then it calls an ally")).await == Exit::Lost {
        return;
    }
    let then = ["Nobody comes", "An ally may move here", "And its next Action is free"];
    let grade = Check::plain(who, StatName::Guile, "Maneuver", then).make(t).await;
    if grade == Grade::Failure {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    if t.look(|s| s.of(seat).all(|(id, _)| ally(s, id).is_some())) {
        return;
    }
    let grid = Grid { of: seat, off: ally, preset: None, none: Some("Nobody"), cost: ask::free };
    let Some(ally) = element(t, ("ally", seat), "Who comes?", "in 160 mm", grid).await else { return };
    let text = ("Maneuver", "Towards the one calling");
    let exit = movement::walk(t, ally, text, (Picture::Towards, Some(who))).await;
    if exit == Exit::Lost {
        return;
    }
    match window::moved(t, ally).await {
        After::ActionLost => return,
        After::Resumes => {
            movement::finish(t, ally, text.0, who, exit).await;
        }
        After::GoesOn | After::Stopped => {}
    }
    if grade == Grade::Critical && t.look(|s| s.over.is_none() && s.element(ally).in_play()) {
        t.tell(Event::Credited(seat, Credit::ActionOf(ally)));
    }
}

fn ally(s: &State, id: ElementId) -> Option<&'static Off> {
    ask::only_movable(s, id).or((s.frame.actor == Some(id)).then_some(&ask::ACTING))
}
