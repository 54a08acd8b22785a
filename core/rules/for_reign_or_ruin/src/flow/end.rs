//! The beginning of a turn, where players may end the battle (G-48).

use super::Table;
use super::ask::choose;
use crate::event::TurnEvent;
use umpire_engine::table::{Asked, Heading, Opt, Seat, Words};

/// Asks whether the battle goes on; true where it is over.
pub(super) async fn asked(t: &Table) -> bool {
    if ask_turn(t).await == 0 {
        return false;
    }
    let seats = t.look(|b| b.sides.len() as u8);
    let winner = ask_winner(t).await;
    t.emit(TurnEvent::Over((winner < seats).then_some(Seat(winner))).into());
    true
}

#[inline(never)]
fn ask_turn(t: &Table) -> impl Future<Output = u8> {
    let turn = t.look(|b| b.turn);
    let head = Heading::new("turn", Asked::Anyone, Words::with("Turn {}", turn), Words::NONE);
    choose(t, head, [Opt::new("begin", "Begin the turn"), Opt::new("end", "End the battle")])
}

#[inline(never)]
fn ask_winner(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("winner", Asked::Anyone, "Who won?", Words::NONE);
    let seats = t.look(|b| b.seats());
    let row = |seat: Seat| Opt::new(seat.id(), Words::with("{}", seat));
    choose(t, head, seats.iter().map(row).chain([Opt::new("draw", "Nobody: a draw")]))
}
