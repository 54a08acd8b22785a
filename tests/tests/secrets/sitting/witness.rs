//! The device under everybody's eyes, and what is done at it.

use std::cell::RefCell;

use umpire::board::Rosters;
use umpire::console::facts::Battery;
use umpire::console::{Call, Console, Facts, Guest};
use umpire::device::{Device, Moved};
use umpire::dice::Dice;
use umpire::ledger::Recorded;
use umpire::sound::Ear;
use umpire::store::Store;
use umpire_rules::table::{Answer, Show, Source};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::flash::Flash;

use super::{Round, Table};
use crate::deeds::Deed;
use crate::leaks::Leak;
use crate::picker::standing;
use crate::seen::Seen;

pub(super) const FACTS: Facts =
    Facts { board: "toy", battery: Some(Battery { percent: 70, charging: true }), flash_left: Some(900) };

/// The device under everybody's eyes.
pub(super) struct Witness<'w, 'g, 's> {
    pub(super) round: &'w mut Round,
    table: &'w Table,
    pub(super) store: &'s RefCell<Store<Flash>>,
    pub(super) game: &'w mut Recorded<'g, 's, Flash>,
    pub(super) device: Device,
    guest: Guest,
    pub(super) desk: Console,
    rosters: Rosters,
    pub(super) ear: Ear,
    pub(super) plugged: bool,
    /// Whether the picker holds Y, and has done nothing since but turn: only then their number may be seen.
    pub(super) held: bool,
    /// Whether so before this deed.
    pub(super) was_held: bool,
    /// What a leak remembers.
    pub(super) leaked: (usize, bool),
}

impl<'w, 'g, 's> Witness<'w, 'g, 's> {
    /// Takes up the stored game.
    pub(super) fn sits_down(
        round: &'w mut Round,
        table: &'w Table,
        store: &'s RefCell<Store<Flash>>,
        game: &'w mut Recorded<'g, 's, Flash>,
    ) -> Self {
        let mut device = Device::new(Dice::NONE, None);
        device.read_by_thumbs();
        assert!(game.take_up_stored(&mut device, 0), "the game is in the store");
        device.turn(game);
        let (guest, desk, rosters) = (Guest::new(), Console::default(), Rosters::default());
        let (ear, plugged, held, was_held, leaked) = (Ear::new(), false, false, false, (0, false));
        let mut witness =
            Witness { round, table, store, game, device, guest, desk, rosters, ear, plugged, held, was_held, leaked };
        witness.look(Moved::Stayed, String::new());
        witness
    }

    /// Gives the last number, which must reveal the bids; what is noticed of that.
    pub(super) fn ends(mut self, last: &[Deed]) -> Seen {
        let seen = std::mem::take(&mut self.round.seen);
        if !last.is_empty() {
            last.iter().for_each(|deed| self.does(*deed));
            let revealed =
                |show: &Show| matches!(show, Show::Revealed(revealed) if revealed.numbers[..] == self.round.bids);
            let news = self.game.news();
            assert!(news.iter().any(|happening| revealed(&happening.show)), "{:?}: {news:?}", self.round.bids);
        }
        std::mem::replace(&mut self.round.seen, seen)
    }

    pub(super) fn does(&mut self, deed: Deed) {
        let turns = |key| matches!(key, Key::Left | Key::Right | Key::Up | Key::Down | Key::X);
        self.held = match deed {
            Deed::KeyEvent(KeyEvent { key: Key::Y, down }) => down,
            Deed::KeyEvent(KeyEvent { key, .. }) => self.held && turns(key),
            Deed::Cable(_) => self.held,
            _ => false,
        };
        match deed {
            Deed::KeyEvent(stroke) => self.stroke(stroke),
            Deed::Pages => {
                while self.device.view.news_at().is_some() {
                    self.tap(Key::A);
                }
            }
            Deed::Turn(seat, other) => self.turn(seat, other),
            Deed::Number(seat, other) => {
                let number = self.number(seat, other);
                let echo = (self.round.leak == Leak::Echoes).then_some(number);
                self.call(Call::Line(&format!("number {number}")), echo);
            }
            Deed::Tick => {
                let mut out = String::new();
                let moved = self
                    .device
                    .say(&Answer::Ticks(0), Source::Thumb, self.game, &mut |game| Guest::heard(game, &mut out));
                self.look(moved, out);
            }
            Deed::Line(line) => self.call(Call::Line(line), None),
            Deed::Cable(here) => {
                self.plugged = here;
                self.call(if here { Call::Came } else { Call::Left }, None);
            }
            Deed::Warn(notice) => {
                self.device.warn_of(notice);
                self.look(Moved::Stayed, String::new());
            }
            Deed::Cut => unreachable!("a part ends before it"),
        }
    }

    fn number(&self, seat: usize, other: bool) -> i16 {
        let bid = self.round.bids[seat];
        if other { self.table.numbers[seat].max - bid } else { bid }
    }

    /// Turns the picker to a number: as many presses for each, some of a key that does nothing here.
    fn turn(&mut self, seat: usize, other: bool) {
        let seat = if other { self.device.view.locked_secrets() } else { seat };
        assert_eq!(self.device.view.locked_secrets(), seat, "whose curtain is open");
        let (number, count) = (self.number(seat, other), self.table.counts()[seat] as i16);
        // All the way round where it stands on it already: nobody locks a number they did not choose.
        let right = (number - standing(&self.device.view, self.game) - 1).rem_euclid(count) + 1;
        (1..=count).for_each(|n| self.tap(if n <= right { Key::Right } else { Key::X }));
        assert_eq!(standing(&self.device.view, self.game), number);
    }

    fn tap(&mut self, key: Key) {
        self.stroke(KeyEvent::down(key));
        self.stroke(KeyEvent::up(key));
    }

    /// As the app does it.
    fn stroke(&mut self, stroke: KeyEvent) {
        let mut out = String::new();
        let moved = self.device.stroke(stroke, self.game, &mut |game| Guest::heard(game, &mut out));
        self.guest.thumb(moved, self.game, &mut out);
        self.leaked.0 += usize::from(stroke == KeyEvent::down(Key::Right));
        self.look(moved, out);
    }

    fn call(&mut self, call: Call<'_>, echo: Option<i16>) {
        let mut out = self.asked(call);
        out.extend(echo.map(|number| format!("{{\"given\":{number}}}\n")));
        self.look(Moved::Stayed, out);
    }

    pub(super) fn asked(&mut self, call: Call<'_>) -> String {
        let mut out = String::new();
        let (device, rosters) = (&mut self.device, &mut self.rosters);
        self.guest.call(call, &FACTS, device, rosters, self.game, &mut out).expect("a string takes all");
        out
    }
}
