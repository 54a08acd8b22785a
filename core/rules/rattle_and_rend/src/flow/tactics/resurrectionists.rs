//! Resurrectionists (RR-TAC-RESURRECTIONISTS).

use super::TacticHooks;
use crate::book::house::Raising;
use crate::book::{ModifierSource, StatName, Tactic, Type};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::{self, tell};
use crate::flow::check::{Check, Purpose};
use crate::grade::Grade;
use crate::state::{Element, ElementSet, State, Whereabouts};
use umpire_engine::table::{Diagram, Limit, Seat};

/// The lost may come back.
pub(crate) struct Resurrectionists;

impl TacticHooks for Resurrectionists {
    fn wants_first_turn(s: &State, seat: Seat) -> bool {
        let least = lost(s, seat).iter().map(|id| s.element(id).points()).min();
        least.is_some_and(|points| points <= budget(s, seat))
    }

    /// Up to a third of the starting points: each makes its own Guile check, every later one with a Penalty.
    async fn first_turn(t: &Table, seat: Seat) {
        let (lost, max) = t.look(|s| (lost(s, seat), budget(s, seat)));
        let limit = Limit { min: 0, max, unit: "points" };
        let chosen = ask::several(t, ("raise", seat), "Who returns?", "Guile each", lost, Some(limit)).await;
        let mut hard = t.look(|s| s.house.is(Raising::Penalty));
        // Only the first has no Penalty: its owner says which that is.
        let first = match chosen.first() {
            Some(_) if chosen.len() > 1 && !hard => {
                ask::one_of(t, ("raise-first", seat), "Who first?", "no Penalty", (chosen, None)).await
            }
            first => first,
        };
        let rest = first.map_or(chosen, |first| chosen.without(first));
        for who in first.into_iter().chain(rest.iter()) {
            let then = &["Stays lost", "Returns to its zone", "Returns to its zone"];
            let check = Check::plain(who, (StatName::Guile, Purpose::FirstTurn), "returns?", then);
            let known = check.known.and_if(hard, ModifierSource::Tactic(Tactic::Resurrectionists));
            hard = true;
            if (Check { known, ..check }).make(t).await != Grade::Failure {
                t.emit(Event::Put(who, Whereabouts::Table));
                let zone = t.look(|s| s.side(seat).zone);
                let text = if zone.is_empty() { "In its deployment zone" } else { zone };
                tell(t, ("return", seat), "Returns", text, (Diagram::Place, who, None, None)).await;
            }
        }
    }
}

/// The lost that can be raised: no Wards, nobody banished; no Heavies by house rule (HR 32).
fn lost(s: &State, seat: Seat) -> ElementSet {
    let heavies = !s.house.is(Raising::NoHeavies);
    let raised = |e: &Element| e.place == Whereabouts::Out && !e.is_ward() && (heavies || e.kind() != Type::Heavy);
    let carried = |e: &Element| e.tactics.has(Tactic::Resurrectionists);
    s.of(seat).filter(|(_, e)| raised(e) && carried(e)).map(|(id, _)| id).collect::<ElementSet>()
}

fn budget(s: &State, seat: Seat) -> u8 {
    s.starting_points(seat, Some(Tactic::Resurrectionists)) / 3
}
