//! Temptors (RR-TAC-TEMPTORS): the offer before a roll, a button on the dice screen, and what they gain by it.

use heapless::Vec;

use crate::book::Tactic;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::choose;
use crate::flow::check::{Check, Purpose};
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, Credit, ElementId, State};
use umpire_engine::table::{ExpectRoom, Opt, RollExtra, Words};

/// What can be done on the dice screen before this check is thrown: only in somebody's Turn (GAP 76).
pub(crate) fn extras(s: &State, check: &Check) -> Vec<RollExtra, 2> {
    let mut extras = Vec::new();
    if s.active.is_none() || check.purpose == Purpose::Will(Cause::Morale) {
        return extras;
    }
    let roller = s.element(check.who).seat;
    let temptor = roller.foe();
    let fits = "a check has two extras at the most";
    if s.fields(temptor, Tactic::Temptors) && !s.side(temptor).round.offered {
        let label = Words::with("Tempt {}", roller);
        extras.push(RollExtra { key: "tempt".into(), seat: temptor, label }).expect_room(fits);
    }
    if s.side(roller).round.banked {
        extras.push(RollExtra { key: "bank".into(), seat: roller, label: "Banked die".into() }).expect_room(fits);
    }
    extras
}

/// The offer: refused, it is spent; taken, the Temptors bank a die too.
pub(crate) async fn offer(t: &Table, roller: ElementId) -> bool {
    let seat = t.look(|s| s.element(roller).seat);
    let rows = [Opt::new("accept", "Take the die"), Opt::new("refuse", "Refuse")];
    let taken = choose(t, ("tempted", seat), Words::with("{} is tempted", seat), "a Bonus", rows).await == 0;
    t.emit(Event::Offered(seat.foe(), taken));
    taken
}

/// Whoever gives in and fails pays for the Temptors' next Action or Reaction.
pub(crate) fn payoff(t: &Table, roller: ElementId, tempted: bool, grade: Grade) {
    if tempted && grade == Grade::Failure {
        let temptor = t.look(|s| s.element(roller).seat.foe());
        t.emit(Event::Credited(temptor, Credit::Next));
    }
}
