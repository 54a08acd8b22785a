//! The table itself: the state, the tape, the open question.

use core::cell::{Cell, Ref, RefCell};
use core::future::{Future, poll_fn};
use core::pin::Pin;
use core::task::Poll;

use heapless::Vec;

use super::tape::Heard;
use super::{
    Answer, Choose, Diverged, Happening, Head, Kind, Offer, Opening, Options, Question, Scene, Source, Tape, Thrown,
};
use crate::dice::Tally;

/// What happened that a player can scroll back to; older lines come back by replaying the tape.
const LOG: usize = 64;

/// A rulebook.
pub trait Game: Sized + 'static {
    /// What scripts call it.
    const ID: &'static str;
    /// What players call it.
    const TITLE: &'static str;
    /// Counts up whenever the rules ask something else than before: old tapes are then refused.
    const EDITION: u16;
    /// What a game starts from, beside its answers.
    type Opening: Opening;
    /// What lies on the table.
    type State: Scene + Clone;
    /// What can happen to it.
    type Event;

    /// The state before the first question.
    fn open(opening: &Self::Opening) -> Self::State;
    /// Back to the state before the first question, of the same opening: where a state is large, in place.
    fn reopen(state: &mut Self::State, opening: &Self::Opening) {
        *state = Self::open(opening);
    }
    /// Makes something happen: the only way a state changes. Returns what players are told.
    fn apply(state: &mut Self::State, event: Self::Event) -> Option<Happening>;
    /// Whether this question begins an Action, or whatever else players take back as a whole.
    fn begins(_question: &str) -> bool {
        false
    }
    /// The rules, from the first question to the last.
    fn play(table: &Table<Self>) -> impl Future<Output = ()>;
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A question is open.
    Waiting,
    /// The game is over.
    Over,
}

/// Where a flow asks, and where the tape answers.
pub struct Table<G: Game> {
    pub(super) state: RefCell<G::State>,
    pub(super) tape: RefCell<Tape>,
    /// What of the tape the flow has heard.
    pub(super) heard: Cell<Heard>,
    pub(super) open: RefCell<Option<Question>>,
    /// What the tape said to the question just asked, until the flow takes it.
    said: Cell<Option<Answer>>,
    pub(super) diverged: Cell<Option<Diverged>>,
    /// How many answers are heard at most: fewer than there are while somebody looks back.
    pub(super) reach: Cell<u16>,
    /// How many answers there were when the last Action began; none before the first.
    pub(super) action: Cell<Option<u16>>,
    /// What the device's dice showed.
    pub(super) tally: RefCell<Tally>,
    /// What happened lately, and how many of those since the last answer.
    pub(super) log: RefCell<Vec<Happening, LOG>>,
    /// Where the line came from after which each of them happened.
    pub(super) sources: RefCell<Vec<Source, LOG>>,
    pub(super) news: Cell<usize>,
}

impl<G: Game> Table<G> {
    /// A table at the start of a game, with a tape still to be heard.
    pub fn new(opening: &G::Opening, tape: Tape) -> Self {
        let table = Table::empty(opening);
        table.tape.replace(tape);
        table
    }

    /// A table at the start of a new game. The tape is made where it will lie: it is larger than a handheld's stack.
    #[inline(always)]
    pub fn empty(opening: &G::Opening) -> Self {
        Table {
            state: RefCell::new(G::open(opening)),
            tape: const { RefCell::new(Tape::new()) },
            heard: Cell::new(Heard::nothing(G::EDITION, opening)),
            open: RefCell::new(None),
            said: Cell::new(None),
            diverged: Cell::new(None),
            reach: Cell::new(u16::MAX),
            action: Cell::new(None),
            tally: RefCell::new(Tally::default()),
            log: RefCell::new(Vec::new()),
            sources: RefCell::new(Vec::new()),
            news: Cell::new(0),
        }
    }

    /// Back to the opening, the tape still to be heard again.
    pub(super) fn rewind(&self, opening: &G::Opening) {
        G::reopen(&mut self.state.borrow_mut(), opening);
        self.heard.set(Heard::nothing(G::EDITION, opening));
        *self.open.borrow_mut() = None;
        self.said.set(None);
        self.diverged.set(None);
        self.action.set(None);
        self.tally.borrow_mut().clear();
        self.log.borrow_mut().clear();
        self.sources.borrow_mut().clear();
        self.news.set(0);
    }

    /// Looks at the table; the borrow ends before anything can be awaited.
    pub fn look<R>(&self, f: impl FnOnce(&G::State) -> R) -> R {
        f(&self.state.borrow())
    }

    /// Makes something happen.
    pub fn tell(&self, event: G::Event) {
        let happening = G::apply(&mut self.state.borrow_mut(), event);
        if let Some(happening) = happening {
            self.remember(happening);
        }
    }

    fn remember(&self, happening: Happening) {
        let (mut log, mut sources) = (self.log.borrow_mut(), self.sources.borrow_mut());
        if log.is_full() {
            // Half at a time: moving the log for every line would make the re-run of a long tape slow.
            log.drain(..LOG / 2);
            sources.drain(..LOG / 2);
        }
        let room = "lines were dropped to make room";
        log.push(happening).expect(room);
        sources.push(self.heard.get().source).expect(room);
        self.news.set((self.news.get() + 1).min(log.len()));
    }

