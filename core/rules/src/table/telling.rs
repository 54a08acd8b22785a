//! Telling a game from its beginning: what followed from which answer, and what was taken back since.
//!
//! The game is played once, along the answers that stand. An answer that was taken back was given to the very
//! question that waits at its place on that way, so it is told for nothing; only what came of it has to be played
//! apart. That costs a game up to there and back again, so it is done for as many branches as the caller has time for.

use core::future::Future;

use super::{Game, Live, Match, Source, Steps, Table, Told, What};

/// A line, as far as telling is concerned.
#[derive(Clone, Copy)]
enum Sort {
    /// An answer, and whether it was taken back since.
    Answer {
        gone: bool,
    },
    Stepped(Steps),
    Resumed,
}

/// A place in the telling.
#[derive(Clone, Copy)]
struct At {
    /// Bytes and lines before it.
    bytes: usize,
    lines: u16,
    /// How many answers stood then, and how many of those stand now.
    then: u16,
    now: u16,
}

impl<'t, 'f, G: Game, F: Future<Output = ()>, S: Fn(&'t Table<G>) -> F> Live<'t, 'f, G, F, S> {
    /// Tells all that ever happened; what came of answers that were taken back, only of the last branches of them.
    pub(super) fn retell(&mut self, branches: u16, see: &mut dyn FnMut(&Told<'_>)) {
        let (records, reach) = (self.table.tape.borrow().records(), self.table.reach.get());
        let mut untold = self.branches().saturating_sub(branches.into());
        let mut at = At { bytes: 0, lines: 0, then: 0, now: 0 };
        self.table.reach.set(0);
        self.restart_sound();
        self.tell_news(false, see);
        while at.lines < records {
            let (sort, source, length) = self.sort(at);
            match sort {
                Sort::Answer { gone: false } => {
                    self.table.reach.set(at.now + 1);
                    self.advance().expect("a tape that was heard once is heard again");
                    self.tell_news(false, see);
                    (at.then, at.now) = (at.then + 1, at.now + 1);
                }
                Sort::Answer { gone: true } => {
                    let end = self.end_of(at);
                    if untold > 0 {
                        untold -= 1;
                        self.tell_said(at, see);
                    } else {
                        self.tell_branch(at, end, records, see);
                    }
                    at = end;
                    continue;
                }
                Sort::Stepped(steps) => {
                    self.tell_note(at.lines + 1, source, What::Stepped(steps), see);
                    at.then = at.then.wrapping_add_signed(-steps.net);
                }
                Sort::Resumed => self.tell_note(at.lines + 1, source, What::Resumed, see),
            }
            (at.bytes, at.lines) = (at.bytes + length, at.lines + 1);
        }
        self.table.reach.set(reach);
        self.restart_sound();
    }

    /// What the line at this place is, where it came from, and how long it is.
    fn sort(&self, at: At) -> (Sort, Source, usize) {
        let tape = self.table.tape.borrow();
        let line = tape.iter_from(at.bytes).next().expect("there are as many lines as there are");
        let sort = match (Steps::read(&line), line.resumed()) {
            (Some(steps), _) => Sort::Stepped(steps),
            (None, Some(_)) => Sort::Resumed,
            (None, None) => Sort::Answer { gone: tape.gone().get(at.lines) },
        };
        (sort, line.source, line.bytes.len())
    }

    /// How many runs of answers there are that were taken back.
    fn branches(&self) -> usize {
        let tape = self.table.tape.borrow();
        let mut before = false;
        let is_branch = |(at, line): (u16, super::TapeLine<'_>)| {
            let gone = line.is_answer() && tape.gone().get(at);
            !core::mem::replace(&mut before, gone) && gone
        };
        (0..).zip(tape.iter()).map(is_branch).filter(|begins| *begins).count()
    }

    /// The place after the run of answers from here on that were taken back.
    fn end_of(&self, mut at: At) -> At {
        let tape = self.table.tape.borrow();
        for line in tape.iter_from(at.bytes) {
            if !line.is_answer() || !tape.gone().get(at.lines) {
                break;
            }
            (at.bytes, at.lines, at.then) = (at.bytes + line.bytes.len(), at.lines + 1, at.then + 1);
        }
        at
    }

    /// Tells what was said at this place, where the question waits to which it was.
    fn tell_said(&self, at: At, see: &mut dyn FnMut(&Told<'_>)) {
        let (tape, scene) = (self.table.tape.borrow(), self.scene());
        let line = tape.iter_from(at.bytes).next().filter(|_| at.then == at.now);
        if let (Some(line), Some(question)) = (line, self.question())
            && let Some(answer) = line.answer(&question).filter(|answer| question.allows(answer).is_ok())
        {
            let what = What::Said(&question, &answer);
            let (line, source) = (at.lines + 1, line.source);
            see(&Told { line, round: scene.round(), undone: true, source, what, scene: &*scene });
        }
    }

    /// Tells a run of answers that were taken back, and what came of each: the tape is heard as it was then. Where
    /// these rules do not understand what was answered, the rest is left out: it was taken back, so nobody misses it.
    fn tell_branch(&mut self, at: At, end: At, records: u16, see: &mut dyn FnMut(&Told<'_>)) {
        self.table.tape.borrow_mut().as_of(end.lines);
        self.table.reach.set(at.then);
        let mut sound = at.then == at.now || self.restart().is_ok();
        let mut here = At { now: at.then, ..at };
        while sound && here.lines < end.lines {
            self.tell_said(here, see);
            self.table.reach.set(here.then + 1);
            sound = !self.over && self.advance().is_ok();
            if sound {
                self.tell_news(true, see);
            }
            let length = self.sort(here).2;
            here = At { bytes: here.bytes + length, lines: here.lines + 1, then: here.then + 1, now: here.now + 1 };
        }
        self.table.tape.borrow_mut().as_of(records);
        self.table.reach.set(at.now);
        self.restart_sound();
    }

    fn tell_note(&self, line: u16, source: Source, what: What<'_>, see: &mut dyn FnMut(&Told<'_>)) {
        let scene = self.scene();
        see(&Told { line, round: scene.round(), undone: false, source, what, scene: &*scene });
    }

    fn tell_news(&self, undone: bool, see: &mut dyn FnMut(&Told<'_>)) {
        let (heard, scene) = (self.table.heard.get(), self.scene());
        let (line, source) = (heard.lines, heard.source);
        for news in self.news().iter() {
            see(&Told { line, round: scene.round(), undone, source, what: What::Happened(news), scene: &*scene });
        }
    }
}
