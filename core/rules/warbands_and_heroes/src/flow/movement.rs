//! Moves: how far, and past which walls (WH-ACT-2, WH-ACT-8, WH-HERO-7).

use super::Table;
use super::ask;
use super::wall::exposed;
use crate::book::UnitTrait;
use crate::event::Event;
use crate::state::{Flag, UnitId};
use umpire_engine::table::{Diagram, Heading, Words};

/// A Unit's own move. Whether it is still there afterwards.
pub(super) async fn go(t: &Table, unit: UnitId) -> bool {
    let squares = t.look(|b| b.class(unit).speed);
    step(t, ask::of_unit(t, "move", unit, "{}: move", "Move"), unit, squares).await;
    exposed(t, unit).await
}

/// The move of a charge: Speed and what the attack adds, in one piece (WH-CHRG-1).
pub(super) async fn charge(t: &Table, unit: UnitId, attack: u8) -> bool {
    let squares = t.look(|b| b.class(unit).speed + b.attack(unit, attack).extra_move);
    step(t, ask::of_unit(t, "charge-move", unit, "{}: charge", "Charge"), unit, squares).await;
    exposed(t, unit).await
}

async fn step(t: &Table, head: Heading, unit: UnitId, squares: u8) {
    let text = match (head.id, t.look(|b| b.class(unit).has(UnitTrait::Hero))) {
        (_, true) => "May pass through allies",
        ("charge-move", _) => "One at least, to the target",
        _ => "Not through other Units",
    };
    ask::tell(t, head, Words::of(text), (Diagram::Move, Some(unit), squares)).await;
    t.emit(Event::Flag(unit, Flag::Moved, true));
}
