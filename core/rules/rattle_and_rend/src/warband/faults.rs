//! Finding what is wrong with a list (section 4).

use super::{MAX_ELEMENTS, Warband, WarbandEntry, WarbandError};
use crate::book::{Bond, Trait, Type};

/// The fewest Elements of a warband (RR-WB-2).
pub(crate) const MIN_ELEMENTS: u8 = 4;
/// Points that must go into Fighters, Shooters and Skirmishers (RR-WB-3).
pub const CORE: u8 = 4;
/// Tactics of a warband (RR-WB-4).
pub(super) const TACTICS: u8 = 2;

impl<const N: usize> Warband<N> {
    /// Everything that is wrong with it in a game of this size, in the order of the codes.
    pub fn faults(&self, size: u8) -> impl Iterator<Item = WarbandError> {
        let (points, count) = (self.points(), self.entries.len() as u8);
        let [main, fringe] = self.tactics.map(|tactics| tactics.len() as u8);
        let has_fringe = fringe > 0 || self.entries.iter().any(|entry| entry.fringe);
        let core = self.core_points();
        let entries = || self.entries.iter().zip(0..);
        let all = [
            (points != size).then_some(WarbandError::Points { have: points, size }),
            (!(MIN_ELEMENTS..=MAX_ELEMENTS as u8).contains(&count)).then_some(WarbandError::Elements { have: count }),
            (core < CORE).then_some(WarbandError::Core { have: core }),
            (main != TACTICS).then_some(WarbandError::Tactics { have: main }),
            (has_fringe && fringe != TACTICS).then_some(WarbandError::FringeTactics { have: fringe }),
            self.bond.is_none().then_some(WarbandError::Bond),
            self.reputation.is_none().then_some(WarbandError::Reputation),
        ];
        let traits = entries().flat_map(|(entry, at)| entry.trait_faults(at));
        let hosts = entries().filter_map(|(entry, at)| entry.host_fault(at));
        all.into_iter().flatten().chain(traits).chain(hosts).chain(self.focus_fault())
    }

    fn focus_fault(&self) -> Option<WarbandError> {
        match self.focus {
            None => (self.bond == Some(Bond::Retinue)).then_some(WarbandError::NoFocus),
            Some(at) => (usize::from(at) >= self.entries.len()).then_some(WarbandError::Focus(at.saturating_add(1))),
        }
    }
}

impl WarbandEntry {
    /// RR-WB-7: exactly one trait of the right list, or none where there is no list.
    pub(crate) fn trait_faults(&self, at: u8) -> impl Iterator<Item = WarbandError> + use<> {
        let own = match self.own {
            None => Trait::of(self.kind).next().map(|_| WarbandError::NoTrait(at)),
            Some(own) => (own.kind() != self.kind).then_some(WarbandError::AlienTrait(at, self.kind, own)),
        };
        let attached = match self.champion {
            None => None,
            Some(None) => Some(WarbandError::ChampionNoTrait(at)),
            Some(Some(own)) => (own.kind() != Type::Champion).then_some(WarbandError::ChampionAlienTrait(at, own)),
        };
        [own, attached].into_iter().flatten()
    }

    /// RR-WB-8: not every type can be led.
    pub(crate) fn host_fault(&self, at: u8) -> Option<WarbandError> {
        (self.champion.is_some() && !self.can_host()).then_some(WarbandError::Host(at, self.kind))
    }
}
