//! What is laid over the question: a message, or whether every seat agrees.

use umpire_rules::table::Crossed;

use super::consent::Consent;
use super::warn::Warning;
use super::{Open, View};

impl View {
    /// Asks every seat whether so many answers, with this among them, may be taken back.
    pub fn ask_all(&mut self, steps: u16, crossed: Crossed) {
        (self.looking, self.correcting) = (None, None);
        self.shut();
        self.consent = Some(Consent::new(steps, crossed));
    }

    /// Whether the seats are asked whether they agree: to that, or that something is put right.
    pub const fn asks_all(&self) -> bool {
        match &self.correcting {
            Some(correcting) => correcting.asks_all(),
            None => self.consent.is_some(),
        }
    }

    /// A message over the question until a key is pressed.
    pub fn warn(&mut self, title: &'static str, lines: [&str; 3]) {
        self.lay_over(Warning::new(title, lines));
    }

    /// The same in words of somebody else's, as many as fit.
    pub fn warn_of(&mut self, title: &'static str, text: &str) {
        self.lay_over(Warning::wrapped(title, text));
    }

    fn lay_over(&mut self, warning: Warning) {
        self.shut();
        self.warning = Some(warning);
    }

    /// Shuts an open curtain: nobody hears when a peeking thumb lets go beneath what is laid over it.
    fn shut(&mut self) {
        if let Open::Secret(hiding) = &mut self.open {
            hiding.shut();
        }
    }
}
