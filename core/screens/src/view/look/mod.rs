//! A look around, over whatever is asked: what is so now, the log, each side's pieces, rules of the table,
//! the device itself.

mod device;
mod lines;
mod side;

use heapless::Vec;
use umpire_rules::table::{MAX_SEATS, Match, Scene, Seat};

pub use device::{Dial, Vitals};

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
    Device,
}

/// What a key came to.
pub(super) enum Looked {
    /// The look goes on.
    On,
    /// It is over.
    Over,
    /// This is to be set otherwise.
    Set(Dial),
}

impl Page {
    fn name(self) -> &'static str {
        match self {
            Page::State => "State",
            Page::Log => "Log",
            Page::Side(seat) => seat.name(),
            Page::Rules => "Rules",
            Page::Device => "Device",
        }
    }

    /// How much can be set on it.
    fn dials(self, vitals: Option<&Vitals>) -> usize {
        vitals.filter(|_| self == Page::Device).map_or(0, |vitals| device::dials(vitals).len())
    }

    /// How far one can go on it.
    fn most(self, game: &dyn Match, vitals: Option<&Vitals>) -> usize {
        let scene = &*game.scene();
        match self {
            Page::State => lines::notes(scene).saturating_sub(lines::SEEN),
            Page::Log => game.log().len().saturating_sub(lines::SEEN),
            Page::Side(seat) => side::pieces(scene, seat).count().min(side::PIECES).saturating_sub(1),
            Page::Rules => lines::reminders(scene).count().saturating_sub(lines::SEEN),
            Page::Device => self.dials(vitals).saturating_sub(1),
        }
    }
}

/// The pages this game has; the first is one press away (RR-DEV-3).
fn pages(scene: &dyn Scene, vitals: Option<&Vitals>) -> Vec<Page, { MAX_SEATS + 4 }> {
    let state = (lines::notes(scene) > 0).then_some(Page::State);
    let seats = if scene.pieces() == 0 { 0 } else { scene.seats() };
    let rules = (!scene.reminders().is_empty()).then_some(Page::Rules);
    let sides = (0..seats).map(|seat| Page::Side(Seat(seat)));
    let device = vitals.map(|_| Page::Device);
    state.into_iter().chain([Page::Log]).chain(sides).chain(rules).chain(device).collect()
}

impl Looking {
    /// What a key does here.
    pub(super) fn stroke(&mut self, key: Key, game: &dyn Match, vitals: Option<&Vitals>) -> Looked {
        let pages = pages(&*game.scene(), vitals);
        let page = pages[usize::from(self.page)];
        let most = || page.most(game, vitals) as u8;
        let step = if matches!(page, Page::State | Page::Rules) { lines::LEAP } else { 1 };
        let last = pages.len() as u8 - 1;
        match key {
            Key::B | Key::Y => return Looked::Over,
            Key::Right | Key::X => *self = Looking { page: if self.page == last { 0 } else { self.page + 1 }, at: 0 },
            Key::Left => *self = Looking { page: self.page.checked_sub(1).unwrap_or(last), at: 0 },
            // The log's newest line is at the bottom: up goes back in time.
            Key::Up | Key::Down if (key == Key::Up) == (page == Page::Log) => self.at = (self.at + step).min(most()),
            Key::Up | Key::Down => self.at = self.at.saturating_sub(step),
            Key::A => {
                let dials = vitals.filter(|_| page == Page::Device).map(device::dials).unwrap_or_default();
                return dials.get(usize::from(self.at)).map_or(Looked::On, |&dial| Looked::Set(dial));
            }
        }
        Looked::On
    }

    pub(super) fn stack(&self, mut sheet: Sheet, game: &dyn Match, undone: u16, vitals: Option<&Vitals>) {
        sheet.strip(None);
        let pages = pages(sheet.scene, vitals);
        let at = usize::from(self.at);
        let page = pages[usize::from(self.page)];
        match page {
            Page::State => lines::state(&mut sheet, at),
            Page::Log => lines::log(&mut sheet, game, at, undone),
            Page::Side(seat) => side::side(&mut sheet, seat, at),
            Page::Rules => lines::rules(&mut sheet, at),
            Page::Device => device::page(&mut sheet, vitals.unwrap_or(&Vitals::default()), at),
        }
        let next = pages.get(usize::from(self.page) + 1).unwrap_or(&pages[0]);
        if page == Page::Device && page.dials(vitals) > 0 {
            return sheet.foot(&[(Key::A, "Change"), (Key::B, "Back"), (Key::X, next.name())]);
        }
        let keys = [(Key::B, "Back"), (Key::X, next.name())];
        sheet.foot(if pages.len() == 1 { &keys[..1] } else { &keys })
    }
}
