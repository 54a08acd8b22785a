//! Zealots (RR-TAC-ZEALOTS).

use super::TacticHooks;
use crate::book::house::ZealotsCount;
use crate::book::{ModifierSource, StatName, Tactic};
use crate::flow::check::Check;
use crate::state::State;

/// Fury Bonus when few are left.
pub(crate) struct Zealots;

impl TacticHooks for Zealots {
    /// Six points or fewer: of Total Momentum, or of live points by house rule (GAP 74).
    fn own_check(s: &State, check: &mut Check) {
        let seat = s.element(check.who).seat;
        let points = if s.house.is(ZealotsCount::LivePoints) { s.live_points(seat) } else { s.side(seat).total };
        let few = check.stat == StatName::Fury && points <= 6;
        check.known = check.known.and_if(few, ModifierSource::Tactic(Tactic::Zealots));
    }
}
