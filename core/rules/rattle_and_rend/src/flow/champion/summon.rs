//! Battle Summons.

use super::guile;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::aim::summoned;
use crate::flow::ask::tell;
use crate::flow::check::CheckNote;
use crate::flow::exit::Exit;
use crate::flow::extra_move::{self, ExtraMove};
use crate::flow::window::{self, After};
use crate::grade::Grade;
use crate::state::{ElementId, ElementSet, State, Whereabouts};
use umpire_engine::table::Diagram;

/// RR-ACT-BATTLE-SUMMONS.
pub(super) async fn summon(t: &Table, who: ElementId) {
    let lost = t.look(|s| s.current.target).filter(|lost| t.look(|s| summoned(s, *lost).is_none()));
    let Some(lost) = lost else { return };
    let then = &["Nobody returns", "It returns", "It returns and moves"];
    let grade = guile(who, None, CheckNote::about("{}", lost), then).make(t).await;
    if grade == Grade::Failure {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    t.emit(Event::Put(lost, Whereabouts::Table));
    let text = t.look(arrival);
    tell(t, ("summoned", seat), "Returns", text, (Diagram::Place, lost, None, None)).await;
    if grade == Grade::Critical && t.look(|s| s.element(lost).mov().is_some()) {
        let walk = ExtraMove::new("Returns", "In any direction", Diagram::Move, None);
        let exit = extra_move::walk(t, lost, walk).await;
        if exit != Exit::Lost && window::moved(t, ElementSet::one(lost)).await == After::Resumes {
            extra_move::finish(t, lost, "Returns", None, exit).await;
        }
    }
}

/// Where the summoned stand: at the edge of their zone, or in its middle (GAP 96).
fn arrival(s: &State) -> &'static str {
    use crate::book::Deployment::{Close, Surrounded};
    match s.deployment {
        Some(Close | Surrounded) => "Centre, foes 80+, no ally",
        _ => "Edge, foes 80+, no ally",
    }
}
