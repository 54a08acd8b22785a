//! Moving an enemy: it may be driven off the board where the rules let it (RR-WILL-9).

use super::super::book::Band;
use super::super::{ElementId, Event, Rend};
use super::ask::choose;
use super::skirmish::victory;
use crate::table::{Opt, Words};

/// The other player moves this Element in any direction, even off the board.
pub(super) async fn reposition(t: &Rend, who: ElementId, reach: Band) {
    if t.look(|s| s.element(who).mov().is_none()) {
        return;
    }
    let mover = t.look(|s| s.element(who).seat).foe();
    let rows = [Opt::new("moved", "It is moved"), Opt::new("off-board", "It left the board")];
    let note = match reach {
        Band::B2B | Band::S => "up to 80 mm",
        Band::M => "up to 160 mm",
        Band::L => "up to 240 mm",
    };
    let at = choose(t, ("reposition", mover), Words::with("Move {}", who), note, rows).await;
    t.tell(Event::Moved);
    if at == 1 {
        t.tell(Event::Removed(who));
        victory(t);
    }
}
