//! The result of a game, as one handheld tells it another.

use super::{ChronicleEntry, KeptWarband};
use crate::warband::NAME;
use umpire_engine::table::{TakeError, put_text, take_text};

impl KeptWarband {
    /// Hands out the bytes of its last game: campaign, name, and the game. False where there is none.
    pub(super) fn last_result(&self, out: &mut dyn FnMut(&[u8])) -> bool {
        let Some(campaign) = &self.campaign else { return false };
        let Some(game) = campaign.chronicle.entries.last() else { return false };
        put_text(campaign.name.as_str(), out);
        put_text(self.warband.name.as_str(), out);
        game.to_bytes(out);
        true
    }

    /// Takes the bytes of a game that it played elsewhere.
    pub(super) fn take_bytes(&mut self, mut bytes: &[u8]) -> Result<(), TakeError> {
        let campaign = take_text::<NAME>(&mut bytes).ok_or(TakeError::Unread)?;
        let name = take_text::<NAME>(&mut bytes).ok_or(TakeError::Unread)?;
        let game = ChronicleEntry::from_bytes(&mut bytes).filter(|_| bytes.is_empty()).ok_or(TakeError::Unread)?;
        let own = self.campaign.as_ref().ok_or(TakeError::OtherRoster)?;
        if (own.name.as_str(), self.warband.name.as_str()) != (&campaign, &name) {
            return Err(TakeError::OtherRoster);
        }
        self.take(game)
    }
}
