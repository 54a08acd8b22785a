//! Steps 3 to 5: who puts how much on the table, and when (RR-SET-8 to RR-SET-11).

use super::{Points, board, instruct, reserves, which, zones};
use crate::rattle_and_rend::book::{Deployment, Reputation, Scenario};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::flow::ask::{choose, head};
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::state::{ElementSet, State};
use crate::table::{Opt, Reach, Seat, Words};

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

fn ask_place(t: &Table, seat: Seat, (least, most): (u8, u8)) -> impl Future<Output = ()> {
    let all = t.look(|s| Points::of(s, here(s, seat))).all();
    tell_place(t, seat, (least, most), if least >= all { Share::All } else { Share::Some })
}

/// Puts whoever is left on the table, where somebody is.
async fn rest(t: &Table, seat: Seat, (least, most): (u8, u8)) {
    let all = t.look(|s| Points::of(s, here(s, seat))).all();
    if least < all {
        tell_place(t, seat, (all - most.min(all), all - least), Share::Rest).await;
    }
}

/// How much of a warband is placed.
#[derive(Clone, Copy)]
enum Share {
    Some,
    All,
    Rest,
}

/// RR-SET-11: bases stand apart.
#[inline(never)]
fn tell_place(t: &Table, seat: Seat, points: (u8, u8), share: Share) -> impl Future<Output = ()> {
    let (text, board) = t.look(|s| (placed_where(s, share), board::zones(s)));
    let note = match share {
        Share::Some => "bases apart",
        Share::All => "everybody",
        Share::Rest => "the rest",
    };
    let head = head(("deploy", seat), Words::with("{} places", seat), note);
    instruct(t, head, text, Some(Reach::number(points, "points")), board)
}

/// Where to, and what to keep off: S from enemies and what is fought for, where both start close (RR-DEP-CORNER to
/// RR-DEP-SURROUNDED).
fn placed_where(s: &State, share: Share) -> Words {
    let off = match s.scenario {
        Scenario::CaptureTheFlags => "foes and flags",
        Scenario::KingOfTheHill => "foes and hill",
        _ => "any foe",
    };
    match (zones::deployment(s), share) {
        (Deployment::Corner, _) => "in 160 mm of your corner".into(),
        (Deployment::Side | Deployment::Delayed, _) => "in 80 mm of your edge".into(),
        (Deployment::Close, _) => Words::with("your half, 80 mm off {}", off),
        (Deployment::Surrounded, Share::Some) => Words::with("one strip, 80 mm off {}", off),
        (Deployment::Surrounded, Share::All) => Words::with("half in each strip, 80 mm off {}", off),
        (Deployment::Surrounded, Share::Rest) => Words::with("other strip, 80 mm off {}", off),
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
    let rows = [Opt::new("ahead", "3-4 points ahead"), Opt::new("zone", "All in my zone")];
    choose(t, ("compelled", seat), "Compelled", "80 mm off", rows).await == 0
}

/// Who they are, once they stand there.
async fn compelled(t: &Table, seat: Seat) {
    let of = t.look(|s| here(s, seat));
    let ahead = which(t, ("ahead", seat), "Compelled", "who is ahead?", of, AHEAD).await;
    for id in ahead.iter() {
        t.emit(Event::Compelled(id));
    }
}
