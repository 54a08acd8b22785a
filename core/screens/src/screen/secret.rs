//! What the app may know of a secret being given, and where its pickers start.

use crate::key::KeyEvent;
use crate::screen::ScreenState;
use crate::screen::open::OpenPage;

impl ScreenState {
    /// How many curtains were opened before this event at this question, where it opens one.
    pub fn opens_curtain(&self, event: KeyEvent) -> Option<u16> {
        match &self.open {
            OpenPage::Secret(page) if self.warning.is_none() && self.news.is_none() && !self.is_looking() => {
                page.opens(event)
            }
            _ => None,
        }
    }

    /// The next secret picker starts on a number from this noise, which nobody can work out from the starts before.
    pub fn reseed_picker(&mut self, noise: u64) {
        if let OpenPage::Secret(page) = &mut self.open {
            page.shuffle(noise);
        }
    }

    /// Whether a secret is asked for.
    pub const fn asks_secret(&self) -> bool {
        matches!(self.open, OpenPage::Secret(_))
    }

    /// Whether a thumb has begun to give a secret: one is locked, or being picked. Not which of both, nor what.
    pub fn has_begun_secret(&self) -> bool {
        matches!(&self.open, OpenPage::Secret(page) if page.is_begun())
    }

    /// Whether somebody looks at a secret number just now.
    pub fn is_peeking(&self) -> bool {
        matches!(&self.open, OpenPage::Secret(page) if page.peeks())
    }

    /// How many secret numbers are locked in; nothing more is known of them.
    pub fn locked_secrets(&self) -> usize {
        match &self.open {
            OpenPage::Secret(page) => page.locked(),
            _ => 0,
        }
    }
}
