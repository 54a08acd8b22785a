//! Rosters in the journal, beside the game: a slot each.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;
use umpire_engine::table::{MAX_ROSTER, MAX_ROSTER_NAME};

use super::{KeepError, MAX_CAMPAIGN_ROSTERS, MAX_ROSTERS, RosterBytes, RosterKey, RosterStore, has_room};
use crate::persistence::journal::{Journal, JournalSlot, StoreError};

/// The most bytes of a game's id.
const MAX_ID: usize = 24;
/// The most bytes before those of the roster: game, campaign and name, each behind its length.
const KEY: usize = 3 + MAX_ID + 2 * MAX_ROSTER_NAME;

/// The journal as a place for rosters.
pub struct JournalRosters<'s, F>(pub &'s RefCell<Journal<F>>);

/// What a slot is found by: one of a campaign has that between its game and its name.
type KeyBytes = Vec<u8, KEY>;

/// None where the game's id or a name is longer than any.
fn key_bytes(key: RosterKey<'_>) -> Option<KeyBytes> {
    let mut bytes = Vec::new();
    let campaign = Some((key.campaign, MAX_ROSTER_NAME)).filter(|(name, _)| !name.is_empty());
    for (text, most) in [(key.game, MAX_ID)].into_iter().chain(campaign).chain([(key.name, MAX_ROSTER_NAME)]) {
        bytes.push(text.len() as u8).ok().filter(|()| text.len() <= most)?;
        bytes.extend_from_slice(text.as_bytes()).ok()?;
    }
    Some(bytes)
}

/// What stands at the beginning of what lies in a slot.
fn key(slot: JournalSlot, bytes: &[u8]) -> Option<RosterKey<'_>> {
    let (game, rest) = text(bytes)?;
    let (campaign, rest) = if let JournalSlot::CampaignRoster(_) = slot { text(rest)? } else { ("", rest) };
    Some(RosterKey { game, campaign, name: text(rest)?.0 })
}

fn text(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (&length, rest) = bytes.split_first()?;
    let (text, rest) = rest.split_at_checked(length.into())?;
    Some((core::str::from_utf8(text).ok()?, rest))
}

/// The slots of rosters: of those of no campaign, or of the others.
fn slots(of_campaign: bool) -> impl Iterator<Item = JournalSlot> {
    let (count, slot): (_, fn(u8) -> _) = match of_campaign {
        false => (MAX_ROSTERS, JournalSlot::Roster),
        true => (MAX_CAMPAIGN_ROSTERS, JournalSlot::CampaignRoster),
    };
    (0..count as u8).map(slot)
}

impl<F: NorFlash> JournalRosters<'_, F> {
    /// The slot that begins with this; with nothing, the first that is empty.
    fn find(&self, of_campaign: bool, wanted: &[u8]) -> Option<JournalSlot> {
        let mut store = self.0.borrow_mut();
        slots(of_campaign).find(|slot| {
            let mut bytes = [0; KEY];
            let length = store.peek(*slot, &mut bytes).unwrap_or(0);
            if wanted.is_empty() { length == 0 } else { bytes[..length].starts_with(wanted) }
        })
    }
}

impl<F: NorFlash> RosterStore for JournalRosters<'_, F> {
    fn each(&mut self, see: &mut dyn FnMut(RosterKey<'_>)) {
        for slot in slots(false).chain(slots(true)) {
            let mut bytes = [0; KEY];
            let length = self.0.borrow_mut().peek(slot, &mut bytes).unwrap_or(0);
            if let Some(key) = key(slot, &bytes[..length]) {
                see(key);
            }
        }
    }

    #[inline(never)] // a whole roster, and what it is found by
    fn read(&mut self, key: RosterKey<'_>) -> Option<RosterBytes> {
        let wanted = key_bytes(key)?;
        let slot = self.find(!key.campaign.is_empty(), &wanted)?;
        let mut roster = RosterBytes::new();
        let mut skip = wanted.len();
        let there = self.0.borrow_mut().pour_slot(slot, &mut |piece| {
            let from = skip.min(piece.len());
            skip -= from;
            // What does not fit was never kept by us.
            let _ = roster.extend_from_slice(&piece[from..]);
        });
        there.then_some(roster)
    }

    fn keep(&mut self, key: RosterKey<'_>, bytes: &[u8]) -> Result<bool, KeepError> {
        if key.name.is_empty() {
            return Err(KeepError::Nameless);
        }
        let of_campaign = !key.campaign.is_empty();
        let wanted = key_bytes(key).filter(|_| bytes.len() <= MAX_ROSTER + 1).ok_or(KeepError::TooLong)?;
        let same = self.find(of_campaign, &wanted);
        if same.is_none() {
            has_room(key, &mut |see| self.each(see))?;
        }
        let slot = same.or_else(|| self.find(of_campaign, &[])).ok_or(KeepError::Full)?;
        let stored = self.0.borrow_mut().write_parts(slot, &[&wanted, bytes]);
        stored.map_err(unkept).map(|()| same.is_some())
    }

    #[inline(never)] // a whole roster
    fn draft(&mut self) -> RosterBytes {
        let mut draft = RosterBytes::new();
        self.0.borrow_mut().pour_slot(JournalSlot::Draft, &mut |piece| {
            // What does not fit was never kept by us.
            let _ = draft.extend_from_slice(piece);
        });
        draft
    }

    fn keep_draft(&mut self, bytes: &[u8]) -> Result<(), KeepError> {
        self.0.borrow_mut().write(JournalSlot::Draft, bytes).map_err(unkept)
    }

    fn forget(&mut self, key: RosterKey<'_>) -> Result<(), KeepError> {
        let slot = key_bytes(key).and_then(|wanted| self.find(!key.campaign.is_empty(), &wanted));
        self.0.borrow_mut().write(slot.ok_or(KeepError::Unknown)?, &[]).map_err(unkept)
    }
}

fn unkept(unstored: StoreError) -> KeepError {
    match unstored {
        StoreError::TooLong => KeepError::TooLong,
        StoreError::Full => KeepError::Full,
        StoreError::NoGame | StoreError::ManyGames | StoreError::Worn => KeepError::Unwritten,
    }
}
