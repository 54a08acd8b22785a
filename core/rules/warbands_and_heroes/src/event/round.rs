//! Rounds: who acts when (WH-ROUND-1 to WH-ROUND-6).

use heapless::Vec;

use crate::state::{Battle, Flag, LAST, Step, UnitId};
use umpire_engine::table::{Beat, Happening, MAX_SEATS, Revealed, Seat, SeatSet, Show, TurnOrder, Words};

/// A new round.
pub(super) fn begin(b: &mut Battle) -> Happening {
    b.begin_round();
    let show = Show::Round(b.round);
    Happening { show, ..Happening::line("round", None, None, Words::with("Round {}", b.round)) }
}

/// Everybody's die.
pub(super) fn initiative(b: &mut Battle, seats: SeatSet, faces: &[u8]) -> Happening {
    for (seat, face) in seats.iter().zip(faces) {
        let side = &mut b.sides[seat.index()];
        (side.result, side.key) = (*face as i8, *face as i8);
    }
    let numbers = faces.iter().map(|face| i16::from(*face)).collect();
    let revealed = Revealed { seats, numbers, names: &[], costs: Vec::new(), then: "" };
    let line = Happening::line("initiative", None, None, Words::of("Initiative"));
    Happening { show: Show::Revealed(revealed), ..line }
}

/// A Shrewd captain changes a result (WH-INIT-2).
pub(super) fn shrewd(b: &mut Battle, seat: Seat, by: i8) -> Option<Happening> {
    let side = &mut b.sides[seat.index()];
    side.result += by;
    side.key = side.result;
    let words = Words::with("Shrewd: initiative {}", i16::from(side.result));
    (by != 0).then(|| Happening::line("shrewd", Some(seat), None, words))
}

/// These act last (WH-INIT-3, WH-HR-3).
pub(super) fn chose_last(b: &mut Battle, seats: SeatSet) -> Option<Happening> {
    for seat in seats.iter() {
        b.sides[seat.index()].key = LAST;
    }
    let only = seats.only();
    Some(Happening::line("last", only, None, Words::of("Chose to act last")))
}

/// Who acts when.
pub(super) fn ordered(b: &Battle) -> Happening {
    let (mut blocks, mut numbers) = (Vec::new(), [0; MAX_SEATS]);
    let mut done = SeatSet::EMPTY;
    loop {
        let block = b.block_after(done);
        if block.is_empty() || blocks.push(block).is_err() {
            break;
        }
        done = block.iter().fold(done, SeatSet::and);
    }
    for (number, side) in numbers.iter_mut().zip(&b.sides) {
        *number = side.result;
    }
    let last = if b.sides.iter().any(|side| side.key == LAST) { "chose last" } else { "" };
    let show = Show::Order(TurnOrder { blocks, numbers, last });
    Happening { show, ..Happening::line("order", None, None, Words::of("Who acts when")) }
}

/// Sides act: their walls drop, and every wall may strike again (WH-WALL-4, WH-WALL-5, WH-SIM-6).
pub(super) fn block(b: &mut Battle, seats: SeatSet) -> Option<Happening> {
    (b.block, b.step) = (seats, Step::Turns);
    // Who acts first in a round stands on the page before.
    let hands_over = !b.done.is_empty();
    b.done = seats.iter().fold(b.done, SeatSet::and);
    for unit in &mut b.units {
        unit.struck_by = Default::default();
        if seats.has(unit.seat) {
            unit.set(Flag::Wall, false);
            unit.set(Flag::WallStill, false);
        }
    }
    match seats.only() {
        Some(seat) => {
            let line = Happening::line("turn", Some(seat), None, Words::of("The turn begins"));
            let idle = b.idle(seat).len() as u8;
            let reason = Words::with2(if idle == 1 { "{}: {} Unit to act" } else { "{}: {} Units to act" }, seat, idle);
            let beat = Beat { big: Words::of("TURN"), reason, next: Some(seat) };
            let show = if hands_over && idle > 0 { Show::Beat(beat) } else { Show::Turn(seat) };
            Some(Happening { show, ..line })
        }
        None => {
            let line = Happening::line("turns", None, None, Words::with("{} sides act together", seats.len()));
            Some(Happening { show: Show::Turns(seats), ..line })
        }
    }
}

/// The page of who acts together.
pub(super) fn together(b: &Battle) -> Happening {
    let words = Words::of(if b.defers() { "Losses count at the end" } else { "Losses count at once" });
    let reason = Words::with("{} sides act together", b.block.len());
    let beat = Beat { big: Words::of("TOGETHER"), reason, next: None };
    Happening { show: Show::Beat(beat), ..Happening::line("together", None, None, words) }
}

/// A Unit acts.
pub(super) fn acts(b: &mut Battle, unit: UnitId) {
    b.acting = Some(unit);
}

/// The morale step is over: nobody is owed a check (WH-MOR-3).
pub(super) fn morale_over(b: &mut Battle) {
    b.units.iter_mut().for_each(|unit| unit.set(Flag::Damaged, false));
    b.step = Step::Initiative;
}
