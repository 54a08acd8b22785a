//! Games that are left and taken up again.

use super::rematch::Rematch;
use super::{App, StoredSession};
use crate::app::device::Notice;
use crate::board::{Board, Cable};
use crate::console::CableConsole;
use crate::games::{Book, Leave, is_foyer};
use crate::persistence::journal::StoreError;
use crate::persistence::session_store::{GameStore, JournalGames, Waiting};

/// Bytes of answers for which there is room when a game begins: a long one has so many.
const ANSWERS: u32 = 8 * 1024;

impl<'b, B: Board> App<'b, B> {
    /// Leaves the game: it waits on the shelf. Where that cannot be stored it is said, and the game stays open.
    #[inline(never)]
    pub(super) fn park(&mut self, game: &mut StoredSession<'_, 'b, B>) -> bool {
        let name = self.console.take_name();
        // Of a game that nobody has answered in nothing is lost.
        let empty = game.shown().is_some() || (!game.is_begun() && game.tape().is_empty());
        let parked = if empty { Ok(()) } else { game.park(name, &self.device) };
        if parked.is_err() {
            self.say_of_games(Notice::NotLeft);
            return false;
        }
        // The next game has dice of its own.
        self.device.put_away();
        true
    }

    /// Whether there is a place for this game, where it is one that begins: those that are over make room for it, and
    /// those that wait do not.
    #[inline(never)]
    pub(super) fn has_room(&mut self, game: &StoredSession<'_, 'b, B>) -> bool {
        if is_foyer(&**game) || matches!(self.waiting, Waiting::Yes | Waiting::Shown(_)) {
            return true;
        }
        let mut head = 0;
        game.opening(&mut |piece| head += piece.len());
        let room = self.board.store.borrow_mut().make_room(head, ANSWERS);
        match room {
            // A flash that takes nothing is no reason not to play.
            Ok(()) | Err(StoreError::Worn | StoreError::NoGame | StoreError::TooLong) => true,
            Err(why @ (StoreError::ManyGames | StoreError::Full)) => {
                self.waiting = if self.waiting == Waiting::SetAside { self.waiting } else { Waiting::No };
                self.say_of_games(Notice::NoGameRoom(why));
                false
            }
        }
    }

    /// One like it is to begin: with what each side brought, or as it was chosen.
    #[inline(never)]
    pub(super) fn play_again(&mut self, game: &mut StoredSession<'_, 'b, B>) -> Leave {
        self.rematch = Rematch::of(&mut **game);
        let Some(shown) = game.shown() else {
            self.ended = self.board.store.borrow().open_game().map(|game| game.id);
            return Leave::Again;
        };
        self.waiting = Waiting::Again(shown);
        let book = self.waiting.book(self.board.store, &mut self.device);
        book.map_or(Leave::Back, Leave::To)
    }

    /// Takes up a game that is kept, shows it where it is over, or begins one like it; none where that cannot be, which is
    /// said.
    #[inline(never)]
    pub(super) fn take_up_kept(&mut self, id: u8, again: bool) -> Option<&'static Book> {
        let store = self.board.store;
        let games: &mut dyn GameStore = &mut JournalGames(store);
        let entry = games.find(id)?;
        let Some(book) = entry.book else {
            self.say_of_games(Notice::OtherRules(0));
            return None;
        };
        self.waiting = match entry.game.over {
            true if again => Waiting::Again(id),
            true => Waiting::Shown(id),
            false => {
                let taken = store.borrow_mut().take_up(id);
                if taken.is_err() {
                    self.say_of_games(Notice::NotLeft);
                    return None;
                }
                Waiting::Yes
            }
        };
        Some(book)
    }

    /// Says this over the next question, and by cable.
    pub(super) fn say_of_games(&mut self, notice: Notice) {
        self.device.note(notice);
        if let Some((out, _)) = self.board.cable.listener() {
            CableConsole::refuse(notice, &self.device, out);
        }
    }
}
