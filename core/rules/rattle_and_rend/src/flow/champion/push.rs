//! Push to the Brink.

use super::{aim, guile, hampered};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::{head, tell_in};
use crate::flow::check::CheckNote;
use crate::flow::deed;
use crate::flow::loss::drop_marker;
use crate::flow::movement;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, ElementId, WillCheck};
use umpire_engine::table::Diagram;

/// RR-ACT-PUSH.
pub(super) async fn push(t: &Table, who: ElementId) {
    let Some(target) = aim(t, who).await else { return };
    let then = &["Nothing happens", "Driven back", "Driven back, rolls Will"];
    let grade = hampered(t, guile(who, Some(target), CheckNote::about("{}", target), then)).make(t).await;
    if grade == Grade::Failure {
        return;
    }
    let seat = t.look(|s| s.element(target).seat).foe();
    let deed = t.look(|s| deed::to(s, deed::by(s, who, "{}: Push"), Some(target)));
    let what = (Diagram::Push, target, Some(who), None);
    tell_in(t, head(("drive", seat), "Drive back", "").deed(deed), "Back, in sight, on board", what).await;
    t.emit(Event::Moved);
    drop_marker(t, target);
    if movement::driven(t, target).await {
        return;
    }
    if grade == Grade::Critical {
        let test = WillCheck::new(target, Cause::Effect(who), false);
        t.emit(Event::Due(WillCheck { answerable: true, ..test }));
    }
}
