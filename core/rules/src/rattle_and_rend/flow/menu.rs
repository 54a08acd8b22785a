//! The list of Reactions a window offers.

use super::super::book::Window;
use super::super::{ElementId, Frame, Rend, State};
use super::ask;
use super::ways::{Way, cost, ways};
use crate::table::{Choose, Ladder, Layout, Opt, Rung, Seat, Words};

/// What the player wants.
pub(in super::super) enum Wish {
    /// To react so.
    React(Way),
    /// Not now.
    No,
    /// Not in this Action.
    NoMore,
}

pub(in super::super) async fn ask_way(t: &Rend, reactor: Seat, window: Window, about: Option<ElementId>) -> Wish {
    let at = usize::from(ask_menu(t, reactor, window, about).await);
    let ways = t.look(|s| ways(s, window, about));
    match at.checked_sub(1) {
        None => Wish::No,
        Some(at) => ways.get(at).map_or(Wish::NoMore, |&way| Wish::React(way)),
    }
}

#[inline(never)]
fn ask_menu(t: &Rend, reactor: Seat, window: Window, about: Option<ElementId>) -> impl Future<Output = u8> {
    let choose = t.look(|s| menu(s, reactor, window, about));
    // What is reacted to: the Action and its target, or who does it.
    let Frame { actor, action, target, .. } = t.look(|s| s.frame);
    let title = match window {
        Window::Swap => Words::of("Turn lost!"),
        _ => Words::with("{}!", action.map_or("", |action| action.short())),
    };
    let note = target.map(|target| Words::with("at {}", target)).or(actor.map(Words::from));
    ask::ask(t, "react", reactor, title, note.unwrap_or(Words::NONE), choose)
}

fn menu(s: &State, reactor: Seat, window: Window, about: Option<ElementId>) -> Choose {
    let ways = ways(s, window, about);
    let none = [Opt::new("none", "No reaction")];
    let rows = ways.iter().map(|&way| {
        let (id, reaction) = way;
        let alone = ways.iter().filter(|other| other.1 == reaction).count() == 1;
        let element = s.element(id);
        let label = match (alone, element.roman()) {
            (true, _) => Words::of(reaction.name()),
            (false, "") => Words::with2("{} {}", reaction.name(), element.kind().line().name),
            (false, roman) => Words::with2("{} {}", reaction.name(), roman),
        };
        let icon = element.kind().line().icon;
        Opt::new((reaction.id(), id), label).icon(icon).cost(cost(s, way, window, about))
    });
    let more = [Opt::new("none-more", "None this Action")];
    let options = none.into_iter().chain(rows).chain(more).collect();
    let rung = |seat, label| Rung { seat, label: Words::of(label) };
    let rungs = [rung(reactor, ""), rung(reactor.foe(), "Accept or deny"), rung(reactor, "Final word")];
    Choose { options, preset: 0, layout: Layout::Ladder(Ladder { rungs, open: 0 }), other: None }
}
