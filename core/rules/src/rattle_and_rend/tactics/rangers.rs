//! Rangers (RR-TAC-RANGERS).

use crate::rattle_and_rend::State;
use crate::rattle_and_rend::book::{Source, Type};
use crate::rattle_and_rend::flow::check::{Check, Purpose};
use super::{About, Rules, Tactic};

/// Inspiring, cover from S away.
pub(crate) struct Rangers;

impl Rules for Rangers {
    const ABOUT: About = About::new("rangers", "Rangers", "Inspiring, cover from S away");

    /// They are inspired within S already, Heavies aside.
    fn own_check(s: &State, check: &mut Check) {
        if s.element(check.who).kind() != Type::Heavy {
            check.wide = check.wide.and(Source::Inspired);
        }
    }

    /// And covered within S.
    fn foe_check(s: &State, check: &mut Check) {
        let Purpose::Attack(target, _) = check.purpose else { return };
        let target = s.element(target);
        if target.tactics.has(Tactic::Rangers) && target.kind() != Type::Heavy {
            check.wide = check.wide.and(Source::Cover);
        }
    }
}
