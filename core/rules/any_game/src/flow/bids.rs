//! Bids and picks that nobody sees before all have given theirs.

use umpire_engine::table::{
    Asked, Fact, Heading, Limit, Number, Offer, Opt, Preset, Reveal, Seat, SeatSet, Words, rows,
};

use crate::flow::{head, numbered};
use crate::{BidKind, BidSpec, Event, Table};

static KINDS: [(&str, &str); 3] = [("number", "A number"), ("throw", "Rock, paper, scissors"), ("card", "A card")];

/// What is bid and by whom; then everybody gives theirs, and all of it is shown.
pub(crate) async fn bid(t: &Table) {
    let last = t.look(|s| s.bid);
    let kind = kind(t, last).await;
    let bid = match kind {
        BidKind::Number => BidSpec { kind, most: most(t, ("most", "Up to?"), (1, 100), last.most).await, ..last },
        BidKind::Throw => BidSpec { kind, ..last },
        BidKind::Card => {
            BidSpec { kind, cards: most(t, ("cards", "How many cards?"), (2, 6), last.cards).await, ..last }
        }
    };
    t.emit(Event::Bid(bid));
    let all = t.look(|s| s.all());
    let seats = if all.len() > 2 { bidders(t, all).await } else { all };
    let given = ask_bids(t, seats, bid).await;
    t.emit(Event::Bids(seats, given));
}

async fn kind(t: &Table, last: BidSpec) -> BidKind {
    let offer = Offer { preset: Preset::At(last.kind as u8), ..Offer::ROWS };
    let row = |(id, label): &(&'static str, &'static str)| Opt::new(*id, *label);
    let picked = t.offer(head(t, "bid-kind", "Bid what?", ""), offer, &mut rows(KINDS.iter(), row)).await;
    BidKind::ALL[usize::from(picked)]
}

async fn most(t: &Table, (id, title): (&'static str, &'static str), (min, max): (i16, i16), preset: u8) -> u8 {
    let number = Number { min, max, step: 1, preset: preset.into(), unit: "", least: "" };
    t.number(head(t, id, title, ""), number).await as u8
}

/// All of them, or some.
async fn bidders(t: &Table, all: SeatSet) -> SeatSet {
    let heading = head(t, "bidders", "Who bids?", "");
    let ticked = t.list(heading, &mut |tick| {
        let fact = |seat: Seat| Fact { preset: true, ..Fact::new(seat.id(), Words::with("{}", seat)) };
        tick.facts.extend(all.iter().map(fact));
        tick.limit = Some(Limit { min: 1, max: all.len(), unit: "sides" });
    });
    let ticked = ticked.await;
    all.iter().filter(|seat| ticked >> seat.0 & 1 == 1).collect()
}

#[inline(never)]
fn ask_bids(
    t: &Table,
    seats: SeatSet,
    bid: BidSpec,
) -> impl Future<Output = umpire_engine::heapless::Vec<i64, { umpire_engine::table::MAX_SEATS }>> + use<'_> {
    let heading = Heading::new("bid", Asked::Seats(seats), "Your bid", "");
    t.secret(heading, Reveal::Together, &mut |secret| match bid.kind {
        BidKind::Number => {
            let number = Number { min: 0, max: bid.most.into(), step: 1, preset: 0, unit: "", least: "" };
            secret.ask_numbers(seats.iter().map(|seat| (seat, number)));
        }
        kind => {
            let count = if kind == BidKind::Card { bid.cards } else { 3 };
            let names = (0..count).zip(kind.names());
            secret.ask_option(seats.iter(), names.map(|(at, name)| Opt::new(numbered("card", at), *name)));
        }
    })
}
