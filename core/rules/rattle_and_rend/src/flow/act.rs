//! One Action from its choice to its end (section 17, F-ACTION).

use super::aim::{target, target_anew};
use super::ask::{self, Grid};
use super::turn::no_target;
use super::will::settle;
use super::window::{self, After};
use super::{arrivals, attack, champion, feint, maneuver, markers, movement, swap, transport};
use crate::book::Action;
use crate::book::house::PackActs;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::pack_hunters;
use crate::foe::Foe;
use crate::state::{ElementId, ElementSet, State, Whereabouts};
use umpire_engine::table::{Off, Offer, Opt, Seat};

static NOT_ITS: Off = Off { short: "cannot", full: "It has no such Action now" };

/// RR-FLOW-ACTION: who, at whom, pay; the windows; the Action; the swap.
pub(super) async fn act(t: &Table, seat: Seat, action: Action) {
    let Some(who) = who(t, seat, action).await else { return };
    if action == Action::SchemingPlot && !champion::may_plot(t, who).await {
        return;
    }
    let Some(target) = target_anew(t, who, action).await else { return };
    arrivals::appear(t, who).await;
    t.emit(Event::Acts(who, action, target));
    pack_hunters::act(t).await;
    arrivals::latecomers(t, seat).await;
    loop {
        take(t).await;
        settle(t).await;
        let reacted = t.look(|s| s.current.reacted && s.over.is_none());
        if reacted && swap::reversal(t, seat).await {
            continue;
        }
        let by = t.look(|s| s.current.reactor.zip(s.current.reaction));
        t.emit(Event::Done);
        if reacted {
            t.emit(Event::Stolen(seat.foe(), by));
        }
        return;
    }
}

/// Who acts; nobody where that makes no sense any more. A Champion's Action that only one has asks nobody.
async fn who(t: &Table, seat: Seat, action: Action) -> Option<ElementId> {
    loop {
        let able = t.look(|s| choice(s, seat, action));
        if action.of().is_some() && able.len() == 1 || able.is_empty() {
            return able.first();
        }
        // Asked anew where the players have put something right.
        if let Some(who) = ask_who(t, seat, action, able).await {
            return Some(who);
        }
    }
}

/// Who can be given this Action: nobody without a Turn or a target for it.
pub(super) fn choice(s: &State, seat: Seat, action: Action) -> ElementSet {
    // A weak spot is shown to somebody: whoever stands alone shows it to nobody.
    let alone = |id| action == Action::SpotWeakness && champion::allies(s, id).is_empty();
    let moot = s.active != Some(seat) || no_target(s, seat, action).is_some();
    able(s, seat, action).iter().filter(|id| !moot && !alone(*id)).collect()
}

/// Everybody of this side who could take this Action now.
pub(super) fn able(s: &State, seat: Seat, action: Action) -> ElementSet {
    let takers = markers::takers(s, seat);
    let suits = |id: ElementId| s.has_action(id, action) && (action != Action::TakeMarker || takers.has(id));
    s.actors(seat).filter(|id| s.may_act(*id) && suits(*id)).collect()
}

#[inline(never)]
fn ask_who(t: &Table, seat: Seat, action: Action, able: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let among = Some((able, &NOT_ITS));
    let grid =
        Grid { of: seat, off: may_act, among, preset: None, none: None, cost: State::action_cost, gist: ask::no_gist };
    ask::element_anew(t, ("who", seat), "Who acts?", action.short(), grid)
}

fn may_act(s: &State, id: ElementId) -> Option<&'static Off> {
    match s.element(id) {
        e if e.place == Whereabouts::Delayed => Some(&ask::RESERVE),
        e if matches!(e.place, Whereabouts::Banished(_) | Whereabouts::Away(_)) => Some(&ask::BANISHED),
        e if !e.in_play() => Some(&ask::LOST),
        e if e.is_ward() => Some(&ask::NO_ACTIONS),
        _ if s.is_blocked(id) => Some(&ask::ACTED_LAST),
        _ if !s.may_act(id) => Some(&ask::TOO_DEAR),
        _ => None,
    }
}

