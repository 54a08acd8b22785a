//! Asking for a Reaction: who declares it, with what, and whether its trigger is there (RR-REACT-10).

use super::available::{ReactionOffer, candidates, usable};
use super::menu::{ReactionWish, ask_reaction};
use super::reaction::declare;
use super::{arrivals, ask, warding};
use crate::rattle_and_rend::book::{Reaction, ReactionWindow};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::flow::tactics::pack_hunters;
use crate::rattle_and_rend::help;
use crate::rattle_and_rend::state::ElementId;
use crate::table::{Opt, Words};

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
        if !triggered(t, ReactionCall { who, by, reaction }, window, about).await {
            continue;
        }
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

/// The trigger is one question to the table, before anything is spent (RR-REACT-11).
async fn triggered(t: &Table, call: ReactionCall, window: ReactionWindow, about: Option<ElementId>) -> bool {
    // A Champion sees its own host (RR-LOS-2).
    if call.reaction == Reaction::Rally && about == Some(call.who) {
        return true;
    }
    match ask_trigger(t, call, window, about) {
        Some(so) => so.await == 0,
        None => true,
    }
}

#[inline(never)]
fn ask_trigger(
    t: &Table,
    ReactionCall { who, reaction, .. }: ReactionCall,
    window: ReactionWindow,
    about: Option<ElementId>,
) -> Option<impl Future<Output = u8>> {
    let seat = t.look(|s| s.element(who).seat);
    let so = t.look(|s| match reaction {
        Reaction::Detonate => Some(warding::blast_trigger(s, who)),
        _ => s.element(who).trigger(reaction, window, s.current.aims_at(who)),
    })?;
    let actor = t.look(|s| s.current.actor);
    let about = match reaction {
        // What is asked is asked of the reacting Element.
        _ if reaction.is_warding() && reaction != Reaction::Detonate => Some(who),
        Reaction::Fodder => about.or(actor),
        _ if window.targets() => actor,
        _ => about.or(actor),
    };
    let gist = if reaction == Reaction::Detonate { "The friend must be no Ward" } else { "" };
    let rows = [Opt::new("yes", so).gist(gist).help(help::reaction(reaction)), Opt::new("no", "No")];
    let note = about.map_or(Words::NONE, Words::from);
    Some(ask::choose(t, ("trigger", seat), reaction.name(), note, rows))
}
