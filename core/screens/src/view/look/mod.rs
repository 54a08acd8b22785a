//! A look around, over whatever is asked: what is so now, the log, each side's pieces, rules of the table.

mod lines;
mod side;

use heapless::Vec;
use umpire_rules::table::{MAX_SEATS, Match, Scene, Seat};

use super::sheet::Sheet;
use crate::key::Key;

/// Which page, and where on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Looking {
    /// Which of the pages there are.
    page: u8,
    /// Lines scrolled, or the piece under the cursor.
    at: u8,
}

/// What there is to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
    State,
    Log,
    Side(Seat),
    Rules,
}

impl Page {
    fn name(self) -> &'static str {
        match self {
            Page::State => "State",
            Page::Log => "Log",
            Page::Side(seat) => seat.name(),
            Page::Rules => "Rules",
        }
    }

    /// How far one can go on it.
    fn most(self, game: &dyn Match) -> usize {
        let scene = &*game.scene();
        match self {
            Page::State => lines::notes(scene).saturating_sub(lines::SEEN),
            Page::Log => game.log().len().saturating_sub(lines::SEEN),
            Page::Side(seat) => side::pieces(scene, seat).count().min(side::PIECES).saturating_sub(1),
            Page::Rules => lines::reminders(scene).count().saturating_sub(lines::SEEN),
        }
    }
}

/// The pages this game has; the first is one press away (RR-DEV-3).
fn pages(scene: &dyn Scene) -> Vec<Page, { MAX_SEATS + 3 }> {
    let state = (lines::notes(scene) > 0).then_some(Page::State);
    let seats = if scene.pieces() == 0 { 0 } else { scene.seats() };
    let rules = (!scene.reminders().is_empty()).then_some(Page::Rules);
    state.into_iter().chain([Page::Log]).chain((0..seats).map(|seat| Page::Side(Seat(seat)))).chain(rules).collect()
}

impl Looking {
    /// False when the look is over.
    pub(super) fn stroke(&mut self, key: Key, game: &dyn Match) -> bool {
        let pages = pages(&*game.scene());
        let page = pages[usize::from(self.page)];
        let most = || page.most(game) as u8;
        let step = if matches!(page, Page::State | Page::Rules) { lines::LEAP } else { 1 };
        let last = pages.len() as u8 - 1;
        match key {
            Key::B | Key::Y => return false,
            Key::Right | Key::X => *self = Looking { page: if self.page == last { 0 } else { self.page + 1 }, at: 0 },
            Key::Left => *self = Looking { page: self.page.checked_sub(1).unwrap_or(last), at: 0 },
            // The log's newest line is at the bottom: up goes back in time.
            Key::Up | Key::Down if (key == Key::Up) == (page == Page::Log) => self.at = (self.at + step).min(most()),
            Key::Up | Key::Down => self.at = self.at.saturating_sub(step),
            Key::A => {}
        }
        true
    }

    pub(super) fn stack(&self, mut sheet: Sheet, game: &dyn Match, undone: u16) {
        sheet.strip(None);
        let pages = pages(sheet.scene);
        let at = usize::from(self.at);
        match pages[usize::from(self.page)] {
            Page::State => lines::state(&mut sheet, at),
            Page::Log => lines::log(&mut sheet, game, at, undone),
            Page::Side(seat) => side::side(&mut sheet, seat, at),
            Page::Rules => lines::rules(&mut sheet, at),
        }
        let next = pages.get(usize::from(self.page) + 1).unwrap_or(&pages[0]);
        let keys = [(Key::B, "Back"), (Key::X, next.name())];
        sheet.foot(if pages.len() == 1 { &keys[..1] } else { &keys })
    }
}
