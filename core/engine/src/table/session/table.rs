//! What a flow of rules holds: the state it looks at, and whom it asks.

use core::cell::{Cell, Ref, RefCell};
use core::future::{Future, poll_fn};
use core::pin::Pin;
use core::task::Poll;

use heapless::{String, Vec};

use crate::table::session::core::{Next, SessionCore};
use crate::table::session::{Game, Opening};
use crate::table::tape::TapeCursor;
use crate::table::{
    Answer, Correction, Given, Heading, Instruction, Kind, MAX_NAME, MAX_SEATS, Name, Number, Offer, Options, Reveal,
    Roll, Scene, Secret, Tape, Tick, Ticks,
};

/// Whether a flow has come to its end.
type EndTest<S> = fn(&S) -> bool;

/// Where a flow asks, and where the tape answers.
pub struct Table<G: Game> {
    pub(super) state: RefCell<G::State>,
    /// When the flow ends that is played until something holds.
    ends: Cell<Option<EndTest<G::State>>>,
    pub(super) core: SessionCore,
}

impl<G: Game> Table<G> {
    /// A table at the start of a game, with a tape to be replayed.
    pub fn new(opening: &G::Opening, tape: Tape) -> Self {
        let table = Table::empty(opening);
        table.core.tape.replace(tape);
        table
    }

    /// A table at the start of a new game.
    #[inline(never)] // so that it is built in place: it is larger than a handheld's stack
    pub fn empty(opening: &G::Opening) -> Self {
        let cursor = Self::tape_start(opening);
        Table {
            state: RefCell::new(G::open(opening)),
            ends: Cell::new(None),
            core: SessionCore::empty(cursor, G::begins, G::help),
        }
    }

    fn tape_start(opening: &G::Opening) -> TapeCursor {
        TapeCursor::start(G::EDITION, &|out| opening.encode(out))
    }

    /// Back to the opening; the tape stays, to be read again.
    pub(super) fn rewind(&self, opening: &G::Opening) {
        G::reopen(&mut self.state.borrow_mut(), opening);
        self.ends.set(None);
        self.core.rewind(Self::tape_start(opening));
    }

    /// Looks at the state. The borrow ends before anything can be awaited.
    pub fn look<R>(&self, f: impl FnOnce(&G::State) -> R) -> R {
        f(&self.state.borrow())
    }

    /// Makes something happen: applies the event to the state, and logs what [`Game::apply`] returns.
    pub fn emit(&self, event: G::Event) {
        let happening = G::apply(&mut self.state.borrow_mut(), event);
        if let Some(happening) = happening {
            self.core.record(happening);
        }
        self.look_for_end();
    }

    /// What is asked from now on is not answered, where the flow that asks it has come to its end.
    fn look_for_end(&self) {
        if self.ends.get().is_some_and(|over| self.look(over)) {
            self.core.ended.set(true);
        }
    }

    /// Whether nobody reads what is asked next: a replay wants to know its id, whom it asks, and what answers it allows, and
    /// none of its words.
    pub fn is_unread(&self) -> bool {
        self.core.is_unread()
    }

