//! Games that are left and taken up again: one small record each, whatever the game holds.

use embedded_storage::nor_flash::NorFlash;

use super::game::StoredGame;
use super::record::{HEAD, Record, RecordKind};
use super::{Journal, KeptGame, MAX_LINE, StoreError};
use crate::log;

/// The most bytes of a label.
pub const MAX_LABEL: usize = 64;

impl<F: NorFlash> Journal<F> {
    /// The games that were left, the last one left at the end.
    pub fn kept_games(&self) -> impl Iterator<Item = KeptGame> + '_ {
        self.games.left().map(|game| KeptGame { id: game.which, over: game.over })
    }

    /// The open game as it was known when it was left; none where it never was.
    pub fn open_game(&self) -> Option<KeptGame> {
        self.games.open().map(|game| KeptGame { id: game.which, over: game.over })
    }

    /// Leaves the open game with this label: it is kept.
    pub fn leave(&mut self, label: &[u8], over: bool) -> Result<(), StoreError> {
        let game = self.games.open().ok_or(StoreError::NoGame)?;
        self.put_label(game.which, label, over)
    }

    /// Leaves the open game with the label it had, where there is one.
    pub fn leave_as_it_was(&mut self) -> Result<(), StoreError> {
        let Some(open) = self.games.open() else { return Ok(()) };
        let mut label = [0; MAX_LABEL];
        let length = self.label(open.which, &mut label);
        self.put_label(open.which, &label[..length], open.over)
    }

    /// Gives a game another label.
    pub fn relabel(&mut self, id: u8, label: &[u8]) -> Result<(), StoreError> {
        let game = self.left_game(id).ok_or(StoreError::NoGame)?;
        self.put_label(id, label, game.over)
    }

    fn put_label(&mut self, which: u8, label: &[u8], over: bool) -> Result<(), StoreError> {
        if label.len() > MAX_LABEL {
            return Err(StoreError::TooLong);
        }
        let record = Record { lines: over.into(), ..Record::new(RecordKind::Leave, which) };
        let spot = self.put(record, &mut |out| out(label))?;
        self.games.leave(which, spot, over);
        Ok(())
    }

    /// Opens a game that was left. One that is open is left first, with the label it had.
    pub fn take_up(&mut self, id: u8) -> Result<(), StoreError> {
        self.left_game(id).ok_or(StoreError::NoGame)?;
        self.leave_as_it_was()?;
        self.put(Record::new(RecordKind::TakeUp, id), &mut |_| {})?;
        self.games.take_up(id);
        Ok(())
    }

    /// Forgets a game that was left.
    pub fn forget(&mut self, id: u8) -> Result<(), StoreError> {
        self.left_game(id).ok_or(StoreError::NoGame)?;
        self.put(Record::new(RecordKind::Forget, id), &mut |_| {})?;
        self.games.remove(id);
        Ok(())
    }

    /// Copies the label of a game, and says how long it is: nothing where it has none.
    pub fn label(&mut self, id: u8, into: &mut [u8; MAX_LABEL]) -> usize {
        let label = self.games.iter().find(|game| game.which == id).and_then(|game| game.label);
        let Some((spot, into)) = label.and_then(|spot| Some((spot, into.get_mut(..spot.length.into())?))) else {
            return 0;
        };
        self.fetch(spot.number, spot.start() + HEAD as u32, into);
        into.len()
    }

    /// Copies the beginning of a game's head, as much of it as fits, and says how much that is.
    pub fn peek_head(&mut self, id: u8, into: &mut [u8]) -> usize {
        let Some(game) = self.games.iter().find(|game| game.which == id) else { return 0 };
        let length = into.len().min(game.head.length.into());
        self.fetch(game.head.number, game.head.start() + HEAD as u32, &mut into[..length]);
        length
    }

    /// Hands out the head of a game, piece by piece. False where there is none such.
    pub fn head_of(&mut self, id: u8, head: &mut dyn FnMut(&[u8])) -> bool {
        let Some(game) = self.games.iter().find(|game| game.which == id) else { return false };
        self.pour(game.head, head);
        true
    }

    /// Hands out a game: its head piece by piece, and every line. False where there is none such.
    pub fn pour_game(&mut self, id: u8, head: &mut dyn FnMut(&[u8]), line: &mut dyn FnMut(&[u8])) -> bool {
        let Some(game) = self.games.iter().find(|game| game.which == id) else { return false };
        self.pour(game.head, head);
        let mut telling = self.tell(game);
        let mut into = [0; MAX_LINE + 1];
        while let Some(length) = self.line(&mut telling, &mut into) {
            line(&into[..length]);
        }
        true
    }

    /// Makes a place, and room, for a game with a head and lines of so many bytes: as many of those that are over go as
    /// it takes, the oldest first. One that waits never does.
    pub fn make_room(&mut self, head: usize, lines: u32) -> Result<(), StoreError> {
        loop {
            let why = match (self.games.has_place(), self.has_room_for_game(head, lines)) {
                (true, true) => return Ok(()),
                (false, _) => StoreError::ManyGames,
                (true, false) => StoreError::Full,
            };
            let oldest = self.kept_games().find(|game| game.over).ok_or(why)?;
            log::info!("journal: game {=u8} is over, and makes room", oldest.id);
            self.forget(oldest.id)?;
        }
    }

    fn left_game(&self, id: u8) -> Option<StoredGame> {
        self.games.left().find(|game| game.which == id)
    }
}
