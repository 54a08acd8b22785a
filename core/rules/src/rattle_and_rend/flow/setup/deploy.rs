//! Steps 3 to 5: who puts how much on the table, and when (RR-SET-8 to RR-SET-11).

use super::{Points, instruct, reserves, which, zones};
use crate::rattle_and_rend::book::{Deployment, Reputation, Scenario};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::flow::ask::choose;
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::state::{ElementSet, State};
use crate::table::{Opt, Seat, Words};

/// Player A about half, Player B everybody, Player A the rest; a Wary warband keeps more back.
pub(super) async fn deploy(t: &Table) {
    let a = t.look(|s| s.first);
    let b = a.foe();
    let a_ahead = goes_ahead(t, a).await;
    place(t, a, t.look(|s| opening(s, a))).await;
    let b_ahead = goes_ahead(t, b).await;
    place(t, b, t.look(|s| answer(s, b))).await;
    rest(t, a, t.look(|s| opening(s, a))).await;
    rest(t, b, t.look(|s| answer(s, b))).await;
    for (seat, ahead) in [(a, a_ahead), (b, b_ahead)] {
        if ahead {
            compelled(t, seat).await;
        }
    }
}

/// What Player A places first: 5 to 7 of 12, or half of what starts on the table where that is less; a Wary
/// one 3 or 4 (GAP 139).
fn opening(s: &State, seat: Seat) -> (u8, u8) {
    let points = Points::of(s, here(s, seat));
    let whole = s.starting_points(seat, None);
    if is(s, seat, Reputation::Wary) {
        return points.between((3, 4));
    }
    if points.all() == whole {
        return points.between(reserves::half(whole));
    }
    let half = points.from(points.all().div_ceil(2));
    (half, half)
}

/// What Player B answers with: everybody, or 8 to 9 points of a Wary warband.
fn answer(s: &State, seat: Seat) -> (u8, u8) {
    let points = Points::of(s, here(s, seat));
    if is(s, seat, Reputation::Wary) { points.between((8, 9)) } else { (points.all(), points.all()) }
}

/// Who starts on the table.
fn here(s: &State, seat: Seat) -> ElementSet {
    s.standing(seat).map(|(id, _)| id).collect()
}

fn is(s: &State, seat: Seat, reputation: Reputation) -> bool {
    s.side(seat).reputation == Some(reputation)
}

/// Puts so many points on the table, where there are any.
async fn place(t: &Table, seat: Seat, points: (u8, u8)) {
    if points.1 > 0 {
        ask_place(t, seat, points).await;
    }
}

#[inline(never)]
fn ask_place(t: &Table, seat: Seat, (least, most): (u8, u8)) -> impl Future<Output = ()> {
    let all = t.look(|s| Points::of(s, here(s, seat))).all();
    let strips = t.look(|s| zones::deployment(s) == Deployment::Surrounded);
    let text = match (strips, least == most) {
        (true, _) if least >= all => "About half in each strip".into(),
        (false, _) if least >= all => "Everybody".into(),
        (true, true) => Words::with("{} points, one strip", least),
        (false, true) => Words::with("{} points", least),
        (true, false) => Words::with2("{} to {}, one strip", least, most),
        (false, false) => Words::with2("{} to {} points", least, most),
    };
    tell_place(t, seat, text)
}

/// Puts whoever is left on the table, where somebody is.
async fn rest(t: &Table, seat: Seat, placed: (u8, u8)) {
    if placed.0 < t.look(|s| Points::of(s, here(s, seat))).all() {
        tell_place(t, seat, "The rest".into()).await;
    }
}

#[inline(never)]
fn tell_place(t: &Table, seat: Seat, text: Words) -> impl Future<Output = ()> {
    let (reach, note) = t.look(|s| (zones::deployment(s).reach(), keep_off(s)));
    instruct(t, ("deploy", seat), "Deploy", note, text, reach)
}

/// What to keep off: S from enemies and what is fought for, where both start close; else only each other's
/// bases (RR-SET-11, RR-DEP-CLOSE, RR-DEP-SURROUNDED).
fn keep_off(s: &State) -> &'static str {
    match (zones::deployment(s), s.scenario) {
        (Deployment::Close | Deployment::Surrounded, Scenario::CaptureTheFlags) => "S off foe, flags",
        (Deployment::Close | Deployment::Surrounded, Scenario::KingOfTheHill) => "S off foe, hill",
        (Deployment::Close | Deployment::Surrounded, _) => "S off enemies",
        _ => "no base contact",
    }
}

/// Points a Compelled warband may put ahead.
const AHEAD: (u8, u8) = (3, 4);

/// RR-REP-COMPELLED: whether 3 or 4 points leave their zone; asked before anybody is placed.
async fn goes_ahead(t: &Table, seat: Seat) -> bool {
    let can = |s: &State| {
        is(s, seat, Reputation::Compelled) && (AHEAD.0..=AHEAD.1).contains(&Points::of(s, here(s, seat)).from(AHEAD.0))
    };
    if !t.look(can) {
        return false;
    }
    let rows = [Opt::new("ahead", "3 or 4 points ahead"), Opt::new("zone", "All in the zone")];
    choose(t, ("compelled", seat), "Compelled", "S off foes", rows).await == 0
}

/// Who they are, once they stand there.
async fn compelled(t: &Table, seat: Seat) {
    let of = t.look(|s| here(s, seat));
    let ahead = which(t, ("ahead", seat), "Compelled", "who is ahead?", of, AHEAD).await;
    for id in ahead.iter() {
        t.emit(Event::Compelled(id));
    }
}
