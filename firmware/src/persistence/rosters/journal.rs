//! Rosters in the journal, beside the game: a slot each.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;
use umpire_engine::table::{MAX_ROSTER, MAX_ROSTER_NAME};

use super::{KeepError, MAX_ROSTERS, RosterBytes, RosterStore};
use crate::persistence::journal::{Journal, JournalSlot, StoreError};

/// The most bytes of a game's id.
const MAX_ID: usize = 24;
/// The most bytes before those of the roster: game and name, each behind its length.
const KEY: usize = 2 + MAX_ID + MAX_ROSTER_NAME;

/// The journal as a place for rosters.
pub struct JournalRosters<'s, F>(pub &'s RefCell<Journal<F>>);

/// What a slot is found by.
struct RosterKey {
    bytes: Vec<u8, KEY>,
}

impl RosterKey {
    /// None where the game's id or the name is longer than any.
    fn new(game: &str, name: &str) -> Option<Self> {
        let mut bytes = Vec::new();
        for (text, most) in [(game, MAX_ID), (name, MAX_ROSTER_NAME)] {
            bytes.push(text.len() as u8).ok().filter(|()| text.len() <= most)?;
            bytes.extend_from_slice(text.as_bytes()).ok()?;
        }
        Some(RosterKey { bytes })
    }
}

/// Game and name at the beginning of what lies in a slot.
fn key(bytes: &[u8]) -> Option<(&str, &str)> {
    let (game, rest) = text(bytes)?;
    Some((game, text(rest)?.0))
}

fn text(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (&length, rest) = bytes.split_first()?;
    let (text, rest) = rest.split_at_checked(length.into())?;
    Some((core::str::from_utf8(text).ok()?, rest))
}

impl<F: NorFlash> JournalRosters<'_, F> {
    /// Looks at the beginning of every slot until one is found for which this is so.
    fn find(&self, so: impl Fn(Option<&[u8]>) -> bool) -> Option<JournalSlot> {
        let mut store = self.0.borrow_mut();
        (0..MAX_ROSTERS as u8).map(JournalSlot::Roster).find(|slot| {
            let mut bytes = [0; KEY];
            let length = store.peek(*slot, &mut bytes).filter(|length| *length > 0);
            so(length.map(|length| &bytes[..length]))
        })
    }

    fn named(&self, wanted: &RosterKey) -> Option<JournalSlot> {
        self.find(|bytes| bytes.is_some_and(|bytes| bytes.starts_with(&wanted.bytes)))
    }
}

impl<F: NorFlash> RosterStore for JournalRosters<'_, F> {
    fn each(&mut self, see: &mut dyn FnMut(&str, &str)) {
        for slot in (0..MAX_ROSTERS as u8).map(JournalSlot::Roster) {
            let mut bytes = [0; KEY];
            let length = self.0.borrow_mut().peek(slot, &mut bytes).unwrap_or(0);
            if let Some((game, name)) = key(&bytes[..length]) {
                see(game, name);
            }
        }
    }

    #[inline(never)] // a whole roster, and what it is found by
    fn read(&mut self, game: &str, name: &str) -> Option<RosterBytes> {
        let wanted = RosterKey::new(game, name)?;
        let slot = self.named(&wanted)?;
        let mut roster = RosterBytes::new();
        let mut skip = wanted.bytes.len();
        let there = self.0.borrow_mut().pour_slot(slot, &mut |piece| {
            let from = skip.min(piece.len());
            skip -= from;
            // What does not fit was never kept by us.
            let _ = roster.extend_from_slice(&piece[from..]);
        });
        there.then_some(roster)
    }

    fn keep(&mut self, game: &str, name: &str, bytes: &[u8]) -> Result<bool, KeepError> {
        if name.is_empty() {
            return Err(KeepError::Nameless);
        }
        let key = RosterKey::new(game, name).filter(|_| bytes.len() <= MAX_ROSTER + 1).ok_or(KeepError::TooLong)?;
        let same = self.named(&key);
        let slot = same.or_else(|| self.find(|bytes| bytes.is_none())).ok_or(KeepError::Full)?;
        let stored = self.0.borrow_mut().write_parts(slot, &[&key.bytes, bytes]);
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

    fn forget(&mut self, game: &str, name: &str) -> Result<(), KeepError> {
        let slot = RosterKey::new(game, name).and_then(|key| self.named(&key)).ok_or(KeepError::Unknown)?;
        self.0.borrow_mut().write(slot, &[]).map_err(unkept)
    }
}

fn unkept(unstored: StoreError) -> KeepError {
    match unstored {
        StoreError::TooLong => KeepError::TooLong,
        StoreError::Full => KeepError::Full,
        StoreError::NoGame | StoreError::Worn => KeepError::Unwritten,
    }
}
