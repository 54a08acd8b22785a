//! The part of a session that does not depend on the game: tape, open question, log. Compiled once for all games.

use core::cell::{Cell, Ref, RefCell};

use heapless::Vec;

use crate::table::lesson::CuesPassed;
use crate::table::tape::{ByHand, TapeCursor};
use crate::table::{
    Answer, Choose, Correction, ExpectRoom, Happening, Heading, Help, Kind, Lesson, MAX_NICKNAMES, MAX_OPTIONS, Offer,
    OptionKey, Options, Question, ReplayError, Source, Tally, Tape, Thrown, Tick,
};

/// What happened that a player can scroll back to; older lines come back by replaying the tape.
const LOG: usize = 48;

/// What of a session does not depend on its game.
pub struct SessionCore {
    pub(super) tape: RefCell<Tape>,
    /// How far the flow has read the tape.
    pub(super) cursor: Cell<TapeCursor>,
    pub(super) open: RefCell<Option<Question>>,
    /// The answer that was just read, until the flow takes it.
    answer: Cell<Option<Answer>>,
    /// Why the tape does not fit these rules, where it does not.
    pub(super) error: Cell<Option<ReplayError>>,
    /// How many answers are read at most: fewer than there are while somebody looks back.
    pub(super) limit: Cell<u16>,
    /// How many answers there were when the last Action began; none before the first.
    pub(super) action: Cell<Option<u16>>,
    /// Whether a question begins an Action.
    begins_action: fn(&str) -> bool,
    /// What explains a question, or a row of it.
    help: HelpLookup,
    /// Whether the rules have come to their end.
    pub(super) over: Cell<bool>,
    /// Whether a flow has come to its end that may still ask: it hears nothing more.
    pub(super) ended: Cell<bool>,
    /// What the device's dice showed.
    pub(super) tally: RefCell<Tally>,
    /// What happened lately.
    pub(super) log: RefCell<Vec<Happening, LOG>>,
    /// Where the answer came from that each entry of the log followed from.
    pub(super) sources: RefCell<Vec<Source, LOG>>,
    /// How many entries of the log are from after the last answer.
    news: Cell<usize>,
    /// Where on the tape the lines begin of the nicknames that stand: 52 bytes for what would be 600 as texts.
    pub(super) nicknames: RefCell<Vec<u16, MAX_NICKNAMES>>,
    /// The lesson that is played, where this is one.
    pub(super) lesson: Cell<Option<&'static Lesson>>,
    /// What of it is behind the players: all before the last answer.
    pub(super) cues: Cell<CuesPassed>,
}

/// What explains a question, or a row of it by its key.
type HelpLookup = fn(&str, Option<OptionKey>) -> Option<&'static Help>;

/// What the tape has for a flow that waits.
pub(super) enum Next {
    /// The answer to the open question.
    Answer(Answer),
    /// A correction to apply before it, and the cursor behind it.
    Correction(Correction, TapeCursor),
    /// A nickname to take before it.
    Nickname,
}

impl SessionCore {
    /// Nothing asked, nothing answered. The tape is built in place: it is larger than a handheld's stack.
    #[inline(always)]
    pub(super) fn empty(cursor: TapeCursor, begins_action: fn(&str) -> bool, help: HelpLookup) -> Self {
        SessionCore {
            tape: const { RefCell::new(Tape::new()) },
            cursor: Cell::new(cursor),
            open: RefCell::new(None),
            answer: Cell::new(None),
            error: Cell::new(None),
            limit: Cell::new(u16::MAX),
            action: Cell::new(None),
            begins_action,
            help,
            over: Cell::new(false),
            ended: Cell::new(false),
            tally: RefCell::new(Tally::default()),
            log: RefCell::new(Vec::new()),
            sources: RefCell::new(Vec::new()),
            news: Cell::new(0),
            nicknames: RefCell::new(Vec::new()),
            lesson: Cell::new(None),
            cues: Cell::new(CuesPassed::default()),
        }
    }

