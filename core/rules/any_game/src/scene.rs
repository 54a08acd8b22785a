//! How any front end sees the table.

use core::fmt::{self, Write};

use umpire_engine::prose;
use umpire_engine::table::{CorrectionField, CorrectionTarget, Counter, Scene, Seat, SeatSet, Topic, Words};

use crate::flow::counter_asked;
use crate::{Tabletop, correct, label};

/// Names the players gave, and other words that are made while the game goes on.
pub(crate) mod given {
    use umpire_engine::table::{Arg, Seat};

    /// The label of a counter.
    pub(crate) const fn counter(at: u8) -> Arg {
        Arg::Given(at)
    }

    /// The label of a tracker.
    pub(crate) const fn tracker(at: u8) -> Arg {
        Arg::Given(TRACKER + at)
    }

    /// The time a side has used.
    pub(crate) const fn time(seat: Seat) -> Arg {
        Arg::Given(TIME + seat.0)
    }

    /// The last dice.
    pub(crate) const DICE: Arg = Arg::Given(LAST_DICE);

    /// What they come to on average.
    pub(crate) const ABOUT: Arg = Arg::Given(AVERAGE);

    pub(super) const TRACKER: u8 = 8;
    pub(super) const TIME: u8 = 16;
    pub(super) const LAST_DICE: u8 = 32;
    pub(super) const AVERAGE: u8 = 33;
}

static REMINDERS: &[Topic] = &[
    ("Who leads", &[prose!("Most of the first counter"), prose!("leads; of Wounds the fewest")]),
    ("Coins and d3", &[prose!("A d6: 1-3 tails, 4-6 heads"), prose!("d3: 1-2 is 1, 3-4 is 2"), prose!("and 5-6 is 3")]),
    ("Put right", &[prose!("State, then Put right: counters,"), prose!("trackers and the round")]),
];

impl Scene for Tabletop {
    fn game(&self) -> &'static str {
        "any-game"
    }

    fn seats(&self) -> u8 {
        self.sides()
    }

    fn seat_name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |name| name)
    }

    fn counter(&self, seat: Seat) -> Option<Counter> {
        let first = self.counters.first()?;
        let now = first.now.get(seat.index()).map_or(0, |now| (*now).clamp(0, crate::MOST) as u8);
        Some(Counter { name: label::counter_id(&first.label), now, total: Counter::NO_TOTAL })
    }

    fn round(&self) -> Option<u8> {
        Some(self.round)
    }

    fn active(&self) -> SeatSet {
        if self.over { SeatSet::EMPTY } else { SeatSet::one(self.active()) }
    }

    fn beside(&self, question: &str, seat: Seat) -> Option<i16> {
        let counter = self.counters.get(counter_asked(question)?)?;
        counter.now.get(seat.index()).copied()
    }

    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        if self.clock {
            self.all().iter().for_each(|seat| say(Some(seat), Words::with("Time: {}", given::time(seat))));
        }
        for (at, tracker) in (0..).zip(&self.trackers) {
            say(None, Words::with2("{} {}", given::tracker(at), tracker.now));
        }
        for (at, counter) in (0..).zip(&self.counters) {
            for seat in self.all().iter() {
                say(Some(seat), Words::with2("{} {}", given::counter(at), counter.now[seat.index()]));
            }
        }
    }

    fn summary(&self, say: &mut dyn FnMut(&'static str, [Words; 2])) {
        let both = [Seat::RED, Seat::BLUE];
        // Three lines have room; the last is the time where it was counted.
        for (at, counter) in self.counters.iter().enumerate().take(if self.clock { 2 } else { 3 }) {
            let has = both.map(|seat| Words::with("{}", counter.now[seat.index()]));
            say(label::counter_word(&counter.label, at), has);
        }
        if self.clock {
            say("Time", both.map(|seat| Words::with("{}", given::time(seat))));
        }
    }

    fn turning_point(&self) -> Option<(Seat, u8, Words)> {
        self.turned.map(|(lost, took, round)| (lost, round, Words::with("{} took the lead", took)))
    }

    fn reminders(&self) -> &'static [Topic] {
        REMINDERS
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        correct::fields(self, target, out);
    }

    fn write_given(&self, number: u8, out: &mut dyn Write) -> fmt::Result {
        match number {
            given::LAST_DICE => write!(out, "{}", self.dice),
            given::AVERAGE => {
                let tenths = self.dice.average();
                write!(out, "{}{}.{}", if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10)
            }
            given::TIME.. => {
                let used = self.used.get(usize::from(number - given::TIME)).copied().unwrap_or(0);
                write!(out, "{}:{:02}", used / 60, used % 60)
            }
            given::TRACKER.. => {
                let tracker = self.trackers.get(usize::from(number - given::TRACKER));
                out.write_str(tracker.map_or("", |tracker| &tracker.label))
            }
            _ => out.write_str(self.counters.get(usize::from(number)).map_or("", |counter| &counter.label)),
        }
    }
}
