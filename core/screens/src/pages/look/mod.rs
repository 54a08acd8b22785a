//! A look around, over whatever is asked: what is so now, the log, each side's pieces, the dice so far,
//! rules of the table, the device itself.

mod card;
mod cursor;
mod device;
mod dice;
mod holdings;
mod layout;
mod lines;
mod log;
mod page_list;
mod seal;
mod settings;
mod side;
mod steps;

use umpire_engine::table::{PieceId, Session};

pub use device::DeviceStatus;
pub(crate) use log::LogPage;
pub(crate) use page_list::{LookPage, any, first};
pub use seal::SealStatus;
pub use settings::{Flip, Setting};

use crate::intent::Intent;
use crate::key::Key;
use crate::pages::correct::CorrectScope;
use crate::pages::look::page_list::{LookAbout, pages};
use umpire_raster::text_scale::TextScale;

/// Which page, and where on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LookPages {
    /// Which of the pages there are.
    page: u8,
    /// Lines scrolled, or the row under the cursor.
    at: u8,
    /// The place of the piece under the cursor, once it is among the pieces: left and right do not turn pages there.
    place: Option<u8>,
    /// Whether that piece's own page is open, and turned.
    card: Option<bool>,
    /// Whether that page was opened at a question: it lies where Why does, and back leads to the question.
    asked: bool,
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
    /// The piece under the cursor, or the one a side's page speaks of before there is one.
    pub(crate) fn piece(self, game: &dyn Session, about: LookAbout<'_>) -> Option<PieceId> {
        let page = *pages(game, about).get(usize::from(self.page))?;
        let shown = self.place.or(matches!(page, LookPage::Side(_)).then_some(0))?;
        page.piece(&*game.scene(), shown)
    }

    /// The setting under the cursor.
    pub(crate) fn setting(self, game: &dyn Session, about: LookAbout<'_>) -> Option<Setting> {
        let page = *pages(game, about).get(usize::from(self.page))?;
        let settings = about.0.filter(|_| page == LookPage::Settings).map(settings::settings)?;
        settings.get(usize::from(self.at)).copied()
    }

    /// A look at one of the pages first, or at the very first where there is none such.
    pub(crate) fn at(page: LookPage, game: &dyn Session, about: LookAbout<'_>) -> Self {
        let page = pages(game, about).iter().position(|&other| other == page).unwrap_or(0);
        LookPages { page: page as u8, ..LookPages::default() }
    }

    /// The page of a piece of the open question.
    pub(crate) fn at_piece(piece: PieceId, game: &dyn Session, about: LookAbout<'_>) -> Self {
        let (scene, seat) = (game.scene(), game.scene().card(piece).seat);
        let place = side::pieces(&*scene, seat).position(|other| other == piece).unwrap_or(0) as u8;
        let side = LookPages::at(LookPage::Side(seat), game, about);
        LookPages { place: Some(place), card: Some(false), asked: true, ..side }
    }

    /// Whether the page of a piece of the open question is looked at.
    pub(crate) const fn is_asked(self) -> bool {
        self.asked
    }

    /// What is to be done when this page comes up.
    pub(crate) fn opens(self, game: &dyn Session, about: LookAbout<'_>) -> Intent {
        match pages(game, about)[usize::from(self.page)] {
            LookPage::Log => Intent::OpenLog,
            _ => Intent::Stay,
        }
    }

    /// What a key does here. X does nothing on any of the pages: at most questions it answers, and one too many would.
    pub(crate) fn on_key(
        &mut self,
        key: Key,
        game: &dyn Session,
        about: LookAbout<'_>,
        (log, scale): (&mut LogPage, TextScale),
    ) -> LookOutcome {
        let (status, seal) = about;
        let pages = pages(game, about);
        let page = pages[usize::from(self.page)];
        let most = || page.most(game, status, scale) as u8;
        let step = match page {
            LookPage::State => lines::seen(&*game.scene(), scale) as u8 - 1,
            LookPage::Rules => lines::most(scale) as u8 - 1,
            LookPage::Holdings(..) => holdings::seen(scale) as u8 - 1,
            _ => 1,
        };
        let last = pages.len() as u8 - 1;
        let load = |more: bool| if more { LookOutcome::Do(Intent::OpenLog) } else { LookOutcome::On };
        let scope = page.scope(game, self.piece(game, about));
        if let (true, Some(turned)) = (self.asked, &mut self.card) {
            match key {
                Key::Up | Key::Down => *turned = !*turned,
                Key::Left | Key::Right => {
                    let page = if key == Key::Left { last } else { 0 };
                    *self = LookPages { page, ..LookPages::default() };
                    return LookOutcome::Do(self.opens(game, about));
                }
                Key::B | Key::Y => return LookOutcome::Over,
                Key::A | Key::X => {}
            }
            return LookOutcome::On;
        }
        if self.on_key_of_pieces(key, (&*game.scene(), scale), page, scope.is_some()) {
            return LookOutcome::On;
        }
        match (key, page) {
            (Key::B | Key::Y, _) => return LookOutcome::Over,
            (Key::X, _) => {}
            (Key::Right | Key::Left, _) => {
                let page = match key {
                    Key::Left => self.page.checked_sub(1).unwrap_or(last),
                    _ if self.page == last => 0,
                    _ => self.page + 1,
                };
                *self = LookPages { page, ..LookPages::default() };
                *log = LogPage::new();
                return LookOutcome::Do(self.opens(game, about));
            }
            // The log's newest line is at the bottom: up goes back in time.
            (Key::Up | Key::Down, LookPage::Log) => return load(log.scroll(key == Key::Up, scale)),
            (Key::Down, _) => self.at = (self.at + step).min(most()),
            (Key::Up, _) => self.at = self.at.saturating_sub(step),
            (Key::A, LookPage::Log) => return load(log.next_round()),
            (Key::A, LookPage::Rules) => {
                let group = lines::next_group(&*game.scene(), scale, self.at.into());
                self.at = group.map_or(self.at, |(line, _)| line as u8);
            }
            (Key::A, LookPage::State | LookPage::Side(_)) => {
                return scope.map_or(LookOutcome::On, LookOutcome::PutRight);
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
                return self
                    .setting(game, about)
                    .map_or(LookOutcome::On, |setting| LookOutcome::Do(Intent::Set(setting)));
            }
        }
        LookOutcome::On
    }
}
