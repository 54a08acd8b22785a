//! A look around, over whatever is asked: what is so now, the log, each side's pieces, the dice so far,
//! rules of the table, the device itself.

mod card;
mod device;
mod dice;
mod layout;
mod lines;
mod log;
mod page_list;
mod seal;
mod side;
mod steps;

use umpire_rules::table::{PieceId, Scene, Seat, Session};

pub use device::{DeviceStatus, Setting};
pub(crate) use log::LogPage;
pub(crate) use page_list::first;
pub use seal::SealStatus;

use crate::intent::Intent;
use crate::key::Key;
use crate::pages::correct::CorrectScope;
use crate::pages::look::page_list::{LookAbout, LookPage, pages};

/// Which page, and where on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LookPages {
    /// Which of the pages there are.
    page: u8,
    /// Lines scrolled, or the piece under the cursor.
    at: u8,
    /// Whether that piece's own page is open, and turned.
    card: Option<bool>,
}

/// What a key came to.
pub(crate) enum LookOutcome {
    /// The look goes on.
    On,
    /// It is over.
    Over,
    /// It goes on, and this is to be done.
    Do(Intent),
    /// Something of this is to be put right.
    PutRight(CorrectScope),
}

impl LookPages {
    /// The piece under the cursor, on a side's page.
    pub(crate) fn piece(self, game: &dyn Session, about: LookAbout<'_>) -> Option<PieceId> {
        match pages(game, about)[usize::from(self.page)] {
            LookPage::Side(seat) => side::pieces(&*game.scene(), seat).nth(self.at.into()),
            _ => None,
        }
    }

    /// A look at the seal first.
    pub(crate) fn at_seal(game: &dyn Session, about: LookAbout<'_>) -> Self {
        let page = pages(game, about).iter().position(|&page| page == LookPage::Seal).unwrap_or(0);
        LookPages { page: page as u8, at: 0, card: None }
    }

    /// What is to be done when this page comes up.
    pub(crate) fn opens(self, game: &dyn Session, about: LookAbout<'_>) -> Intent {
        match pages(game, about)[usize::from(self.page)] {
            LookPage::Log => Intent::OpenLog,
            _ => Intent::Stay,
        }
    }

    /// What a key does here.
    pub(crate) fn on_key(
        &mut self,
        key: Key,
        game: &dyn Session,
        about: LookAbout<'_>,
        log: &mut LogPage,
    ) -> LookOutcome {
        let (status, seal) = about;
        let pages = pages(game, about);
        let page = pages[usize::from(self.page)];
        let most = || page.most(game, status) as u8;
        let step = match page {
            LookPage::State => lines::seen(&*game.scene()) as u8 - 1,
            LookPage::Rules => lines::LEAP,
            _ => 1,
        };
        let last = pages.len() as u8 - 1;
        let load = |more: bool| if more { LookOutcome::Do(Intent::OpenLog) } else { LookOutcome::On };
        if let LookPage::Side(seat) = page
            && self.on_key_of_side(key, &*game.scene(), seat, page.scope(game, self.at).is_some())
        {
            return LookOutcome::On;
        }
        match (key, page) {
            (Key::B | Key::Y, _) => return LookOutcome::Over,
            (Key::Right | Key::X | Key::Left, _) => {
                let page = match key {
                    Key::Left => self.page.checked_sub(1).unwrap_or(last),
                    _ if self.page == last => 0,
                    _ => self.page + 1,
                };
                *self = LookPages { page, at: 0, card: None };
                *log = LogPage::new();
                return LookOutcome::Do(self.opens(game, about));
            }
            // The log's newest line is at the bottom: up goes back in time.
            (Key::Up | Key::Down, LookPage::Log) => return load(log.scroll(lines::LEAP.into(), key == Key::Up)),
            (Key::Down, _) => self.at = (self.at + step).min(most()),
            (Key::Up, _) => self.at = self.at.saturating_sub(step),
            (Key::A, LookPage::Log) => return load(log.next_round()),
            (Key::A, LookPage::Rules) => {
                let group = lines::next_group(&*game.scene(), self.at.into());
                self.at = group.map_or(self.at, |(line, _)| line as u8);
            }
            (Key::A, LookPage::State | LookPage::Side(_)) => {
                return page.scope(game, self.at).map_or(LookOutcome::On, LookOutcome::PutRight);
            }
            (Key::A, LookPage::Steps) => {
                return steps::act(game, self.at.into()).map_or(LookOutcome::On, LookOutcome::Do);
            }
            // First what it means, then the secret.
            (Key::A, LookPage::Seal) => match (seal::can_reveal(seal, game), self.at) {
                (true, 0) => self.at = 1,
                (true, _) => return LookOutcome::Do(Intent::RevealSecret),
                (false, _) => {}
            },
            (Key::A, _) => {
                let settings = status.filter(|_| page == LookPage::Device).map(device::settings).unwrap_or_default();
                return settings
                    .get(usize::from(self.at))
                    .map_or(LookOutcome::On, |&setting| LookOutcome::Do(Intent::Set(setting)));
            }
        }
        LookOutcome::On
    }

    /// What a key does among the pieces of a side; false where it does what it does on other pages.
    fn on_key_of_side(&mut self, key: Key, scene: &dyn Scene, seat: Seat, put_right: bool) -> bool {
        match (key, &mut self.card) {
            (Key::A, card @ None) => {
                *card = side::pieces(scene, seat).next().map(|_| false);
                return card.is_some();
            }
            // Something is put right from the page of its piece.
            (Key::A, Some(_)) if put_right => return false,
            (Key::B, card @ Some(_)) => *card = None,
            (Key::A | Key::Left | Key::Right, Some(turned)) => *turned = !*turned,
            (Key::X, Some(_)) => {}
            (Key::Y, _) => return false,
            _ => match side::step(scene, seat, key, self.at) {
                Some(at) => self.at = at,
                None => return false,
            },
        }
        true
    }
}
