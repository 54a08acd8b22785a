//! A cursor in a list that may be longer than its window.

use core::ops::Range;

use crate::bands::ScrollMore;

/// Where the cursor is, and what the window shows first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Scroll {
    at: u8,
    first: u8,
}

impl Scroll {
    /// The cursor on `at`, with the window around it.
    pub(crate) fn on(at: usize, len: usize, window: usize) -> Self {
        let mut scroll = Scroll { at: at.min(len.saturating_sub(1)) as u8, first: 0 };
        scroll.follow(len, window);
        scroll
    }

    /// The cursor on `at`, with the window on the whole page it is on.
    pub(crate) fn paged(at: usize, len: usize, window: usize) -> Self {
        let at = at.min(len.saturating_sub(1));
        Scroll { at: at as u8, first: (at / window * window) as u8 }
    }

    pub(crate) fn at(&self) -> usize {
        self.at.into()
    }

    /// One up or down, round the ends; the window follows only when it must.
    pub(crate) fn step(&mut self, down: bool, len: usize, window: usize) {
        let at = self.at();
        let to = match down {
            true if at + 1 >= len => 0,
            true => at + 1,
            false if at == 0 => len.saturating_sub(1),
            false => at - 1,
        };
        self.at = to as u8;
        self.follow(len, window);
    }

    /// A whole window up or down, as far as the list goes.
    pub(crate) fn leap(&mut self, down: bool, len: usize, window: usize) {
        let (last, window8) = (len.saturating_sub(1) as u8, window as u8);
        let to = |at: u8| if down { (at + window8).min(last) } else { at.saturating_sub(window8) };
        (self.at, self.first) = (to(self.at), to(self.first));
        self.follow(len, window);
    }

    /// The cursor on `at` in a list that has changed; the window moves only when it must.
    pub(crate) fn keep(&mut self, at: usize, len: usize, window: usize) {
        self.at = at as u8;
        self.follow(len, window);
    }

    /// The same with the window around the cursor, where its size is another now.
    pub(crate) fn fitted(mut self, len: usize, window: usize) -> Self {
        self.follow(len, window);
        self
    }

    fn follow(&mut self, len: usize, window: usize) {
        let (at, window) = (self.at, window.max(1) as u8);
        self.first = self.first.clamp((at + 1).saturating_sub(window), at).min((len as u8).saturating_sub(window));
    }

    /// What the window shows.
    pub(crate) fn seen(&self, len: usize, window: usize) -> Range<usize> {
        let first = usize::from(self.first);
        first..len.min(first + window)
    }

    /// Whether the list goes on beyond this row of the window.
    pub(crate) fn more(&self, row: usize, len: usize, window: usize) -> ScrollMore {
        let seen = self.seen(len, window);
        ScrollMore { up: row == seen.start && seen.start > 0, down: row + 1 == seen.end && seen.end < len }
    }
}
