//! Turns: act, act again, pass, until both have passed (section 14).

use super::act::{self, able};
use super::ask::{self, choose};
use super::first_turn::first_turn;
use super::{aim, arrivals, champion, house, markers, roll_off};
use crate::book::Action;
use crate::book::house::TakingFlag;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::tacticians;
use crate::foe::Foe;
use crate::icons;
use crate::state::{Pause, State};
use umpire_engine::table::{Icon, Off, Offer, Opt, Other, Preset, Seat, Words, rows};

static NO_TARGET: Off = Off { short: "no target", full: "No enemy it could be done to" };
static NOBODY: Off = Off { short: "nobody", full: "Nobody can do it now" };
static NO_ALLY: Off = Off { short: "no ally", full: "No ally could attack" };
static NO_LOST: Off = Off { short: "none lost", full: "Nobody small enough is lost" };

/// Turns until the Round or the game is over.
pub(super) async fn turns(t: &Table) {
    while let Some(seat) = t.look(|s| s.active) {
        if t.look(|s| s.passes == 2) {
            return;
        }
        first_turn(t, seat).await;
        if t.look(|s| s.over.is_some()) {
            return;
        }
        if t.look(|s| !s.can_act(Seat::RED) && !s.can_act(Seat::BLUE)) {
            return t.emit(Event::Spent);
        }
        if !t.look(|s| s.can_act(seat)) {
            hand_over(t, seat, Event::Passed(seat, false));
            continue;
        }
        // What the players put right may change the menu, or whose it is.
        let Some(row) = next(t, seat).await else { continue };
        match row {
            Menu::Act(action) => act::act(t, seat, action).await,
            Menu::Reinforce => arrivals::reinforce(t, seat).await,
            Menu::Plan => tacticians::plan(t, seat).await,
            Menu::Marker => markers::take(t, seat).await,
            Menu::Pass => pass(t, seat).await,
            Menu::Talk => talk(t, seat).await,
        }
    }
}

/// What the turn menu offers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Menu {
    Act(Action),
    Reinforce,
    Plan,
    Marker,
    Talk,
    Pass,
}

async fn next(t: &Table, seat: Seat) -> Option<Menu> {
    let at = usize::from(ask_next(t, seat).await?);
    Some(t.look(|s| menu(s, seat).nth(at)).expect("only a row of the menu is picked"))
}

/// The rows of the menu.
fn menu(s: &State, seat: Seat) -> impl Iterator<Item = Menu> {
    const MORE: [Menu; 6] =
        [Menu::Act(Action::TakeMarker), Menu::Reinforce, Menu::Plan, Menu::Marker, Menu::Talk, Menu::Pass];
    Action::ALL.into_iter().map(Menu::Act).chain(MORE).filter(move |row| is_listed(s, seat, *row))
}

/// Whether a row is in the menu: what nobody of this side ever has is not.
fn is_listed(s: &State, seat: Seat, row: Menu) -> bool {
    match row {
        Menu::Act(Action::TakeMarker) => s.house.is(TakingFlag::IsAction) && !markers::takers(s, seat).is_empty(),
        Menu::Act(action) => {
            let own = |id| s.element(id).entry.champion_action() == action.of();
            action.of().is_none() || s.actors(seat).any(own)
        }
        Menu::Reinforce => s.may_reinforce(seat),
        Menu::Plan => tacticians::may_change(s, seat),
        Menu::Marker => markers::may_take(s, seat),
        Menu::Talk | Menu::Pass => true,
    }
}

#[inline(never)]
fn ask_next(t: &Table, seat: Seat) -> impl Future<Output = Option<u8>> {
    let offer = Offer { preset: Preset::Open, other: Other::Last, ..Offer::ROWS };
    let (title, note) = t.look(|s| called(s, seat));
    let head = ask::head(("act", seat), title, note).renewed();
    let answer = t.look(|s| t.offer_anew(head, offer, &mut rows(menu(s, seat), |row| row_of(s, seat, row))));
    ask::paused(t, Pause::Menu, answer)
}

/// Who acts, and why it is them: a Turn lasts until it is passed on or stolen (RR-TURN-3, RR-TURN-4).
fn called(s: &State, seat: Seat) -> (Words, Words) {
    match () {
        () if s.again => (Words::with("{} acts", seat), "Turn kept".into()),
        () if s.passes > 0 => (Words::with("{} acts", seat), "after a pass".into()),
        () => (Words::with("{} acts", seat), Words::NONE),
    }
}

