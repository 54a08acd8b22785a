//! How long a turn takes, where a game counts that: shown every second, and answered by the device itself.

use embassy_time::{Duration, Instant};
use umpire_engine::table::{Answer, Kind, Session};

use super::device::Outcome;

/// What a tick of it is.
const SECOND: Duration = Duration::from_secs(1);

/// Counts from the end of one turn to the end of the next, as long as nobody is away from the game.
pub(crate) struct TurnClock {
    since: Instant,
    /// The turn before: whoever takes its end back plays on in it.
    before: Instant,
    /// When the next turn began, while the seconds of this one are put right.
    next_since: Option<Instant>,
}

impl TurnClock {
    /// A turn begins, or a game is taken up in the middle of one.
    pub(crate) const fn new(now: Instant) -> Self {
        TurnClock { since: now, before: now, next_since: None }
    }

    /// Whole seconds of this turn, where the open question is one of a turn that is counted.
    pub(crate) fn seconds(&self, game: &dyn Session, now: Instant) -> Option<u16> {
        let counted = game.question().is_some_and(|question| question.heading.timed);
        counted.then(|| now.saturating_duration_since(self.since).as_secs().min(u16::MAX.into()) as u16)
    }

    /// When the next second is over, where one is shown.
    pub(crate) fn next(&self, game: &dyn Session, now: Instant) -> Option<Instant> {
        self.seconds(game, now).map(|seconds| self.since + SECOND * (u32::from(seconds) + 1))
    }

    /// What came of a key: the number of seconds, where it asks for them, and the turn ends.
    pub(crate) fn follow(&mut self, outcome: Outcome, game: &dyn Session, now: Instant) -> Option<Answer> {
        let question = game.question();
        let asked = question.as_deref().filter(|question| question.heading.timed).map(|question| &question.kind);
        match (outcome, asked) {
            (Outcome::Said, Some(Kind::Number(number))) => {
                let seconds = self.seconds(game, now)?.min(number.max as u16) as i16;
                (self.before, self.since) = (self.since, now);
                Some(Answer::Number(seconds))
            }
            (Outcome::Undone { .. }, Some(Kind::Number(_))) => {
                self.next_since = Some(core::mem::replace(&mut self.since, self.before));
                None
            }
            // Put right: the turn is over all the same.
            (Outcome::Said, _) => {
                self.since = self.next_since.take().unwrap_or(self.since);
                None
            }
            (Outcome::Undone { .. }, _) => {
                self.next_since = None;
                None
            }
            _ => None,
        }
    }
}
