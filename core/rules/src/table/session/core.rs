//! The part of a session that need not know the game: tape, open question, log. Compiled once for all of them.

use core::cell::{Cell, Ref, RefCell};

use heapless::Vec;

use crate::table::tape::TapeCursor;
use crate::table::{
    Answer, Choose, Correction, Happening, Heading, Kind, MAX_OPTIONS, Offer, Options, Question, ReplayError, Source,
    Tally, Tape, Thrown,
};

/// What happened that a player can scroll back to; older lines come back by replaying the tape.
const LOG: usize = 48;

/// What of a session does not depend on its game.
pub struct SessionCore {
    pub(super) tape: RefCell<Tape>,
    /// What of the tape the flow has heard.
    pub(super) cursor: Cell<TapeCursor>,
    pub(super) open: RefCell<Option<Question>>,
    /// What the tape said to the question just asked, until the flow takes it.
    said: Cell<Option<Answer>>,
    pub(super) diverged: Cell<Option<ReplayError>>,
    /// How many answers are heard at most: fewer than there are while somebody looks back.
    pub(super) reach: Cell<u16>,
    /// How many answers there were when the last Action began; none before the first.
    pub(super) action: Cell<Option<u16>>,
    /// Which questions begin one.
    begins: fn(&str) -> bool,
    /// Whether the rules have come to their end.
    pub(super) over: Cell<bool>,
    /// What the device's dice showed.
    pub(super) tally: RefCell<Tally>,
    /// What happened lately, and how many of those since the last answer.
    pub(super) log: RefCell<Vec<Happening, LOG>>,
    /// Where the line came from after which each of them happened.
    pub(super) sources: RefCell<Vec<Source, LOG>>,
    news: Cell<usize>,
}

/// What the tape has for a flow that waits.
pub(super) enum Next {
    /// The answer to the open question.
    Said(Answer),
    /// Something to be put right first; and what is heard then.
    Corrects(Correction, TapeCursor),
}

impl SessionCore {
    /// Nothing asked, nothing said. The tape is made where it will lie: it is larger than a handheld's stack.
    #[inline(always)]
    pub(super) fn empty(cursor: TapeCursor, begins: fn(&str) -> bool) -> Self {
        SessionCore {
            tape: const { RefCell::new(Tape::new()) },
            cursor: Cell::new(cursor),
            open: RefCell::new(None),
            said: Cell::new(None),
            diverged: Cell::new(None),
            reach: Cell::new(u16::MAX),
            action: Cell::new(None),
            begins,
            over: Cell::new(false),
            tally: RefCell::new(Tally::default()),
            log: RefCell::new(Vec::new()),
            sources: RefCell::new(Vec::new()),
            news: Cell::new(0),
        }
    }

    /// Back to the beginning, the tape still to be heard again.
    pub(super) fn rewind(&self, cursor: TapeCursor) {
        self.cursor.set(cursor);
        *self.open.borrow_mut() = None;
        self.said.set(None);
        self.diverged.set(None);
        self.action.set(None);
        self.over.set(false);
        self.tally.borrow_mut().clear();
        self.log.borrow_mut().clear();
        self.sources.borrow_mut().clear();
        self.news.set(0);
    }

    /// Writes down what happened.
    #[inline(never)]
    pub(super) fn remember(&self, happening: Happening) {
        let (mut log, mut sources) = (self.log.borrow_mut(), self.sources.borrow_mut());
        if log.is_full() {
            // Half at a time: moving the log for every line would make the re-run of a long tape slow.
            log.drain(..LOG / 2);
            sources.drain(..LOG / 2);
        }
        let room = "lines were dropped to make room";
        log.push(happening).expect(room);
        sources.push(self.cursor.get().source).expect(room);
        self.news.set((self.news.get() + 1).min(log.len()));
    }

