//! Pack-Hunters: once a Round several act or react as one (RR-TAC-PACK-HUNTERS).

use super::TacticHooks;
use crate::book::house::PackActs;
use crate::book::{Action, ModifierSource, Reaction, ReactionWindow, Tactic};
use crate::event::Event;
use crate::flow::available::fits;
use crate::flow::check::{Check, Means, Purpose};
use crate::flow::{Table, ask};
use crate::state::{Element, ElementId, ElementSet, State};

/// Several act as one each Round.
pub(crate) struct PackHunters;

impl TacticHooks for PackHunters {
    /// Exactly two of them have a Bonus on their check (GAP 79).
    fn own_check(s: &State, check: &mut Check) {
        let reacts = matches!(check.purpose, Purpose::Reaction | Purpose::Nerve)
            || matches!(check.purpose, Purpose::Attack(_, Means::Suppress | Means::Retaliate));
        let pack = if reacts { s.current.reactors } else { s.current.pack };
        let pair = pack.len() == 2 && pack.has(check.who) && (reacts || check.is_of_action(s));
        check.known = check.known.and_if(pair, ModifierSource::Tactic(Tactic::PackHunters));
    }
}

/// Who joins an Action that was just declared: they all do the same, for the one price.
pub(crate) async fn act(t: &Table) {
    let Some((leader, action)) = t.look(|s| s.current.leader.zip(s.current.action)) else { return };
    let able = t.look(|s| partners(s, leader, action));
    if able.is_empty() {
        return;
    }
    let seat = t.look(|s| s.element(leader).seat);
    let joining = ask::several(t, ("join", seat), "Who joins?", "160 mm, seen", able, None).await;
    if !joining.is_empty() {
        t.emit(Event::Joined(joining.and(leader)));
    }
}

/// Whether this Element's side can still hunt together this Round.
fn hunts(s: &State, leader: ElementId) -> bool {
    let element = s.element(leader);
    element.tactics.has(Tactic::PackHunters) && !s.side(element.seat).round.pack
}

/// Every one must be a legal choice itself (RR-TURN-8); by house rule each may do something else (HR 23).
fn partners(s: &State, leader: ElementId, action: Action) -> ElementSet {
    let any = s.house.is(PackActs::AnyHow);
    let legal = |(id, e): &(ElementId, &Element)| {
        *id != leader
            && !e.is_ward()
            && e.tactics.has(Tactic::PackHunters)
            && !s.is_blocked(*id)
            && (any || s.has_action(*id, action))
    };
    s.standing(s.element(leader).seat).filter(|_| hunts(s, leader)).filter(legal).map(|(id, _)| id).collect()
}

/// Who joins a Reaction that was just declared: the same type, the same Reaction.
pub(crate) async fn react(
    t: &Table,
    (who, reaction): (ElementId, Reaction),
    window: ReactionWindow,
    about: Option<ElementId>,
) {
    let able = t.look(|s| fellows(s, who, reaction, window, about));
    if able.is_empty() {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    let joining = ask::several(t, ("join", seat), "Who joins?", "160 mm, seen", able, None).await;
    if !joining.is_empty() {
        t.emit(Event::ReactTogether(joining.and(who)));
    }
}

fn fellows(
    s: &State,
    who: ElementId,
    reaction: Reaction,
    window: ReactionWindow,
    about: Option<ElementId>,
) -> ElementSet {
    if reaction.is_warding() || !hunts(s, who) {
        return ElementSet::EMPTY;
    }
    let kind = s.element(who).kind();
    let joins = |id: &ElementId| {
        let element = s.element(*id);
        *id != who && element.kind() == kind && element.on_table() && element.tactics.has(Tactic::PackHunters)
    };
    // The slot and the price are the declaration's: what could be declared beside it joins.
    let able = |id: &ElementId| joins(id) && fits(s, window, about, (*id, reaction));
    s.standing(s.element(who).seat).map(|(id, _)| id).filter(able).collect()
}
