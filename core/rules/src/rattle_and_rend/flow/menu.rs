//! The list of Reactions a window offers.

use crate::rattle_and_rend::Foe;
use core::iter::once;

use super::ask;
use super::ways::{Way, cost, ways};
use crate::rattle_and_rend::book::Window;
use crate::rattle_and_rend::{ElementId, Frame, Pause, Rend, State};
use crate::table::{Ladder, Layout, Offer, Opt, Rung, Seat, Words, rows};

/// What the player wants.
pub(super) enum Wish {
    /// To react so.
    React(Way),
    /// Not now.
    No,
    /// Not in this Action.
    NoMore,
}

/// Nothing where the players have put something right.
pub(super) async fn ask_way(t: &Rend, reactor: Seat, window: Window, about: Option<ElementId>) -> Option<Wish> {
    let at = usize::from(ask_menu(t, reactor, window, about).await?);
    let ways = t.look(|s| ways(s, window, about));
    Some(match at.checked_sub(1) {
        None => Wish::No,
        Some(at) => ways.get(at).map_or(Wish::NoMore, |&way| Wish::React(way)),
    })
}

#[inline(never)]
fn ask_menu(t: &Rend, reactor: Seat, window: Window, about: Option<ElementId>) -> impl Future<Output = Option<u8>> {
    // What is reacted to: the Action and its target, or who does it.
    let Frame { actor, action, target, .. } = t.look(|s| s.frame);
    let title = match window {
        Window::Swap => Words::of("Turn lost!"),
        _ => actor.map_or(Words::NONE, Words::from),
    };
    let short = action.map_or("", |action| action.short());
    let note = target.map_or(Words::of(short), |target| Words::with2("{} {}", short, target));
    let rung = |seat, label| Rung { seat, label: Words::of(label) };
    let rungs = [rung(reactor, ""), rung(reactor.foe(), "Accept or deny"), rung(reactor, "Final word")];
    let offer = Offer { layout: Layout::Ladder(Ladder { rungs, open: 0 }), ..Offer::ROWS };
    let head = ask::head(("react", reactor), title, note).renewed();
    let answer = t.look(|s| {
        let ways = ways(s, window, about);
        let all = once(Wish::No).chain(ways.iter().map(|&way| Wish::React(way))).chain(once(Wish::NoMore));
        let row = |wish| match wish {
            Wish::No => Opt::new("none", "No reaction"),
            Wish::React(way) => row(s, way, &ways).cost(cost(s, way, window, about)),
            Wish::NoMore => Opt::new("none-more", "None this Action"),
        };
        t.offer_anew(head, offer, &mut rows(all, row))
    });
    ask::paused(t, Pause::Window, answer)
}

/// A Reaction as a row; which Element's it is, where others could do the same.
fn row(s: &State, (id, reaction): Way, ways: &[Way]) -> Opt {
    let alone = ways.iter().filter(|other| other.1 == reaction).count() == 1;
    let element = s.element(id);
    let label = match (alone, element.roman()) {
        (true, _) => Words::of(reaction.name()),
        (false, "") => Words::with2("{} {}", reaction.name(), element.kind().line().name),
        (false, roman) => Words::with2("{} {}", reaction.name(), roman),
    };
    Opt::new((reaction.id(), id), label).icon(element.kind().line().icon)
}
