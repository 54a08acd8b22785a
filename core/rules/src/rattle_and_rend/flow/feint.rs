//! Feint: move, then lead an enemy astray (RR-ACT-FEINT).

use super::super::book::{Band, Source, Sources, StatName};
use super::super::{ElementId, Event, Rend};
use super::ask::tell;
use super::attack::confirm;
use super::check::Check;
use super::exit::Exit;
use super::movement;
use super::window::{self, After};
use crate::table::{Grade, Picture, Words};

/// RR-ACT-FEINT.
pub(super) async fn feint(t: &Rend, who: ElementId) {
    if movement::advance(t, who, ("Feint", "Then it feints")).await == Exit::Lost || !confirm(t, who).await {
        return;
    }
    if window::targeted(t).await == After::ActionLost {
        return;
    }
    let Some(target) = t.look(|s| s.frame.target) else { return };
    let redirected = t.look(|s| s.frame.redirected);
    let then = ["Nothing happens", "Lead it astray", "Even into a Hazard"];
    let check = Check {
        known: Sources::NONE.and_if(redirected, Source::Redirected),
        note: Words::with("at {}", target),
        ..Check::plain(who, StatName::Guile, "", then)
    };
    let text = match check.make(t).await {
        Grade::Failure => return,
        Grade::Success => "No Hazard, edge, contact",
        Grade::Critical => "Only not off the board",
    };
    // A feint turned on its own side is the other player's to steer (RR-REACT-FODDER).
    let seat = t.look(|s| s.element(target).seat).foe();
    let what = (Picture::Push, target, Some(who), Some(Band::M.reach()));
    tell(t, ("feint", seat), "Lead astray", text, what).await;
    t.tell(Event::Moved);
}