    /// Asks, and resolves when the tape holds the answer. The question is opened at once, not inside the future, so a
    /// suspended flow stays small however rich its question.
    pub fn ask(&self, heading: Heading, kind: Kind) -> impl Future<Output = Answer> + '_ {
        self.core.ask(heading, kind);
        self.answered()
    }

    /// Offers options, and resolves to the index of the one that is picked.
    pub fn offer<'t>(
        &'t self,
        heading: Heading,
        offer: Offer,
        options: &mut dyn Options,
    ) -> impl Future<Output = u8> + use<'t, G> {
        let picked = self.offer_anew(heading.fixed(), offer, options);
        async { picked.await.expect("what is not renewed is answered") }
    }

    /// The same, for a flow that can offer anew: it gets none when the players have corrected something.
    pub fn offer_anew<'t>(
        &'t self,
        heading: Heading,
        offer: Offer,
        options: &mut dyn Options,
    ) -> impl Future<Output = Option<u8>> + use<'t, G> {
        self.core.offer(heading, offer, options);
        let answer = self.answered();
        async {
            match answer.await {
                Answer::Pick(at) => Some(at),
                Answer::Corrected => None,
                _ => unreachable!("an answer is of the question's kind"),
            }
        }
    }

    /// Asks for ticks. The list is filled in place.
    #[inline(never)]
    pub fn list<'t>(
        &'t self,
        heading: Heading,
        fill: &mut dyn FnMut(&mut Tick),
    ) -> impl Future<Output = Ticks> + use<'t, G> {
        self.core.ask(heading.fixed(), Kind::Tick(Tick::new()));
        if let Some(Kind::Tick(tick)) = self.core.open.borrow_mut().as_mut().map(|open| &mut open.kind) {
            fill(tick);
            self.core.explain_rows(heading.id, tick);
        }
        let answer = self.answered();
        async {
            match answer.await {
                Answer::Ticks(ticked) => ticked,
                _ => unreachable!("an answer is of the question's kind"),
            }
        }
    }

    /// Asks for a number.
    #[inline(never)]
    pub fn number<'t>(&'t self, heading: Heading, number: Number) -> impl Future<Output = i16> + use<'t, G> {
        self.core.ask(heading.fixed(), Kind::Number(number));
        let answer = self.answered();
        async {
            match answer.await {
                Answer::Number(number) => number,
                _ => unreachable!("an answer is of the question's kind"),
            }
        }
    }

    /// Asks some seats in secret, one after the other, and resolves to what each gave, in the same order. The question is
    /// filled in place.
    #[inline(never)]
    pub fn secret<'t>(
        &'t self,
        heading: Heading,
        reveal: Reveal,
        fill: &mut dyn FnMut(&mut Secret),
    ) -> impl Future<Output = Vec<Given, MAX_SEATS>> + use<'t, G> {
        self.core.ask(heading.fixed(), Kind::Secret(Secret::new(reveal)));
        if let Some(Kind::Secret(secret)) = self.core.open.borrow_mut().as_mut().map(|open| &mut open.kind) {
            fill(secret);
        }
        let answer = self.answered();
        async {
            match answer.await {
                Answer::Secrets(given) => given,
                _ => unreachable!("an answer is of the question's kind"),
            }
        }
    }

    /// Asks for dice: their faces, the number of hits, or what was done instead.
    #[inline(never)]
    pub fn roll<'t>(&'t self, heading: Heading, roll: Roll) -> impl Future<Output = Answer> + use<'t, G> {
        self.core.ask(heading, Kind::Roll(roll));
        self.answered()
    }

    /// Tells players to do something on the table, and resolves when they have.
    #[inline(never)]
    pub fn instruct<'t>(&'t self, heading: Heading, instruction: Instruction) -> impl Future<Output = ()> + use<'t, G> {
        self.core.ask(heading.fixed(), Kind::Instruct(instruction));
        let answer = self.answered();
        async {
            answer.await;
        }
    }

    /// Asks for a name.
    #[inline(never)]
    pub fn name<'t>(&'t self, heading: Heading, name: Name) -> impl Future<Output = String<MAX_NAME>> + use<'t, G> {
        self.core.ask(heading.fixed(), Kind::Name(name));
        let answer = self.answered();
        async {
            match answer.await {
                Answer::Name(text) => text,
                _ => unreachable!("an answer is of the question's kind"),
            }
        }
    }

    /// Resolves when the tape holds the answer to the question just asked.
    fn answered(&self) -> impl Future<Output = Answer> + use<'_, G> {
        poll_fn(|_| self.poll_answer().map_or(Poll::Pending, Poll::Ready))
    }

    /// The answer to the open question, where the tape has it by now. Corrections before it are applied.
    fn poll_answer(&self) -> Option<Answer> {
        loop {
            match self.core.next()? {
                Next::Answer(answer) => return Some(answer),
                Next::Correction(correction, cursor) => {
                    if self.put_right(correction, cursor)? {
                        return Some(Answer::Corrected);
                    }
                }
                Next::Nickname => self.core.hear_nickname(self.scene())?,
            }
        }
    }

    /// What can be seen of the game, by the rules' own names.
    pub(super) fn scene(&self) -> Ref<'_, dyn Scene> {
        Ref::map(self.state.borrow(), |state| state as &dyn Scene)
    }

    /// Applies a correction; whether the open question is asked anew for it, or none where it does not fit.
    #[inline(never)] // not in RAM with what hears every answer
    fn put_right(&self, correction: Correction, cursor: TapeCursor) -> Option<bool> {
        if correction.fits(&*self.state.borrow()).is_none() {
            self.core.fail("a correction that fits");
            return None;
        }
        let happening = G::correct(&mut self.state.borrow_mut(), correction);
        self.look_for_end();
        Some(self.core.pass_correction(cursor, happening))
    }

    /// Plays a flow until it ends, or until `over` holds: then what it asks next is dropped, and an answer on the tape is
    /// for whoever asks after it. A game that ends in the middle of an Action asks nothing more of it. Not one within
    /// another.
    pub fn until(
        &self,
        over: EndTest<G::State>,
        mut flow: Pin<&mut impl Future<Output = ()>>,
    ) -> impl Future<Output = ()> {
        self.ends.set(Some(over));
        poll_fn(move |context| {
            let polled = flow.as_mut().poll(context);
            if polled.is_pending() && !self.core.ended.get() {
                return Poll::Pending;
            }
            if polled.is_pending() {
                *self.core.open.borrow_mut() = None;
            }
            self.ends.set(None);
            self.core.ended.set(false);
            Poll::Ready(())
        })
    }
}
