//! A side's turn, or several at the same time: one Unit after the other (section 8, WH-SIM-1 to WH-SIM-6).

use heapless::Vec;

use super::ask::{self, d6};
use super::tools::{self, Then};
use super::{Table, activate, morale};
use crate::event::Event;
use crate::state::{Battle, Flag, Unit, UnitId, UnitSet};
use umpire_engine::dice::Score;
use umpire_engine::table::{
    Asked, Heading, Layout, Loss, Losses, MAX_LOSSES, MAX_SEATS, Off, Offer, Opt, Other, Preset, Seat, SeatSet, Words,
};

/// The sides of a block in the order in which they move tokens.
type Tokens = Vec<Seat, MAX_SEATS, u8>;

/// These sides act.
pub(super) async fn block(t: &Table, seats: SeatSet) {
    t.emit(Event::Block(seats));
    let order = match seats.only() {
        Some(seat) => [seat].into_iter().collect(),
        None => {
            t.emit(Event::Together);
            roll_off(t, seats).await
        }
    };
    let mut at = 0;
    while let Some(next) = next(t, &order, at) {
        at = next;
        let seat = order[at];
        match ask_unit(t, seat).await {
            // The players put something right.
            Picked::Anew => continue,
            Picked::Unit(unit) => activate::activate(t, unit).await,
            Picked::More => match tools::more(t, seat).await {
                Then::GoOn => continue,
                Then::EndTurn => end_turn(t, seat),
            },
        }
        at += 1;
    }
    land(t);
    t.emit(Event::BlockOver);
}

/// WH-SIM-2: all that waited lands at once: when the block is over, or when the battle ends before it is.
pub(super) fn land(t: &Table) {
    tell_losses(t);
    morale::settle(t);
}

/// WH-SIM-2: what lands now, Unit by Unit.
#[inline(never)]
fn tell_losses(t: &Table) {
    let mut due = t.look(|b| b.units_where(|_, unit| unit.in_play() && unit.pending > 0));
    while !due.is_empty() {
        let losses: Losses = t.look(|b| due.iter().take(MAX_LOSSES).map(|id| loss(b, id)).collect());
        due = losses.iter().fold(due, |due, loss| due.without(loss.piece));
        t.emit(Event::Losses(losses));
    }
}

fn loss(b: &Battle, id: UnitId) -> Loss {
    let Unit { strength, pending, .. } = *b.unit(id);
    Loss { piece: id, lost: pending.min(strength), left: strength.saturating_sub(pending) }
}

/// Whose token is next, from this place in the order on; none when all have acted (WH-SIM-3).
fn next(t: &Table, order: &Tokens, at: usize) -> Option<usize> {
    let places = (at..at + order.len()).map(|place| place % order.len());
    t.look(|b| places.into_iter().find(|place| !b.idle(order[*place]).is_empty()))
}

/// Whoever of a side has not acted passes.
fn end_turn(t: &Table, seat: Seat) {
    for unit in t.look(|b| b.idle(seat)).iter() {
        t.emit(Event::Acted(unit));
    }
    morale::rout(t);
}

/// WH-SIM-3: the whole order from high to low; equal dice are thrown again.
async fn roll_off(t: &Table, seats: SeatSet) -> Tokens {
    let mut ranks = [0u8; MAX_SEATS];
    loop {
        let tied = tied(seats, ranks);
        if tied.is_empty() {
            return by_rank(seats, ranks);
        }
        let note = if tied == seats { Words::with("{} sides", tied.len()) } else { Words::of("a tie: again") };
        let head = Heading::new("roll-off", Asked::Anyone, "First to act", note);
        let faces = ask::faces(t.roll(head, d6("Roll-off", tied.len(), Score::Read)).await);
        ranks = ranked(seats, ranks, tied, &faces);
        t.emit(Event::RolledOff(tied, faces.iter().copied().collect()));
    }
}

/// From the highest rank to the lowest. (A handful of seats: a sorting routine would be ten times this code.)
fn by_rank(mut seats: SeatSet, ranks: [u8; MAX_SEATS]) -> Tokens {
    let highest = || {
        let next = seats.iter().max_by_key(|seat| ranks[seat.index()])?;
        seats = seats.without(next);
        Some(next)
    };
    core::iter::from_fn(highest).collect()
}

/// The sides that have the rank of another.
fn tied(seats: SeatSet, ranks: [u8; MAX_SEATS]) -> SeatSet {
    let same = |one: Seat, other: Seat| one != other && ranks[one.index()] == ranks[other.index()];
    seats.iter().filter(|seat| seats.iter().any(|other| same(*seat, other))).collect()
}

/// The ranks when some threw again: what was thrown before counts more.
fn ranked(seats: SeatSet, ranks: [u8; MAX_SEATS], tied: SeatSet, faces: &[u8]) -> [u8; MAX_SEATS] {
    let mut thrown = ranks.map(|rank| (rank, 0));
    for (seat, face) in tied.iter().zip(faces) {
        thrown[seat.index()].1 = *face;
    }
    thrown.map(|own| seats.iter().filter(|seat| thrown[seat.index()] < own).count() as u8)
}

/// What a side does next.
enum Picked {
    Unit(UnitId),
    More,
    Anew,
}

async fn ask_unit(t: &Table, seat: Seat) -> Picked {
    let these = t.look(|b| b.in_play(seat));
    match offer_units(t, seat, these).await {
        None => Picked::Anew,
        Some(at) => these.iter().nth(at.into()).map_or(Picked::More, Picked::Unit),
    }
}

static ACTED: Off = Off { short: "done", full: "It has acted in this round" };

#[inline(never)]
fn offer_units(t: &Table, seat: Seat, these: UnitSet) -> impl Future<Output = Option<u8>> {
    let together = t.look(|b| b.together());
    let note = if together { "together" } else { "" };
    let row = |id: UnitId| {
        let acted = t.look(|b| b.unit(id).is(Flag::Acted));
        Opt::new(id, id).off(acted.then_some(&ACTED))
    };
    let more = Opt::new("more", "More");
    let offer = Offer { layout: Layout::Grid, preset: Preset::Open, other: Other::Last };
    let head = ask::head(("unit", seat), "Which Unit?", note).renewed();
    t.offer_anew(head, offer, &mut these.iter().map(row).chain([more]))
}
