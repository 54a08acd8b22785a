//! A game in progress: answers go in, it moves on; undo is a shorter tape.

use core::cell::Ref;
use core::future::Future;
use core::pin::{Pin, pin};
use core::task::{Context, Poll, Waker};

use super::{Answer, Diverged, Game, Happening, Opening, Question, Refusal, Scene, Standing, Table, Tape};

/// A game in progress, whatever its rules: all a front end needs to know.
pub trait Match {
    /// Where it stands.
    fn standing(&self) -> Standing;
    /// The open question; none when the game is over.
    fn question(&self) -> Option<Ref<'_, Question>>;
    /// What can be seen of the table.
    fn scene(&self) -> Ref<'_, dyn Scene>;
    /// What happened since the last answer.
    fn news(&self) -> Ref<'_, [Happening]>;
    /// What happened lately.
    fn log(&self) -> Ref<'_, [Happening]>;
    /// Whether this entry of the log followed from an answer from afar.
    fn marked(&self, _entry: usize) -> bool {
        false
    }
    /// Whether the answers from here on come from afar: they are marked.
    fn hear_afar(&self, _afar: bool) {}
    /// Every answer so far.
    fn tape(&self) -> Ref<'_, Tape>;
    /// Answers the open question. What is refused changes nothing.
    fn say(&mut self, answer: &Answer) -> Result<(), Refusal>;
    /// Takes the last answer back; false when there is none.
    fn undo(&mut self) -> bool;
    /// Takes up another tape. One that does not fit these rules is refused and changes nothing.
    fn load(&mut self, tape: Tape) -> Result<(), Diverged>;
    /// The rulebook's id and edition, which a saved tape carries.
    fn edition(&self) -> (&'static str, u16);
    /// Hands out what it started from, as bytes, which a saved tape carries too.
    fn opening(&self, _: &mut dyn FnMut(&[u8])) {}
    /// Lets a game that has no answers yet start from something else; false where these rules cannot.
    fn reopen(&mut self, opening: &[u8]) -> bool;
    /// Hears the answers of a stored game that started as this one does. Of a tape that these rules do not understand to
    /// its end the sound part is heard.
    fn resume(&mut self, lines: Lines<'_>) -> Result<(), Diverged>;
    /// Takes up another game of these rules. One that does not fit them is refused and changes nothing.
    fn take_up(&mut self, opening: &[u8], tape: Tape) -> Result<(), Unfit> {
        if opening.is_empty() { self.load(tape).map_err(Unfit::Tape) } else { Err(Unfit::Opening) }
    }
}

/// Hands out the lines of a stored tape, oldest first.
pub type Lines<'l> = &'l mut dyn FnMut(&mut dyn FnMut(&[u8]));

/// Why another game cannot be taken up by these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// What it started from is nothing these rules can start from.
    Opening,
    /// Its tape answers something else than these rules ask.
    Tape(Diverged),
}

/// A table and the flow that sits at it.
pub struct Live<'t, 'f, G: Game, F, S> {
    table: &'t Table<G>,
    opening: G::Opening,
    flow: Pin<&'f mut F>,
    start: S,
    over: bool,
}

impl<'t, 'f, G: Game, F: Future<Output = ()>, S: Fn(&'t Table<G>) -> F> Live<'t, 'f, G, F, S> {
    /// Sits a flow down at its table: `Live::new(&table, opening, pin!(G::play(&table)), G::play)`.
    pub fn new(table: &'t Table<G>, opening: G::Opening, flow: Pin<&'f mut F>, start: S) -> Result<Self, Diverged> {
        let mut live = Live { table, opening, flow, start, over: false };
        live.advance()?;
        Ok(live)
    }

    /// Runs the flow as far as the tape reaches.
    fn advance(&mut self) -> Result<(), Diverged> {
        // A finished flow must not be polled again.
        self.over = self.flow.as_mut().poll(&mut Context::from_waker(Waker::noop())) == Poll::Ready(());
        if let Some(diverged) = self.table.diverged.get() {
            return Err(diverged);
        }
        let heard = self.table.heard.get();
        if self.over && heard.lines < self.table.tape.borrow().lines() {
            let sound = heard.bytes as u16;
            return Err(Diverged { line: heard.lines + 1, asked: "nothing: the game is over", sound });
        }
        Ok(())
    }

    fn restart(&mut self) -> Result<(), Diverged> {
        self.table.rewind(&self.opening);
        self.flow.set((self.start)(self.table));
        self.advance()
    }
}

impl<'t, 'f, G: Game, F: Future<Output = ()>, S: Fn(&'t Table<G>) -> F> Match for Live<'t, 'f, G, F, S> {
    fn standing(&self) -> Standing {
        if self.over { Standing::Over } else { Standing::Waiting }
    }

    fn question(&self) -> Option<Ref<'_, Question>> {
        Ref::filter_map(self.table.open.borrow(), Option::as_ref).ok()
    }

