//! What is counted in seconds: the turn, where a game asks how long it took, and each side, where players set the clock.

use embassy_time::Instant;
use heapless::Vec;
use umpire_engine::table::{Answer, MAX_SEATS, Seat, Session};

use super::device::Outcome;
use super::side_clock::SideClock;
use super::turn_clock::TurnClock;

/// Both clocks of a game that lies on the table.
pub(crate) struct Clocks {
    turn: TurnClock,
    side: SideClock,
}

impl Clocks {
    /// A game begins, or is taken up.
    pub(crate) const fn new(now: Instant) -> Self {
        Clocks { turn: TurnClock::new(now), side: SideClock::NEW }
    }

    /// Counts up to now; what is shown beside the question then. Sides are counted unless that is stopped.
    pub(crate) fn seconds(&mut self, game: &dyn Session, stopped: bool, now: Instant) -> Option<u16> {
        self.side.follow(game, stopped, now);
        self.turn.seconds(game, now).or(self.side.running())
    }

    /// Whole seconds of every side that was asked.
    pub(crate) fn sides(&self) -> Vec<(Seat, u16), MAX_SEATS> {
        self.side.all()
    }

    /// When the next second is over, where one is shown.
    pub(crate) fn next(&self, game: &dyn Session, now: Instant) -> Option<Instant> {
        self.turn.next(game, now).or(self.side.next())
    }

    /// What came of a key: how long a turn took, where the game asks for that.
    pub(crate) fn follow(&mut self, outcome: Outcome, game: &dyn Session, now: Instant) -> Option<Answer> {
        self.turn.follow(outcome, game, now)
    }
}