/// The first window, then the Action. Without movement one window serves for both, unless dread stands between
/// (section 18.2).
async fn take(t: &Table) {
    let Some((who, action)) = t.look(|s| s.current.actor.zip(s.current.action)) else { return };
    if let Whereabouts::Aboard(heavy) = t.look(|s| s.element(who).place)
        && !action.moves()
    {
        transport::get_out(t, who, heavy).await;
        // Its target was named with that in mind.
        t.emit(Event::Aimed(t.look(|s| s.current.target)));
    }
    if action == Action::Stand {
        attack::also_aim(t, who).await;
    }
    let merged = action.targets() && !action.moves() && !(action.attacks() && attack::gated(t, who));
    let first = if merged { window::declared_target(t).await } else { window::declared(t).await };
    // Whoever is lost before it moved was given the Action all the same: the earlier block ends (RR-TURN-6).
    if t.look(|s| !s.current.cancelled) {
        t.emit(Event::Acted);
    }
    // Of a pack the others go on, whoever of them was lost.
    let all_gone = |s: &State| s.current.pack.len() == 1 || !s.current.pack.iter().any(|id| s.element(id).in_play());
    if first == After::ActionLost && t.look(|s| s.over.is_some() || s.current.cancelled || all_gone(s)) {
        return;
    }
    perform(t, action).await;
    others(t).await;
}

/// By house rule each of a pack may do something else (HR 23).
async fn others(t: &Table) {
    if !t.look(|s| s.house.is(PackActs::AnyHow) && s.current.pack.len() > 1) {
        return;
    }
    let (mut rest, leader) = t.look(|s| (s.current.pack, s.current.leader));
    if let Some(leader) = leader {
        rest = rest.without(leader);
    }
    for who in rest.iter() {
        if t.look(|s| s.over.is_some() || !s.element(who).on_table()) {
            continue;
        }
        let action = choose_action(t, who, &Action::ALL).await;
        if action == Action::SchemingPlot && !champion::may_plot(t, who).await {
            continue;
        }
        t.emit(Event::NextAction(who, action));
        let target = target(t, who, action).await;
        t.emit(Event::Aimed(target));
        if action == Action::Stand {
            attack::also_aim(t, who).await;
            if !attack::gated(t, who) && window::targeted(t).await == After::ActionLost {
                continue;
            }
        }
        perform(t, action).await;
    }
}

/// Which of these Actions an Element takes.
pub(super) async fn choose_action(t: &Table, who: ElementId, actions: &'static [Action]) -> Action {
    let at = usize::from(ask_action(t, who, actions).await);
    t.look(|s| suiting(s, who, actions).nth(at)).unwrap_or(Action::Sprint)
}

/// Those of these Actions that this Element has.
fn suiting(s: &State, who: ElementId, actions: &'static [Action]) -> impl Iterator<Item = Action> {
    actions.iter().copied().filter(move |action| s.has_action(who, *action))
}

#[inline(never)]
fn ask_action(t: &Table, who: ElementId, actions: &'static [Action]) -> impl Future<Output = u8> {
    let seat = t.look(|s| s.element(who).seat);
    let head = ask::head(("action", seat), "Action?", who);
    t.look(|s| {
        let row = |action: Action| {
            let off = no_target(s, seat, action);
            Opt::new(action.id(), action.name()).icon(action.icon()).off(off)
        };
        t.offer(head, Offer::ROWS, &mut suiting(s, who, actions).map(row))
    })
}

async fn perform(t: &Table, action: Action) {
    match action {
        Action::Charge => attack::charge(t).await,
        Action::Stand | Action::DistantDoom => attack::stand(t).await,
        Action::Feint => feint::feint(t).await,
        Action::Maneuver => maneuver::maneuver(t).await,
        Action::Sprint => movement::sprint(t).await,
        Action::TakeMarker => {
            let mut at = 0;
            while let Some(who) = movement::member(t, &mut at) {
                markers::carry(t, who);
            }
        }
        Action::BanishFoe
        | Action::BattleSummons
        | Action::CrashingWave
        | Action::PushToTheBrink
        | Action::SchemingPlot
        | Action::SpotWeakness => champion::act(t, action).await,
    }
}
