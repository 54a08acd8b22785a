//! Whose turn to move it is (FR-MOV-1, FR-TURN-2A, G-8, FR-HR-10).

use super::Table;
use super::row::waits;
use crate::book::{HouseRule, UNKNOWN};
use crate::event::MoveEvent;
use crate::state::{Battle, ElementId, ElementSet};
use umpire_engine::dice::{Die, Faces, Pool, Score};
use umpire_engine::table::{Answer, Asked, Heading, Roll, Seat, SeatSet, Words};

/// The Init that moves now, and which side goes first there, or went last where sides alternate.
pub(super) struct Number {
    init: u8,
    seat: Option<Seat>,
}

impl Default for Number {
    fn default() -> Self {
        Number { init: UNKNOWN, seat: None }
    }
}

impl Number {
    /// The next mover. Those who can do nothing are passed over when their Init is done (FR-UI-1).
    pub(super) async fn next(&mut self, t: &Table) -> Option<ElementId> {
        loop {
            let init = t.look(Battle::lowest_init)?;
            if self.init != init {
                *self = Number { init, seat: None };
            }
            let all = t.look(|b| waiting(b, init));
            let seats = t.look(|b| seats_of(b, all));
            if seats.is_empty() {
                t.look(|b| b.movers_at(init)).iter().for_each(|id| t.emit(MoveEvent::Moved(id).into()));
                continue;
            }
            if init == UNKNOWN {
                // A leader has joined one that would only have stayed.
                super::ask_unknown(t).await;
                continue;
            }
            let seat = self.whose(t, seats).await;
            let of_seat = |b: &Battle| waiting(b, init).iter().find(|id| b.seat_of(*id) == seat);
            if let Some(first) = t.look(of_seat) {
                return Some(first);
            }
        }
    }

    /// Which of these sides moves now.
    async fn whose(&mut self, t: &Table, seats: SeatSet) -> Seat {
        let only = seats.iter().next().expect("somebody waits");
        if t.look(|b| b.plays(HouseRule::EqualInitiative)) {
            let seat = t.look(|b| self.alternate(b.turn, seats));
            self.seat = Some(seat);
            return seat;
        }
        if let Some(first) = self.seat.filter(|seat| seats.has(*seat)) {
            return first;
        }
        if seats.len() == 1 {
            return only;
        }
        let loser = loop {
            let faces = ask_roll_off(t, self.init, seats).await;
            let dice = [0, 1].map(|at| faces.get(at).copied().unwrap_or(0));
            match lowest(&faces, seats) {
                Some(loser) => {
                    t.emit(MoveEvent::First(loser, dice).into());
                    break loser;
                }
                None => t.emit(MoveEvent::Tied(dice).into()),
            }
        };
        self.seat = Some(loser);
        loser
    }

    /// The side after the one that moved last; another one begins each turn.
    fn alternate(&self, turn: u8, seats: SeatSet) -> Seat {
        let after = |seat: &Seat| self.seat.is_none_or(|last| seat.0 > last.0);
        let begin =
            if self.seat.is_none() { usize::from(turn.saturating_sub(1)) % usize::from(seats.len()) } else { 0 };
        let next = seats.iter().filter(after).nth(begin);
        next.or_else(|| seats.iter().next()).expect("somebody waits")
    }
}

/// The movers of an Init that are asked.
pub(super) fn waiting(b: &Battle, init: u8) -> ElementSet {
    let movers = b.movers_at(init);
    b.elements_where(|id, _| movers.has(id) && waits(b, id))
}

fn seats_of(b: &Battle, movers: ElementSet) -> SeatSet {
    movers.iter().fold(SeatSet::EMPTY, |seats, id| seats.and(b.seat_of(id)))
}

/// Whose die is lowest; none where two are (ties again).
fn lowest(faces: &Faces, seats: SeatSet) -> Option<Seat> {
    let least = *faces.iter().min()?;
    let mut low = faces.iter().zip(seats.iter()).filter(|(face, _)| **face == least);
    let seat = low.next()?.1;
    low.next().is_none().then_some(seat)
}

/// A die for each of these sides, in their order, in one throw.
async fn ask_roll_off(t: &Table, init: u8, seats: SeatSet) -> Faces {
    match roll_off(t, init, seats).await {
        Answer::Dice(faces, _) => faces,
        _ => unreachable!("dice that are read have faces"),
    }
}

#[inline(never)]
fn roll_off(t: &Table, init: u8, seats: SeatSet) -> impl Future<Output = Answer> {
    let mut sides = seats.iter();
    let (first, second) = (sides.next().expect("two sides"), sides.next().expect("two sides"));
    let whose = Words::with2("{}, then {}", first, second);
    let head = Heading::new("roll-off", Asked::Anyone, whose, Words::with("Init {}", init))
        .why("Both sides have movers of this Init: a die each.");
    t.roll(head, Roll::new("Lower first", Pool { count: seats.len(), die: Die::D10 }, Score::Read))
}
