//! What players may put right by hand: counters, trackers, the round.

use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, Happening, Seat, Words};

use crate::event::Event;
use crate::state::LAST_ROUND;
use crate::{MOST, Tabletop, label};

/// What scripts call them.
static COUNTERS: [&str; 6] = ["counter-1", "counter-2", "counter-3", "counter-4", "counter-5", "counter-6"];
static TRACKERS: [&str; 4] = ["tracker-1", "tracker-2", "tracker-3", "tracker-4"];

/// What may be put right, and what it is now. The order is the order of [`put_right`].
pub(crate) fn fields(s: &Tabletop, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
    match target {
        CorrectionTarget::Game => {
            let round = CorrectionField::number("round", "Round", s.round.into(), (1, LAST_ROUND.into()));
            out(round.gist("Which round it is"));
            for (at, tracker) in s.trackers.iter().enumerate() {
                let word = label::tracker_word(&tracker.label, at);
                out(CorrectionField::number(TRACKERS[at], word, tracker.now, (0, MOST)).gist("One number for all"));
            }
        }
        CorrectionTarget::Seat(seat) if seat.0 < s.sides() => {
            for (at, counter) in s.counters.iter().enumerate() {
                let word = label::counter_word(&counter.label, at);
                let now = counter.now[seat.index()];
                out(CorrectionField::number(COUNTERS[at], word, now, (0, MOST)).gist("What this side has"));
            }
        }
        CorrectionTarget::Seat(_) | CorrectionTarget::Piece(_) => {}
    }
}

/// Puts it right.
pub(crate) fn put_right(s: &mut Tabletop, Correction { target, field, value }: Correction) -> Option<Happening> {
    let happening = match (target, field) {
        (CorrectionTarget::Seat(seat), at) => Event::Counted(at, seat, value).apply(s)?,
        (_, 0) => {
            s.round = value as u8;
            Happening::line("", None::<Seat>, None, Words::with("Round is {}", value))
        }
        (_, at) => Event::Tracked(at - 1, value).apply(s)?,
    };
    Some(Happening { id: "put-right", ..happening })
}
