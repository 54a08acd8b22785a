//! The windows in which the other player may react (sections 18.1 and 18.2).

use super::loss::{self, Loss};
use super::rally::rally;
use super::reaction_call::{ReactionCall, open};
use super::will::{is_quiet, settle};
use super::{ask, reactions, warding};
use crate::book::{Reaction, ReactionWindow};
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::state::{ElementId, ElementSet, ReactionSlot, State};

/// What a window leaves of the Action, from nothing lost to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(super) enum After {
    /// It goes on.
    GoesOn,
    /// It goes on, and a mover that was held up finishes its move.
    Resumes,
    /// A mover was stopped where it stands.
    Stopped,
    /// It does not happen, or there is nobody left to do it.
    ActionLost,
}

/// W-DECL.
pub(super) async fn declared(t: &Table) -> After {
    play(t, ReactionWindow::Declared, None).await
}

/// W-DECL and W-TARGET in one, for an Action without movement.
pub(super) async fn declared_target(t: &Table) -> After {
    play(t, ReactionWindow::DeclaredTarget, t.look(|s| s.current.target)).await
}

/// W-MOVE, for Elements that moved of their own will: one window for all of them.
pub(super) async fn moved(t: &Table, movers: ElementSet) -> After {
    t.emit(Event::Went(movers));
    let one = if movers.len() == 1 { movers.first() } else { None };
    play(t, ReactionWindow::Move, one).await
}

/// W-TARGET.
pub(super) async fn targeted(t: &Table) -> After {
    play(t, ReactionWindow::Target, t.look(|s| s.current.target)).await
}

/// W-WILL, for the forced check at this place of the list.
pub(super) async fn will(t: &Table, at: u8) {
    let checking = t.look(|s| s.pending_checks[usize::from(at)].on);
    match open(t, ReactionWindow::Will, Some(checking)).await {
        Some(ReactionCall { who, reaction: Reaction::Sacrifice, .. }) => {
            t.emit(Event::StandsIn(at, who));
            t.emit(Event::Reacted);
        }
        Some(_) => {
            let champions = t.look(|s| s.current.reactors);
            for champion in champions.iter() {
                rally(t, champion, checking).await;
            }
            reactions::swap_anyway(t);
        }
        None => {}
    }
}

/// W-AFTER, once an event with all its Will checks is through; whether it led to more of them.
pub(super) async fn after(t: &Table) -> bool {
    let quiet = t.look(|s| s.over.is_some() || (s.current.passed.is_empty() && s.current.lost.is_empty()));
    if quiet || t.look(|s| s.current.action.is_none()) {
        return false;
    }
    if let Some(call) = open(t, ReactionWindow::After, None).await {
        match call.reaction {
            Reaction::Defiance => warding::defiance(t, call.who).await,
            _ => warding::vengeance(t, call.who).await,
        }
        reactions::swap_anyway(t);
    }
    t.emit(Event::Settled);
    t.look(|s| !is_quiet(s))
}

async fn play(t: &Table, window: ReactionWindow, about: Option<ElementId>) -> After {
    let used = |s: &State| s.current.slot == ReactionSlot::Used;
    let before = t.look(used);
    let Some(call) = open(t, window, about).await else {
        // Who was stopped for a Reaction that was then denied finishes its move.
        let denied = window == ReactionWindow::Move && !before && t.look(used);
        return if denied { After::Resumes } else { After::GoesOn };
    };
    // What others of a pack have hit rolls its Will when all of them have struck.
    t.emit(Event::Held(true));
    let foe = foe(t, window, call.reaction).await;
    let mut after = After::GoesOn;
    let reactors = t.look(|s| s.current.reactors);
    for who in reactors.iter() {
        let call = ReactionCall { who, ..call };
        after = after.max(reactions::resolve(t, call, window, foe).await);
    }
    reactions::swap_anyway(t);
    settle(t).await;
    t.emit(Event::Held(false));
    // A Hazard can take the last of a side on its way: nothing is left to go on with.
    let gone = t.look(|s| s.over.is_some() || !s.element(foe).in_play());
    if gone { After::ActionLost } else { after }
}

/// Who is reacted to: the mover, or any of a pack that is intimidated, asked for where there are several; else who
/// acts.
async fn foe(t: &Table, window: ReactionWindow, reaction: Reaction) -> ElementId {
    let actor = t.look(|s| s.current.actor).expect("Reactions answer an Action");
    let (several, note) = match (window, reaction) {
        (ReactionWindow::Move, _) => (t.look(|s| s.current.movers), "it moved"),
        (_, Reaction::Intimidate) => (t.look(|s| s.current.pack), "it is intimidated"),
        _ => return actor,
    };
    let reactor = t.look(|s| s.element(actor).seat.foe());
    if several.len() > 1 {
        let which = ask::one_of(t, ("which", reactor), "To whom?", note, (several, None)).await;
        let which = which.unwrap_or(actor);
        if window == ReactionWindow::Move {
            // Whoever was held up is the one that may have to finish its move.
            t.emit(Event::Went(ElementSet::one(which)));
        }
        return which;
    }
    several.first().unwrap_or(actor)
}

/// Takes a Ward off the table as it blows up: before the dice, so that all losses count together.
pub(super) fn burst(t: &Table, ward: ElementId) {
    loss::remove(t, ward, Loss::Burst);
}
