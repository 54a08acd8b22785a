//! Steps 3 to 5: who puts how much on the table, and when (RR-SET-8 to RR-SET-11).

use super::{Points, board, reserves, rolls, which, zones};
use crate::book::{Deployment, Reputation, Scenario};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::choose;
use crate::foe::Foe;
use crate::state::{ElementSet, State};
use umpire_engine::table::{
    Asked, Heading, Instruction, MAX_STEPS, Opt, PlacedShare, Placement, PlacementStep, Seat, Words,
};

/// Player A about half, Player B everybody, Player A the rest; a Wary warband keeps more back. One page tells all of
/// it, or two where a Compelled Player B is asked something in between. With the zones, where these are still open.
pub(super) async fn deploy(t: &Table, (face, open): (Option<u8>, bool)) {
    let (a, b) = t.look(|s| (s.first, s.first.foe()));
    let when = || if open { PlacedWhen::WithZones(face) } else { PlacedWhen::InOrder };
    let a_ahead = goes_ahead(t, a).await;
    let mut b_ahead = false;
    if t.look(|s| may_go_ahead(s, b)) {
        place(t, |step| step == 0, when()).await;
        b_ahead = goes_ahead(t, b).await;
        place(t, |step| step > 0, PlacedWhen::InOrder).await;
    } else {
        place(t, |_| true, when()).await;
    }
    for (seat, ahead) in [(a, a_ahead), (b, b_ahead)] {
        if ahead {
            compelled(t, seat).await;
        }
    }
}

/// Where the Elements only are played: everybody within S of opposite edges (RR-DEP-SIDE), told on one page.
pub(in crate::flow) async fn deploy_at_edges(t: &Table) {
    t.emit(Event::Deployed(Deployment::Side));
    let all = |s: &State, seat| some(s, seat, (points(s, seat), points(s, seat)));
    let steps = t.look(|s| [all(s, s.first), all(s, s.first.foe()), None, None]);
    tell_place(t, steps, PlacedWhen::AnyOrder).await;
}

/// When somebody is placed.
enum PlacedWhen {
    /// In zones that are told on the same page, with the face that was rolled for them.
    WithZones(Option<u8>),
    /// One after the other.
    InOrder,
    /// Nobody waits for anybody.
    AnyOrder,
}

/// The steps of a deployment: Player A's half, Player B's answer, and what each has left.
fn steps(s: &State) -> [Option<PlacementStep>; MAX_STEPS] {
    let (a, b) = (s.first, s.first.foe());
    let (opening, answer) = (opening(s, a), answer(s, b));
    [some(s, a, opening), some(s, b, answer), rest(s, a, opening), rest(s, b, answer)]
}

/// So many points of a side, where there are any.
fn some(s: &State, seat: Seat, bounds: (u8, u8)) -> Option<PlacementStep> {
    let share = if bounds.0 >= points(s, seat) { PlacedShare::All } else { PlacedShare::Part };
    (bounds.1 > 0).then_some(PlacementStep { seat, bounds, share })
}

/// Whoever is left then, where somebody is.
fn rest(s: &State, seat: Seat, (least, most): (u8, u8)) -> Option<PlacementStep> {
    let all = points(s, seat);
    let bounds = (all - most.min(all), all.saturating_sub(least));
    (least < all).then_some(PlacementStep { seat, bounds, share: PlacedShare::Rest })
}

/// What starts on the table of a side.
fn points(s: &State, seat: Seat) -> u8 {
    Points::of(s, here(s, seat)).all()
}

/// What Player A places first: about half of the game's size, or half of what starts on the table where that is less; a
/// Wary one 3 or 4 (GAP 139).
fn opening(s: &State, seat: Seat) -> (u8, u8) {
    let points = Points::of(s, here(s, seat));
    if is(s, seat, Reputation::Wary) {
        return points.between((3, 4));
    }
    let size = s.size_for(seat);
    if points.all() == size {
        return points.between(reserves::half(size));
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

/// Tells these of the steps, where there are any.
async fn place(t: &Table, of: fn(usize) -> bool, when: PlacedWhen) {
    let steps = t.look(|s| {
        let mut at = 0;
        steps(s).map(|step| {
            at += 1;
            step.filter(|_| of(at - 1))
        })
    });
    let told = steps.iter().flatten().next().is_some();
    if told {
        tell_place(t, steps, when).await;
    }
}

/// Whoever comes first is told how much; where several come, all of them. RR-SET-11: bases stand apart.
#[inline(never)]
fn tell_place(t: &Table, steps: [Option<PlacementStep>; MAX_STEPS], when: PlacedWhen) -> impl Future<Output = ()> {
    let a = t.look(|s| s.first);
    let deployment = t.look(zones::deployment);
    let ordered = !matches!(when, PlacedWhen::AnyOrder);
    let (title, note, text) = match when {
        PlacedWhen::WithZones(face) => {
            (Words::of(zones::name(deployment)), rolls::rolled(face), Words::with(deployment.takes_first(), a))
        }
        // One alone has no order.
        PlacedWhen::InOrder if steps.iter().flatten().count() < 2 => {
            (Words::of("Deploy"), Words::NONE, t.look(placed_where))
        }
        PlacedWhen::InOrder => (Words::of("Deploy"), Words::of("in this order"), t.look(placed_where)),
        PlacedWhen::AnyOrder => (Words::of("Deploy"), Words::of("in any order"), t.look(placed_where)),
    };
    let rule = t.look(kept_off);
    let placement = Placement { steps, unit: "points", rule, ordered };
    let mut seats = placement.iter().map(|step| step.seat);
    let first = seats.next().filter(|first| seats.all(|seat| seat == *first));
    let head = Heading::new("deploy", first.map_or(Asked::Anyone, Asked::Seat), title, note);
    let picture = t.look(board::zones);
    let placement = Some(placement);
    t.instruct(head, Instruction { text, piece: None, by: None, reach: None, picture, placement })
}

/// Where to (RR-DEP-CORNER to RR-DEP-SURROUNDED).
fn placed_where(s: &State) -> Words {
    match zones::deployment(s) {
        Deployment::Corner => "in 160 mm of your corner".into(),
        Deployment::Side | Deployment::Delayed => "in 80 mm of your edge".into(),
        Deployment::Close => "your half of the circle".into(),
        Deployment::Surrounded => Words::with("half in each, {} one by one", s.first),
    }
}

/// What holds for everybody: bases apart, and S from enemies and what is fought for, where both start close.
fn kept_off(s: &State) -> &'static str {
    match (zones::deployment(s), s.scenario) {
        (Deployment::Corner | Deployment::Side | Deployment::Delayed, _) => "bases apart",
        (_, Scenario::CaptureTheFlags) => "80 mm off foes and flags",
        (_, Scenario::KingOfTheHill) => "80 mm off foes and hill",
        _ => "80 mm off any foe",
    }
}

/// Points a Compelled warband may put ahead.
const AHEAD: (u8, u8) = (3, 4);

/// Whether a side has that choice.
fn may_go_ahead(s: &State, seat: Seat) -> bool {
    is(s, seat, Reputation::Compelled) && (AHEAD.0..=AHEAD.1).contains(&Points::of(s, here(s, seat)).from(AHEAD.0))
}

/// RR-REP-COMPELLED: whether 3 or 4 points leave their zone; asked before anybody is placed.
async fn goes_ahead(t: &Table, seat: Seat) -> bool {
    if !t.look(|s| may_go_ahead(s, seat)) {
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
