//! The contacts behind the keys: stuck, dead, shorted and swapped ones are told apart.

use embassy_time::{Duration, Instant};
use umpire_engine::table::Session;
use umpire_screens::KeyEvent;

use super::finding::{Finding, Part, Verdict};
use super::question::{AGAIN, TestEvent, WELL, WRONG};
use super::walk::{Heard, Walk};
use crate::board::{Board, Contact, Keys};

/// How long keys have to be let go, and how often they are looked at.
const LET_GO: Duration = Duration::from_secs(6);
const LOOK: Duration = Duration::from_millis(50);
/// How long a key is waited for.
const PATIENCE: Duration = Duration::from_secs(6);
/// What comes so soon after a key comes with it.
const WITH: Duration = Duration::from_millis(60);
/// A key that is down longer than this does not come up by itself.
const HELD: Duration = Duration::from_secs(4);

impl<B: Board> Walk<'_, '_, B> {
    /// Waits until every contact is open; those that do not open are stuck.
    pub(super) async fn let_go(&mut self, game: &mut dyn Session) -> bool {
        let (lines, end) = (game.tape().line_count(), self.now() + LET_GO);
        while self.closed() != 0 && self.now() < end && game.tape().line_count() == lines {
            let until = end.min(self.now() + LOOK);
            // A B that is stuck leaves nothing.
            if matches!(self.hear(until, game).await, Heard::Leave) && self.held.is_none() {
                return true;
            }
            self.held = None;
        }
        // Bounces, and what was pressed before anything was asked.
        while matches!(self.hear(self.now() + LOOK, game).await, Heard::Key(_)) {}
        self.held = None;
        self.table.emit(TestEvent::Stuck(self.closed()));
        if game.tape().line_count() == lines {
            self.say(WELL, game);
        }
        false
    }

    /// Waits for the contact that is asked for; true where somebody has enough.
    pub(super) async fn contact(&mut self, game: &mut dyn Session) -> bool {
        let (at, contact) = self.table.look(|bench| (bench.at, bench.contacts[usize::from(bench.at)]));
        let (part, lines, end) = (Part::Contact(at), game.tape().line_count(), self.now() + PATIENCE);
        let mut other = None;
        while game.tape().line_count() == lines {
            match self.hear(end, game).await {
                Heard::Leave => return true,
                Heard::Time => {
                    let silent = Finding::new(Verdict::Silent, 0);
                    self.note(part, other.map_or(silent, |(other, _)| Finding::new(Verdict::Swapped, other)));
                    self.again = false;
                    self.say(WRONG, game);
                }
                Heard::Key(KeyEvent { key, down: true }) if key == contact.key && self.is_this(&contact) => {
                    // Of two at once either may be heard first.
                    let before = other.filter(|(_, since)| *since + WITH > self.now()).map(|(other, _)| other);
                    let with = self.comes_with(at, game).await.or(before);
                    let shorted = with.map(|with| Finding::new(Verdict::Shorted, with));
                    let stuck = (!self.comes_up(&contact, game).await).then(|| Finding::new(Verdict::Stuck, 0));
                    if stuck.is_some() {
                        // It comes with no other from now on.
                        let known = self.table.look(|bench| bench.stuck);
                        self.table.emit(TestEvent::Stuck(known | 1 << at));
                    }
                    // Two may be pressed by one thumb, once.
                    let again = core::mem::take(&mut self.again);
                    match stuck.or(shorted) {
                        None => self.say(WELL, game),
                        Some(finding) if finding.verdict == Verdict::Shorted && !again => {
                            self.again = true;
                            self.say(AGAIN, game);
                        }
                        Some(finding) => {
                            self.note(part, finding);
                            self.say(WRONG, game);
                        }
                    }
                }
                Heard::Key(KeyEvent { key, down: true }) => {
                    other = self.index(|one| one.key == key).map(|index| (index, self.now()));
                }
                Heard::Key(_) | Heard::Line => {}
            }
        }
        false
    }

    /// The contacts that are closed now, a bit each.
    fn closed(&self) -> u16 {
        let keys = &self.app.board.keys;
        self.table.look(|bench| {
            let each = bench.contacts.iter().enumerate();
            each.filter(|(_, contact)| keys.is_closed(contact)).map(|(at, _)| 1 << at).sum()
        })
    }

    /// Whether a key's edge came from this of its contacts.
    fn is_this(&self, contact: &Contact) -> bool {
        let count = self.table.look(|bench| bench.contacts.iter().filter(|one| one.key == contact.key).count());
        count < 2 || self.app.board.keys.is_closed(contact)
    }

    fn index(&self, is: impl Fn(&Contact) -> bool) -> Option<u16> {
        self.table.look(|bench| bench.contacts.iter().position(is).map(|at| at as u16))
    }

    /// Another contact that closes with this one.
    async fn comes_with(&mut self, at: u8, game: &mut dyn Session) -> Option<u16> {
        let (key, end) = (self.table.look(|bench| bench.contacts[usize::from(at)].key), self.now() + WITH);
        let mut with = None;
        loop {
            match self.hear(end, game).await {
                Heard::Key(event) if event.down && event.key != key => with = self.index(|one| one.key == event.key),
                Heard::Key(_) => {}
                _ => break,
            }
        }
        let closed = self.closed() & !self.table.look(|bench| bench.stuck) & !(1 << at);
        with.or((closed != 0).then(|| closed.trailing_zeros() as u16))
    }

    /// Whether a contact opens again in time.
    async fn comes_up(&mut self, contact: &Contact, game: &mut dyn Session) -> bool {
        let end: Instant = self.now() + HELD;
        while self.app.board.keys.is_closed(contact) && self.now() < end {
            if let Heard::Leave = self.hear(end.min(self.now() + LOOK), game).await {
                break;
            }
        }
        !self.app.board.keys.is_closed(contact)
    }
}
