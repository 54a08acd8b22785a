//! What a game makes of a warband of a campaign (RR-CAMP-16).

use super::{ChronicleEntry, KeptWarband, bounded};
use umpire_engine::table::{Off, TakeError};

static UNSETTLED: Off = Off { short: "unsettled", full: "Settle its lost point first" };
static DISSOLVED: Off = Off { short: "dissolved", full: "It plays no more" };
static NOBODY: Off = Off { short: "nobody", full: "It has no Elements: buy some" };

impl KeptWarband {
    /// Writes a game down, once: a gain goes into the bank, a loss is owed, and before the next game Elements may be
    /// swapped and reassigned again. Where it is not taken, nothing changes.
    pub fn take(&mut self, entry: ChronicleEntry) -> Result<(), TakeError> {
        let worth = self.worth();
        let campaign = self.campaign.as_mut().ok_or(TakeError::OtherRoster)?;
        match () {
            () if campaign.chronicle.has(entry.id) => return Err(TakeError::Already),
            () if campaign.retired => return Err(TakeError::Retired),
            () if campaign.owed > 0 => return Err(TakeError::Unsettled),
            () => {}
        }
        // What its owner gave away to settle it elsewhere is settled here anew.
        let change = bounded(entry.change.max(-1), worth);
        match u8::try_from(change) {
            Ok(gain) => campaign.banked += gain,
            Err(_) => campaign.owed = 1,
        }
        (campaign.swapped, campaign.reassigned) = (false, false);
        campaign.chronicle.add(ChronicleEntry { change, ..entry });
        Ok(())
    }

    /// Why it cannot play now.
    pub(super) fn idle_reason(&self) -> Option<&'static Off> {
        let campaign = self.campaign.as_ref()?;
        match () {
            () if campaign.retired => Some(&DISSOLVED),
            () if campaign.owed > 0 => Some(&UNSETTLED),
            () if self.warband.entries.is_empty() => Some(&NOBODY),
            () => None,
        }
    }
}