    /// Back to the beginning; the tape stays, to be read again.
    pub(super) fn rewind(&self, cursor: TapeCursor) {
        self.cursor.set(cursor);
        *self.open.borrow_mut() = None;
        self.answer.set(None);
        self.error.set(None);
        self.action.set(None);
        self.over.set(false);
        self.ended.set(false);
        self.tally.borrow_mut().clear();
        self.log.borrow_mut().clear();
        self.sources.borrow_mut().clear();
        self.news.set(0);
        self.nicknames.borrow_mut().clear();
        self.cues.set(CuesPassed::default());
    }

    /// Adds an entry to the log.
    #[inline(never)]
    pub(super) fn record(&self, happening: Happening) {
        let (mut log, mut sources) = (self.log.borrow_mut(), self.sources.borrow_mut());
        if log.is_full() {
            // Half at a time: moving the log for every line would make the re-run of a long tape slow.
            log.drain(..LOG / 2);
            sources.drain(..LOG / 2);
        }
        let room = "lines were dropped to make room";
        log.push(happening).expect_room(room);
        sources.push(self.cursor.get().source).expect_room(room);
        self.news.set((self.news.get() + 1).min(log.len()));
    }

    /// What happened since the last answer.
    pub(super) fn news(&self) -> Ref<'_, [Happening]> {
        let news = self.news.get();
        Ref::map(self.log.borrow(), |log| &log[log.len() - news..])
    }

    /// Opens a question.
    #[inline(always)] // so that only what its kind carries is moved, and not the room for 48 rows
    pub(super) fn ask(&self, mut heading: Heading, kind: Kind) {
        self.explain(&mut heading);
        *self.open.borrow_mut() = Some(Question { heading, kind });
    }

    /// Adds the page that explains it, where the game has one. A replay explains nothing that nobody reads.
    #[inline(never)]
    fn explain(&self, heading: &mut Heading) {
        if heading.help.is_none() && !self.is_unread() {
            heading.help = (self.help)(heading.id, None);
        }
    }

    /// Gives every row of a list the page that explains it.
    #[inline(never)]
    pub(super) fn explain_rows(&self, id: &str, tick: &mut Tick) {
        if !self.is_unread() {
            for fact in &mut tick.facts {
                fact.help = fact.help.or_else(|| (self.help)(id, Some(fact.key)));
            }
        }
    }

    /// Opens a choice, and builds its options in place: a list of them is the largest thing there is. In a replay only the
    /// option that was picked is made.
    #[inline(never)]
    pub(super) fn offer(&self, mut heading: Heading, offer: Offer, options: &mut dyn Options) {
        if self.is_unread() {
            let cursor = self.cursor.get();
            let read = self.tape.borrow().read_pick(cursor, heading.id, options);
            return self.accept(heading.id, read);
        }
        let mut open = self.open.borrow_mut();
        let empty = Choose { options: Vec::new(), preset: 0, layout: offer.layout, other: None };
        self.explain(&mut heading);
        let question = open.insert(Question { heading, kind: Kind::Choose(empty) });
        if let Kind::Choose(choose) = &mut question.kind {
            while let Some(mut option) = options.nth_option(0) {
                option.help = option.help.or_else(|| (self.help)(heading.id, Some(option.key)));
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

    /// Whether nobody reads what is asked next: the tape has its answer, and nothing made by hand before it.
    #[inline(never)]
    pub(super) fn is_unread(&self) -> bool {
        self.is_replaying() && self.by_hand().is_none()
    }

    /// Whether the tape has more answers than the flow has read, and is to hear.
    fn is_replaying(&self) -> bool {
        !self.ended.get() && self.cursor.get().answers < self.tape.borrow().answer_count().min(self.limit.get())
    }

    /// What the next line of the tape is, where it was made by hand.
    fn by_hand(&self) -> Option<ByHand> {
        self.tape.borrow().by_hand(self.cursor.get())
    }

    /// What the tape has for a flow that waits, where it has anything.
    #[inline(never)]
    pub(super) fn next(&self) -> Option<Next> {
        if let Some(answer) = self.answer.take() {
            return Some(Next::Answer(answer));
        }
        if self.open.borrow().is_none() || !self.is_replaying() {
            return None;
        }
        match self.by_hand() {
            Some(ByHand::Correction) => {
                let read = self.tape.borrow().read_correction(self.cursor.get());
                if read.is_none() {
                    self.fail("a correction that fits");
                }
                read.map(|(correction, cursor)| Next::Correction(correction, cursor))
            }
            Some(ByHand::Nickname) => Some(Next::Nickname),
            None => {
                self.read_open();
                self.answer.take().map(Next::Answer)
            }
        }
    }

    /// Reads the answer to the open question, and counts the dice that the device threw for it.
    fn read_open(&self) {
        let mut open = self.open.borrow_mut();
        let Some(question) = open.as_ref() else { return };
        let read = self.tape.borrow().read_answer(self.cursor.get(), question);
        if let (Kind::Roll(roll), Some((Answer::Dice(faces, Thrown::Device), _))) = (&question.kind, &read) {
            self.tally.borrow_mut().count(question.heading.asked.seat(), roll.pool, roll.score, faces);
        }
        self.accept(question.heading.id, read);
        *open = None;
    }

    /// Accepts an answer that was read; where none was, the tape does not fit.
    fn accept(&self, asked: &'static str, read: Option<(Answer, TapeCursor)>) {
        match read {
            Some((answer, next)) => {
                if (self.begins_action)(asked) {
                    self.action.set(Some(self.cursor.get().answers));
                }
                self.answer.set(Some(answer));
                self.cursor.set(next);
                self.pass_cues(asked);
                self.news.set(0);
            }
            None => self.fail(asked),
        }
    }

    /// What was said of the news and of this question is behind the players.
    fn pass_cues(&self, asked: &str) {
        if let Some(lesson) = self.lesson.get() {
            let mut cues = self.cues.get();
            self.news().iter().for_each(|happening| _ = cues.tell(lesson, happening));
            cues.ask(lesson, asked);
            self.cues.set(cues);
        }
    }

    /// A correction was applied: moves on behind it. Returns whether the flow asks its question anew.
    pub(super) fn pass_correction(&self, cursor: TapeCursor, happening: Option<Happening>) -> bool {
        self.cursor.set(cursor);
        self.news.set(0);
        if let Some(happening) = happening {
            self.record(happening);
        }
        let renews = self.open.borrow().as_ref().is_some_and(|question| question.heading.renews);
        if renews {
            *self.open.borrow_mut() = None;
        }
        renews
    }

    /// Notes that the next line of the tape is not what these rules ask for.
    pub(super) fn fail(&self, asked: &'static str) {
        let TapeCursor { bytes, lines, .. } = self.tape.borrow().skip(self.cursor.get());
        self.error.set(Some(ReplayError { line: lines + 1, asked, sound: bytes as u16 }));
    }
}

impl SessionCore {
    /// Why the tape does not fit these rules, where it does not.
    pub(super) fn replay_error(&self) -> Option<ReplayError> {
        if let Some(error) = self.error.get() {
            return Some(error);
        }
        let (cursor, tape) = (self.cursor.get(), self.tape.borrow());
        if self.over.get() && cursor.answers < tape.answer_count() {
            let cursor = tape.skip(cursor);
            let sound = cursor.bytes as u16;
            return Some(ReplayError { line: cursor.lines + 1, asked: "nothing: the game is over", sound });
        }
        None
    }

    /// Whether somebody looks back.
    pub(super) fn is_looking_back(&self) -> bool {
        self.limit.get() != u16::MAX
    }
}
