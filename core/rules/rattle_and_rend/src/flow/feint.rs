//! Feint: move, then lead an enemy astray (RR-ACT-FEINT).

use super::ask::{head, tell_in};
use super::attack::{Swing, confirm};
use super::check::{Check, CheckNote, Means, Purpose};
use super::deed;
use super::exit::Exit;
use super::loss::drop_marker;
use super::movement;
use super::window::{self, After};
use crate::book::{Band, ModifierSource, ModifierSources, StatName};
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{ElementId, ElementSet};
use umpire_engine::table::Diagram;

/// RR-ACT-FEINT.
pub(super) async fn feint(t: &Table) {
    let mut ready = ElementSet::EMPTY;
    let mut at = 0;
    while let Some(who) = movement::member(t, &mut at) {
        if movement::advance(t, who, ("Feint", "Then it feints")).await != Exit::Lost {
            ready = ready.and(who);
        }
    }
    let mut at = 0;
    while let Some(who) = movement::member(t, &mut at) {
        if ready.has(who) && t.look(|s| s.element(who).on_table()) {
            lead_astray(t, who).await;
        }
    }
}

async fn lead_astray(t: &Table, who: ElementId) {
    if !confirm(t, who, Swing::by(Means::Stand)).await || window::targeted(t).await == After::ActionLost {
        return;
    }
    let Some(target) = t.look(|s| s.current.target) else { return };
    let then = &["Nothing happens", "You move that enemy", "Even into a Hazard"];
    let hampered = t.look(|s| s.current.hampered);
    let check =
        Check::plain(who, (StatName::Guile, Purpose::Action(Some(target))), CheckNote::about("{}", target), then);
    let check = Check { known: ModifierSources::EMPTY.and_if(hampered, ModifierSource::Redirected), ..check };
    let text = match check.make(t).await {
        Grade::Failure => return,
        Grade::Success => "No Hazard, edge, contact",
        Grade::Critical => "Anywhere on the board",
    };
    // A feint turned on its own side is the other player's to steer (RR-REACT-FODDER).
    let seat = t.look(|s| s.element(target).seat).foe();
    let what = (Diagram::Push, target, Some(who), Some(Band::M.reach()));
    let deed = t.look(|s| deed::to(s, deed::by(s, who, "{}: Feint"), Some(target)));
    tell_in(t, head(("feint", seat), "Lead astray", "").deed(deed), text, what).await;
    t.emit(Event::Moved);
    drop_marker(t, target);
    movement::driven(t, target).await;
}
