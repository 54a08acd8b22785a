//! Moves: what the players are told, and who may react to it (sections 2 and 17).

use super::ask::{choose, tell};
use super::exit::{Critical, Exit, exit};
use super::loss::{self, Loss};
use super::markers;
use super::transport::{self, Ride};
use super::window::{self, After};
use crate::rattle_and_rend::book::{Band, Terrain, Trait};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::flow::tactics::{harriers, saboteurs};
use crate::rattle_and_rend::state::{ElementId, ElementSet, State, Whereabouts};
use crate::table::{Diagram, Opt};

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
        step(t, who, mov(t, who), ("Firm", "In any direction"), (Diagram::Move, None), exit).await;
        markers::at_the_edge(t, who).await;
    }
}

/// The rest of a move that was held up.
pub(super) async fn finish(t: &Table, who: ElementId, title: &'static str, by: Option<ElementId>, exit: Exit) {
    let reach = mov(t, who);
    let picture = if by.is_some() { Diagram::Towards } else { Diagram::Move };
    step(t, who, reach, (title, "The rest of its move"), (picture, by), exit).await;
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
        Exit::Inside => "Not out of that terrain",
        _ if hovers => "Not to end on bad ground",
        _ => text,
    };
    tell(t, ("move", seat), title, text, (picture, who, by, Some(reach.reach()))).await;
    t.emit(Event::Moved);
    if bad_ground(t, who).await {
        return false;
    }
    true
}

/// RR-TRN-7: a Transport that enters Rough or Hazardous is lost at once; whether it was.
pub(super) async fn bad_ground(t: &Table, who: ElementId) -> bool {
    if !t.look(|s| s.element(who).on_table() && s.element(who).transport && bad(s, who)) {
        return false;
    }
    let seat = t.look(|s| s.element(who).seat);
    // No comes first: a thumb in a hurry must not cost a Heavy.
    let rows = [Opt::new("no", "Open ground"), Opt::new("yes", "Rough or Hazard: lost")];
    if choose(t, ("bad-ground", seat), who, "is on", rows).await == 0 {
        return false;
    }
    loss::remove(t, who, Loss::Other);
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
