//! Actions, Reactions and Will checks (sections 3, 17 and 18).

use super::momentum::spend;
use crate::book::house::PackActs;
use crate::book::{Action, Reaction};
use crate::grade::Grade;
use crate::state::{
    Cause, Credit, CreditAge, CurrentAction, ElementId, ElementSet, Marker, Mode, ReactionSlot, State, Whereabouts,
};
use umpire_engine::table::{Happening, Seat, Show, Words};

/// RR-FLOW-ACTION, steps 1 and 2.
pub(super) fn declare(s: &mut State, who: ElementId, action: Action, target: Option<ElementId>) -> Happening {
    let cost = s.action_cost(who);
    let seat = s.element(who).seat;
    let side = &mut s.sides[seat.index()];
    spend(side, cost);
    // Each credit speaks of the next Action: used together, or lost together (RR-CRED-1, RR-CRED-3).
    side.credits.retain(|credit| matches!(credit, Credit::Of(holder, _) if *holder != who));
    side.round.acted[0] = true;
    s.passes = 0;
    s.current = CurrentAction {
        leader: Some(who),
        actor: Some(who),
        action: Some(action),
        target,
        pack: ElementSet::one(who),
        acting: ElementSet::one(who),
        ..CurrentAction::default()
    };
    let words = Words::with2("{}: {}", who, action.short());
    Happening { change: -(cost as i8), ..Happening::line("acts", Some(seat), Some(who), words) }
}

/// Pack-Hunters act together; once a Round.
pub(super) fn join(s: &mut State, pack: ElementSet) -> Option<Happening> {
    let seat = s.element(s.current.actor?).seat;
    s.current.pack = pack;
    if !s.house.is(PackActs::AnyHow) {
        s.current.acting = pack;
    }
    s.sides[seat.index()].round.pack = true;
    Some(Happening::line("pack", Some(seat), None, Words::with("{} hunt together", pack.len() as u8)))
}

/// RR-REACT-REVERSAL: a free Action nobody reacts to.
pub(super) fn grant(s: &mut State, who: ElementId, action: Action, on: Option<ElementId>, bonus: bool) -> Happening {
    let seat = s.element(who).seat;
    // It is the next own Action: whom a Maneuver called is given that one, or none (RR-CRED-1).
    s.sides[seat.index()].credits.retain(|credit| !matches!(credit, Credit::ActionOf(_)));
    s.current = CurrentAction {
        leader: Some(who),
        actor: Some(who),
        action: Some(action),
        target: on,
        pack: ElementSet::one(who),
        acting: ElementSet::one(who),
        slot: ReactionSlot::Used,
        granted: true,
        inspired: bonus,
        ..CurrentAction::default()
    };
    Happening::line("acts", Some(seat), Some(who), Words::with2("{}: {}", who, action.short()))
}

/// RR-TURN-6.
pub(super) fn acted(s: &mut State) {
    let Some(leader) = s.current.leader else { return };
    let seat = s.element(leader).seat;
    s.sides[seat.index()].last_acted = s.current.pack;
}

/// RR-ACT-REINFORCE: Momentum went to others, so nobody is blocked. No Element is given it: what is due to one Element
/// stays due (P-12).
pub(super) fn reinforce(s: &mut State, seat: Seat) -> Happening {
    let cost = s.reinforce_cost(seat);
    let side = &mut s.sides[seat.index()];
    spend(side, cost);
    side.credits.retain(|credit| matches!(credit, Credit::Of(..) | Credit::ActionOf(_)));
    side.round.acted[0] = true;
    side.last_acted = ElementSet::EMPTY;
    s.passes = 0;
    let words = Words::of("Reinforcements");
    Happening { change: -(cost as i8), ..Happening::line("reinforced", Some(seat), None, words) }
}

pub(super) fn cancel(s: &mut State) -> Option<Happening> {
    s.current.cancelled = true;
    let actor = s.current.actor?;
    let seat = s.element(actor).seat;
    // Momentum went to another Element, so the earlier block ends too (RR-TURN-6).
    s.sides[seat.index()].last_acted = ElementSet::EMPTY;
    Some(Happening::line("cancelled", Some(seat), Some(actor), Words::of("The Action is lost")))
}

/// The Action is over: Counter-Punchers' credits grow older, and the Compelled have acted.
pub(super) fn done(s: &mut State) {
    for who in s.current.pack.iter() {
        s.elements[usize::from(who.0)].compelled &= s.current.cancelled;
    }
    for side in &mut s.sides {
        side.credits.retain(|credit| !matches!(credit, Credit::Of(_, CreditAge::Waits)));
        for credit in &mut side.credits {
            if let Credit::Of(_, age) = credit {
                *age = CreditAge::Waits;
            }
        }
    }
    s.current = CurrentAction::default();
    s.again = true;
}

