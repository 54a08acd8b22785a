//! Telling a game from its beginning: what followed from which answer, and what was taken back since.

use core::future::Future;

use super::bits::Bits;
use super::{Game, Live, Match, Table, Told, What};

impl<'t, 'f, G: Game, F: Future<Output = ()>, S: Fn(&'t Table<G>) -> F> Live<'t, 'f, G, F, S> {
    /// Tells all that ever happened, with the last branches of what was taken back.
    pub(super) fn retell(&mut self, branches: u16, see: &mut dyn FnMut(&Told<'_>)) {
        let (records, reach) = (self.table.tape.borrow().records(), self.table.reach.get());
        let gone = self.table.tape.borrow().gone();
        let is_branch = |from: u16, to: u16| (from..to).any(|at| gone.get(at));
        let mut skip =
            self.segments().filter(|&(from, to)| is_branch(from, to)).count().saturating_sub(branches.into());
        let (mut told, mut astray) = (0, true);
        loop {
            let step = self.table.tape.borrow().backs().find(|(line, _)| *line > told);
            let mut last = step.map_or(records, |(line, _)| line - 1);
            if skip > 0 && is_branch(told, last) {
                skip -= 1;
                last = (told..last).find(|&at| gone.get(at)).unwrap_or(last);
            }
            if told == 0 || told < last {
                astray = !self.tell_between(told, last, astray, &gone, see) || is_branch(told, last);
            }
            let Some((line, back)) = step else { break };
            let (scene, afar) = (self.scene(), self.table.tape.borrow().is_marked(line));
            let (round, what) = (scene.round(), What::Back(back));
            see(&Told { line, round, undone: false, afar, what, scene: &*scene });
            told = line;
        }
        self.table.tape.borrow_mut().as_of(records);
        self.table.reach.set(reach);
        self.restart_sound();
    }

    /// The lines between one step and the next: after which one, and up to which.
    fn segments(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        let (mut told, tape) = (0, self.table.tape.borrow());
        let mut more = true;
        core::iter::from_fn(move || {
            let step = tape.backs().find(|(line, _)| *line > told);
            let segment = (told, step.map_or(tape.records(), |(line, _)| line - 1));
            let going = core::mem::replace(&mut more, step.is_some());
            told = step.map_or(told, |(line, _)| line);
            going.then_some(segment)
        })
    }

    /// Tells what followed from the answers between these lines of the tape, which then ended with the last of them.
    /// Where the game has gone astray since, it is played again up to there. False where these rules do not understand
    /// what was answered: it was taken back, so nobody has missed it.
    fn tell_between(
        &mut self,
        first: u16,
        last: u16,
        astray: bool,
        gone: &Bits,
        see: &mut dyn FnMut(&Told<'_>),
    ) -> bool {
        let before = {
            let mut tape = self.table.tape.borrow_mut();
            tape.as_of(last);
            tape.lines() - (last - first)
        };
        self.table.reach.set(before);
        if astray && self.restart().is_err() {
            return false;
        }
        if first == 0 {
            self.tell_news(gone, see);
        }
        for answers in before..before + (last - first) {
            self.tell_said(answers, gone, see);
            self.table.reach.set(answers + 1);
            if self.over || self.advance().is_err() {
                return false;
            }
            self.tell_news(gone, see);
        }
        true
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
