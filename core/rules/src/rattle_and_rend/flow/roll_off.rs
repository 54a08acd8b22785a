//! Both throw a d20 until one is higher: who decides where the rules leave it open (RR-BID-9, RR-DICE-9).

use heapless::Vec;

use super::super::{Event, Rend};
use super::ask;
use super::faces::Faces;
use crate::dice::{self, Die, Need, Op, Pool};
use crate::table::{Roll, Rolled, Seat, Words};

/// Who threw higher.
pub(in super::super) async fn roll_off(t: &Rend) -> Seat {
    loop {
        let red = one_die(t, (Seat::RED, "roll-off", "Roll-off"), Need::at_least(1), "Blue must beat it").await;
        let need = Need { op: Op::Above, value: red };
        let blue = one_die(t, (Seat::BLUE, "roll-off", "Roll-off"), need, "Higher decides").await;
        match blue.cmp(&red) {
            core::cmp::Ordering::Less => return Seat::RED,
            core::cmp::Ordering::Equal => {}
            core::cmp::Ordering::Greater => return Seat::BLUE,
        }
    }
}

/// One d20 that no Element throws: on a table of the setup, for an Omen.
pub(in super::super) async fn one_die(
    t: &Rend,
    (seat, id, name): (Seat, &'static str, &'static str),
    need: Need,
    note: &'static str,
) -> u8 {
    let faces = ask_one_die(t, (seat, id, name), need, note).await.expect("this die has no asides");
    let face = faces[0];
    let grade = Faces::thrown(faces.clone()).grade(need);
    t.tell(Event::RolledOff(seat, Rolled { name, sides: 20, need, faces, grade, then: Words::NONE }));
    face
}

#[inline(never)]
fn ask_one_die(
    t: &Rend,
    (seat, id, name): (Seat, &'static str, &'static str),
    need: Need,
    note: &'static str,
) -> impl Future<Output = Result<dice::Faces, &'static str>> {
    let pool = Pool { count: 1, die: Die::D20 };
    let (why, asides) = (Vec::new(), Vec::new());
    let roll = Roll { pool, need, critical: None, name, icon: None, why, most: 1, asides };
    ask::roll(t, id, seat, Words::of(name), Words::of(note), roll)
}
