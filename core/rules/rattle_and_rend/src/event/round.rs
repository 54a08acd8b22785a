//! Rounds, bids, Turns, Morale (sections 13 to 15).

use core::cmp::Ordering;

use super::momentum::spend;
use crate::book::{Reaction, Tactic};
use crate::state::{ElementId, ElementSet, RoundNotes, State};
use umpire_engine::table::{Beat, Happening, Revealed, Seat, Show, Words};

/// RR-ROUND-1, step 1.
pub(super) fn begin(s: &mut State) -> Happening {
    // Two cowards could pass for longer than a byte counts.
    s.round = s.round.saturating_add(1);
    s.active = None;
    s.passes = 0;
    s.wards_only = [Seat::RED, Seat::BLUE].into_iter().all(|seat| s.only_wards(seat));
    for side in &mut s.sides {
        side.last_acted = ElementSet::EMPTY;
        side.credits.clear();
        side.lost_before = side.round.lost;
        side.round = RoundNotes::default();
    }
    let show = Show::Round(s.round);
    Happening { show, ..Happening::line("round", None, None, Words::with("Round {}", s.round)) }
}

/// RR-ROUND-1, step 4.
pub(super) fn refill(s: &mut State) {
    for seat in [Seat::RED, Seat::BLUE] {
        let total = s.points_in_play(seat);
        let side = &mut s.sides[seat.index()];
        (side.total, side.now) = (total, total);
    }
}

pub(super) fn bids(s: &mut State, bids: [u8; 2], costs: [u8; 2], again: bool) -> Happening {
    for (side, cost) in s.sides.iter_mut().zip(costs) {
        spend(side, cost);
    }
    let [red, blue] = [0, 1].map(|at: usize| s.sides[at].now);
    let again = again && bids[0] == bids[1] && red > 0 && blue > 0;
    // A tie that leaves one player with nothing is lost by them (RR-BID-8).
    let words = match (bids[0].cmp(&bids[1]), red, blue) {
        (Ordering::Less, ..) => "Bids {} to {}: Blue wins",
        (Ordering::Greater, ..) => "Bids {} to {}: Red wins",
        (_, 0, 1..) => "{} to {}: Red has none left",
        (_, 1.., 0) => "{} to {}: Blue has none left",
        _ if again => "Bids {} to {}: bid again",
        _ => "Bids {} to {}: a tie",
    };
    let then = if again { "Bid again" } else { "" };
    let words = Words::with2(words, bids[0], bids[1]);
    let show = Show::Revealed(Revealed { then, ..Revealed::numbers(bids.map(i16::from)).paying(costs) });
    Happening { show, ..Happening::line("bids", None, None, words) }
}

pub(crate) fn turn(s: &mut State, seat: Seat) -> Happening {
    (s.active, s.again) = (Some(seat), false);
    s.turn += 1;
    let round = &mut s.sides[seat.index()].round;
    (round.first_turn, round.had_turn) = (!round.had_turn, true);
    for element in &mut s.elements {
        element.rode = false;
    }
    let words = Words::with("{} has the Turn", seat);
    Happening { show: Show::Turn(seat), ..Happening::line("turn", Some(seat), None, words) }
}

/// A Reaction succeeded, and all else of the Action is done (RR-TURN-3).
pub(super) fn stolen(s: &mut State, seat: Seat, by: Option<(ElementId, Reaction)>) -> Happening {
    let reason = by.map_or(Words::NONE, |(who, reaction)| Words::with2("{}: {}", who, reaction.name()));
    let show = Show::Beat(Beat { big: Words::of("Turn stolen!"), reason, next: Some(seat) });
    Happening { show, ..turn(s, seat) }
}

/// RR-TURN-2: with no choice left, a pass goes by itself.
pub(super) fn cannot_act(s: &mut State, seat: Seat) -> Happening {
    s.passes += 1;
    let words = Words::of("Cannot act: passed");
    let reason = Words::with("Nobody of {} can act", seat);
    let next = [Seat::RED, Seat::BLUE].into_iter().find(|other| *other != seat && s.passes < 2);
    let show = Show::Beat(Beat { big: Words::of("Turn passes"), reason, next });
    Happening { show, ..Happening::line("passed", Some(seat), None, words) }
}

pub(super) fn spent(s: &State) -> Happening {
    let (big, reason) = (Words::of("Spent"), Words::of("Nobody can act any more"));
    let show = Show::Beat(Beat { big, reason, next: None });
    Happening { show, ..Happening::line("spent", None, None, Words::with("Round {} ends", s.round)) }
}

/// A first-turn effect is over, or all of them.
pub(super) fn first_turn(s: &mut State, seat: Seat, done: Option<Tactic>) {
    let round = &mut s.sides[seat.index()].round;
    if let Some(tactic) = done {
        round.done = round.done.and(tactic);
    }
}

pub(super) fn morale(s: &mut State, seat: Seat, last: bool) -> Happening {
    let done = &mut s.sides[seat.index()].morale;
    *done = [true, done[1] || last];
    let words = if last { "Morale, with a Penalty" } else { "Morale" };
    Happening::line("morale", Some(seat), None, Words::of(words))
}

/// RR-SCN-CONQUEST: how many strips each side held when they were compared.
pub(super) fn strips(s: &mut State, held: [u8; 2]) -> Happening {
    s.sides.iter_mut().zip(held).for_each(|(side, held)| side.strips = Some(held));
    Happening::line("strips", None, None, Words::with2("Strips held: {} to {}", held[0], held[1]))
}
