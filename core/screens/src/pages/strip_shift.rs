//! The strip as it was when something happened, where more has happened since.
//!
//! News are told one after the other, and the scene is the end of all of them. What the later ones changed is taken
//! back here, so that the strip changes with the page that says why.

use umpire_engine::table::{Counter, Happening, MAX_SEATS, Scene, Seat, SeatSet, Show};

/// What is different from the scene.
#[derive(Clone, Copy, Default)]
pub(crate) struct StripShift {
    active: Option<SeatSet>,
    round: Option<u8>,
    counters: [i16; MAX_SEATS],
}

impl StripShift {
    /// At this line of the log.
    pub(crate) fn at(log: &[Happening], at: usize) -> Self {
        let (before, later) = log.split_at(log.len().min(at + 1));
        let mut shift = StripShift::default();
        // A round and the end are told as they are: with all that begins, or stays.
        if before.last().is_none_or(|now| matches!(now.show, Show::Round(_) | Show::Over(_))) {
            return shift;
        }
        for happening in later {
            match &happening.show {
                Show::Round(number) => {
                    shift.round = shift.round.or(Some(number.saturating_sub(1)));
                    // Counters begin anew: nobody knows any more what they were.
                    shift.counters = [0; MAX_SEATS];
                    break;
                }
                Show::Revealed(revealed) => {
                    for (seat, paid) in revealed.paid() {
                        shift.counters[seat.index()] += i16::from(paid);
                    }
                }
                _ => {}
            }
            if let Some(seat) = happening.seat {
                shift.counters[seat.index()] -= i16::from(happening.change);
            }
        }
        if later.iter().any(|happening| turn_of(happening).is_some()) {
            shift.active = before.iter().rev().find_map(turn_of);
        }
        shift
    }

    pub(crate) fn active(&self, scene: &dyn Scene) -> SeatSet {
        self.active.unwrap_or(scene.active())
    }

    pub(crate) fn round(&self, scene: &dyn Scene) -> Option<u8> {
        self.round.or(scene.round())
    }

    pub(crate) fn counter(&self, scene: &dyn Scene, seat: Seat) -> Option<Counter> {
        let counter = scene.counter(seat)?;
        let now = i16::from(counter.now) + self.counters[seat.index()];
        Some(Counter { now: now.clamp(0, u8::MAX.into()) as u8, ..counter })
    }
}

/// Whose turn it is once this has happened, where it says anything about that.
fn turn_of(happening: &Happening) -> Option<SeatSet> {
    match &happening.show {
        Show::Turn(seat) => Some(SeatSet::one(*seat)),
        Show::Turns(seats) => Some(*seats),
        Show::Beat(beat) => beat.next.map(SeatSet::one),
        Show::Round(_) | Show::Over(_) => Some(SeatSet::EMPTY),
        _ => None,
    }
}
