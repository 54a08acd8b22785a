//! Turns: act, act again, pass, until both have passed (section 14).

use super::super::book::{Action, Type};
use super::super::{ElementId, Event, Rend, State};
use super::ask::{self, Grid, choose, element};
use super::{attack, feint, maneuver, movement, window};
use crate::table::{Choose, Icon, Layout, Off, Opt, Seat, Words};

static NO_TARGET: Off = Off { short: "no target", full: "No enemy it could be done to" };

/// Turns until the Round or the game is over.
pub(super) async fn turns(t: &Rend) {
    while let Some(seat) = t.look(|s| s.active) {
        // First-turn effects belong here (RR-FIRST-1).
        if t.look(|s| s.passes == 2 || !s.can_act(Seat::RED) && !s.can_act(Seat::BLUE)) {
            return;
        }
        if !t.look(|s| s.can_act(seat)) {
            hand_over(t, seat, Event::Passed(seat, false));
            continue;
        }
        match act(t, seat).await {
            Menu::Act(action) => turn_to(t, seat, action).await,
            Menu::Pass => pass(t, seat).await,
            Menu::Concede => concede(t, seat).await,
        }
    }
}

/// What the turn menu offers.
enum Menu {
    Act(Action),
    Pass,
    Concede,
}

async fn act(t: &Rend, seat: Seat) -> Menu {
    match usize::from(ask_act(t, seat).await) {
        5 => Menu::Concede,
        6 => Menu::Pass,
        at => Menu::Act(Action::STANDARD[at]),
    }
}

#[inline(never)]
fn ask_act(t: &Rend, seat: Seat) -> impl Future<Output = u8> {
    let choose = t.look(|s| {
        let cost = s.actors(seat).filter(|id| s.may_act(*id)).map(|id| s.action_cost(id)).min().unwrap_or(1);
        let row = |action: Action| {
            Opt::new(action.id(), action.name()).icon(action.icon()).cost(cost).off(no_target(s, seat, action))
        };
        let last = [Opt::new("concede", "Concede").icon(Icon::Skull), Opt::new("pass", "Pass").icon(Icon::Pass)];
        let options = Action::STANDARD.into_iter().map(row).chain(last).collect();
        Choose { options, preset: 0, layout: Layout::Rows, other: Some(6) }
    });
    ask::ask(t, "act", seat, Words::with("{} acts", seat), Words::NONE, choose)
}

fn no_target(s: &State, seat: Seat, action: Action) -> Option<&'static Off> {
    let only_wards = s.live(seat.foe()).all(|(_, e)| e.kind() == Type::Ward);
    (action == Action::Feint && only_wards).then_some(&NO_TARGET)
}

/// RR-FLOW-ACTION: who, at whom, pay; the windows; the Action; the swap.
async fn turn_to(t: &Rend, seat: Seat, action: Action) {
    let grid = Grid { of: seat, off: may_act, preset: None, none: None, cost: State::action_cost };
    let who = element(t, ("who", seat), "Who acts?", action.short(), grid).await;
    let who = who.expect("without a label for it nobody picks none");
    let target = if action.targets() { target(t, seat, who, action).await } else { None };
    t.tell(Event::Acts(who, action, target));
    take(t, who, action).await;
    let (reacted, over) = t.look(|s| (s.frame.reacted, s.over.is_some()));
    t.tell(Event::Done);
    // W-SWAP (Reversal) belongs here (RR-FLOW-ACTION, step 8).
    if reacted && !over {
        t.tell(Event::Turn(seat.foe()));
    }
}

fn may_act(s: &State, id: ElementId) -> Option<&'static Off> {
    match s.element(id) {
        e if !e.in_play() => Some(&ask::LOST),
        e if e.kind() == Type::Ward => Some(&ask::NO_ACTIONS),
        _ if s.is_blocked(id) => Some(&ask::ACTED_LAST),
        _ if !s.may_act(id) => Some(&ask::TOO_DEAR),
        _ => None,
    }
}

#[inline(never)]
fn target(t: &Rend, seat: Seat, who: ElementId, action: Action) -> impl Future<Output = Option<ElementId>> {
    let off = if action == Action::Feint { ask::only_movable } else { ask::only_live };
    let reach = t.look(|s| s.element(who).rng()).expect("Wards take no Actions");
    let note = if action.moves() { "after its move" } else { reach.within() };
    let grid = Grid { of: seat.foe(), off, preset: None, none: None, cost: ask::free };
    element(t, ("target", seat), "At whom?", note, grid)
}

async fn take(t: &Rend, who: ElementId, action: Action) {
    let first = if action.moves() { window::declared(t).await } else { window::declared_target(t).await };
    if first == window::After::ActionLost {
        return;
    }
    t.tell(Event::Acted);
    match action {
        Action::Charge => attack::charge(t, who).await,
        Action::Stand => attack::stand(t, who).await,
        Action::Feint => feint::feint(t, who).await,
        Action::Maneuver => maneuver::maneuver(t, who).await,
        Action::Sprint => movement::sprint(t, who).await,
        _ => {}
    }
}

/// RR-TURN-4; a pass that ends the Round says so first (RR-TURN-5).
async fn pass(t: &Rend, seat: Seat) {
    if t.look(|s| s.passes == 1 || !s.can_act(seat.foe())) {
        let rows = [Opt::new("pass", "Pass, end it"), Opt::new("stay", "Go on acting")];
        if choose(t, ("end-round", seat), "Round ends", "", rows).await == 1 {
            return;
        }
    }
    hand_over(t, seat, Event::Passed(seat, true));
}

/// The other player's Turn, unless both have passed now.
fn hand_over(t: &Rend, seat: Seat, passed: Event) {
    t.tell(passed);
    if t.look(|s| s.passes < 2) {
        t.tell(Event::Turn(seat.foe()));
    }
}

/// RR-VIC-3.
async fn concede(t: &Rend, seat: Seat) {
    let rows = [Opt::new("stay", "Fight on"), Opt::new("concede", "Concede")];
    if choose(t, ("concede", seat), Words::with("{} gives up?", seat), "", rows).await == 1 {
        t.tell(Event::Over(Some(seat.foe()), "The other side conceded"));
    }
}
