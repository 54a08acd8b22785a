//! A warband joins a campaign (RR-CAMP-1, RR-ESC-1).

use super::{Campaign, EditError, Growth, KeptWarband, MIN_POINTS};
use crate::warband::{GAME_SIZE, GivenName, NAME};

impl Campaign {
    /// A campaign of this name before its first game.
    pub fn new(name: GivenName<NAME>, growth: Growth, start: u8) -> Result<Self, EditError> {
        if name.is_empty() {
            return Err(EditError::Nameless);
        }
        if !is_start(start) {
            return Err(EditError::Start);
        }
        Ok(Campaign { name, growth, start, ..Campaign::default() })
    }
}

/// RR-ESC-1: 12 points, or 9.
pub(super) const fn is_start(points: u8) -> bool {
    matches!(points, MIN_POINTS | GAME_SIZE)
}

impl KeptWarband {
    /// The size it is built to: that of a standard game, or what its campaign starts with.
    pub fn size(&self) -> u8 {
        self.campaign.as_ref().map_or(GAME_SIZE, |campaign| campaign.start)
    }

    /// Makes it the Founding Roster of a campaign: from now on the limits of a list are those of the Skirmish Roster
    /// (RR-CAMP-12).
    pub fn found(&mut self, name: GivenName<NAME>, growth: Growth, start: u8) -> Result<(), EditError> {
        if self.campaign.is_some() {
            return Err(EditError::Founded);
        }
        let campaign = Campaign::new(name, growth, start)?;
        if let Some(fault) = self.warband.faults(start).next() {
            return Err(EditError::Element(fault));
        }
        if !self.warband.tactics[1].is_empty() {
            return Err(EditError::EarlyFringe);
        }
        self.campaign = Some(campaign);
        Ok(())
    }
}
