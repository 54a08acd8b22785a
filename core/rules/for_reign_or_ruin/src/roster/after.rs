//! What an army takes home from a battle: the numbers that were unknown, and that the players kept.

use super::Army;
use crate::book::{Stat, UNKNOWN};
use crate::state::Battle;
use umpire_engine::table::Seat;

/// The army with the numbers it learnt; none where it learnt nothing.
pub(crate) fn after(mut brought: Army, battle: &Battle, seat: Seat) -> Option<Army> {
    let mut learnt = false;
    // A side's elements are in the order of its army.
    let fought = battle.elements.iter().filter(|element| element.seat == seat);
    for (card, element) in brought.elements.iter_mut().zip(fought) {
        let lines = if card.two_lines { 2 } else { 1 };
        for (line, stat) in (0..lines).flat_map(|line| Stat::ALL.into_iter().map(move |stat| (line, stat))) {
            let value = element.card.number(line, stat);
            if card.number(line, stat) == UNKNOWN && value != UNKNOWN {
                card.set_number(line, stat, value);
                learnt = true;
            }
        }
        // An End that was learnt may be below the stress it began with.
        if card.end != UNKNOWN {
            card.stress = card.stress.min(card.end);
        }
    }
    (learnt && brought.is_sound()).then_some(brought)
}
