//! Teleporters (RR-TAC-TELEPORTERS).

use super::TacticHooks;
use crate::book::Tactic;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::{self, tell};
use crate::state::{Element, ElementSet, State};
use umpire_engine::table::{Diagram, Limit, Seat};

/// 4 points go anywhere a Round.
pub(crate) struct Teleporters;

impl TacticHooks for Teleporters {
    fn wants_first_turn(s: &State, seat: Seat) -> bool {
        let least = able(s, seat).iter().map(|id| s.element(id).points()).min();
        least.is_some_and(|points| points <= budget(s, seat))
    }

    /// A third of the starting points, none of them near an enemy before or after; no move, no Action.
    async fn first_turn(t: &Table, seat: Seat) {
        let (able, max) = t.look(|s| (able(s, seat), budget(s, seat)));
        let limit = Limit { min: 0, max, unit: "points" };
        let chosen = ask::several(t, ("teleport", seat), "Teleport?", "foes beyond 80", able, Some(limit)).await;
        for who in chosen.iter() {
            let text = "Anywhere, foes beyond 80";
            tell(t, ("teleport-to", seat), "Teleport", text, (Diagram::Place, who, None, None)).await;
            t.emit(Event::Moved);
        }
    }
}

fn able(s: &State, seat: Seat) -> ElementSet {
    let goes = |e: &Element| !e.is_ward() && e.tactics.has(Tactic::Teleporters);
    s.standing(seat).filter(|(_, e)| goes(e)).map(|(id, _)| id).collect()
}

fn budget(s: &State, seat: Seat) -> u8 {
    s.starting_points(seat, Some(Tactic::Teleporters)) / 3
}
