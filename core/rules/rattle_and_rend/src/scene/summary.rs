//! What the game came to, for its last page.

use crate::state::State;
use umpire_engine::table::{Seat, Words};

const SEATS: [Seat; 2] = [Seat::RED, Seat::BLUE];

/// Points lost, Momentum spent, the highest dice of each side; or what it brought them in their campaigns.
pub(super) fn say(s: &State, say: &mut dyn FnMut(&'static str, [Words; 2])) {
    let number = |n: u8| Words::with("{}", n);
    say("Points lost", SEATS.map(|seat| number(s.starting_points(seat, None).saturating_sub(s.live_points(seat)))));
    say("Momentum spent", SEATS.map(|seat| number(s.side(seat).spent)));
    if s.is_campaign() {
        let brought =
            |seat: Seat| s.results[seat.index()].map_or(Words::NONE, |result| Words::of(signed(result.change)));
        return say("Campaign", SEATS.map(brought));
    }
    let best = SEATS.map(|seat| match s.side(seat).best {
        [0, 0] => Words::NONE,
        [high, 0] => number(high),
        [high, low] => Words::with2("{} {}", high, low),
    });
    say("Top dice", best);
}

const fn signed(change: i8) -> &'static str {
    match change {
        2.. => "+2",
        1 => "+1",
        0 => "0",
        _ => "-1",
    }
}

/// The costliest loss of all.
pub(super) fn turning_point(s: &State) -> Option<(Seat, u8, Words)> {
    let worst = |seat: &Seat| s.side(*seat).worst.map(|(who, _)| s.element(who).points());
    let seat = SEATS.into_iter().max_by_key(worst)?;
    s.side(seat).worst.map(|(who, round)| (seat, round, Words::with("{} fell", who)))
}
