//! Whoever does what the plan says, one thing whenever the app waits, and looks at what came of it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use embassy_time::Duration;
use umpire::app::battery::PowerReading;
use umpire::app::device::{Device, Outcome};
use umpire::board::Observer;
use umpire::board::simulated::World;
use umpire::persistence::journal::Journal;
use umpire_engine::table::{Session, Show};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::flash::Flash;

use super::Round;
use crate::deeds::Deed;
use crate::picker::standing;

/// Between two things.
const PAUSE: Duration = Duration::from_millis(50);
/// Until the battery is measured again.
const MEASURED: Duration = Duration::from_secs(11);
/// A battery that is charged, and one that is soon empty.
const CHARGED: PowerReading = PowerReading { millivolts: 5_000, cable: true, charging: false };
const LOW: PowerReading = PowerReading { millivolts: 3_650, cable: false, charging: false };

/// The smallest thing that is done.
pub(super) enum Move {
    Key(KeyEvent),
    Plug(bool),
    /// A line, and what a device that echoes says of it.
    Line(String, Option<i16>),
    /// What the reader asks after every other move.
    Ask,
    /// The battery is measured: charged, then low.
    Battery(PowerReading),
}

/// Does and looks.
pub(super) struct Witness<'w, 't, 's> {
    pub(super) round: &'w mut Round<'t>,
    pub(super) world: Rc<World>,
    pub(super) store: &'s RefCell<Journal<Flash>>,
    deeds: VecDeque<Deed>,
    /// How many of them come before the last number.
    before_the_end: usize,
    done: usize,
    moves: VecDeque<Move>,
    /// What was done last.
    last: Option<Move>,
    pub(super) moved: Outcome,
    /// Whether the picker holds Y, and has done nothing since but turn: only then their number may be seen.
    pub(super) held: bool,
    /// Whether so before this move.
    pub(super) was_held: bool,
    /// What a leak remembers.
    pub(super) leaked: (usize, bool),
}

impl<'w, 't, 's> Witness<'w, 't, 's> {
    pub(super) fn new(
        round: &'w mut Round<'t>,
        store: &'s RefCell<Journal<Flash>>,
        deeds: Vec<Deed>,
        before_the_end: usize,
    ) -> Self {
        Witness {
            world: round.world.clone(),
            round,
            store,
            deeds: deeds.into(),
            before_the_end,
            done: 0,
            moves: VecDeque::new(),
            last: None,
            moved: Outcome::Stayed,
            held: false,
            was_held: false,
            leaked: (0, false),
        }
    }

    /// Breaks the next deed up into moves; false at the end.
    fn unfold(&mut self, device: &Device, game: &dyn Session) -> bool {
        let Some(deed) = self.deeds.front().copied() else { return false };
        if deed == Deed::Pages && device.view.news_at().is_some() {
            self.tap(Key::A); // and once more, until there is none
            return true;
        }
        if self.done == self.before_the_end {
            self.round.seen.mark_end();
        }
        self.done += 1;
        self.deeds.pop_front();
        match deed {
            Deed::Key(stroke) => self.moves.push_back(Move::Key(stroke)),
            Deed::Pages => {}
            Deed::Turn(seat, other) => self.turn(seat, other, device, game),
            Deed::Number(seat, other) => {
                let number = self.number(seat, other);
                self.moves.push_back(Move::Line(format!("number {number}"), Some(number)));
            }
            Deed::Line(line) => self.moves.push_back(Move::Line(line.into(), None)),
            Deed::Cable(here) => self.moves.push_back(Move::Plug(here)),
            Deed::BatteryLow => self.moves.extend([Move::Battery(CHARGED), Move::Battery(LOW)]),
            Deed::Cut => unreachable!("a part ends before it"),
        }
        true
    }

    fn number(&self, seat: usize, other: bool) -> i16 {
        let bid = self.round.bids[seat];
        if other { self.round.table.numbers[seat].max - bid } else { bid }
    }

    /// Turns the picker to a number: as many presses for each, some of a key that does nothing here.
    fn turn(&mut self, seat: usize, other: bool, device: &Device, game: &dyn Session) {
        let seat = if other { device.view.locked_secrets() } else { seat };
        assert_eq!(device.view.locked_secrets(), seat, "whose curtain is open");
        let (number, count) = (self.number(seat, other), self.round.table.counts()[seat] as i16);
        // All the way round where it stands on it already: nobody locks a number they did not choose.
        let right = (number - standing(&device.view, game) - 1).rem_euclid(count) + 1;
        (1..=count).for_each(|n| self.tap(if n <= right { Key::Right } else { Key::X }));
    }

    fn tap(&mut self, key: Key) {
        self.moves.extend([Move::Key(KeyEvent::down(key)), Move::Key(KeyEvent::up(key))]);
    }

    /// Does the next thing.
    fn make(&mut self, next: Move, device: &Device) {
        let turns = |key| matches!(key, Key::Left | Key::Right | Key::Up | Key::Down | Key::X);
        self.held = match &next {
            Move::Key(KeyEvent { key: Key::Y, down }) => *down,
            Move::Key(KeyEvent { key, .. }) => self.held && turns(*key),
            Move::Plug(_) | Move::Ask => self.held,
            // Only what is said over it shuts the curtain.
            Move::Battery(reading) => self.held && *reading == CHARGED,
            Move::Line(..) => false,
        };
        match &next {
            Move::Key(stroke) => {
                self.leaked.0 += usize::from(*stroke == KeyEvent::down(Key::Right));
                self.world.press(*stroke, PAUSE);
            }
            Move::Plug(here) => self.world.plug(*here),
            Move::Line(line, _) => self.world.send_line(line, PAUSE),
            Move::Ask => self.world.send_line(self.question(device), PAUSE),
            Move::Battery(reading) => {
                self.world.set_battery(Some(*reading));
                // Nothing else wakes the app where the measure says nothing new.
                self.world.press(KeyEvent::up(Key::Down), MEASURED);
            }
        }
        self.last = Some(next);
    }
}

impl Observer for Witness<'_, '_, '_> {
    fn done(&mut self, moved: Outcome, _: &dyn Session) {
        self.moved = moved;
    }

    fn waits(&mut self, device: &Device, game: &dyn Session) {
        if self.world.has_input() {
            return;
        }
        let asked = matches!(self.last, Some(Move::Ask));
        let last = self.last.take();
        self.look(last.as_ref(), device, game);
        let revealed = |show: &Show| matches!(show, Show::Revealed(shown) if shown.numbers[..] == self.round.bids);
        self.round.revealed |= game.news().iter().any(|happening| revealed(&happening.show));
        if !asked && self.world.is_plugged() {
            return self.make(Move::Ask, device);
        }
        while self.moves.is_empty() {
            if !self.unfold(device, game) {
                return self.world.switch_off();
            }
        }
        let next = self.moves.pop_front().expect("there is one");
        self.make(next, device);
    }
}
