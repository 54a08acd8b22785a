//! Avengers (RR-TAC-AVENGERS).

use super::TacticHooks;
use crate::book::Tactic;
use crate::book::house::AvengersAttack;
use crate::flow::Table;
use crate::flow::ask::{self, Grid, element};
use crate::flow::attack::{Swing, hit};
use crate::flow::check::Means;
use crate::foe::Foe;
use crate::state::{ElementId, ElementSet, State};
use umpire_engine::table::Seat;

/// An attack for each one lost.
pub(crate) struct Avengers;

impl TacticHooks for Avengers {
    /// One Element near the fallen may attack at once; all of them by house rule (HR 22). What it hits goes on
    /// the list of Will checks, so a chain of Avengers is a loop and not a nest.
    async fn fallen(t: &Table, fallen: ElementId) {
        let seat = t.look(|s| s.element(fallen).seat);
        let mut done = ElementSet::EMPTY;
        loop {
            let able = t.look(|s| avengers(s, seat, done));
            if able.is_empty() || t.look(|s| s.over.is_some() || s.standing(seat.foe()).next().is_none()) {
                return;
            }
            let Some(who) = ask_avenger(t, fallen, able).await else { return };
            done = done.and(who);
            let note = t.look(|s| s.element(who).reach()).within();
            let off = ask::only_standing;
            let grid = Grid {
                of: seat.foe(),
                off,
                among: None,
                preset: None,
                none: Some("Nobody"),
                cost: ask::free,
                gist: ask::no_gist,
            };
            if let Some(target) = element(t, ("avenge-at", seat), "At whom?", note, grid).await {
                hit(t, who, target, Swing::by(Means::Avenge)).await;
            }
            if !t.look(|s| s.house.is(AvengersAttack::All)) {
                return;
            }
        }
    }
}

/// Within M of where the fallen stood, in sight of that spot, with an enemy it can target (P-22).
#[inline(never)]
fn ask_avenger(t: &Table, fallen: ElementId, able: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let seat = t.look(|s| s.element(fallen).seat);
    let gist = "In 160, sees it fall and a foe";
    ask::one_of_those(t, ("avenge", seat), "Avenge", fallen, (able, Some("Nobody")), gist)
}

fn avengers(s: &State, seat: Seat, done: ElementSet) -> ElementSet {
    let able = |(id, e): &(ElementId, &crate::state::Element)| {
        !e.is_ward() && e.tactics.has(Tactic::Avengers) && !done.has(*id)
    };
    s.standing(seat).filter(able).map(|(id, _)| id).collect()
}