/// The aim goes from one to another; whoever swapped places stands where the first stood.
pub(super) fn turn(s: &mut State, from: ElementId, to: ElementId, hampered: bool) {
    s.current.seen = None;
    if s.current.target == Some(from) || s.current.target.is_none() {
        s.current.target = Some(to);
        s.current.more = s.current.more.without(to);
    } else if s.current.more.has(from) {
        s.current.more = s.current.more.without(from).and(to);
    }
    let own_side = s.current.actor.is_some_and(|actor| s.element(actor).seat == s.element(to).seat);
    s.current.redirected |= own_side;
    s.current.hampered |= hampered;
    if !own_side {
        s.current.moved = false;
    }
}

/// Pack-Hunters react together; once a Round.
pub(super) fn react_together(s: &mut State, pack: ElementSet) -> Option<Happening> {
    let seat = s.element(s.current.reactor?).seat;
    s.current.reactors = pack;
    let side = &mut s.sides[seat.index()];
    side.round.pack = true;
    // As for one that reacts alone (RR-TURN-6).
    if pack.iter().any(|who| !side.last_acted.has(who)) {
        side.last_acted = ElementSet::EMPTY;
    }
    Some(Happening::line("pack", Some(seat), None, Words::with("{} hunt together", pack.len() as u8)))
}

/// RR-REACT-2.
pub(super) fn react(s: &mut State, who: ElementId, reaction: Reaction) -> Happening {
    let cost = s.reaction_cost(who);
    let seat = s.element(who).seat;
    let side = &mut s.sides[seat.index()];
    spend(side, cost);
    side.credits.retain(|credit| match credit {
        Credit::Next => false,
        Credit::Of(holder, _) => *holder != who,
        Credit::ActionOf(_) | Credit::NextAction => true,
    });
    side.round.acted[1] = true;
    // A Reaction of another Element ends the block as an Action would (RR-TURN-6).
    if !side.last_acted.has(who) {
        side.last_acted = ElementSet::EMPTY;
    }
    s.current.slot = ReactionSlot::Used;
    (s.current.reactor, s.current.reaction) = (Some(who), Some(reaction));
    s.current.reactors = ElementSet::one(who);
    let words = Words::with2("{}: {}", who, reaction.name());
    Happening { change: -(cost as i8), ..Happening::line("reacts", Some(seat), Some(who), words) }
}

/// RR-TAC-TACTICIANS.
pub(super) fn mode(s: &mut State, seat: Seat, mode: Mode) -> Happening {
    spend(&mut s.sides[seat.index()], 1);
    for element in &mut s.elements {
        if element.seat == seat && element.follows_plan() {
            element.mode = mode;
        }
    }
    let words = match mode {
        Mode::None => "No plan",
        Mode::Fury => "Plan: Fury",
        Mode::Guile => "Plan: Guile",
        Mode::Mov => "Plan: farther moves",
        Mode::Rng => "Plan: farther reach",
    };
    Happening { change: -1, ..Happening::line("plan", Some(seat), None, Words::of(words)) }
}

/// A Will check was made: who passed one against an attack may defy it.
pub(super) fn tested(s: &mut State, at: usize, grade: Grade) {
    let test = &mut s.pending_checks[at];
    test.grade = Some(grade);
    // Attacks of Avengers, and of a swarm alone, cannot be answered (RR-REACT-1).
    if test.answerable && matches!(test.cause, Cause::Attack(_)) && grade != Grade::Failure {
        s.current.passed = s.current.passed.and(test.on);
    }
}

/// RR-FLOW-REMOVE, step 1.
pub(super) fn remove(s: &mut State, who: ElementId) -> Happening {
    s.elements[usize::from(who.0)].place = Whereabouts::Out;
    s.current.lost = s.current.lost.and(who);
    s.current.seen = None;
    s.current.passed = s.current.passed.without(who);
    for side in &mut s.sides {
        // A credit for one that is gone lapses (GAP 147).
        side.credits.retain(|credit| !matches!(credit, Credit::ActionOf(lost) | Credit::Of(lost, _) if *lost == who));
    }
    let seat = s.element(who).seat;
    let lost = &mut s.sides[seat.index()].round.lost;
    *lost = lost.saturating_add(1);
    let worst = s.side(seat).worst.map_or(0, |(lost, _)| s.element(lost).points());
    if s.element(who).points() > worst {
        s.sides[seat.index()].worst = Some((who, s.round));
    }
    let words = Words::with("{} removed", who);
    // Whose dice said so needs no second page.
    let show = if s.told.has(who) { Show::Line } else { Show::Removed };
    s.told = s.told.without(who);
    Happening { show, ..Happening::line("removed", Some(seat), Some(who), words) }
}

/// RR-FLAG-1 to RR-FLAG-4.
pub(super) fn marker(s: &mut State, at: u8, marker: Marker) -> Option<Happening> {
    let before = core::mem::replace(&mut s.markers[usize::from(at)], marker);
    let (who, words) = match (before, marker) {
        (_, Marker::Carried(who, _)) => (Some(who), Words::with("{} takes a marker", who)),
        (Marker::Carried(who, _), Marker::Free) => (Some(who), Words::with("{} drops its marker", who)),
        (Marker::Carried(who, _), Marker::Off(_)) => (Some(who), Words::with("{} sends it off", who)),
        _ => return None,
    };
    let seat = who.map(|who| s.element(who).seat);
    Some(Happening::line("marker", seat, who, words))
}
