//! The list of Reactions a window offers: no reaction, then a row for each with the trigger it needs.

use core::iter::once;

use super::available::{ReactionOffer, cost, offers};
use super::{ask, deed, warding};
use crate::book::{Band, Reaction, ReactionWindow};
use crate::flow::Table;
use crate::state::{ElementId, Pause, State};
use umpire_engine::table::{Layout, Offer, Opt, Other, Preset, Seat, Words, rows};

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
    let title = if window == ReactionWindow::Swap { "Turn lost!" } else { "Reaction?" };
    let mut head = ask::head(("react", reactor), title, "").renewed();
    head.deed = t.look(|s| deed::window(s, window, about));
    let answer = t.look(|s| {
        let offers = offers(s, window, about);
        // Nothing is left to skip once the Turn is lost.
        let skip = (window != ReactionWindow::Swap).then_some(ReactionWish::NoMore);
        let other = if skip.is_some() { Other::Last } else { Other::Nothing };
        let offer = Offer { layout: Layout::TwoLines, preset: Preset::At(0), other };
        let all = once(ReactionWish::No).chain(offers.iter().map(|&offer| ReactionWish::React(offer))).chain(skip);
        let row = |wish| match wish {
            ReactionWish::No => Opt::new("none", Words::with("{}: no reaction", reactor)),
            ReactionWish::React(offer) => row(s, offer, window, about).cost(cost(s, offer, window, about)),
            ReactionWish::NoMore => Opt::new("none-more", "Skip all"),
        };
        t.offer_anew(head, offer, &mut rows(all, row))
    });
    ask::paused(t, Pause::Window, answer)
}

/// A Reaction as a row. Whoever picks it says that its trigger is there (RR-REACT-11).
fn row(s: &State, (id, reaction): ReactionOffer, window: ReactionWindow, about: Option<ElementId>) -> Opt {
    let element = s.element(id);
    let trigger = match reaction {
        Reaction::Detonate => blast(warding::blast(s, id)),
        // A Champion sees its own host (RR-LOS-2).
        Reaction::Rally if about == Some(id) => "for itself",
        _ => element.trigger(reaction, window, s.current.aims_at(id)),
    };
    Opt::new((reaction.id(), id), reaction.name()).icon(element.kind().line().icon).gist(trigger)
}

/// Who acts must be so near to a Ward that blows up, and a friend within its L (RR-WARD-0, P-07).
const fn blast(reach: Band) -> &'static str {
    match reach {
        Band::B2B | Band::S => "it in 80, friend in 240",
        Band::M => "it in 160, friend in 240",
        Band::L => "if it, friend in 240 mm",
    }
}
