//! Who could react, and how: (window, type or trait, payable) decides (RR-ARCH-4).

use heapless::Vec;

use crate::book::{Action, Band, Reaction, ReactionWindow};
use crate::foe::Foe;
use crate::state::{Element, ElementId, ElementSet, State, Whereabouts};
use umpire_engine::table::{ExpectRoom, Seat};

/// Ways to react that there are at once at the most.
const MAX_OFFERS: usize = 18;

/// One way to react: who, or which Ward, and how.
pub(crate) type ReactionOffer = (ElementId, Reaction);

/// Who may react now, if there is anything to react with that was not offered before in this Action.
pub(crate) fn usable(s: &State, window: ReactionWindow, about: Option<ElementId>) -> Option<Seat> {
    let reactor = reactor(s, window)?;
    let free = s.slot_is_free() || window == ReactionWindow::Swap;
    (free && open(s, window, about).any(|offer| !was_offered(s, window, offer))).then_some(reactor)
}

/// Whether nothing is new about a Reaction: Shooters that let somebody pass do not open a window once more when it
/// strikes from where it went. To strike back at one who comes is something else than at one who has come, and so
/// is a Ward's Blink from one who comes near and from one who aims at it.
fn was_offered(s: &State, window: ReactionWindow, (_, reaction): ReactionOffer) -> bool {
    let watched = s.current.actor.is_some_and(|actor| s.current.watched.has(actor));
    reaction == Reaction::Suppress && window == ReactionWindow::Target && watched
}

/// Whose window it is: the Reactive Player's, but for the player about to lose the Turn.
fn reactor(s: &State, window: ReactionWindow) -> Option<Seat> {
    let active = s.active?;
    Some(if window == ReactionWindow::Swap { active } else { active.foe() })
}

/// Every way to react in this window, in the order of the Reactions.
pub(crate) fn offers(s: &State, window: ReactionWindow, about: Option<ElementId>) -> Vec<ReactionOffer, MAX_OFFERS> {
    let mut offers: Vec<ReactionOffer, MAX_OFFERS> = Vec::new();
    for offer in open(s, window, about) {
        let at = offers.iter().position(|other| other.1 as u8 > offer.1 as u8).unwrap_or(offers.len());
        offers.insert(at, offer).expect_room("eight Elements have fewer Reactions than there are rows");
    }
    offers
}

/// The same, Element by Element.
fn open(s: &State, window: ReactionWindow, about: Option<ElementId>) -> impl Iterator<Item = ReactionOffer> {
    let live = reactor(s, window).into_iter().flat_map(|reactor| s.live(reactor));
    let all = live.flat_map(|(id, element)| element.reactions().map(move |reaction| (id, reaction)));
    all.filter(move |offer| is_open(s, *offer, window, about))
}

/// What a way to react costs at the least.
pub(crate) fn cost(s: &State, offer: ReactionOffer, window: ReactionWindow, about: Option<ElementId>) -> u8 {
    let of = |id: ElementId| s.reaction_cost(id);
    if offer.1.is_warding() {
        return candidates(s, offer, window, about).iter().map(of).min().unwrap_or(1);
    }
    of(offer.0)
}

fn is_open(s: &State, offer: ReactionOffer, window: ReactionWindow, about: Option<ElementId>) -> bool {
    let (id, reaction) = offer;
    let element = s.element(id);
    if reaction.is_warding() {
        return element.on_table() && !candidates(s, offer, window, about).is_empty();
    }
    let payable = s.reaction_cost(id) <= s.side(element.seat).now;
    payable && is_here(element, reaction) && fits(s, window, about, offer)
}

/// On the table, or in Ambush where it could appear close enough (RR-TAC-AMBUSHERS).
fn is_here(element: &Element, reaction: Reaction) -> bool {
    match (element.place, reaction) {
        (Whereabouts::Table, _) => true,
        (Whereabouts::Ambush, Reaction::Retaliate) => false,
        (Whereabouts::Ambush, Reaction::Intimidate | Reaction::Suppress) => element.alert(element.reach()) > Band::S,
        (Whereabouts::Ambush, Reaction::Evade) => element.mov().is_some_and(|mov| element.alert(mov) > Band::S),
        (Whereabouts::Ambush, _) => true,
        _ => false,
    }
}

