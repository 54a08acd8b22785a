//! What is allowed, and hardly meant (RR-WB-11).

use super::Roster;
use crate::rattle_and_rend::book::{Bond, Tactic, Type};
use crate::table::Words;

/// Something in a list that works against itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Riders, and no Heavy to ride.
    RidersWithoutHeavy,
    /// Butchers, and no Dregs to lose.
    ButchersWithoutDregs,
    /// Butchers in a warband that Morale does not touch.
    ButchersWithNull,
    /// Berserkers and Bastions undo each other.
    Cancelling,
    /// The Focus is a led Element: a critical of its own earns nothing.
    LedFocus,
    /// More Wards than others who could be near them.
    LonelyWards,
}

impl Warning {
    /// What to mind, in 25 letters at most.
    pub const fn words(self) -> Words {
        Words::of(match self {
            Warning::RidersWithoutHeavy => "Riders without a Heavy",
            Warning::ButchersWithoutDregs => "Butchers without Dregs",
            Warning::ButchersWithNull => "Butchers: Null is enough",
            Warning::Cancelling => "Berserkers undo Bastions",
            Warning::LedFocus => "A led Focus earns nothing",
            Warning::LonelyWards => "More Wards than others",
        })
    }
}

impl<const N: usize> Roster<N> {
    /// Everything that is allowed, and hardly meant.
    pub fn warnings(&self) -> impl Iterator<Item = Warning> {
        let count = |kind| self.entries.iter().filter(|entry| entry.kind == kind).count();
        let tactics = self.tactics[0].union(self.tactics[1]);
        let butchers = tactics.has(Tactic::Butchers);
        let focus = self.focus.filter(|_| self.bond == Some(Bond::Retinue));
        let focus = focus.and_then(|at| self.entries.get(usize::from(at)));
        let all = [
            (tactics.has(Tactic::Riders) && count(Type::Heavy) == 0, Warning::RidersWithoutHeavy),
            (butchers && count(Type::Dregs) == 0, Warning::ButchersWithoutDregs),
            (butchers && self.bond == Some(Bond::Null), Warning::ButchersWithNull),
            (tactics.has(Tactic::Berserkers) && tactics.has(Tactic::Bastions), Warning::Cancelling),
            (focus.is_some_and(|entry| entry.champion.is_some()), Warning::LedFocus),
            (2 * count(Type::Ward) > self.entries.len(), Warning::LonelyWards),
        ];
        all.into_iter().filter(|(so, _)| *so).map(|(_, warning)| warning)
    }
}
