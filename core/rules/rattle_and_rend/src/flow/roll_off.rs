//! Both throw a d20 until one is higher: who decides where the rules leave it open (RR-BID-9, RR-DICE-9).

use core::cmp::Ordering;

use super::ask;
use super::faces::ShownFaces;
use crate::event::Event;
use crate::flow::Table;
use crate::grade::Grade;
use umpire_engine::dice::{Die, Need, Op, Pool, Score};
use umpire_engine::table::{Roll, Seat, Words};

/// Who threw higher.
pub(crate) async fn roll_off(t: &Table) -> Seat {
    const DIE: (&str, &str) = ("roll-off", "Roll-off");
    loop {
        let red = one_die(t, Seat::RED, DIE, Score::Read, "Blue must beat it").await;
        shown(t, Seat::RED, DIE.1, red, Words::with("Blue must beat {}", red));
        let need = Score::Each(Need { op: Op::Above, value: red.into() });
        let blue = one_die(t, Seat::BLUE, DIE, need, "Higher decides").await;
        let order = blue.cmp(&red);
        let then = match order {
            Ordering::Less => "Red is higher",
            Ordering::Equal => "Equal: both throw again",
            Ordering::Greater => "Blue is higher",
        };
        shown(t, Seat::BLUE, DIE.1, blue, Words::of(then));
        match order {
            Ordering::Less => return Seat::RED,
            Ordering::Equal => {}
            Ordering::Greater => return Seat::BLUE,
        }
    }
}

/// What one d20 shows that no Element throws.
pub(crate) async fn one_die(
    t: &Table,
    seat: Seat,
    (id, name): (&'static str, &'static str),
    score: Score,
    note: &'static str,
) -> u8 {
    ask_one_die(t, seat, (id, name), score, note).await.expect("this die has no extras")[0]
}

#[inline(never)]
fn ask_one_die(
    t: &Table,
    seat: Seat,
    (id, name): (&'static str, &'static str),
    score: Score,
    note: &'static str,
) -> impl Future<Output = Result<ShownFaces, &'static str>> {
    let pool = Pool { count: 1, die: Die::D20 };
    ask::roll(t, id, seat, Words::of(name), Words::of(note), Roll::new(name, pool, score))
}

/// The die lies on the table, and what it means is said: it is no check, and nothing fails.
#[inline(never)]
pub(crate) fn shown(t: &Table, seat: Seat, name: &'static str, face: u8, then: Words) {
    t.emit(Event::RolledOff(seat, Grade::Success.rolled(name, Score::Read, &[face], then)));
}
