//! Initiative: a die a side, Shrewd captains, first or last (section 7, F-INIT).

use super::Table;
use super::ask::{self, choose, d6};
use crate::book::{CaptainTrait, HouseRule};
use crate::event::Event;
use crate::state::Battle;
use umpire_engine::dice::Score;
use umpire_engine::table::{Asked, Heading, Offer, Opt, Preset, Seat, SeatSet, Words};

/// Who acts when.
pub(super) async fn initiative(t: &Table) {
    let seats = t.look(|b| b.alive());
    if seats.len() < 2 {
        return;
    }
    let head = Heading::new("initiative", Asked::Anyone, "Initiative", "a die a side");
    let faces = ask::faces(t.roll(head, d6("Initiative", seats.len(), Score::Read)).await);
    t.emit(Event::Initiative(seats, faces.iter().copied().collect()));
    shrewd(t, seats).await;
    let best = t.look(|b| leaders(b, seats));
    let last = match best.only() {
        Some(seat) => ask_first(t, seat).await == 1,
        // Nobody chooses (WH-INIT-6), unless the house lets all of them (WH-HR-3).
        None => t.look(|b| b.plays(HouseRule::TopTie)) && ask_tied(t, best).await == 1,
    };
    if last {
        t.emit(Event::ChoseLast(best));
    }
    t.emit(Event::Ordered);
}

/// The sides with the highest result.
fn leaders(b: &Battle, seats: SeatSet) -> SeatSet {
    let result = |seat: Seat| b.sides[seat.index()].result;
    let most = seats.iter().map(result).max();
    seats.iter().filter(|seat| Some(result(*seat)) == most).collect()
}

/// WH-INIT-2: from the lowest roll upward, by the order of the seats where rolls are equal.
async fn shrewd(t: &Table, seats: SeatSet) {
    let led = |b: &Battle, seat: Seat| !b.captains(CaptainTrait::Shrewd, |other| other == seat).is_empty();
    let mut rest: SeatSet = t.look(|b| seats.iter().filter(|seat| led(b, *seat)).collect());
    while let Some(seat) = t.look(|b| rest.iter().min_by_key(|seat| b.sides[seat.index()].result)) {
        rest = rest.without(seat);
        let by = ask_shrewd(t, seat).await as i8 - 1;
        t.emit(Event::Shrewd(seat, by));
    }
}

#[inline(never)]
fn ask_shrewd(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let rolled = t.look(|b| b.sides[seat.index()].result);
    let to = |by: i8| i16::from(rolled + by);
    let rows = [
        Opt::new("less", Words::with("One less: {}", to(-1))),
        Opt::new("keep", Words::with("Keep the {}", to(0))),
        Opt::new("more", Words::with("One more: {}", to(1))),
    ];
    let offer = Offer { preset: Preset::At(1), ..Offer::ROWS };
    t.offer(ask::head(("shrewd", seat), "Shrewd captain", "initiative"), offer, &mut rows.into_iter())
}

#[inline(never)]
fn ask_first(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let rows = [Opt::new("first", "Act first"), Opt::new("last", "Act last")];
    choose(t, ask::head(("first", seat), "First or last?", "highest die"), rows)
}

#[inline(never)]
fn ask_tied(t: &Table, seats: SeatSet) -> impl Future<Output = u8> {
    let rows = [Opt::new("first", "First, together"), Opt::new("last", "Last, if all agree")];
    let head = Heading::new("tied", Asked::Anyone, "Tied at the top", Words::with("{} sides", seats.len()));
    choose(t, head, rows)
}
