//! What happens in a player's first Turn of a Round, before the first Action (RR-FIRST-1 to RR-FIRST-3).

use super::arrivals::come_back;
use super::ask::choose;
use crate::book::{Tactic, Tactics};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics;
use crate::state::{ElementSet, State, Whereabouts};
use umpire_engine::table::{Opt, Seat};

/// Omen, the banished, the raised, the plan, the teleported; the owner may change the order.
pub(super) async fn first_turn(t: &Table, seat: Seat) {
    while t.look(|s| s.over.is_none() && is_before_all(s, seat)) {
        let (tactics, banished) = t.look(|s| (waiting(s, seat), due(s, seat)));
        let many = tactics.len() + u32::from(!banished.is_empty());
        let next = match many {
            0 => return,
            1 => 0,
            _ => ask_order(t, seat, tactics, banished).await,
        };
        match order(tactics, banished).nth(usize::from(next)).flatten() {
            Some(tactic) => {
                t.emit(Event::FirstTurn(seat, Some(tactic)));
                tactics::first_turn(t, tactic, seat).await;
            }
            None => come_back(t, banished).await,
        }
    }
}

/// Whether a side has its first Turn of the Round and has not acted in it.
fn is_before_all(s: &State, seat: Seat) -> bool {
    let round = &s.side(seat).round;
    round.first_turn && !round.acted[0]
}

/// When the banished return among the Tactics of a first Turn: after the Omen (RR-FIRST-1).
const BANISHED: u8 = 2;

/// What waits, in the book's order: `None` stands for the banished.
fn order(tactics: Tactics, banished: ElementSet) -> impl Iterator<Item = Option<Tactic>> {
    let mut rest = tactics;
    let mut back = !banished.is_empty();
    core::iter::from_fn(move || {
        let first = rest.iter().min_by_key(|tactic| tactic.row().first_turn);
        if back && first.is_none_or(|tactic| tactic.row().first_turn > BANISHED) {
            back = false;
            return Some(None);
        }
        let first = first?;
        rest = rest.without(first);
        Some(Some(first))
    })
}

fn waiting(s: &State, seat: Seat) -> Tactics {
    let done = s.side(seat).round.done;
    tactics::wanting_first_turn(s, seat).iter().filter(|tactic| !done.has(*tactic)).fold(Tactics::EMPTY, Tactics::and)
}

/// Whom of this side the banishment has to let go by now.
pub(super) fn due(s: &State, seat: Seat) -> ElementSet {
    let back = |place| matches!(place, Whereabouts::Banished(round) if round <= s.round);
    s.of(seat).filter(|(_, e)| back(e.place)).map(|(id, _)| id).collect()
}

#[inline(never)]
fn ask_order(t: &Table, seat: Seat, tactics: Tactics, banished: ElementSet) -> impl Future<Output = u8> {
    let row = |next: Option<Tactic>| match next {
        Some(tactic) => Opt::new(tactic.row().id, tactic.row().name).gist(tactic.row().gist),
        None => Opt::new("banished", "The banished return"),
    };
    choose(t, ("first-turn", seat), "First Turn", "what first?", order(tactics, banished).map(row))
}
