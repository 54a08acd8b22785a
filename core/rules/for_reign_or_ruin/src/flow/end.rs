//! The beginning of a turn, where players may end the battle (G-48).

use super::Table;
use super::ask::choose;
use crate::event::TurnEvent;
use umpire_engine::table::{Asked, Heading, Opt, OptionKey, Seat, Words};

/// How a turn goes on from its first page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Begun {
    /// Step by step.
    Turn,
    /// By trackers and dice.
    Quick,
    /// Not at all.
    Over,
}

/// Asks whether the battle goes on, and how.
pub(super) async fn asked(t: &Table) -> Begun {
    loop {
        match ask_turn(t).await {
            0 => return Begun::Turn,
            1 => return Begun::Quick,
            _ if over(t).await => return Begun::Over,
            _ => {}
        }
    }
}

/// The players end it: who won, who gives up; false where they think better of it.
pub(super) async fn over(t: &Table) -> bool {
    let seats = t.look(|b| b.seats());
    let (Some(at), count) = (ask_winner(t).await.checked_sub(1), seats.len()) else { return false };
    let winner = match at {
        at if at < count => Some(Seat(at)),
        at if at == count => None,
        _ => {
            let gives_up = Seat(at - count - 1);
            t.emit(TurnEvent::Conceded(gives_up).into());
            seats.without(gives_up).only()
        }
    };
    t.emit(TurnEvent::Over(winner).into());
    true
}

#[inline(never)]
fn ask_turn(t: &Table) -> impl Future<Output = u8> {
    let turn = t.look(|b| b.turn);
    let head = Heading::new("turn", Asked::Anyone, Words::with("Turn {}", turn), Words::NONE);
    let rows = [
        Opt::new("begin", "Begin the turn"),
        Opt::new("quick", "Quick mode").gist("Trackers and dice only"),
        Opt::new("end", "End the battle"),
    ];
    choose(t, head, rows)
}

#[inline(never)]
fn ask_winner(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("winner", Asked::Anyone, "Who won?", Words::NONE).why("You decide when it is over.");
    let seats = t.look(|b| b.seats());
    let won = seats.iter().map(|seat| Opt::new(seat.id(), Words::with("{}", seat)));
    let concedes = |seat: Seat| Opt::new(OptionKey::numbered("concede", seat.0 + 1), Words::with("{} concedes", seat));
    // Whoever presses once too often goes on.
    let rows = core::iter::once(Opt::new("back", "Fight on")).chain(won).chain([Opt::new("draw", "Nobody: a draw")]);
    choose(t, head, rows.chain(seats.iter().map(concedes)))
}
