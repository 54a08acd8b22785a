//! What is said over the question, one thing after the other, until somebody has read it.

use heapless::Vec;

use super::{CableNote, Device, Notice};
use crate::log;
use crate::persistence::crash_report::Message;

impl Device {
    /// What is said is said until a thumb puts it away: lines by cable do not.
    pub fn wait_for_thumbs(&mut self) {
        self.by_thumb = true;
    }

    /// What is still to be said.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// What is said just now, while nobody has read it.
    pub fn shown_notice(&self) -> Option<Notice> {
        self.said.filter(|_| self.warned)
    }

    /// Takes away what is still to be said, to be [noted](Self::note) again later.
    pub(crate) fn take_notices(&mut self) -> Vec<Notice, 8> {
        core::mem::take(&mut self.notices)
    }

    /// Says this over the next question, if it is not about to be said already.
    pub fn note(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            // Whoever has eight things to say leaves the ninth out.
            let _ = self.notices.push(notice);
        }
    }

    /// Remembers why the umpire stopped last, and says it now if that was just before this start.
    pub fn remember(&mut self, mishap: Message, just_now: bool) {
        self.mishap = Some(mishap);
        if just_now {
            self.note(Notice::Mishap);
        }
    }

    /// Why the umpire stopped last.
    pub fn mishap(&self) -> Option<&str> {
        self.mishap.as_deref()
    }

    /// Lays the next message over the question.
    #[inline(never)]
    pub(super) fn show_next_notice(&mut self) {
        if !self.notices.is_empty() {
            let notice = self.notices.remove(0);
            self.show_notice(notice);
        } else if self.afar != CableNote::Known {
            self.warn_of_cable();
        }
    }

    /// Says this at once, over whatever is shown. A message that nobody has read yet is said again after it.
    pub fn show_notice(&mut self, notice: Notice) {
        if self.said != Some(notice) {
            log::warn!("notice: {}", notice);
            self.uncover();
        }
        self.said = Some(notice);
        match notice.words() {
            Some((title, [first, second, third])) => {
                let counted = notice.counted();
                self.warn(title, [counted.as_deref().unwrap_or(first), second, third]);
            }
            None => {
                self.warned = true;
                self.view.warn_wrapped("Started again", self.mishap.as_deref().unwrap_or_default());
            }
        }
    }

    /// Puts away what was said over the question.
    pub fn dismiss_notice(&mut self) {
        if core::mem::take(&mut self.warned) {
            self.view.dismiss_warning();
        }
    }

    /// What is said and not read yet is said again after what comes now.
    pub(super) fn uncover(&mut self) {
        if let Some(unread) = self.said.take().filter(|_| self.warned) {
            // Whoever has eight things to say leaves the ninth out.
            let _ = self.notices.insert(0, unread);
        }
    }

    /// Says on the screen that a console plays along, until a thumb has put it away.
    pub fn warn_of_cable(&mut self) {
        self.uncover();
        self.warn("Answers by cable", ["A console plays along.", "What came of its answers", "is marked in the log."]);
        self.afar = CableNote::Shown;
    }

    /// The same in words that are broken into lines.
    pub(super) fn warn_wrapped(&mut self, title: &'static str, text: &str) {
        self.warn(title, [""; 3]);
        self.view.warn_wrapped(title, text);
    }

    pub(super) fn warn(&mut self, title: &'static str, lines: [&str; 3]) {
        self.view.warn(title, lines);
        self.warned = true;
        if self.afar == CableNote::Shown {
            self.afar = CableNote::Untold;
        }
    }

    /// Whether the seed of these dice was told.
    pub const fn is_seed_revealed(&self) -> bool {
        self.told
    }

    pub(super) fn warn_no_dice(&mut self) {
        self.show_notice(if self.told { Notice::ToldSeed } else { Notice::NoDice });
    }
}
