//! The skirmish: which rules, Rounds, and how it ends (sections 10, 13 and 15).

use core::pin::pin;

use super::aftermath::aftermath;
use super::ask::{choose_by, tell};
use super::initiative::initiative;
use super::morale::{self, morale};
use super::setup::{ask_kinds, deploy_at_edges, field, setup, ticked};
use super::turn::turns;
use super::{house, scenario};
use crate::book::{Bond, Terrains};
use crate::campaign::{MAX_POINTS, MIN_POINTS};
use crate::event::Event;
use crate::flow::Table;
use crate::state::{State, Whereabouts};
use umpire_engine::table::{Asked, Diagram, Heading, Number, Opt, Seat, Words, bytes};

/// A whole game: its rules, the setup, then Rounds until it is over.
pub(crate) async fn game(t: &Table) {
    t.until(|s| s.over.is_some(), pin!(play(t))).await;
    if t.look(State::is_campaign) {
        aftermath(t).await;
    }
}

async fn play(t: &Table) {
    rules(t).await;
    let campaign = t.look(State::is_campaign);
    if campaign {
        t.emit(Event::Size(ask_size(t).await as u8));
    }
    for seat in [Seat::RED, Seat::BLUE] {
        t.emit(if campaign { Event::Arrived(seat) } else { Event::Mustered(seat) });
    }
    if t.look(|s| s.whole) {
        setup(t).await;
    } else {
        terrain(t).await;
        field(t).await;
        deploy_at_edges(t).await;
    }
    while t.look(|s| s.over.is_none()) {
        round(t).await;
    }
}

/// All the rules, or the Elements only to learn with; and the house rules before either (RR-HR-1).
async fn rules(t: &Table) {
    loop {
        match ask_rules(t).await {
            0 => return t.emit(Event::Rules(true)),
            1 => return t.emit(Event::Rules(false)),
            _ => house::choose_rules(t).await,
        }
    }
}

fn ask_rules(t: &Table) -> impl Future<Output = u8> {
    let own = match t.look(|s| s.house.changed().count()) as u8 {
        0 => "House rules".into(),
        n => Words::with("House rules: {}", n),
    };
    let rows = [Opt::new("whole", "All the rules"), Opt::new("elements", "Elements only"), Opt::new("house", own)];
    choose_by(t, ("rules", Asked::Anyone), "What to play", "", rows, (0, None))
}

/// RR-ESC-2: the points of the game, on which both agree.
#[inline(never)]
fn ask_size(t: &Table) -> impl Future<Output = i16> {
    let head = Heading::new("size", Asked::Anyone, "How large a game?", "");
    let preset = t.look(State::offered_size).into();
    t.number(
        head,
        Number { min: MIN_POINTS.into(), max: MAX_POINTS.into(), step: 1, preset, unit: "points", least: "" },
    )
}

/// RR-Q-12: what does not lie on the table is never asked about.
async fn terrain(t: &Table) {
    let head = Heading::new("terrain", Asked::Anyone, "Terrain", "on the table");
    let kinds = ask_kinds(t, head, Terrains::EMPTY).await;
    t.emit(Event::Terrain(ticked(kinds)));
}

/// RR-ROUND-1 to RR-ROUND-3.
async fn round(t: &Table) {
    t.emit(Event::Round);
    banished_return(t).await;
    if t.look(|s| s.whole) {
        morale(t).await;
    }
    if t.look(|s| s.over.is_some()) {
        return;
    }
    t.emit(Event::Refilled);
    victory(t);
    if t.look(|s| s.over.is_some()) {
        return;
    }
    // Where nobody can act, no bid decides anything (RR-BID-10).
    if t.look(|s| s.can_act(Seat::RED) || s.can_act(Seat::BLUE)) {
        initiative(t).await;
        if t.look(|s| s.active.is_none() && bids_are_forced(s) && is_stuck(s)) {
            return end(t, "Nobody can act any more");
        }
        turns(t).await;
    } else if t.look(is_stuck) {
        end(t, "Nobody can act any more");
    }
    round_over(t).await;
}

/// RR-ROUND-1, step 2: whoever was due in a Turn that never came is back now (GAP 62).
async fn banished_return(t: &Table) {
    let due = |s: &State| {
        let late = |place| matches!(place, Whereabouts::Banished(due) if due < s.round);
        [Seat::RED, Seat::BLUE].into_iter().find_map(|seat| s.of(seat).find(|(_, e)| late(e.place))).map(|(id, _)| id)
    };
    while let Some(id) = t.look(due) {
        t.emit(Event::Put(id, Whereabouts::Table));
        let seat = t.look(|s| s.element(id).seat);
        tell(t, ("return", seat), "Is back", "Put it where it stood", (Diagram::Place, id, None, None)).await;
    }
}

/// RR-ROUND-3: the score after the last Round. Where there is none, a Round with nothing but Wards from start
/// to end is the last (RR-VIC-5).
async fn round_over(t: &Table) {
    if t.look(|s| s.over.is_some()) {
        return;
    }
    scenario::score(t).await;
    if t.look(|s| s.over.is_none() && s.wards_only && only_wards(s) && s.last_round().is_none()) {
        end(t, "Only Wards are left");
    }
}

/// Whether nothing but Wards is left, reserves and banished ones counted too.
fn only_wards(s: &State) -> bool {
    [Seat::RED, Seat::BLUE].into_iter().all(|seat| s.only_wards(seat))
}

/// Whether no Round to come can be otherwise: reserves that bring no Momentum (HR 04), no Morale test to come (P-20),
/// and no last Round.
fn is_stuck(s: &State) -> bool {
    let returns = s.elements.iter().any(|e| matches!(e.place, Whereabouts::Banished(_)));
    s.round > 1 && !returns && !morale::is_due(s) && !only_wards(s) && s.last_round().is_none()
}

/// Whether neither side has a choice in its first bid: two with Superiority tie every Round alike.
fn bids_are_forced(s: &State) -> bool {
    [Seat::RED, Seat::BLUE].into_iter().all(|seat| s.bound(seat, Bond::Superiority))
}

/// Ends the game if somebody has won: tested when an event with all its Will checks is through (RR-VIC-1).
pub(super) fn victory(t: &Table) {
    let verdict = t.look(|s| if s.over.is_none() && s.round > 0 { s.verdict() } else { None });
    if let Some((winner, why)) = verdict {
        t.emit(Event::Over(winner, why));
    }
}

/// More live points win; as many on both sides are a draw (RR-VIC-5).
fn end(t: &Table, why: &'static str) {
    t.emit(Event::Over(t.look(State::ahead), why));
}

const _: () = assert!(bytes(game) <= 192 * size_of::<usize>(), "a suspended game fits into 768 bytes of the Pico");