    fn scene(&self) -> Ref<'_, dyn Scene> {
        Ref::map(self.table.state.borrow(), |state| state as &dyn Scene)
    }

    fn news(&self) -> Ref<'_, [Happening]> {
        self.table.news()
    }

    fn log(&self) -> Ref<'_, [Happening]> {
        Ref::map(self.table.log.borrow(), |log| log.as_slice())
    }

    fn marked(&self, entry: usize) -> bool {
        self.table.after.borrow().get(entry).is_some_and(|&line| self.table.tape.borrow().is_marked(line))
    }

    fn hear_afar(&self, afar: bool) {
        self.table.afar.set(afar);
    }

    fn tape(&self) -> Ref<'_, Tape> {
        self.table.tape.borrow()
    }

    fn say(&mut self, answer: &Answer) -> Result<(), Refusal> {
        {
            let open = self.table.open.borrow();
            let question = open.as_ref().ok_or(Refusal::Over)?;
            question.allows(answer)?;
            let mut tape = self.table.tape.borrow_mut();
            if !tape.push(self.table.heard.get(), question, answer) {
                return Err(Refusal::TapeFull);
            }
            if self.table.afar.get() {
                let last = tape.lines();
                tape.mark(last);
            }
        }
        self.advance().expect("an answer that was allowed is heard");
        Ok(())
    }

    fn undo(&mut self) -> bool {
        let any = self.table.tape.borrow_mut().pop();
        self.restart().expect("a tape that was heard once is heard again");
        any
    }

    fn load(&mut self, tape: Tape) -> Result<(), Diverged> {
        let kept = self.table.tape.replace(tape);
        self.restart().inspect_err(|_| {
            self.table.tape.replace(kept);
            self.restart().expect("a tape that was heard once is heard again");
        })
    }

    fn edition(&self) -> (&'static str, u16) {
        (G::ID, G::EDITION)
    }

    fn opening(&self, out: &mut dyn FnMut(&[u8])) {
        self.opening.encode(out);
    }

    #[inline(never)] // what it starts from is large, and done with before anything is heard
    fn reopen(&mut self, opening: &[u8]) -> bool {
        match G::Opening::decode(opening) {
            Some(opening) => self.opening = opening,
            None => return false,
        }
        true
    }

    fn resume(&mut self, lines: Lines<'_>) -> Result<(), Diverged> {
        let mut whole = true;
        lines(&mut |line| whole = whole && self.table.tape.borrow_mut().thread(line));
        self.restart().inspect_err(|diverged| {
            self.table.tape.borrow_mut().truncate(*diverged);
            self.restart().expect("the sound part of a tape is heard again");
        })?;
        let heard = self.table.heard.get();
        let torn = Diverged { line: heard.lines + 1, asked: "a whole answer", sound: heard.bytes as u16 };
        if whole { Ok(()) } else { Err(torn) }
    }

    fn take_up(&mut self, opening: &[u8], tape: Tape) -> Result<(), Unfit> {
        let opening = G::Opening::decode(opening).ok_or(Unfit::Opening)?;
        let opening = core::mem::replace(&mut self.opening, opening);
        let kept = self.table.tape.replace(tape);
        self.restart().map_err(|diverged| {
            self.opening = opening;
            self.table.tape.replace(kept);
            self.restart().expect("a tape that was heard once is heard again");
            Unfit::Tape(diverged)
        })
    }
}

/// Re-runs a tape from its opening: the whole engine in one signature.
pub fn stand<G: Game>(opening: &G::Opening, tape: Tape) -> Result<(G::State, Standing), Diverged> {
    let table = Table::<G>::new(opening, tape);
    let flow = pin!(G::play(&table));
    let live = Live::new(&table, opening.clone(), flow, G::play)?;
    let state = table.look(G::State::clone);
    Ok((state, live.standing()))
}
