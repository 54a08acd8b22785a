//! What the device shows, where its cursor is, and what a key means there.
//!
//! [`ScreenState`] holds the page of the open question and whatever lies over it. [`on_key`](ScreenState::on_key) gives a
//! key to the page on top; [`layout`](ScreenState::layout) has that page push its bands.

mod coach;
mod layout;
mod left;
mod look_back;
pub(crate) mod marked;
mod on_key;
mod open;
mod overlay;
mod own_dice;
mod repeat;
mod sealing;
mod secret;
mod tumble;
mod turned;

use umpire_engine::table::{Answer, Happening, Session, Show};
use umpire_raster::theme::{ColorTheme, NIGHT};

use crate::pages::consent::ConsentPage;
use crate::pages::correct::CorrectPage;
use crate::pages::look::{DeviceStatus, Flip, LogPage, LookPages, SealStatus};
use crate::pages::news;
use crate::pages::seal::SealingPage;
use crate::pages::warn::WarningPage;
use crate::pages::why::WhyPage;
use crate::screen::left::LeftPage;
use crate::screen::open::OpenPage;
use crate::screen::own_dice::OwnDice;
use crate::screen::tumble::Tumble;
use umpire_raster::text_scale::TextScale;

/// Answers that may be played again for a page of the log: a handheld plays so many in a quarter of a second.
pub const MAX_REPLAYED: u16 = 2_000;

/// What the device shows and where its cursor is. Knows questions, no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScreenState {
    theme: &'static ColorTheme,
    /// How large all text is.
    scale: TextScale,
    /// Which way round the picture stands.
    flip: Flip,
    own_dice: OwnDice,
    /// How many answers there were when we last looked: fewer now is an undo.
    lines: u16,
    warning: Option<WarningPage>,
    /// What is to be taken back if every seat agrees.
    consent: Option<ConsentPage>,
    looking: Option<LookPages>,
    /// What is put right, over the look.
    correcting: Option<CorrectPage>,
    /// What is explained, over the question or over the look.
    why: Option<WhyPage>,
    /// What is seen of the log.
    log: LogPage,
    /// How the device is doing, where it has a page for that.
    status: Option<DeviceStatus>,
    /// What the dice are sealed with, where they are.
    seal: Option<SealStatus>,
    /// The ceremony lies over the first question until all seats have added a number.
    sealing: Option<SealingPage>,
    /// Which of the news is on the screen, before the question is.
    news: Option<u8>,
    /// Whether the game was played before, and is only looked at.
    kept: bool,
    /// Dice in the air, before the news that shows them.
    tumble: Option<Tumble>,
    open: OpenPage,
    /// The page that was left by a step back.
    left: Option<LeftPage>,
    /// Whether a coach speaks where the game is a lesson.
    coached: bool,
    /// Whether the cursor was moved below what it says of this question: that is put away.
    hushed: bool,
    /// Seconds of the turn, or of the side that is asked, where they are counted.
    clock: Option<u16>,
}

impl ScreenState {
    /// Nothing to see yet.
    pub const fn new() -> ScreenState {
        let open = OpenPage::Nothing;
        ScreenState {
            theme: &NIGHT,
            scale: TextScale::Normal,
            flip: Flip::Off,
            own_dice: OwnDice::NOBODY,
            lines: 0,
            warning: None,
            consent: None,
            looking: None,
            correcting: None,
            why: None,
            log: LogPage::new(),
            status: None,
            seal: None,
            sealing: None,
            news: None,
            kept: false,
            tumble: None,
            open,
            left: None,
            coached: true,
            hushed: false,
            clock: None,
        }
    }

    /// Sets how many seconds the turn took so far, or the side that is asked, where they are counted.
    pub fn set_clock(&mut self, seconds: Option<u16>) {
        self.clock = seconds;
    }

    /// Sets the colours.
    pub fn set_theme(&mut self, theme: &'static ColorTheme) {
        self.theme = theme;
    }

    /// Sets how large all text is. Every page is laid out anew, and its cursor stays.
    pub fn set_text_scale(&mut self, scale: TextScale) {
        self.scale = scale;
    }

    /// Sets how the device is doing: a page of the look.
    pub fn set_status(&mut self, status: DeviceStatus) {
        self.status = Some(status);
    }

    /// Whether the game was played before, and is only looked at: from its last page B leads to where it lies.
    pub fn set_kept(&mut self, kept: bool) {
        self.kept = kept;
    }

    /// Shows how the game ended, whatever happened just before.
    pub fn show_end(&mut self, game: &dyn Session) {
        let end = game.news().iter().position(|happening| matches!(happening.show, Show::Over(_)));
        self.news = end.map(|at| at as u8);
    }

    /// Whether it is one that is only looked at.
    pub const fn is_kept(&self) -> bool {
        self.kept
    }

    /// Whether all players throw their own dice; each can change it whenever they roll.
    pub fn use_own_dice(&mut self, own: bool) {
        self.own_dice = if own { OwnDice::ALL } else { OwnDice::NOBODY };
    }

    /// Opens the page of the question that is asked now: at the start, and after each answer, undo or load. Secret
    /// pickers start on a number from `noise`, which has nothing to do with the dice.
    #[inline(never)]
    pub fn sync(&mut self, game: &dyn Session, noise: u64) {
        let lines = game.tape().answer_count();
        let back = lines < self.lines;
        if back {
            self.leave(game);
        }
        self.lines = lines;
        self.tumble = None;
        (self.looking, self.consent) = (None, None);
        (self.correcting, self.why) = (None, None);
        self.hushed = false;
        let (question, scene) = (game.question(), game.scene());
        let question = question.as_deref();
        self.open = match question {
            None => OpenPage::Nothing,
            Some(question) => {
                OpenPage::new(question, (&*scene, self.scale), self.own_dice.of(question.heading.asked), noise)
            }
        };
        if let Some(question) = question {
            self.take_up(game, question);
            if !back {
                self.follow_cue(game, question);
            }
        }
        // What was seen on the way here is not shown again on the way back.
        self.news = if back { None } else { next_stop(&game.news(), 0) };
    }

    /// Puts the cursor on this answer, which the open question had in the game before.
    pub fn suggest(&mut self, answer: &Answer, game: &dyn Session) {
        if let Some(question) = game.question().as_deref() {
            self.open.show(question, answer);
        }
    }

    /// Somebody was given a nickname: one more line, and whatever was on the screen stays, what was typed beneath it too.
    pub fn sync_nickname(&mut self, game: &dyn Session) {
        self.lines = game.tape().answer_count();
        if let Some(correcting) = &mut self.correcting {
            correcting.named();
        }
    }

    /// Which of the news the screen stops at.
    pub const fn news_at(&self) -> Option<u8> {
        self.news
    }

    /// Whether somebody looks at something else than the question.
    pub const fn is_looking(&self) -> bool {
        self.looking.is_some() || self.why.is_some()
    }

    /// Goes through the history, and keeps what is seen of the log.
    #[inline(never)]
    pub fn load_history(&mut self, game: &mut dyn Session) {
        self.log.begin();
        let branches = MAX_REPLAYED / game.tape().answer_count().max(1);
        game.visit_history(branches, &mut |entry| self.log.push(entry, self.scale));
        self.log.end();
    }
}

/// The first of the news from `from` on that the screen stops for.
fn next_stop(news: &[Happening], from: usize) -> Option<u8> {
    (from..news.len()).find(|&at| news::stops(&news[at])).map(|at| at as u8)
}

impl Default for ScreenState {
    fn default() -> Self {
        ScreenState::new()
    }
}
