//! What is allowed, and hardly meant (RR-WB-11).

use super::Warband;
use crate::book::{Bond, Tactic, Type};
use umpire_engine::table::Words;

/// Something in a list that works against itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarbandWarning {
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

impl WarbandWarning {
    /// What to mind, in 25 letters at most.
    pub const fn words(self) -> Words {
        Words::of(match self {
            WarbandWarning::RidersWithoutHeavy => "Riders without a Heavy",
            WarbandWarning::ButchersWithoutDregs => "Butchers without Dregs",
            WarbandWarning::ButchersWithNull => "Butchers: Null is enough",
            WarbandWarning::Cancelling => "Berserkers undo Bastions",
            WarbandWarning::LedFocus => "A led Focus earns nothing",
            WarbandWarning::LonelyWards => "More Wards than others",
        })
    }
}

impl<const N: usize> Warband<N> {
    /// Everything that is allowed, and hardly meant.
    pub fn warnings(&self) -> impl Iterator<Item = WarbandWarning> {
        let count = |kind| self.entries.iter().filter(|entry| entry.kind == kind).count();
        let tactics = self.tactics[0].union(self.tactics[1]);
        let butchers = tactics.has(Tactic::Butchers);
        let focus = self.focus.filter(|_| self.bond == Some(Bond::Retinue));
        let focus = focus.and_then(|at| self.entries.get(usize::from(at)));
        let all = [
            (tactics.has(Tactic::Riders) && count(Type::Heavy) == 0, WarbandWarning::RidersWithoutHeavy),
            (butchers && count(Type::Dregs) == 0, WarbandWarning::ButchersWithoutDregs),
            (butchers && self.bond == Some(Bond::Null), WarbandWarning::ButchersWithNull),
            (tactics.has(Tactic::Berserkers) && tactics.has(Tactic::Bastions), WarbandWarning::Cancelling),
            (focus.is_some_and(|entry| entry.champion.is_some()), WarbandWarning::LedFocus),
            (2 * count(Type::Ward) > self.entries.len(), WarbandWarning::LonelyWards),
        ];
        all.into_iter().filter(|(so, _)| *so).map(|(_, warning)| warning)
    }
}
