//! Asking for a Reaction: who declares it, and with what (RR-REACT-10).

use super::available::{ReactionOffer, candidates, usable};
use super::menu::{ReactionWish, ask_reaction};
use super::reaction::declare;
use super::{arrivals, ask};
use crate::book::{Reaction, ReactionWindow};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::pack_hunters;
use crate::state::ElementId;

/// A Reaction that goes ahead.
#[derive(Clone, Copy)]
pub(super) struct ReactionCall {
    /// Who reacts.
    pub(super) who: ElementId,
    /// The Ward that lends it, or the same again.
    pub(super) by: ElementId,
    /// What it does.
    pub(super) reaction: Reaction,
}

/// Opens a window, if anybody could use it (RR-REACT-10). `about` is who moves, is aimed at, or checks.
/// Resolves to the Reaction that goes ahead.
pub(super) async fn open(t: &Table, window: ReactionWindow, about: Option<ElementId>) -> Option<ReactionCall> {
    loop {
        let reactor = t.look(|s| usable(s, window, about))?;
        let Some(wish) = ask_reaction(t, reactor, window, about).await else { continue };
        let (by, reaction) = match wish {
            ReactionWish::React(offer) => offer,
            ReactionWish::No => return None,
            ReactionWish::NoMore => {
                t.emit(Event::Waived);
                return None;
            }
        };
        let Some(who) = who(t, (by, reaction), window, about).await else { continue };
        arrivals::appear(t, who).await;
        t.emit(Event::Reacts(who, reaction));
        pack_hunters::react(t, (who, reaction), window, about).await;
        let goes_ahead = declare(t, who, reaction).await;
        return goes_ahead.then_some(ReactionCall { who, by, reaction });
    }
}

/// Who reacts: the Element itself, or one of those its Ward lends the Reaction to.
async fn who(
    t: &Table,
    (by, reaction): ReactionOffer,
    window: ReactionWindow,
    about: Option<ElementId>,
) -> Option<ElementId> {
    if !reaction.is_warding() {
        return Some(by);
    }
    let able = t.look(|s| candidates(s, (by, reaction), window, about));
    if able.len() == 1 {
        return able.first();
    }
    let seat = t.look(|s| s.element(by).seat);
    ask::one_of(t, ("reactor", seat), "Who reacts?", reaction.name(), (able, Some("Nobody"))).await
}
