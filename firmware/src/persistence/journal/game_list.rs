//! The games that are kept: one of them open, or none; the others were left, or are over.

use heapless::Vec;

use super::game::StoredGame;
use super::record::{Record, RecordKind, Spot};

/// The most games that are kept: those that wait and those that are over together, the open one among them.
pub const MAX_GAMES: usize = 12;

/// A game that was left: what it is known by as long as it is kept, and whether it was over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeptGame {
    /// What it is known by.
    pub id: u8,
    /// Whether it is over; else it waits to be taken up again.
    pub over: bool,
}

/// All games, in the order in which they were left; the open one is the last.
#[derive(Clone, Default)]
pub(super) struct GameList {
    games: Vec<StoredGame, MAX_GAMES, u8>,
    is_open: bool,
}

impl GameList {
    /// The open game.
    pub(super) fn open(&self) -> Option<StoredGame> {
        self.games.last().copied().filter(|_| self.is_open)
    }

    fn open_mut(&mut self) -> Option<&mut StoredGame> {
        self.games.last_mut().filter(|_| self.is_open)
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = StoredGame> + '_ {
        self.games.iter().copied()
    }

    /// Those that were left, the last one left at the end.
    pub(super) fn left(&self) -> impl Iterator<Item = StoredGame> + '_ {
        self.iter().take(self.games.len() - usize::from(self.is_open))
    }

    /// Every place in the flash that is known of a game.
    pub(super) fn spots_mut(&mut self) -> impl Iterator<Item = &mut Spot> {
        self.games.iter_mut().flat_map(|game| core::iter::once(&mut game.head).chain(&mut game.label))
    }

    /// Whether another one has a place: the open one would make room for it.
    pub(super) fn has_place(&self) -> bool {
        self.left().count() < MAX_GAMES
    }

    /// The number behind this one that no game has.
    pub(super) fn next_which(&self, last: u8) -> u8 {
        let free = |which: &u8| self.iter().all(|game| game.which != *which);
        (1..=u8::MAX).map(|step| last.wrapping_add(step)).find(free).unwrap_or(last)
    }

    fn place_of(&self, which: u8) -> Option<usize> {
        self.games.iter().position(|game| game.which == which)
    }

    /// Puts a copy behind the others.
    pub(super) fn push_left(&mut self, game: StoredGame) {
        self.put_last(game);
        self.is_open = false;
    }

    /// The same for the open one.
    pub(super) fn push_open(&mut self, game: StoredGame) {
        self.put_last(game);
        self.is_open = true;
    }

    /// Where damage has brought back more than have a place, the oldest that is over goes, or the oldest.
    fn put_last(&mut self, game: StoredGame) {
        if self.games.is_full() {
            let over = self.games.iter().position(|game| game.over).unwrap_or(0);
            self.games.remove(over);
        }
        let _ = self.games.push(game); // one was just made free
    }

    /// Goes on with the open game; false where this record does not follow on what is there.
    pub(super) fn follow(&mut self, record: &Record, bytes: u32) -> bool {
        self.open_mut().is_some_and(|game| game.follow(record, bytes))
    }

    /// A game begins. The open one gives way to it, unless something is missing just before this: perhaps that said
    /// that it was left.
    pub(super) fn begin(&mut self, which: u8, head: Spot, gap: bool) {
        if gap {
            self.is_open = false;
        } else if self.is_open {
            self.games.pop();
        }
        self.remove(which);
        self.push_open(StoredGame::new(which, head));
    }

    /// A game goes, whatever it was; false where there is none such.
    pub(super) fn remove(&mut self, which: u8) -> bool {
        let Some(at) = self.place_of(which) else { return false };
        self.is_open &= at + 1 < self.games.len();
        self.games.remove(at);
        true
    }

    /// A game is left with this label, or gets another one; false where there is none such.
    pub(super) fn leave(&mut self, which: u8, label: Spot, over: bool) -> bool {
        let Some(at) = self.place_of(which) else { return false };
        let game = &mut self.games[at];
        (game.label, game.over) = (Some(label), over);
        self.is_open &= at + 1 < self.games.len();
        true
    }

    /// A game is taken up again; false where there is none such.
    pub(super) fn take_up(&mut self, which: u8) -> bool {
        let Some(at) = self.place_of(which) else { return false };
        let game = self.games.remove(at);
        let _ = self.games.push(game); // it had a place
        self.is_open = true;
        true
    }

    /// Takes a record in that is about a game; false where it does not follow on what is there. `gap`: whether any are
    /// missing just before it.
    ///
    /// A record about another game than the open one says that the open one was left, or ended, in what is missing: it
    /// stays among those that were left.
    pub(super) fn take(&mut self, record: &Record, spot: Spot, gap: bool) -> bool {
        let ours = self.open().is_some_and(|game| game.which == record.which);
        let (which, over) = (record.which, record.lines > 0);
        match record.kind {
            RecordKind::Slot => true,
            RecordKind::Begin => {
                self.begin(which, spot, gap);
                true
            }
            RecordKind::Lines => {
                if !ours && !self.take_up(which) {
                    self.is_open = false;
                }
                self.follow(record, spot.length.into())
            }
            RecordKind::End | RecordKind::Forget => self.remove(which),
            RecordKind::Leave => self.leave(which, spot, over),
            RecordKind::TakeUp => self.take_up(which),
        }
    }
}
