//! At whom an attack goes: the target is confirmed, and a Colossal aims at more.

use super::Swing;
use crate::rattle_and_rend::book::{Action, Band, Trait};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::flow::ask::{self, Grid, element};
use crate::rattle_and_rend::flow::check::Means;
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::state::{Element, ElementId, ElementSet, State};
use crate::table::Off;

/// Asks whether the target is still in reach, once something moved; whether there is one (RR-ACT-DECL).
pub(crate) async fn confirm(t: &Table, who: ElementId, swing: Swing) -> bool {
    let target = if t.look(|s| any_target(s, who)) { ask_confirm(t, who, swing).await } else { None };
    t.emit(Event::Aimed(target));
    target.is_some()
}

/// Whether there is anybody to aim at: the last of them may have gone.
pub(crate) fn any_target(s: &State, who: ElementId) -> bool {
    s.standing(s.element(who).seat.foe()).any(|(_, e)| s.current.is_attack() || !e.is_ward())
}

#[inline(never)]
fn ask_confirm(t: &Table, who: ElementId, swing: Swing) -> impl Future<Output = Option<ElementId>> {
    let (seat, moves) = t.look(|s| (s.element(who).seat, s.current.moves_target()));
    let off = if moves { ask::only_movable } else { ask::only_standing };
    let preset = t.look(|s| s.current.target);
    let (none, gist) = (Some("No target"), ask::no_gist);
    let grid = Grid { of: seat.foe(), off, among: None, preset, none, cost: ask::free, gist };
    element(t, ("confirm", seat), "In reach?", t.look(|s| reach(s.element(who), swing)).within(), grid)
}

/// How far an attack reaches: Watchers go a band farther in their Reactions (GAP 83).
pub(crate) fn reach(element: &Element, swing: Swing) -> Band {
    match swing.means {
        Means::Doom => Band::L,
        Means::Suppress | Means::Retaliate | Means::Defiance => element.alert(element.reach()),
        _ if swing.farther => element.reach().up(),
        _ => element.reach(),
    }
}

static TARGETED: Off = Off { short: "targeted", full: "It is a target already" };

/// RR-TR-COLOSSAL: up to two more targets in reach; but Distant Doom names one (P-16).
pub(crate) async fn also_aim(t: &Table, who: ElementId) {
    let one = |s: &State| s.current.action == Some(Action::DistantDoom);
    if !t.look(|s| s.element(who).entry.is(Trait::Colossal) && !one(s)) {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    t.emit(Event::AlsoAimed(ElementSet::EMPTY));
    for _ in 0..2 {
        if t.look(|s| s.standing(seat.foe()).all(|(id, _)| s.current.aims_at(id))) {
            return;
        }
        let grid = Grid {
            of: seat.foe(),
            off: not_aimed,
            among: None,
            preset: None,
            none: Some("Nobody else"),
            cost: ask::free,
            gist: ask::no_gist,
        };
        let note = t.look(|s| s.element(who).reach()).within();
        let Some(more) = element(t, ("also", seat), "And whom?", note, grid).await else { return };
        t.emit(Event::AlsoAimed(t.look(|s| s.current.more.and(more))));
    }
}

fn not_aimed(s: &State, id: ElementId) -> Option<&'static Off> {
    ask::only_standing(s, id).or(s.current.aims_at(id).then_some(&TARGETED))
}
