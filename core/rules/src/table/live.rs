//! A game in progress: answers go in, it moves on; a step back is one more line, and the rules are played again.

use core::cell::Ref;
use core::future::Future;
use core::pin::{Pin, pin};
use core::task::{Context, Poll, Waker};

use super::{
    Answer, Diverged, Freshness, Game, Happening, Lines, Match, Opening, Question, Refusal, Scene, Source, Standing,
    Steps, Table, Tape, TapeLine, Told, Unfit, Way,
};
use crate::dice::Tally;

/// A table and the flow that sits at it.
pub struct Live<'t, 'f, G: Game, F, S> {
    pub(super) table: &'t Table<G>,
    opening: G::Opening,
    flow: Pin<&'f mut F>,
    start: S,
    pub(super) over: bool,
}

impl<'t, 'f, G: Game, F: Future<Output = ()>, S: Fn(&'t Table<G>) -> F> Live<'t, 'f, G, F, S> {
    /// Sits a flow down at its table: `Live::new(&table, opening, pin!(G::play(&table)), G::play)`.
    pub fn new(table: &'t Table<G>, opening: G::Opening, flow: Pin<&'f mut F>, start: S) -> Result<Self, Diverged> {
        let mut live = Live { table, opening, flow, start, over: false };
        live.advance()?;
        Ok(live)
    }

    /// Runs the flow as far as the tape reaches.
    pub(super) fn advance(&mut self) -> Result<(), Diverged> {
        // A finished flow must not be polled again.
        self.over = self.flow.as_mut().poll(&mut Context::from_waker(Waker::noop())) == Poll::Ready(());
        if let Some(diverged) = self.table.diverged.get() {
            return Err(diverged);
        }
        let tape = self.table.tape.borrow();
        if self.over && self.table.heard.get().answers < tape.lines() {
            let heard = tape.skip(self.table.heard.get());
            let sound = heard.bytes as u16;
            return Err(Diverged { line: heard.lines + 1, asked: "nothing: the game is over", sound });
        }
        Ok(())
    }

    pub(super) fn restart(&mut self) -> Result<(), Diverged> {
        self.table.rewind(&self.opening);
        self.flow.set((self.start)(self.table));
        self.advance()
    }

    pub(super) fn restart_sound(&mut self) {
        self.restart().expect("a tape that was heard once is heard again");
    }

    /// Writes a step down, and goes it; false where there is no such step.
    fn step(&mut self, way: Way, steps: u16, agreed: bool, source: Source) -> bool {
        let opening = self.table.heard.get().opening;
        let stepped = self.table.tape.borrow_mut().step(opening, (way, steps), agreed, source);
        match way {
            Way::Back if stepped => self.restart_sound(),
            // What stands again answers the very question that is open.
            Way::Forward if stepped => self.advance().expect("what was heard once is heard again"),
            _ => {}
        }
        stepped
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

    fn source(&self, entry: usize) -> Source {
        self.table.sources.borrow().get(entry).copied().unwrap_or_default()
    }

    fn tally(&self) -> Option<Ref<'_, Tally>> {
        Some(self.table.tally.borrow())
    }

    fn tape(&self) -> Ref<'_, Tape> {
        self.table.tape.borrow()
    }

    fn say(&mut self, answer: &Answer, source: Source) -> Result<(), Refusal> {
        if self.stands_at().is_some() {
            return Err(Refusal::LookingBack);
        }
        let again = {
            let open = self.table.open.borrow();
            let question = open.as_ref().ok_or(Refusal::Over)?;
            question.allows(answer)?;
            let mut tape = self.table.tape.borrow_mut();
            let again = tape.is_next(question, answer);
            if !again && !tape.push(self.table.heard.get().opening, question, answer, source) {
                return Err(Refusal::TapeFull);
            }
            again
        };
        if again {
            // What was taken back is said again: it stands again, and fills no tape.
            assert!(self.step(Way::Forward, 1, false, source), "there is an answer to stand again");
        } else {
            self.advance().expect("an answer that was allowed is heard");
        }
        Ok(())
    }

    fn take_back(&mut self, steps: u16, agreed: bool, source: Source) -> bool {
        self.stands_at().is_none() && self.step(Way::Back, steps, agreed, source)
    }

    fn redo(&mut self, source: Source) -> bool {
        self.stands_at().is_none() && self.step(Way::Forward, 1, false, source)
    }

    fn note_resumed(&mut self, noise: &Freshness) -> bool {
        self.table.tape.borrow_mut().resume(self.table.heard.get().opening, noise)
    }

    fn action(&self) -> u16 {
        self.table.action.get().map_or(0, |began| self.table.heard.get().answers - began)
    }

    fn stand_at(&mut self, answers: Option<u16>) {
        let answers = answers.unwrap_or(u16::MAX);
        self.table.reach.set(answers);
        if answers < self.table.heard.get().answers {
            self.restart_sound();
        } else if !self.over {
            self.advance().expect("a tape that was heard once is heard again");
        }
    }

    fn stands_at(&self) -> Option<u16> {
        (self.table.reach.get() != u16::MAX).then(|| self.table.heard.get().answers)
    }

    #[inline(never)]
    fn recount(&mut self, branches: u16, see: &mut dyn FnMut(&Told<'_>)) {
        self.retell(branches, see);
    }

    fn load(&mut self, tape: Tape) -> Result<(), Diverged> {
        self.table.reach.set(u16::MAX);
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
        self.table.reach.set(u16::MAX);
        let mut whole = true;
        lines(&mut |line| whole = whole && self.table.tape.borrow_mut().thread(line));
        self.restart().inspect_err(|diverged| {
            self.table.tape.borrow_mut().truncate(*diverged);
            self.restart().expect("the sound part of a tape is heard again");
        })?;
        let heard = self.table.heard.get();
        let torn = Diverged {
            line: self.table.tape.borrow().records() + 1,
            asked: "a whole answer",
            sound: heard.bytes as u16,
        };
        if whole { Ok(()) } else { Err(torn) }
    }

    fn check_for(&self, line: &TapeLine<'_>) -> Option<u16> {
        let question = self.table.open.borrow();
        self.table.tape.borrow().check_for(self.table.heard.get().opening, question.as_ref(), line)
    }

    fn hear_line(&mut self, line: &[u8]) -> Result<(), Diverged> {
        let end = {
            let tape = self.table.tape.borrow();
            Diverged { line: tape.records() + 1, asked: "a line that fits", sound: tape.as_bytes().len() as u16 }
        };
        let (read, _) = TapeLine::read(line).ok_or(end)?;
        if self.over && read.is_answer() {
            return Err(Diverged { asked: "nothing: the game is over", ..end });
        }
        let fits = read.is_answer() || {
            let tape = self.table.tape.borrow();
            let honest = Steps::read(&read).is_none_or(|steps| steps.crossed == tape.crossing(steps.deepest));
            let opening = self.table.heard.get().opening;
            honest && tape.check_for(opening, None, &read) == Some(read.check())
        };
        if !fits || !self.table.tape.borrow_mut().thread(line) {
            return Err(end);
        }
        let played = if read.is_answer() { self.advance() } else { self.restart() };
        played.inspect_err(|_| {
            self.table.tape.borrow_mut().truncate(end);
            self.restart_sound();
        })
    }

    fn take_up(&mut self, opening: &[u8], tape: Tape) -> Result<(), Unfit> {
        let opening = G::Opening::decode(opening).ok_or(Unfit::Opening)?;
        self.table.reach.set(u16::MAX);
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
