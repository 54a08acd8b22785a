//! A flow of rules, and the table it runs on.

use core::borrow::BorrowMut;
use core::cell::Ref;
use core::future::Future;
use core::pin::{Pin, pin};
use core::task::{Context, Poll, Waker};

use crate::table::Scene;
use crate::table::session::change::{Change, ChangeError};
use crate::table::session::{Book, Game, Opening, ReplayError, Rules, Session, SessionCore, Standing, Table, Tape};

/// Runs a flow of rules on its table: a [`Session`] of a game. Its opening is its own, or lies where somebody else has
/// room for it.
pub struct Runner<'t, 'f, G: Game, F, S, O> {
    table: &'t Table<G>,
    opening: O,
    flow: Pin<&'f mut F>,
    start: S,
}

impl<'t, 'f, G, F, S, O> Runner<'t, 'f, G, F, S, O>
where
    G: Game,
    F: Future<Output = ()>,
    S: Fn(&'t Table<G>) -> F,
    O: BorrowMut<G::Opening>,
{
    /// Runs the flow as far as the tape reaches: `Runner::new(&table, opening, pin!(G::play(&table)), G::play)`.
    pub fn new(table: &'t Table<G>, opening: O, flow: Pin<&'f mut F>, start: S) -> Result<Self, ReplayError> {
        let mut runner = Runner { table, opening, flow, start };
        runner.run();
        match runner.table.core.replay_error() {
            Some(error) => Err(error),
            None => Ok(runner),
        }
    }
}

impl<'t, 'f, G, F, S, O> Rules for Runner<'t, 'f, G, F, S, O>
where
    G: Game,
    F: Future<Output = ()>,
    S: Fn(&'t Table<G>) -> F,
    O: BorrowMut<G::Opening>,
{
    fn core(&self) -> &SessionCore {
        &self.table.core
    }

    fn book(&self) -> Book {
        Book::of::<G>()
    }

    fn scene(&self) -> Ref<'_, dyn Scene> {
        self.table.scene()
    }

    fn run(&mut self) {
        // A finished flow must not be polled again.
        if !self.table.core.over.get() {
            let polled = self.flow.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            self.table.core.over.set(polled == Poll::Ready(()));
        }
    }

    fn restart(&mut self) {
        self.table.rewind(self.opening.borrow());
        self.flow.set((self.start)(self.table));
    }

    fn opening(&self, out: &mut dyn FnMut(&[u8])) {
        self.opening.borrow().encode(out);
    }

    fn reopen(&mut self, opening: &[u8]) -> bool {
        self.opening.borrow_mut().decode_in_place(opening)
    }
}

impl<R: Rules> Session for R {
    fn rules(&self) -> &dyn Rules {
        self
    }

    fn change(&mut self, change: Change<'_>) -> Result<(), ChangeError> {
        change.apply(self)
    }
}

/// Replays a tape from its opening: the whole engine in one signature.
pub fn stand<G: Game>(opening: &G::Opening, tape: Tape) -> Result<(G::State, Standing), ReplayError> {
    let table = Table::<G>::new(opening, tape);
    let flow = pin!(G::play(&table));
    let runner = Runner::new(&table, opening.clone(), flow, G::play)?;
    let state = table.look(G::State::clone);
    let standing = (&runner as &dyn Session).standing();
    Ok((state, standing))
}