    /// What happened since the last answer.
    pub(super) fn news(&self) -> Ref<'_, [Happening]> {
        let news = self.news.get();
        Ref::map(self.log.borrow(), |log| &log[log.len() - news..])
    }

    /// Puts a question on the table.
    #[inline(always)] // so that only what its kind carries is moved, and not the room for 48 rows
    pub(super) fn put(&self, heading: Heading, kind: Kind) {
        *self.open.borrow_mut() = Some(Question { heading, kind });
    }

    /// Lays options on the table, each where it will be read: a list of them is the largest thing there is, and is not
    /// moved about. Where the tape has picked one already, nobody will read the others, and they are not laid.
    #[inline(never)]
    pub(super) fn lay(&self, heading: Heading, offer: Offer, options: &mut dyn Options) {
        if self.is_behind() && !self.is_corrected() {
            let cursor = self.cursor.get();
            let read = self.tape.borrow().read_pick(cursor, heading.id, options);
            return self.hear(heading.id, read);
        }
        let mut open = self.open.borrow_mut();
        let empty = Choose { options: Vec::new(), preset: 0, layout: offer.layout, other: None };
        let question = open.insert(Question { heading, kind: Kind::Choose(empty) });
        if let Kind::Choose(choose) = &mut question.kind {
            while let Some(option) = options.nth_option(0) {
                let full = choose.options.push(option).is_err();
                assert!(
                    !full,
                    "{} offers more than {MAX_OPTIONS} options: let a group of them be picked first",
                    heading.id
                );
            }
            choose.place_cursor(offer.preset, offer.other);
        }
    }

    /// Whether the tape has more answers than the flow has heard: what is asked now is asked again.
    fn is_behind(&self) -> bool {
        self.cursor.get().answers < self.tape.borrow().lines().min(self.reach.get())
    }

    /// Whether the next line of the tape puts something right.
    fn is_corrected(&self) -> bool {
        self.tape.borrow().corrects(self.cursor.get())
    }

    /// What the tape has for a flow that waits, where it has anything.
    #[inline(never)]
    pub(super) fn next(&self) -> Option<Next> {
        if let Some(answer) = self.said.take() {
            return Some(Next::Said(answer));
        }
        if self.open.borrow().is_none() || !self.is_behind() {
            return None;
        }
        if self.is_corrected() {
            let read = self.tape.borrow().read_correction(self.cursor.get());
            if read.is_none() {
                self.diverge("a correction that fits");
            }
            return read.map(|(correction, cursor)| Next::Corrects(correction, cursor));
        }
        self.hear_open();
        self.said.take().map(Next::Said)
    }

    /// Hears the answer to the open question, and counts the dice that the device threw for it.
    fn hear_open(&self) {
        let mut open = self.open.borrow_mut();
        let Some(question) = open.as_ref() else { return };
        let read = self.tape.borrow().read(self.cursor.get(), question);
        if let (Kind::Roll(roll), Some((Answer::Dice(faces, Thrown::Device), _))) = (&question.kind, &read) {
            self.tally.borrow_mut().count(question.heading.asked.seat(), roll.pool, roll.score, faces);
        }
        self.hear(question.heading.id, read);
        *open = None;
    }

    /// Hears an answer, if it fits what is asked.
    fn hear(&self, asked: &'static str, read: Option<(Answer, TapeCursor)>) {
        match read {
            Some((answer, next)) => {
                if (self.begins)(asked) {
                    self.action.set(Some(self.cursor.get().answers));
                }
                self.said.set(Some(answer));
                self.cursor.set(next);
                self.news.set(0);
            }
            None => self.diverge(asked),
        }
    }

    /// Something was put right: the flow has heard so far now. Whether it asks its question anew.
    pub(super) fn corrected(&self, cursor: TapeCursor, happening: Option<Happening>) -> bool {
        self.cursor.set(cursor);
        self.news.set(0);
        if let Some(happening) = happening {
            self.remember(happening);
        }
        let renews = self.open.borrow().as_ref().is_some_and(|question| question.heading.renews);
        if renews {
            *self.open.borrow_mut() = None;
        }
        renews
    }

    /// The next line of the tape is not what these rules ask for.
    pub(super) fn diverge(&self, asked: &'static str) {
        let TapeCursor { bytes, lines, .. } = self.tape.borrow().skip(self.cursor.get());
        self.diverged.set(Some(ReplayError { line: lines + 1, asked, sound: bytes as u16 }));
    }
}

impl SessionCore {
    /// Why the tape does not fit these rules, where it does not.
    pub(super) fn check(&self) -> Option<ReplayError> {
        if let Some(diverged) = self.diverged.get() {
            return Some(diverged);
        }
        let (cursor, tape) = (self.cursor.get(), self.tape.borrow());
        if self.over.get() && cursor.answers < tape.lines() {
            let cursor = tape.skip(cursor);
            let sound = cursor.bytes as u16;
            return Some(ReplayError { line: cursor.lines + 1, asked: "nothing: the game is over", sound });
        }
        None
    }

    /// Whether somebody looks back.
    pub(super) fn is_looked_back(&self) -> bool {
        self.reach.get() != u16::MAX
    }
}
