//! Sneak-Thieves (RR-TAC-SNEAK-THIEVES).

use super::TacticHooks;
use crate::book::house::ThievesHide;
use crate::book::{Action, Band, ModifierSource, Tactic, Type};
use crate::flow::check::{Check, Means, Purpose};
use crate::state::State;

/// Hard to hit beyond S.
pub(crate) struct SneakThieves;

impl TacticHooks for SneakThieves {
    /// Charges, Stand and Fight, Suppress and Feints from beyond S; by house rule every attack (HR 21).
    fn foe_check(s: &State, check: &mut Check) {
        let wide = s.house.is(ThievesHide::FromAllAttacks);
        let (target, counts) = match check.purpose {
            Purpose::Attack(target, Means::Charge | Means::Stand | Means::Suppress) => (target, true),
            Purpose::Attack(target, Means::Doom | Means::Spot) => (target, wide),
            Purpose::Action(Some(target)) => (target, s.current.action == Some(Action::Feint)),
            _ => return,
        };
        // Whoever shoots beyond S is asked how far it is; a Heavy and a Feint are not, but may reach as far.
        let far = s.element(check.who).reach() > Band::S || check.facts.has(ModifierSource::Close);
        let target = s.element(target);
        let thief = target.tactics.has(Tactic::SneakThieves) && target.kind() != Type::Heavy;
        if counts && far && thief && target.seat != s.element(check.who).seat {
            check.facts = check.facts.and(ModifierSource::Tactic(Tactic::SneakThieves));
        }
    }
}
