//! What Bonds bring in play (section 8). Discipline is in the costs, Superiority in the bids, Null in Morale.

use super::ask::choose;
use super::check::{Check, Purpose, bound};
use crate::book::{Bond, StatName};
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, ElementId, State};
use umpire_engine::table::{Opt, Seat, Words};

/// RR-BOND-FELLOWSHIP: a point for every Will check that is passed, Morale aside.
pub(super) fn fellowship(t: &Table, check: &Check, grade: Grade) {
    let counts = check.stat == StatName::Will && check.purpose != Purpose::Will(Cause::Morale);
    if counts && grade != Grade::Failure && t.look(|s| bound(s, check, Bond::Fellowship)) {
        gain(t, t.look(|s| s.element(check.who).seat), 1, Bond::Fellowship);
    }
}

/// Whether a critical check may please the Focus: of an Action, on Fury or Guile, once an Action, not its own.
pub(super) fn retinue_asks(s: &State, check: &Check) -> bool {
    let focus = s.side(s.element(check.who).seat).focus;
    bound(s, check, Bond::Retinue)
        && check.stat != StatName::Will
        && check.is_of_action(s)
        && !s.current.rewarded
        && focus.is_some_and(|focus| focus != check.who && s.element(focus).on_table())
}

/// RR-BOND-RETINUE: two within S of the Focus, or one in its sight.
pub(super) async fn retinue(t: &Table, who: ElementId) {
    let seat = t.look(|s| s.element(who).seat);
    let rows = [Opt::new("near", "Within 80 mm"), Opt::new("seen", "In sight"), Opt::new("no", "Neither")];
    let note = t.look(|s| s.side(seat).focus).map_or(Words::NONE, Words::from);
    let amount = match choose(t, ("retinue", seat), "Focus", note, rows).await {
        0 => 2,
        1 => 1,
        _ => return,
    };
    t.emit(Event::Rewarded);
    gain(t, seat, amount, Bond::Retinue);
}

/// RR-BOND-STRIFE, RR-BOND-BLOODLUST: what a loss brings to its owner, and to the enemy whose doing it was.
pub(super) fn bereaved(t: &Table, lost: ElementId, enemy_did_it: bool) {
    let (owner, points) = t.look(|s| (s.element(lost).seat, s.element(lost).points()));
    if t.look(|s| s.bound(owner, Bond::Strife)) {
        gain(t, owner, points, Bond::Strife);
    }
    if enemy_did_it && t.look(|s| s.bound(owner.foe(), Bond::Bloodlust)) {
        gain(t, owner.foe(), points, Bond::Bloodlust);
    }
}

fn gain(t: &Table, seat: Seat, amount: u8, bond: Bond) {
    t.emit(Event::Gained(seat, amount, bond.name()));
}
