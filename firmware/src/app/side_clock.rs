//! How long each side was asked since the game was taken up, for players who set the clock.

use embassy_time::{Duration, Instant};
use heapless::Vec;
use umpire_engine::table::{MAX_SEATS, Seat, Session};

use crate::games::is_foyer;

/// What a tick of it is.
const SECOND: Duration = Duration::from_secs(1);

/// Runs for one side at a time: the one that is asked.
pub(crate) struct SideClock {
    spent: [Duration; MAX_SEATS],
    /// Who is asked, and since when that is counted.
    running: Option<(Seat, Instant)>,
}

impl SideClock {
    /// Nobody was asked yet.
    pub(crate) const NEW: SideClock = SideClock { spent: [Duration::MIN; MAX_SEATS], running: None };

    /// Counts up to now, and runs on for whoever is asked; for nobody where it is stopped, or where several sides or none
    /// are asked, as in a secret.
    pub(crate) fn follow(&mut self, game: &dyn Session, stopped: bool, now: Instant) {
        if let Some((seat, since)) = self.running {
            self.spent[seat.index()] += now.saturating_duration_since(since);
        }
        self.running = None;
        if !stopped && !is_foyer(game) && game.shown_at().is_none() {
            let asked = game.question().and_then(|question| question.heading.asked.seat());
            self.running = asked.map(|seat| (seat, now));
        }
    }

    /// Whole seconds of every side that was asked.
    pub(crate) fn all(&self) -> Vec<(Seat, u16), MAX_SEATS> {
        let asked = |seat: &Seat| self.spent[seat.index()] > Duration::MIN;
        Seat::first(MAX_SEATS as u8).filter(asked).map(|seat| (seat, self.seconds(seat))).collect()
    }

    /// Whole seconds of this side.
    fn seconds(&self, seat: Seat) -> u16 {
        self.spent[seat.index()].as_secs().min(u16::MAX.into()) as u16
    }

    /// Those of the side that is asked.
    pub(crate) fn running(&self) -> Option<u16> {
        self.running.map(|(seat, _)| self.seconds(seat))
    }

    /// When its next second is over.
    pub(crate) fn next(&self) -> Option<Instant> {
        let (seat, since) = self.running?;
        let begun = self.spent[seat.index()].as_ticks() % SECOND.as_ticks();
        Some(since + (SECOND - Duration::from_ticks(begun)))
    }
}
