//! What a step back leaves as it was: the answer that was given, and a page that nobody had answered yet.

use umpire_engine::table::{Question, Session};

use crate::screen::ScreenState;
use crate::screen::open::OpenPage;

/// A page as far as it was answered when somebody stepped back from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LeftPage {
    /// How many answers there were, and the line of the last of them: where both are so again, the same is asked.
    answers: u16,
    line: Option<u16>,
    page: OpenPage,
}

impl ScreenState {
    /// Keeps the page that a step back leaves. One further on stays instead: those before it were answered.
    pub(crate) fn leave(&mut self, game: &dyn Session) {
        let tape = game.tape();
        let further = self.left.as_ref().is_some_and(|left| left.answers > self.lines);
        // What is begun behind a curtain is forgotten.
        let begun = !matches!(self.open, OpenPage::Secret(_) | OpenPage::Nothing | OpenPage::Instruct(_));
        let line = tape.last_answer_line(self.lines - tape.answer_count());
        if begun && !further && line.is_some() {
            self.left = Some(LeftPage { answers: self.lines, line, page: self.open.clone() });
        }
    }

    /// Opens a page as it was left: with the answer that was taken back, or as far as it was answered.
    pub(crate) fn take_up(&mut self, game: &dyn Session, question: &Question) {
        let tape = game.tape();
        if tape.line_count() == 0 {
            self.left = None;
        }
        if game.shown_at().is_some() {
            return;
        }
        if let Some(answer) = tape.undone_answer(question) {
            return self.open.show(question, &answer);
        }
        let here = (tape.answer_count(), tape.last_answer_line(0));
        if let Some(left) = self.left.take_if(|left| (left.answers, left.line) == here)
            && left.page.is_of(question)
        {
            self.open = left.page;
        }
    }
}