fn row_of(s: &State, seat: Seat, row: Menu) -> Opt {
    match row {
        Menu::Act(action) => {
            let able = able(s, seat, action);
            // Free only where it is free to everybody who could; whose it is alone shows where they are picked.
            let cost = able.iter().map(|id| s.action_cost(id)).max().unwrap_or(1);
            let has = |id: &crate::state::ElementId| s.has_action(*id, action);
            let tired = s.actors(seat).filter(has).any(|id| s.is_blocked(id));
            let nobody = able.is_empty().then_some(if tired { &ask::ACTED_LAST } else { &NOBODY });
            let off = nobody.or_else(|| no_target(s, seat, action));
            Opt::new(action.id(), action.name()).icon(action.icon()).cost(cost).off(off)
        }
        Menu::Reinforce => Opt::new("reinforce", "Reinforce").icon(icons::REINFORCE).cost(s.reinforce_cost(seat)),
        Menu::Plan => Opt::new("plan", "Change the plan").icon(icons::GUILE).cost(1),
        Menu::Marker => Opt::new("marker", "Take a marker").icon(icons::REINFORCE).cost(1),
        Menu::Talk => Opt::new("talk", "Concede, dispute").icon(Icon::SKULL),
        Menu::Pass => Opt::new("pass", "Pass").icon(Icon::PASS).gist(kept(s, seat)),
    }
}

/// What passing means: Momentum stays for a later Turn of the Round, unless the Round ends (RR-TURN-4, RR-TURN-5).
fn kept(s: &State, seat: Seat) -> &'static str {
    match (ends(s, seat), s.side(seat).now) {
        (true, _) => "The Round ends",
        (false, 0) => "They act now",
        (false, _) => "They act; Momentum stays",
    }
}

/// Whether a pass of this side would end the Round.
fn ends(s: &State, seat: Seat) -> bool {
    s.passes == 1 || !s.can_act(seat.foe())
}

/// Why an Action makes no sense now.
pub(super) fn no_target(s: &State, seat: Seat, action: Action) -> Option<&'static Off> {
    let mut foes = s.standing(seat.foe());
    match action {
        Action::Feint | Action::PushToTheBrink => foes.all(|(_, e)| e.is_ward()).then_some(&NO_TARGET),
        action if action.targets() => foes.next().is_none().then_some(&NO_TARGET),
        Action::SpotWeakness => {
            let lonely = able(s, seat, action).iter().all(|who| champion::allies(s, who).is_empty());
            (lonely || foes.next().is_none()).then_some(&NO_ALLY)
        }
        Action::BattleSummons => s.of(seat).all(|(id, _)| aim::summoned(s, id).is_some()).then_some(&NO_LOST),
        _ => None,
    }
}

/// RR-TURN-4; a pass that ends the Round says so first (RR-TURN-5).
async fn pass(t: &Table, seat: Seat) {
    if t.look(|s| ends(s, seat)) {
        let rows = [Opt::new("pass", "Pass, end it"), Opt::new("stay", "Go on acting")];
        if choose(t, ("end-round", seat), "Round ends", "", rows).await == 1 {
            return;
        }
    }
    hand_over(t, seat, Event::Passed(seat, true));
}

/// The other player's Turn, unless both have passed now.
fn hand_over(t: &Table, seat: Seat, passed: Event) {
    t.emit(passed);
    if t.look(|s| s.passes < 2) {
        t.emit(Event::Turn(seat.foe()));
    }
}

/// What is not play: giving up (RR-VIC-3), a dispute (RR-DICE-9), the house rules (RR-HR-1).
async fn talk(t: &Table, seat: Seat) {
    let rows = [
        Opt::new("stay", "Fight on"),
        Opt::new("concede", "Concede"),
        Opt::new("dispute", "Roll off a dispute"),
        Opt::new("house", "House rules"),
    ];
    match choose(t, ("talk", seat), "Between players", "", rows).await {
        1 if gives_up(t, seat).await => {
            let why = if seat == Seat::RED { "Red conceded" } else { "Blue conceded" };
            t.emit(Event::Over(Some(seat.foe()), why));
        }
        2 => {
            let winner = roll_off::roll_off(t).await;
            t.emit(Event::Settlement(winner));
        }
        3 => house::change(t, seat).await,
        _ => {}
    }
}

/// Whether that is meant: nothing is left to play for after it.
async fn gives_up(t: &Table, seat: Seat) -> bool {
    let rows = [Opt::new("stay", "Fight on"), Opt::new("concede", Words::with("{} wins", seat.foe()))];
    choose(t, ("concede", seat), "Concede?", "the game ends", rows).await == 1
}
