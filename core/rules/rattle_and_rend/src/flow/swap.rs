//! W-SWAP: the player about to lose the Turn may turn it back (RR-REACT-REVERSAL).

use super::act::choose_action;
use super::aim::target;
use super::check::{Check, Purpose};
use super::reaction_call::open;
use crate::book::{Action, ReactionWindow, StatName};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::pack_hunters;
use crate::grade::Grade;
use umpire_engine::table::Seat;

/// Offers Reversal; whether it succeeded, so that a free Action is now under way and the Turn stays.
pub(super) async fn reversal(t: &Table, seat: Seat) -> bool {
    // The Action it grants cannot be reacted to, and so never comes here again (GAP 41).
    if t.look(|s| s.current.granted || s.active != Some(seat)) {
        return false;
    }
    let Some(call) = open(t, ReactionWindow::Swap, None).await else { return false };
    let then = &["The Turn is lost", "A free Action", "A free Action with Bonus"];
    let check = Check::plain(call.who, (StatName::Guile, Purpose::Reaction), "Reversal", then);
    let grade = check.make(t).await;
    if grade == Grade::Failure {
        return false;
    }
    t.emit(Event::Done);
    let action = choose_action(t, call.who, &Action::STANDARD).await;
    let on = target(t, call.who, action).await;
    t.emit(Event::Granted(call.who, action, on, grade == Grade::Critical));
    pack_hunters::act(t).await;
    super::arrivals::latecomers(t, seat).await;
    true
}
