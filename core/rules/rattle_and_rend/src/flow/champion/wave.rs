//! Crashing Wave.

use super::guile;
use crate::flow::Table;
use crate::flow::ask;
use crate::flow::exit::Exit;
use crate::flow::extra_move::{self, ExtraMove};
use crate::flow::window::{self, After};
use crate::grade::Grade;
use crate::state::{Element, ElementId, ElementSet, State};
use umpire_engine::table::Diagram;

/// RR-ACT-CRASHING-WAVE: every ally within M may move; after a critical nothing holds them.
pub(super) async fn wave(t: &Table, who: ElementId) {
    let then = &["Nobody moves", "Allies may move", "Allies heed no ground"];
    let grade = guile(who, None, "Wave", then).make(t).await;
    let allies = t.look(|s| allies(s, who));
    if grade == Grade::Failure || allies.is_empty() {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    let moving = ask::several(t, ("wave", seat), "Who moves?", "in 160 mm", allies, None).await;
    let (mut moved, mut inside) = (ElementSet::EMPTY, ElementSet::EMPTY);
    for ally in moving.iter() {
        let heedless = grade == Grade::Critical;
        let walk = ExtraMove { heedless, ..ExtraMove::new("Wave", "In any direction", Diagram::Move, None) };
        match extra_move::walk(t, ally, walk).await {
            Exit::Free => moved = moved.and(ally),
            Exit::Inside => (moved, inside) = (moved.and(ally), inside.and(ally)),
            Exit::Lost => {}
        }
    }
    if !moved.is_empty()
        && window::moved(t, moved).await == After::Resumes
        && let Some(held_up) = t.look(|s| s.current.movers.first())
    {
        let exit = if inside.has(held_up) { Exit::Inside } else { Exit::Free };
        extra_move::finish(t, held_up, "Wave", None, exit).await;
    }
    for ally in moved.iter() {
        crate::flow::markers::at_the_edge(t, ally).await;
    }
}

/// Its allies on the table, Wards aside.
pub(crate) fn allies(s: &State, who: ElementId) -> ElementSet {
    let ally = |(id, e): &(ElementId, &Element)| *id != who && !e.is_ward();
    s.standing(s.element(who).seat).filter(ally).map(|(id, _)| id).collect()
}
