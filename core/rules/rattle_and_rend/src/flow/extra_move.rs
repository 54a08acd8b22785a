//! Moves outside an Action's own (RR-REACT-12, RR-TERR-8).

use super::exit::{Critical, Exit, exit};
use super::markers;
use super::movement::{mov, step};
use crate::flow::Table;
use crate::state::ElementId;
use umpire_engine::table::Diagram;

/// A move outside an Action's own: it obeys the terrain and opens no window (RR-REACT-12, RR-TERR-8).
#[derive(Clone, Copy)]
pub(super) struct ExtraMove {
    /// What it is part of.
    pub(super) title: &'static str,
    /// Where to.
    pub(super) text: &'static str,
    /// The picture of it.
    pub(super) picture: Diagram,
    /// Who it has to do with.
    pub(super) by: Option<ElementId>,
    /// Whose Reaction it is part of: those of Watchers go farther.
    pub(super) reactor: Option<ElementId>,
    /// Whether it goes a band farther than its MOV.
    pub(super) farther: bool,
    /// Whether it heeds no bad ground.
    pub(super) heedless: bool,
}

impl ExtraMove {
    /// A move that an Action or a Will check gives.
    pub(super) const fn new(title: &'static str, text: &'static str, picture: Diagram, by: Option<ElementId>) -> Self {
        ExtraMove { title, text, picture, by, reactor: None, farther: false, heedless: false }
    }

    /// A move that is part of a Reaction of this Element.
    pub(super) const fn reacting(
        reactor: ElementId,
        title: &'static str,
        text: &'static str,
        picture: Diagram,
        by: Option<ElementId>,
    ) -> Self {
        ExtraMove { reactor: Some(reactor), ..ExtraMove::new(title, text, picture, by) }
    }
}

/// Makes such a move.
pub(super) async fn walk(t: &Table, who: ElementId, walk: ExtraMove) -> Exit {
    let exit = if walk.heedless { Exit::Free } else { exit(t, who, Critical::MovesFirst).await };
    if exit == Exit::Lost {
        return exit;
    }
    let mut reach = mov(t, who);
    if walk.farther {
        reach = reach.up();
    }
    if let Some(reactor) = walk.reactor {
        reach = t.look(|s| s.element(reactor).alert(reach));
    }
    if !step(t, who, reach, (walk.title, walk.text), (walk.picture, walk.by), exit).await {
        return Exit::Lost;
    }
    // Nobody answers a Reaction's move; what answers others comes before their marker goes off.
    if walk.reactor.is_some() {
        markers::at_the_edge(t, who).await;
    }
    exit
}

/// The move a critical Will check gives: one more critical on its way gives nothing further (GAP 50).
pub(super) async fn bonus(t: &Table, who: ElementId) {
    let exit = exit(t, who, Critical::IsPlain).await;
    if exit != Exit::Lost {
        step(t, who, mov(t, who), ("Moves", "In any direction"), (Diagram::Move, None), exit).await;
        markers::at_the_edge(t, who).await;
    }
}

/// The rest of a move that was held up.
pub(super) async fn finish(t: &Table, who: ElementId, title: &'static str, by: Option<ElementId>, exit: Exit) {
    let reach = mov(t, who);
    let picture = if by.is_some() { Diagram::Towards } else { Diagram::Move };
    step(t, who, reach, (title, "The rest of its move"), (picture, by), exit).await;
}
