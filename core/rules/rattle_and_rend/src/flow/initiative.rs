//! The Initiative Phase: secret bids for the first Turn (section 13).

use core::cmp::Ordering;

use super::ask::{choose, head};
use super::roll_off::roll_off;
use crate::book::Bond;
use crate::book::house::{BidsPaid, NothingTies, SuperiorityTie};
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::state::State;
use umpire_engine::table::{Asked, Heading, Number, Opt, Reveal, Seat, SeatSet, Words};

/// The most a bid can be (RR-BID-1).
const MOST: u8 = 5;
/// What Superiority bids openly, and what that costs (RR-BOND-SUPERIORITY).
const OPEN: u8 = 3;
const OPEN_COST: u8 = 1;

/// Bids until one is higher; the winner says who begins.
pub(super) async fn initiative(t: &Table) {
    let winner = bid(t).await;
    // With nobody able to act the Round is over before it began (RR-BID-10).
    let Some(winner) = winner.filter(|_| somebody_can_act(t)) else { return };
    let rows = [Opt::new(winner.id(), winner.name()), Opt::new(winner.foe().id(), winner.foe().name())];
    let at = choose(t, ("first", winner), "Who begins?", "bid won", rows).await;
    t.emit(Event::Turn(if at == 0 { winner } else { winner.foe() }));
}

/// RR-BID-1 to RR-BID-9. Superiority is for the first bid only; a tie is bid again like any other (RR-BID-7). Nobody
/// wins where there is nothing left to win.
async fn bid(t: &Table) -> Option<Seat> {
    let mut open = [Seat::RED, Seat::BLUE].map(|seat| t.look(|s| bids_openly(s, seat)));
    let (mut nothings, mut again) = (0, false);
    loop {
        let bids = bids(t, open, again).await;
        nothings = if bids == [0, 0] { nothings + 1 } else { 0 };
        // A second tie of nothing is rolled off, unless the house bids on (HR 02).
        again = nothings < 2 || t.look(|s| s.house.is(NothingTies::BidOn));
        t.emit(Event::Bids(bids, t.look(|s| costs(s, bids, open)), again));
        let left = |seat: Seat| t.look(|s| s.side(seat).now);
        match (bids[0].cmp(&bids[1]), left(Seat::RED), left(Seat::BLUE)) {
            (Ordering::Greater, ..) => return Some(Seat::RED),
            (Ordering::Less, ..) => return Some(Seat::BLUE),
            // A tie that leaves one player with nothing is lost by them (RR-BID-8).
            (_, 1.., 0) => return Some(Seat::RED),
            (_, 0, 1..) => return Some(Seat::BLUE),
            // Dice that decide nothing are not thrown (P-01).
            (_, 0, 0) if !somebody_can_act(t) => return None,
            (_, 0, 0) => return Some(roll_off(t).await),
            _ if !again => return Some(roll_off(t).await),
            _ => {}
        }
        open = [false; 2];
    }
}

fn somebody_can_act(t: &Table) -> bool {
    t.look(|s| s.can_act(Seat::RED) || s.can_act(Seat::BLUE))
}

/// With nothing to its name Superiority bids like anyone else.
fn bids_openly(s: &State, seat: Seat) -> bool {
    s.bound(seat, Bond::Superiority) && s.side(seat).total > 0
}

/// Both pay what they bid, win or lose (RR-BID-3), or the winner only (HR 01); a tie is always paid by both.
/// Superiority pays 1, in a tie 3 or what it has (RR-BID-6, RR-BID-7), or 1 there too (HR 03).
fn costs(s: &State, bids: [u8; 2], open: [bool; 2]) -> [u8; 2] {
    let tie = bids[0] == bids[1];
    let cost = |at: usize| {
        let loses = bids[at] < bids[1 - at];
        let cheap = open[at] && (!tie || s.house.is(SuperiorityTie::CostsOne));
        match (loses && s.house.is(BidsPaid::ByWinner), cheap) {
            (true, _) => 0,
            (false, true) => OPEN_COST,
            (false, false) => bids[at].min(s.sides[at].now),
        }
    };
    [cost(0), cost(1)]
}

/// Both bids: in secret, except where one is known already.
async fn bids(t: &Table, open: [bool; 2], again: bool) -> [u8; 2] {
    match open {
        [false, false] => secret(t, again).await,
        [true, false] => [OPEN, against(t, Seat::BLUE).await],
        [false, true] => [against(t, Seat::RED).await, OPEN],
        [true, true] => [OPEN, OPEN],
    }
}

fn range(t: &Table, seat: Seat) -> Number {
    let max = t.look(|s| s.side(seat).now).min(MOST);
    Number { min: 0, max: i16::from(max), step: 1, preset: 0, unit: "Momentum", least: "" }
}

/// RR-BID-2; the first of a Round says which it is, the next that there was a tie.
#[inline(never)]
fn secret(t: &Table, again: bool) -> impl Future<Output = [u8; 2]> {
    let asked = Asked::Seats(SeatSet::first(2));
    let title =
        if again { "A tie: bid again".into() } else { Words::with("Round {}: bid to go first", t.look(|s| s.round)) };
    let winner = t.look(|s| s.house.is(BidsPaid::ByWinner));
    let note = if winner { "Winner pays; a tie, both" } else { "Both pay, win or lose" };
    let head = Heading::new("bid", asked, title, note).why(if again { Words::NONE } else { t.look(round_before) });
    let both = t.secret(head, Reveal::Together, &mut |secret| {
        secret.ask_numbers([Seat::RED, Seat::BLUE].map(|seat| (seat, range(t, seat))));
    });
    async {
        let given = both.await;
        [given[0] as u8, given[1] as u8]
    }
}

/// What the Round before came to: the first page of the next one says it.
fn round_before(s: &State) -> Words {
    match [0, 1].map(|at: usize| s.sides[at].lost_before) {
        _ if s.round < 2 => Words::NONE,
        [0, 0] => Words::of("Nobody was lost"),
        [red, blue] => Words::with2("Lost: Red {}, Blue {}", red, blue),
    }
}

/// RR-BID-6: the other's bid is known, so this one need not be secret.
#[inline(never)]
fn against(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let note = Words::with2("{} bids {}", seat.foe(), OPEN);
    let answer = t.number(head(("bid", seat), "Your bid", note), range(t, seat));
    async { answer.await as u8 }
}
