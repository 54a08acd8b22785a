//! What is laid over the question: a message, whether every seat agrees, why it is asked, a look around.

use umpire_engine::table::{Crossed, Question, Scene, Session};

use crate::intent::Intent;
use crate::pages::consent::ConsentPage;
use crate::pages::look::{self, LogPage, LookPage, LookPages};
use crate::pages::page_builder::PageBuilder;
use crate::pages::warn::WarningPage;
use crate::pages::why::WhyPage;
use crate::screen::ScreenState;
use crate::screen::open::OpenPage;

impl ScreenState {
    /// Whether anything lies over the news and the question.
    pub(crate) const fn is_covered(&self) -> bool {
        let said = self.warning.is_some() || self.consent.is_some() || self.correcting.is_some();
        said || self.why.is_some() || self.looking.is_some() || self.sealing.is_some()
    }

    /// The page that lies on top, where one does.
    #[inline(never)] // or it would lie in RAM with the pages of a game
    pub(crate) fn layout_overlay(&self, builder: PageBuilder, game: &dyn Session, scene: &dyn Scene) {
        let about = (self.status.as_ref(), self.seal.as_ref());
        if let Some(warning) = &self.warning {
            warning.layout(builder);
        } else if let Some(consent) = &self.consent {
            consent.layout(builder);
        } else if let Some(correcting) = &self.correcting {
            correcting.layout(builder);
        } else if let Some(why) = &self.why {
            let next = if self.looking.is_some() { "" } else { look::first(game, about, scene) };
            why.layout(builder, game.question().as_deref(), next);
        } else if let Some(looking) = &self.looking {
            looking.layout(builder, game, &self.log, about);
        } else if let Some(sealing) = &self.sealing {
            sealing.layout(builder);
        }
    }

    /// Asks every seat whether so many answers, with this and these dice among them, may be taken back.
    pub fn ask_consent(&mut self, steps: u16, crossed: Crossed, dice: &str) {
        (self.looking, self.correcting) = (None, None);
        self.shut();
        self.consent = Some(ConsentPage::new(steps, crossed, dice));
    }

    /// Whether the seats are asked whether they agree: to that, or that something is put right.
    pub const fn asks_consent(&self) -> bool {
        match &self.correcting {
            Some(correcting) => correcting.asks_all(),
            None => self.consent.is_some(),
        }
    }

    /// Whether the question is on the screen, or something that lies over it.
    pub(crate) const fn is_at_question(&self) -> bool {
        self.news.is_none() && self.sealing.is_none()
    }

    /// Why the question is asked that is on the screen, where somebody says.
    pub(crate) fn explained(&self, question: Option<&Question>) -> Option<WhyPage> {
        let question = question.filter(|_| self.is_at_question())?;
        WhyPage::of(question, self.open.under(question))
    }

    /// Looks around, where there is anything to see: after a result at the log first.
    pub(crate) fn look(&mut self, game: &dyn Session) -> Intent {
        let about = (self.status.as_ref(), self.seal.as_ref());
        if !look::any(game, about) {
            return Intent::Stay;
        }
        self.log = LogPage::new();
        let looking = match (game.question(), about.1) {
            // The end of a game is the time to check its dice.
            (None, Some(_)) => LookPages::at(LookPage::Seal, game, about),
            (None, None) => LookPages::at(LookPage::Log, game, about),
            _ if self.news.is_some() => LookPages::at(LookPage::Log, game, about),
            _ => LookPages::default(),
        };
        self.looking.insert(looking).opens(game, about)
    }

    /// A message over the question until a key is pressed.
    pub fn warn(&mut self, title: &'static str, lines: [&str; 3]) {
        self.show_warning(WarningPage::new(title, lines));
    }

    /// The same in words of somebody else's, as many as fit.
    pub fn warn_wrapped(&mut self, title: &'static str, text: &str) {
        self.show_warning(WarningPage::wrapped(title, text));
    }

    /// Puts away the message over the question, if there is one.
    pub fn dismiss_warning(&mut self) {
        self.warning = None;
    }

    fn show_warning(&mut self, warning: WarningPage) {
        self.shut();
        self.tumble = None;
        self.warning = Some(warning);
    }

    /// Shuts an open curtain: nobody hears when a peeking thumb lets go beneath what is laid over it.
    fn shut(&mut self) {
        if let OpenPage::Secret(page) = &mut self.open {
            page.shut();
        }
    }
}
