//! The list of Reactions a window offers.

use core::iter::once;

use super::ask;
use super::available::{ReactionOffer, cost, offers};
use crate::rattle_and_rend::book::ReactionWindow;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::state::{CurrentAction, ElementId, Pause, State};
use crate::table::{Ladder, Layout, Offer, Opt, Rung, Seat, Words, rows};

/// What the player wants.
pub(super) enum ReactionWish {
    /// To react so.
    React(ReactionOffer),
    /// Not now.
    No,
    /// Not in this Action.
    NoMore,
}

/// Nothing where the players have put something right.
pub(super) async fn ask_reaction(
    t: &Table,
    reactor: Seat,
    window: ReactionWindow,
    about: Option<ElementId>,
) -> Option<ReactionWish> {
    let at = usize::from(ask_menu(t, reactor, window, about).await?);
    let offers = t.look(|s| offers(s, window, about));
    Some(match at.checked_sub(1) {
        None => ReactionWish::No,
        Some(at) => offers.get(at).map_or(ReactionWish::NoMore, |&offer| ReactionWish::React(offer)),
    })
}

#[inline(never)]
fn ask_menu(
    t: &Table,
    reactor: Seat,
    window: ReactionWindow,
    about: Option<ElementId>,
) -> impl Future<Output = Option<u8>> {
    // What is reacted to: the Action and its target, or who does it.
    let CurrentAction { actor, action, target, .. } = t.look(|s| s.current);
    let title = match window {
        ReactionWindow::Swap => Words::of("Turn lost!"),
        _ => actor.map_or(Words::NONE, Words::from),
    };
    let short = action.map_or("", |action| action.short());
    let note = target.map_or(Words::of(short), |target| Words::with2("{} {}", short, target));
    let rung = |seat, label| Rung { seat, label: Words::of(label) };
    let rungs = [rung(reactor, ""), rung(reactor.foe(), "Accept or deny"), rung(reactor, "Final word")];
    let offer = Offer { layout: Layout::Ladder(Ladder { rungs, open: 0 }), ..Offer::ROWS };
    let head = ask::head(("react", reactor), title, note).renewed();
    let answer = t.look(|s| {
        let offers = offers(s, window, about);
        let all = once(ReactionWish::No)
            .chain(offers.iter().map(|&offer| ReactionWish::React(offer)))
            .chain(once(ReactionWish::NoMore));
        let row = |wish| match wish {
            ReactionWish::No => Opt::new("none", "No reaction"),
            ReactionWish::React(offer) => row(s, offer, &offers).cost(cost(s, offer, window, about)),
            ReactionWish::NoMore => Opt::new("none-more", "None this Action"),
        };
        t.offer_anew(head, offer, &mut rows(all, row))
    });
    ask::paused(t, Pause::Window, answer)
}

/// A Reaction as a row; which Element's it is, where others could do the same.
fn row(s: &State, (id, reaction): ReactionOffer, offers: &[ReactionOffer]) -> Opt {
    let alone = offers.iter().filter(|other| other.1 == reaction).count() == 1;
    let element = s.element(id);
    let label = match (alone, element.roman()) {
        (true, _) => Words::of(reaction.name()),
        // Whose it is, and not to whom it is done: a led Element rallies itself.
        (false, "") => Words::with2("{}: {}", reaction.name(), id),
        (false, roman) => Words::with2("{} {}", reaction.name(), roman),
    };
    Opt::new((reaction.id(), id), label).icon(element.kind().line().icon)
}