/// Whether this window is one for this Reaction of this Element.
pub(crate) fn fits(s: &State, window: ReactionWindow, about: Option<ElementId>, (id, reaction): ReactionOffer) -> bool {
    let attack = s.current.is_attack();
    let aimed = s.current.aims_at(id);
    match reaction {
        Reaction::Intimidate => window.declares(),
        // The declared target before the attacker moves, the confirmed one after (GAP 44).
        Reaction::Retaliate => {
            let comes = window.declares() && s.current.action.is_some_and(Action::moves);
            attack && (comes || window.targets()) && aimed
        }
        Reaction::Suppress => window == ReactionWindow::Move || (window.targets() && attack),
        Reaction::Evade => window == ReactionWindow::Move,
        Reaction::Fodder => window.targets() && !fodder_for(s, id).is_empty(),
        Reaction::Blink => {
            let friend = s.standing(s.element(id).seat).any(|(other, _)| other != id);
            friend && (window == ReactionWindow::Move || (window.targets() && attack && aimed))
        }
        // A lone Champion does not Rally for itself; an attached one does for its host (GAP 48).
        Reaction::Rally => {
            let own = about == Some(id);
            window == ReactionWindow::Will && (!own || s.element(id).entry.champion.is_some())
        }
        _ => false,
    }
}

/// For whom Dregs could stand in: not for a Ward, which nothing but Blink moves (RR-EL-5), nor for themselves.
pub(super) fn fodder_for(s: &State, dregs: ElementId) -> ElementSet {
    let own = |id: &ElementId| {
        let target = s.element(*id);
        target.seat == s.element(dregs).seat && !target.is_ward() && *id != dregs
    };
    s.current.targets().iter().filter(own).collect()
}

/// To whom a Ward could lend its Reaction now: own Elements on the table, no Wards, that can pay (RR-WARD-0).
pub(super) fn candidates(
    s: &State,
    (ward, reaction): ReactionOffer,
    window: ReactionWindow,
    about: Option<ElementId>,
) -> ElementSet {
    let seat = s.element(ward).seat;
    let pays = |id: &ElementId| s.reaction_cost(*id) <= s.side(seat).now;
    if reaction == Reaction::Detonate {
        // A side of Wards alone has nobody to lend it to (RR-VIC-5).
        let friend = s.standing(seat).any(|(_, e)| !e.is_ward());
        let enemies_act = window.declares() && pays(&ward) && friend;
        return if enemies_act { ElementSet::one(ward) } else { ElementSet::EMPTY };
    }
    let around = s.standing(seat).filter(|(_, e)| !e.is_ward()).map(|(id, _)| id).filter(pays);
    let foes = s.standing(seat.foe()).count();
    let enemy_forced = about.is_some_and(|on| s.pending_checks.iter().any(|test| test.on == on && test.answerable));
    let fits = |id: &ElementId| match (reaction, window) {
        (Reaction::Defiance, ReactionWindow::After) => s.current.passed.has(*id) && foes > 0,
        (Reaction::Vengeance, ReactionWindow::After) => s.current.lost.iter().any(|lost| s.element(lost).seat == seat),
        (Reaction::Reversal, ReactionWindow::Swap) => true,
        // Another Element of the attacker's side must be there to be hit instead.
        (Reaction::Confusion, window) if window.targets() => {
            s.current.is_attack() && s.current.aims_at(*id) && foes > 1
        }
        // Whoever has failed a check of this event makes no more of them.
        (Reaction::Sacrifice, ReactionWindow::Will) => enemy_forced && about != Some(*id) && !s.has_failed(*id),
        (Reaction::Pursuit, ReactionWindow::Move) => true,
        _ => false,
    };
    around.filter(fits).collect()
}
