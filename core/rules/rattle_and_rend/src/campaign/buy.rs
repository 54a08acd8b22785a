//! Points become Elements (RR-CAMP-2, RR-CAMP-3, RR-CAMP-7).

use super::{Campaign, EditError, KeptWarband};
use crate::book::{Tactics, Trait, Type};
use crate::warband::WarbandEntry;

/// What points can buy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purchase {
    /// An Element, with its trait, its Champion and its roster.
    Element(WarbandEntry),
    /// A Champion with this trait for an Element that is there (GAP 153).
    Champion(u8, Trait),
}

impl Purchase {
    /// What it costs.
    pub fn points(&self) -> u8 {
        match self {
            Purchase::Element(entry) => entry.points(),
            Purchase::Champion(..) => Type::Champion.line().points,
        }
    }
}

impl KeptWarband {
    /// Its campaign, where it may be changed now.
    pub(super) fn open(&mut self) -> Result<&mut Campaign, EditError> {
        let campaign = self.campaign.as_mut().ok_or(EditError::NoCampaign)?;
        match (campaign.retired, campaign.owed) {
            (true, _) => Err(EditError::Retired),
            (false, 0) => Ok(campaign),
            _ => Err(EditError::Unsettled),
        }
    }

    /// Buys with what is in the bank.
    pub fn buy(&mut self, what: Purchase) -> Result<(), EditError> {
        let banked = self.open()?.banked;
        let left = self.add(what, banked)?;
        self.open()?.banked = left;
        Ok(())
    }

    /// Adds what costs no more than these points; what is left of them.
    pub(super) fn add(&mut self, what: Purchase, points: u8) -> Result<u8, EditError> {
        let left = points.checked_sub(what.points()).ok_or(EditError::Dear)?;
        let (at, entry) = match what {
            Purchase::Element(entry) => (self.warband.entries.len(), entry),
            Purchase::Champion(host, own) => {
                let host = usize::from(host);
                let led = self.warband.entries.get(host).filter(|entry| entry.champion.is_none());
                (host, WarbandEntry { champion: Some(Some(own)), ..*led.ok_or(EditError::NoElement)? })
            }
        };
        if let Some(fault) = entry.trait_faults(at as u8).chain(entry.host_fault(at as u8)).next() {
            return Err(EditError::Element(fault));
        }
        if entry.fringe && self.warband.tactics[1].is_empty() {
            return Err(EditError::NoFringeTactics);
        }
        match self.warband.entries.get_mut(at) {
            Some(host) => *host = entry,
            None => self.warband.entries.push(entry).map_err(|_| EditError::Dear)?,
        }
        Ok(left)
    }

    /// The Fringe gets its two Tactics, once and for all, before its first Element.
    pub fn give_fringe(&mut self, tactics: Tactics) -> Result<(), EditError> {
        let campaign = self.campaign.as_ref().ok_or(EditError::NoCampaign)?;
        match (campaign.retired, self.warband.tactics[1].is_empty(), tactics.len()) {
            (true, ..) => return Err(EditError::Retired),
            (_, false, _) => return Err(EditError::FringeTactics),
            (_, _, 2) => self.warband.tactics[1] = tactics,
            _ => return Err(EditError::TwoTactics),
        }
        Ok(())
    }
}
