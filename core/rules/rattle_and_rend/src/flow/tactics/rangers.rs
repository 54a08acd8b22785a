//! Rangers (RR-TAC-RANGERS).

use super::TacticHooks;
use crate::book::{ModifierSource, Tactic, Type};
use crate::flow::check::{Check, Purpose};
use crate::state::State;

/// Inspiring, cover from S away.
pub(crate) struct Rangers;

impl TacticHooks for Rangers {
    /// They are inspired within S already, Heavies aside.
    fn own_check(s: &State, check: &mut Check) {
        if s.element(check.who).kind() != Type::Heavy {
            check.wide = check.wide.and(ModifierSource::Inspired);
        }
    }

    /// And covered within S.
    fn foe_check(s: &State, check: &mut Check) {
        let Purpose::Attack(target, _) = check.purpose else { return };
        let target = s.element(target);
        if target.tactics.has(Tactic::Rangers) && target.kind() != Type::Heavy {
            check.wide = check.wide.and(ModifierSource::Cover);
        }
    }
}
