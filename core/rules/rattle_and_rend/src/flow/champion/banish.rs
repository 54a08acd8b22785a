//! Banish Foe.

use super::{aim, guile, hampered};
use crate::book::ModifierSource;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::tell;
use crate::flow::check::{Check, CheckNote};
use crate::flow::loss::drop_marker;
use crate::grade::Grade;
use crate::state::{Cause, ElementId, ElementSet, Whereabouts, WillCheck};
use umpire_engine::table::Diagram;

/// RR-ACT-BANISH-FOE: the target is gone until the next Round; unless it was critical the Champion makes a Will
/// check.
pub(super) async fn banish(t: &Table, who: ElementId) {
    let Some(target) = aim(t, who).await else { return };
    let then = &["Champion rolls Will", "Gone; Champion rolls Will", "Gone until next Round"];
    let check = hampered(t, guile(who, Some(target), CheckNote::about("{}", target), then));
    let grade = Check { known: check.known.and(ModifierSource::Banish), ..check }.make(t).await;
    if grade != Grade::Failure {
        let seat = t.look(|s| s.element(target).seat);
        drop_marker(t, target);
        for passenger in t.look(|s| s.aboard(target)).iter() {
            drop_marker(t, passenger);
        }
        tell(t, ("banish", seat), "Banished", "Mark where it stood", (Diagram::Place, target, None, None)).await;
        let due = t.look(|s| s.round.saturating_add(1));
        t.emit(Event::Put(target, Whereabouts::Banished(due)));
        let away = t.look(|s| {
            s.of(seat).filter(|(_, e)| e.place == Whereabouts::Away(target)).map(|(id, _)| id).collect::<ElementSet>()
        });
        for gone in away.and(target).iter() {
            crate::flow::bonds::bereaved(t, gone, false);
        }
    }
    if grade != Grade::Critical {
        t.emit(Event::Due(WillCheck::new(who, Cause::Own, false)));
    }
}
