//! The games that are kept beside the open one, as the shelf and the console see them.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;

use super::game_label::{GameLabel, GameName};
use super::head::peek_book;
use crate::board::Absent;
use crate::games::Book;
use crate::persistence::journal::{Journal, KeptGame, MAX_LABEL, StoreError};

/// A game that is kept.
pub struct StoredGameEntry {
    /// Which, and whether it is over.
    pub game: KeptGame,
    /// Its book; none where that, or this edition of it, is not here.
    pub book: Option<&'static Book>,
    /// What else is known of it.
    pub label: GameLabel,
}

/// Where games are kept that were left.
pub trait GameStore {
    /// Hands out every one: those that wait, the last left first, then those that are over in the same order.
    fn each(&mut self, see: &mut dyn FnMut(StoredGameEntry));
    /// Gives one another name.
    fn rename(&mut self, id: u8, name: GameName) -> Result<(), StoreError>;
    /// Deletes one.
    fn forget(&mut self, id: u8) -> Result<(), StoreError>;
}

/// The journal as such a place.
pub struct JournalGames<'s, F>(pub &'s RefCell<Journal<F>>);

impl<F: NorFlash> GameStore for JournalGames<'_, F> {
    fn each(&mut self, see: &mut dyn FnMut(StoredGameEntry)) {
        let store = self.0;
        for over in [false, true] {
            let games = || store.borrow().kept_games().filter(|game| game.over == over).count();
            for at in (0..games()).rev() {
                let game = store.borrow().kept_games().filter(|game| game.over == over).nth(at);
                let Some(game) = game else { continue };
                let mut store = store.borrow_mut();
                let (book, label) = (peek_book(&mut store, game.id), label_of(&mut store, game.id));
                drop(store);
                see(StoredGameEntry { game, book, label });
            }
        }
    }

    fn rename(&mut self, id: u8, name: GameName) -> Result<(), StoreError> {
        let mut store = self.0.borrow_mut();
        let label = GameLabel { name, ..label_of(&mut store, id) };
        store.relabel(id, &label.to_bytes())
    }

    fn forget(&mut self, id: u8) -> Result<(), StoreError> {
        self.0.borrow_mut().forget(id)
    }
}

/// Nowhere: no game is kept.
impl GameStore for Absent {
    fn each(&mut self, _: &mut dyn FnMut(StoredGameEntry)) {}

    fn rename(&mut self, _: u8, _: GameName) -> Result<(), StoreError> {
        Err(StoreError::NoGame)
    }

    fn forget(&mut self, _: u8) -> Result<(), StoreError> {
        Err(StoreError::NoGame)
    }
}

impl dyn GameStore + '_ {
    /// The game of this number.
    pub fn find(&mut self, id: u8) -> Option<StoredGameEntry> {
        let mut found = None;
        self.each(&mut |entry| {
            if entry.game.id == id {
                found = Some(entry);
            }
        });
        found
    }
}

/// What is known of a game of the journal, the open one too.
pub(super) fn label_of<F: NorFlash>(store: &mut Journal<F>, id: u8) -> GameLabel {
    let mut bytes = [0; MAX_LABEL];
    let length = store.label(id, &mut bytes);
    GameLabel::read(&bytes[..length])
}
