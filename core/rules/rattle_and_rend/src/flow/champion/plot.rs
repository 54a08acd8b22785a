//! Scheming Plot.

use super::guile;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::choose;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::ElementId;
use umpire_engine::table::Opt;

/// RR-ACT-SCHEMING-PLOT: only undisturbed, or among friends.
pub(crate) async fn may_plot(t: &Table, who: ElementId) -> bool {
    let seat = t.look(|s| s.element(who).seat);
    let near = t.look(|s| s.element(who).reach()).within();
    let rows = [Opt::new("yes", "No foe, or more allies"), Opt::new("no", "No")];
    choose(t, ("allowed", seat), "May it plot?", near, rows).await == 0
}

pub(super) async fn plot(t: &Table, who: ElementId) {
    let then = &["Nothing happens", "Gain 2, they lose 2", "Gain 3, they lose 3"];
    let amount = match guile(who, None, "Plot", then).make(t).await {
        Grade::Failure => return,
        Grade::Success => 2,
        Grade::Critical => 3,
    };
    let seat = t.look(|s| s.element(who).seat);
    t.emit(Event::Gained(seat, amount, "Scheming Plot"));
    t.emit(Event::Robbed(seat.foe(), amount, "Scheming Plot"));
}
