//! Spot Weakness.

use super::{allies, guile};
use crate::book::ModifierSource;
use crate::book::house::WeakSpot;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask;
use crate::flow::attack::{Swing, strike};
use crate::flow::check::Means;
use crate::grade::Grade;
use crate::state::ElementId;

/// RR-ACT-SPOT-WEAKNESS: an ally attacks; by house rule two of them (HR 12).
pub(super) async fn spot(t: &Table, who: ElementId) {
    let then = &["Nobody attacks", "The ally attacks", "With Bonus, a band more"];
    let first = t.look(|s| s.current.target);
    let grade = guile(who, None, "Spot", then).make(t).await;
    let Some(first) = first.filter(|_| grade != Grade::Failure) else { return };
    lend(t, first, grade).await;
    if t.look(|s| s.house.is(WeakSpot::TwoAllies) && s.over.is_none()) {
        let others = t.look(|s| allies(s, who).without(first));
        let seat = t.look(|s| s.element(who).seat);
        if !others.is_empty() {
            let second = ask::one_of(t, ("ally", seat), "Who attacks too?", "in reach", (others, Some("Nobody"))).await;
            if let Some(second) = second {
                lend(t, second, grade).await;
            }
        }
    }
}

/// The ally's attack: not its Action.
async fn lend(t: &Table, ally: ElementId, grade: Grade) {
    if t.look(|s| s.over.is_some() || !s.element(ally).on_table()) {
        return;
    }
    t.emit(Event::Next(ally));
    let swing = Swing::by(Means::Spot);
    let swing =
        if grade == Grade::Critical { Swing { farther: true, ..swing.with(ModifierSource::Weakness) } } else { swing };
    strike(t, ally, swing, true).await;
}
