//! Telling a game from its beginning: what followed from which answer, and what was taken back since.

use core::future::Future;

use super::bits::Bits;
use super::{Game, Live, Match, Table, Told, What};

impl<'t, 'f, G: Game, F: Future<Output = ()>, S: Fn(&'t Table<G>) -> F> Live<'t, 'f, G, F, S> {
    /// Tells what followed from the answers between these lines of the tape, which then ended with the last of them.
    pub(super) fn tell_between(&mut self, first: u16, last: u16, gone: &Bits, see: &mut dyn FnMut(&Told<'_>)) {
        let before = {
            let mut tape = self.table.tape.borrow_mut();
            tape.as_of(last);
            tape.lines() - (last - first)
        };
        self.table.reach.set(before);
        self.restart_sound();
        if first == 0 {
            self.tell_news(gone, see);
        }
        for answers in before..before + (last - first) {
            self.tell_said(answers, gone, see);
            self.table.reach.set(answers + 1);
            self.advance().expect("a tape that was heard once is heard again");
            self.tell_news(gone, see);
        }
    }

    /// Tells what is said next, if it was taken back since.
    fn tell_said(&self, at: u16, gone: &Bits, see: &mut dyn FnMut(&Told<'_>)) {
        let (tape, scene) = (self.table.tape.borrow(), self.scene());
        let before = tape.skip(self.table.heard.get()).lines;
        if let (true, Some(question)) = (gone.get(before), self.question())
            && let Some(answer) = tape.answer(at, &question.kind)
        {
            let (line, afar) = (before + 1, tape.is_marked(before + 1));
            let what = What::Said(&question, &answer);
            see(&Told { line, round: scene.round(), undone: true, afar, what, scene: &*scene });
        }
    }

    fn tell_news(&self, gone: &Bits, see: &mut dyn FnMut(&Told<'_>)) {
        let (line, scene) = (self.table.heard.get().lines, self.scene());
        let (undone, afar) = (line > 0 && gone.get(line - 1), self.table.tape.borrow().is_marked(line));
        for news in self.news().iter() {
            see(&Told { line, round: scene.round(), undone, afar, what: What::Happened(news), scene: &*scene });
        }
    }
}
