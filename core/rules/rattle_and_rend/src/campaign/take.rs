//! A game is written down, and what it brought.

use super::{ChronicleEntry, KeptWarband, MAX_POINTS};
use umpire_engine::table::TakeError;

impl KeptWarband {
    /// Writes a game into the chronicle: a gain is banked, unless it leads above 18 points (RR-CAMP-6); a loss is owed.
    pub fn take(&mut self, mut entry: ChronicleEntry) -> Result<(), TakeError> {
        let worth = self.worth();
        let campaign = self.campaign.as_mut().ok_or(TakeError::OtherRoster)?;
        if campaign.chronicle.has(entry.id) {
            return Err(TakeError::Already);
        }
        match (campaign.retired, campaign.owed) {
            (true, _) => return Err(TakeError::Retired),
            (false, 1..) => return Err(TakeError::Unsettled),
            _ => {}
        }
        match u8::try_from(entry.change) {
            Ok(gain) if worth + gain > MAX_POINTS => entry.change = 0,
            Ok(gain) => campaign.banked += gain,
            Err(_) => campaign.owed = 1,
        }
        (campaign.swapped, campaign.reassigned) = (false, false);
        campaign.chronicle.add(entry);
        Ok(())
    }
}
