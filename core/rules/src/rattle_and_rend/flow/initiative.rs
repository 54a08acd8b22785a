//! The Initiative Phase: secret bids for the first Turn (section 13).

use super::super::{Event, Rend};
use super::ask::choose;
use super::roll_off::roll_off;
use crate::table::{Answer, Asked, Kind, Number, Opt, Question, Seat, Secret, Words};

/// The most a bid can be (RR-BID-1).
const MOST: u8 = 5;

/// Bids until one is higher; the winner says who begins.
pub(super) async fn initiative(t: &Rend) {
    let winner = bid(t).await;
    // With nobody able to act the Round is over before it began (RR-BID-10).
    if t.look(|s| !s.can_act(Seat::RED) && !s.can_act(Seat::BLUE)) {
        return;
    }
    let rows = [Opt::new(winner.id(), winner.name()), Opt::new(winner.foe().id(), winner.foe().name())];
    let at = choose(t, ("first", winner), "Who begins?", "bid won", rows).await;
    t.tell(Event::Turn(if at == 0 { winner } else { winner.foe() }));
}

/// RR-BID-1 to RR-BID-9.
async fn bid(t: &Rend) -> Seat {
    let mut nothings = 0;
    loop {
        let bids = secret(t).await;
        // Both pay what they bid, win or lose (RR-BID-3).
        t.tell(Event::Bids(bids, bids));
        let left = |seat: Seat| t.look(|s| s.side(seat).now);
        nothings = if bids == [0, 0] { nothings + 1 } else { 0 };
        match (bids[0].cmp(&bids[1]), left(Seat::RED), left(Seat::BLUE)) {
            (core::cmp::Ordering::Greater, ..) => return Seat::RED,
            (core::cmp::Ordering::Less, ..) => return Seat::BLUE,
            // A tie that leaves one player with nothing is lost by them (RR-BID-8).
            (_, 1.., 0) => return Seat::RED,
            (_, 0, 1..) => return Seat::BLUE,
            (_, 0, 0) => return roll_off(t).await,
            _ if nothings == 2 => return roll_off(t).await,
            _ => {}
        }
    }
}

#[inline(never)]
fn secret(t: &Rend) -> impl Future<Output = [u8; 2]> {
    let ask = |seat: Seat| {
        let max = t.look(|s| s.side(seat).now).min(MOST);
        (seat, Number { min: 0, max: i16::from(max), step: 1, preset: 0, unit: "Momentum" })
    };
    let kind = Kind::Secret(Secret { asks: [Seat::RED, Seat::BLUE].into_iter().map(ask).collect() });
    let both = t.ask(Question { id: "bid", asked: Asked::Both, title: "Your bid".into(), note: Words::NONE, kind });
    async {
        match both.await {
            Answer::Secrets(given) => [given[0] as u8, given[1] as u8],
            _ => unreachable!("the table hears only answers of the question's kind"),
        }
    }
}
