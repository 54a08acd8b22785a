//! Counter-Punchers (RR-TAC-COUNTER-PUNCHERS).

use super::TacticHooks;
use crate::book::StatName;
use crate::event::Event;
use crate::flow::Table;
use crate::flow::check::{Check, Purpose};
use crate::grade::Grade;
use crate::state::{Cause, Credit, CreditAge};

/// Critical Will: a free Action.
pub(crate) struct CounterPunchers;

impl TacticHooks for CounterPunchers {
    /// For the Element that made it, a Ward's Blink too, until the next Action is over; not from Morale (GAP 78).
    fn graded_last(t: &Table, check: &Check, grade: Grade) {
        let counts = check.stat == StatName::Will && check.purpose != Purpose::Will(Cause::Morale);
        if counts && grade == Grade::Critical {
            let (seat, acting) = t.look(|s| (s.element(check.who).seat, s.current.action.is_some()));
            let age = if acting { CreditAge::Earned } else { CreditAge::Waits };
            t.emit(Event::Credited(seat, Credit::Of(check.who, age)));
        }
    }
}
