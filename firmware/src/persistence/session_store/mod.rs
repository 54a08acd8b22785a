//! The game in the store: what it started from, its dice, and every answer, written down before it is shown.

mod game_label;
mod game_store;
mod head;
mod recorded;

use core::cell::RefCell;
use core::fmt;

use embedded_storage::nor_flash::NorFlash;

pub use self::game_label::{GameLabel, GameName, MAX_GAME_NAME};
pub use self::game_store::{GameStore, JournalGames, StoredGameEntry};
use self::head::{peek_book, with_head};
pub use self::recorded::Recorded;
use crate::app::device::{Device, Notice};
use crate::games::{self, Book};
use crate::persistence::journal::Journal;

/// The book of the game that lies in a store; none where there is no game, and an error where it is of other rules.
pub fn book<F: NorFlash>(store: &RefCell<Journal<F>>) -> Result<Option<&'static Book>, OtherRulesError> {
    let book = with_head(store, None, |head| games::book(head.game).filter(|book| book.edition == head.edition));
    match book {
        Some(Some(book)) => Ok(Some(book)),
        Some(None) => Err(OtherRulesError),
        None if store.borrow_mut().head(&mut |_| {}) => Err(OtherRulesError),
        None => Ok(None),
    }
}

/// Whether the game in the store is to be taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum Waiting {
    /// It is.
    Yes,
    /// There is none, or it was.
    No,
    /// It is left alone: it is of other rules, or it stopped the umpire again and again.
    SetAside,
    /// A game that was kept is to be looked at as it ended.
    Shown(u8),
    /// A game like one that was kept is to begin, with what each side brought to it.
    Again(u8),
}

impl Waiting {
    /// Which book the stored game is of, if it waits; one of other rules is said and left alone.
    pub fn book<F: NorFlash>(&mut self, store: &RefCell<Journal<F>>, device: &mut Device) -> Option<&'static Book> {
        match *self {
            Waiting::Yes => {}
            Waiting::Shown(id) | Waiting::Again(id) => return peek_book(&mut store.borrow_mut(), id),
            Waiting::No | Waiting::SetAside => return None,
        }
        let found = book(store);
        match found {
            Ok(Some(book)) => return Some(book),
            Ok(None) => *self = Waiting::No,
            Err(OtherRulesError) => {
                *self = Waiting::SetAside;
                device.note(Notice::OtherRules(0));
            }
        }
        None
    }
}

/// The stored game is of a book, or of an edition, that is not here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub struct OtherRulesError;

impl fmt::Display for OtherRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the stored game is of other rules: the program that stored it can play it on")
    }
}

impl core::error::Error for OtherRulesError {}
