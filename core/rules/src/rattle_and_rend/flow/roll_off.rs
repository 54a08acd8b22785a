//! Both throw a d20 until one is higher: who decides where the rules leave it open (RR-BID-9, RR-DICE-9).

use super::ask;
use super::faces::{CheckDice, ShownFaces};
use crate::dice::{Die, Need, Op, Pool, Score};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::grade::Grade;
use crate::table::{Roll, Seat, Words};

/// Who threw higher.
pub(crate) async fn roll_off(t: &Table) -> Seat {
    loop {
        let red = one_die(t, (Seat::RED, "roll-off", "Roll-off"), Score::Read, "Blue must beat it").await;
        let need = Score::Each(Need { op: Op::Above, value: red.into() });
        let blue = one_die(t, (Seat::BLUE, "roll-off", "Roll-off"), need, "Higher decides").await;
        match blue.cmp(&red) {
            core::cmp::Ordering::Less => return Seat::RED,
            core::cmp::Ordering::Equal => {}
            core::cmp::Ordering::Greater => return Seat::BLUE,
        }
    }
}

/// One d20 that no Element throws: on a table of the setup, for an Omen.
pub(crate) async fn one_die(
    t: &Table,
    (seat, id, name): (Seat, &'static str, &'static str),
    score: Score,
    note: &'static str,
) -> u8 {
    let faces = ask_one_die(t, (seat, id, name), score, note).await.expect("this die has no asides");
    let face = faces[0];
    let grade = if score == Score::Read { Grade::Success } else { CheckDice::thrown(faces.clone()).grade(score) };
    t.emit(Event::RolledOff(seat, grade.rolled(name, score, &faces, Words::NONE)));
    face
}

#[inline(never)]
fn ask_one_die(
    t: &Table,
    (seat, id, name): (Seat, &'static str, &'static str),
    score: Score,
    note: &'static str,
) -> impl Future<Output = Result<ShownFaces, &'static str>> {
    let pool = Pool { count: 1, die: Die::D20 };
    ask::roll(t, id, seat, Words::of(name), Words::of(note), Roll::new(name, pool, score))
}
