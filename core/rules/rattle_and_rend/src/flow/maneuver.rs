//! Maneuver: move, then call an ally (RR-ACT-MANEUVER).

use super::ask::{self, Grid, element};
use super::check::{Check, Purpose};
use super::exit::Exit;
use super::extra_move::{self, ExtraMove};
use super::markers;
use super::movement;
use super::window::{self, After};
use crate::book::StatName;
use crate::book::house::ManeuverCritical;
use crate::event::Event;
use crate::flow::Table;
use crate::grade::Grade;
use crate::state::{Credit, ElementId, ElementSet, State};
use umpire_engine::table::{Diagram, Off};

/// RR-ACT-MANEUVER.
pub(super) async fn maneuver(t: &Table) {
    let mut ready = ElementSet::EMPTY;
    let mut at = 0;
    while let Some(who) = movement::member(t, &mut at) {
        if movement::advance(t, who, ("Maneuver", "Then it calls an ally")).await != Exit::Lost {
            ready = ready.and(who);
        }
    }
    let mut at = 0;
    while let Some(who) = movement::member(t, &mut at) {
        if ready.has(who) && t.look(|s| s.element(who).on_table()) {
            call(t, who).await;
        }
    }
}

async fn call(t: &Table, who: ElementId) {
    let then = &["Nobody comes", "An ally may move here", "And its next Action is free"];
    let check = Check::plain(who, (StatName::Guile, Purpose::Action(None)), "Maneuver", then);
    let grade = check.make(t).await;
    if grade == Grade::Failure {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    if t.look(|s| s.of(seat).all(|(id, _)| ally(s, id).is_some())) {
        return;
    }
    let grid = Grid {
        of: seat,
        off: ally,
        among: None,
        preset: None,
        none: Some("Nobody"),
        cost: ask::free,
        gist: ask::no_gist,
    };
    let Some(ally) = element(t, ("ally", seat), "Ally", "160 mm, seen", grid).await else { return };
    // By house rule a critical lets it go any way (HR 08).
    let anywhere = grade == Grade::Critical && t.look(|s| s.house.is(ManeuverCritical::AnyWayToo));
    let text = if anywhere { "In any direction" } else { "Towards the one calling" };
    let exit = extra_move::walk(t, ally, ExtraMove::new("Called", text, Diagram::Towards, Some(who))).await;
    if exit == Exit::Lost {
        return;
    }
    match window::moved(t, ElementSet::one(ally)).await {
        After::ActionLost => return,
        After::Resumes => {
            extra_move::finish(t, ally, "Called", Some(who), exit).await;
        }
        After::GoesOn | After::Stopped => {}
    }
    markers::at_the_edge(t, ally).await;
    if grade == Grade::Critical && t.look(|s| s.over.is_none() && s.element(ally).in_play()) {
        t.emit(Event::Credited(seat, Credit::ActionOf(ally)));
    }
}

fn ally(s: &State, id: ElementId) -> Option<&'static Off> {
    ask::only_movable(s, id).or((s.current.actor == Some(id)).then_some(&ask::ACTING))
}
