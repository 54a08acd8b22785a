//! Moving an enemy: it may be driven off the board where the rules let it (RR-WILL-9).

use super::ask::{choose_in, head, tell_in};
use super::deed;
use super::loss::{self, Loss, drop_marker};
use super::movement;
use crate::book::Band;
use crate::book::house::OffBoard;
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::state::ElementId;
use umpire_engine::table::{Diagram, Heading, Opt};

/// Which way an enemy is moved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shift {
    /// In any direction.
    Any,
    /// Away from whoever moves it.
    Away,
}

/// The other player moves this Element, even off the board unless the house rules forbid it (HR 17).
pub(super) async fn reposition(t: &Table, who: ElementId, reach: Band, shift: Shift) {
    if t.look(|s| s.element(who).mov().is_none() || !s.element(who).on_table()) {
        return;
    }
    let off = if t.look(|s| s.house.is(OffBoard::Never)) {
        let what = (Diagram::Push, who, None, Some(reach.reach()));
        tell_in(t, may_move(t, who, ""), "Not off the board", what).await;
        false
    } else {
        ask_reposition(t, who, reach, shift).await == 1
    };
    t.emit(Event::Moved);
    drop_marker(t, who);
    if off {
        loss::remove(t, who, Loss::OffBoard);
    } else {
        movement::driven(t, who).await;
    }
}

#[inline(never)]
fn ask_reposition(t: &Table, who: ElementId, reach: Band, shift: Shift) -> impl Future<Output = u8> {
    let note = match (reach, shift) {
        (Band::B2B | Band::S, Shift::Any) => "80 mm",
        (Band::M, Shift::Any) => "160 mm",
        (Band::L, Shift::Any) => "240 mm",
        (Band::B2B | Band::S, Shift::Away) => "80 mm away",
        (_, Shift::Away) => "160 mm away",
    };
    let rows = [Opt::new("moved", "Still on the board"), Opt::new("off-board", "Off the board: lost")];
    choose_in(t, may_move(t, who, note), rows)
}

/// The other player may move this one, and need not.
fn may_move(t: &Table, who: ElementId, note: &'static str) -> Heading {
    let mover = t.look(|s| s.element(who).seat).foe();
    let deed = t.look(|s| deed::to(s, deed::by_side(mover, "{} may move"), Some(who)));
    head(("reposition", mover), "May move", note).deed(deed)
}