    /// Asks, and resolves when the tape holds the answer. The question is put on the table at once,
    /// not inside the future, so a suspended flow stays small however rich its question.
    pub fn ask(&self, question: Question) -> impl Future<Output = Answer> + '_ {
        if self.is_behind() {
            self.hear(question.id, |tape, heard| self.read(tape, heard, &question));
        } else {
            *self.open.borrow_mut() = Some(question);
        }
        self.answered()
    }

    /// Offers options, each laid where it will be read: a list of them is the largest thing there is, and is not
    /// moved about. Where the tape has picked one already, nobody will read the others, and they are not laid.
    pub fn offer<'t>(
        &'t self,
        head: Head,
        offer: Offer,
        options: &mut dyn Options,
    ) -> impl Future<Output = u8> + use<'t, G> {
        if self.is_behind() {
            self.hear(head.id, |tape, heard| tape.read_pick(heard, head.id, options));
        } else {
            self.lay(head, offer, options);
        }
        let answer = self.answered();
        async {
            match answer.await {
                Answer::Pick(at) => at,
                _ => unreachable!("the table hears only answers of the question's kind"),
            }
        }
    }

    #[inline(never)]
    fn lay(&self, head: Head, offer: Offer, options: &mut dyn Options) {
        let Head { id, asked, title, note } = head;
        let choose = Choose { options: Vec::new(), preset: 0, layout: offer.layout, other: None };
        let mut open = self.open.borrow_mut();
        let question = open.insert(Question { id, asked, title, note, kind: Kind::Choose(choose) });
        if let Kind::Choose(choose) = &mut question.kind {
            while let Some(option) = options.after(0) {
                choose.options.push(option).expect("no question has more options than there is room for");
            }
            choose.settle(offer.preset, offer.other);
        }
    }

    /// Whether the tape has more answers than the flow has heard: what is asked now is asked again.
    fn is_behind(&self) -> bool {
        self.heard.get().answers < self.tape.borrow().lines().min(self.reach.get())
    }

    /// Resolves when the tape holds the answer to the question just asked.
    fn answered(&self) -> impl Future<Output = Answer> + '_ {
        poll_fn(|_| {
            self.hear_open();
            self.said.take().map_or(Poll::Pending, Poll::Ready)
        })
    }

    /// Plays a flow until it ends, or until this is so: then the question it has just put is taken back. A game
    /// that ends in the middle of an Action asks nothing more.
    pub fn until(
        &self,
        over: impl Fn(&G::State) -> bool,
        mut flow: Pin<&mut impl Future<Output = ()>>,
    ) -> impl Future<Output = ()> {
        poll_fn(move |context| {
            let polled = flow.as_mut().poll(context);
            if polled.is_pending() && self.look(&over) {
                *self.open.borrow_mut() = None;
                return Poll::Ready(());
            }
            polled
        })
    }

    /// Hears the answer to the open question, where the tape has got it by now.
    fn hear_open(&self) {
        let mut open = self.open.borrow_mut();
        if let Some(question) = open.as_ref().filter(|_| self.is_behind()) {
            self.hear(question.id, |tape, heard| self.read(tape, heard, question));
            *open = None;
        }
    }

    /// Reads the next answer of the tape, and counts the dice that the device threw.
    fn read(&self, tape: &Tape, heard: Heard, question: &Question) -> Option<(Answer, Heard)> {
        let read = tape.read(heard, question);
        if let (Kind::Roll(roll), Some((Answer::Dice(faces, Thrown::Device), _))) = (&question.kind, &read) {
            self.tally.borrow_mut().count(question.asked.seat(), roll.pool, roll.need, faces);
        }
        read
    }

    /// Hears the next answer of the tape, if it fits what is asked.
    fn hear(&self, asked: &'static str, read: impl FnOnce(&Tape, Heard) -> Option<(Answer, Heard)>) {
        let heard = self.heard.get();
        match read(&self.tape.borrow(), heard) {
            Some((answer, next)) => {
                if G::begins(asked) {
                    self.action.set(Some(heard.answers));
                }
                self.said.set(Some(answer));
                self.heard.set(next);
                self.news.set(0);
            }
            None => {
                let Heard { bytes, lines, .. } = self.tape.borrow().skip(heard);
                self.diverged.set(Some(Diverged { line: lines + 1, asked, sound: bytes as u16 }));
            }
        }
    }

    /// What happened since the last answer.
    pub fn news(&self) -> Ref<'_, [Happening]> {
        let news = self.news.get();
        Ref::map(self.log.borrow(), |log| &log[log.len() - news..])
    }
}

/// Bytes of a suspended flow, known when the program is built.
pub const fn bytes<Args, F: Flow<Args> + Copy>(_: F) -> usize {
    F::BYTES
}

/// An `async fn` of some arguments.
pub trait Flow<Args> {
    /// Bytes of the future it returns.
    const BYTES: usize;
}

impl<F: Fn(A) -> O, A, O> Flow<(A,)> for F {
    const BYTES: usize = size_of::<O>();
}
impl<F: Fn(A, B) -> O, A, B, O> Flow<(A, B)> for F {
    const BYTES: usize = size_of::<O>();
}
impl<F: Fn(A, B, C) -> O, A, B, C, O> Flow<(A, B, C)> for F {
    const BYTES: usize = size_of::<O>();
}
impl<F: Fn(A, B, C, D) -> O, A, B, C, D, O> Flow<(A, B, C, D)> for F {
    const BYTES: usize = size_of::<O>();
}
