//! Sneak-Thieves (RR-TAC-SNEAK-THIEVES).

use crate::rattle_and_rend::State;
use crate::rattle_and_rend::book::{Action, Band, Rule, Source, Type};
use crate::rattle_and_rend::flow::check::{Check, Means, Purpose};
use super::{About, Rules, Tactic};

/// Hard to hit beyond S.
pub(crate) struct SneakThieves;

impl Rules for SneakThieves {
    const ABOUT: About = About::new("sneak-thieves", "Sneak-Thieves", "Hard to hit beyond S").brings("-", "Sneak-Thieves", "Beyond 80 mm");

    /// Charges, Stand and Fight, Suppress and Feints from beyond S; by house rule every attack (HR 21).
    fn foe_check(s: &State, check: &mut Check) {
        let wide = s.house.second(Rule::SneakThievesCover);
        let (target, counts) = match check.purpose {
            Purpose::Attack(target, Means::Charge | Means::Stand | Means::Suppress) => (target, true),
            Purpose::Attack(target, Means::Doom | Means::Spot) => (target, wide),
            Purpose::Action(Some(target)) => (target, s.frame.action == Some(Action::Feint)),
            _ => return,
        };
        // Whoever shoots beyond S is asked how far it is; a Heavy and a Feint are not, but may reach as far.
        let far = s.element(check.who).reach() > Band::S || check.facts.has(Source::Close);
        let target = s.element(target);
        let thief = target.tactics.has(Tactic::SneakThieves) && target.kind() != Type::Heavy;
        if counts && far && thief && target.seat != s.element(check.who).seat {
            check.facts = check.facts.and(Source::Tactic(Tactic::SneakThieves));
        }
    }
}
