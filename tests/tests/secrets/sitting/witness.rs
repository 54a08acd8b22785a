//! What is done at the device, and what is noticed after each deed.

use std::cell::RefCell;

use umpire::board::{Drawer, caption};
use umpire::console::facts::{self, Battery};
use umpire::console::{Call, Console, Facts, Guest, Wish};
use umpire::device::{Device, Moved};
use umpire::dice::Dice;
use umpire::lamp;
use umpire::ledger::Recorded;
use umpire::sound::{Ear, Sound};
use umpire::store::Store;
use umpire::warbands::Warbands;
use umpire_rules::table::{Answer, Match, Show};
use umpire_screens::{Key, Stroke};
use umpire_tests::flash::Flash;

use super::{Round, Table, standing};
use crate::deeds::Deed;
use crate::leaks::Leak;
use crate::seen::Seen;

/// What the reader asks by cable, one after each deed.
const BY_CABLE: [&str; 10] =
    ["state", "log", "odds", "device", "save", "number 99", "hold y", "press a", "bid 3", "warbands"];
/// And at a desk.
const AT_A_DESK: [&str; 5] = ["state", "save x", "log", "device", "odds"];
const FACTS: Facts =
    Facts { board: "toy", battery: Some(Battery { percent: 70, charging: true }), flash_left: Some(900) };

/// The device under everybody's eyes.
pub(super) struct Witness<'w, 'g, 's> {
    round: &'w mut Round,
    table: &'w Table,
    store: &'s RefCell<Store<Flash>>,
    game: &'w mut Recorded<'g, 's, Flash>,
    device: Device,
    guest: Guest,
    desk: Console,
    warbands: Warbands,
    ear: Ear,
    plugged: bool,
    /// Whether the picker holds Y, and has done nothing since but turn: only then their number may be seen.
    held: bool,
    /// Whether so before this deed.
    was_held: bool,
    /// What a leak remembers.
    leaked: (usize, bool),
}

impl<'w, 'g, 's> Witness<'w, 'g, 's> {
    /// Takes up the stored game.
    pub(super) fn sits_down(
        round: &'w mut Round,
        table: &'w Table,
        store: &'s RefCell<Store<Flash>>,
        game: &'w mut Recorded<'g, 's, Flash>,
    ) -> Self {
        let mut device = Device::new(Dice::none(1), None);
        device.read_by_thumbs();
        assert!(game.take_up_stored(&mut device), "the game is in the store");
        device.turn(game);
        let (guest, desk, warbands) = (Guest::new(), Console::default(), Warbands::of(Drawer::default()));
        let (ear, plugged, held, was_held, leaked) = (Ear::new(), false, false, false, (0, false));
        let mut witness =
            Witness { round, table, store, game, device, guest, desk, warbands, ear, plugged, held, was_held, leaked };
        witness.look(Moved::Stayed, String::new());
        witness
    }

    /// Gives the last number, which must reveal the bids; what is noticed of that.
    pub(super) fn ends(mut self, last: &[Deed]) -> Seen {
        let seen = std::mem::take(&mut self.round.seen);
        if !last.is_empty() {
            last.iter().for_each(|deed| self.does(*deed));
            let revealed = |show: &Show| matches!(show, Show::Revealed(numbers) if numbers[..] == self.round.bids);
            let news = self.game.news();
            assert!(news.iter().any(|happening| revealed(&happening.show)), "{:?}: {news:?}", self.round.bids);
        }
        std::mem::replace(&mut self.round.seen, seen)
    }

    pub(super) fn does(&mut self, deed: Deed) {
        let turns = |key| matches!(key, Key::Left | Key::Right | Key::Up | Key::Down | Key::X);
        self.held = match deed {
            Deed::Stroke(Stroke { key: Key::Y, down }) => down,
            Deed::Stroke(Stroke { key, .. }) => self.held && turns(key),
            _ => false,
        };
        match deed {
            Deed::Stroke(stroke) => self.stroke(stroke),
            Deed::Pages => {
                while self.device.view.page().is_some() {
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
                let moved = self.device.say(&Answer::Ticks(0), self.game, &mut |game| Guest::heard(game, &mut out));
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
        let seat = if other { self.device.view.locked() } else { seat };
        assert_eq!(self.device.view.locked(), seat, "whose curtain is open");
        let (number, count) = (self.number(seat, other), self.table.counts()[seat] as i16);
        // All the way round where it stands on it already: nobody locks a number they did not choose.
        let right = (number - standing(&self.device.view, self.game) - 1).rem_euclid(count) + 1;
        (1..=count).for_each(|n| self.tap(if n <= right { Key::Right } else { Key::X }));
        assert_eq!(standing(&self.device.view, self.game), number);
    }

    fn tap(&mut self, key: Key) {
        self.stroke(Stroke::down(key));
        self.stroke(Stroke::up(key));
    }

    /// As the app does it.
    fn stroke(&mut self, stroke: Stroke) {
        let mut out = String::new();
        let moved = self.device.stroke(stroke, self.game, &mut |game| Guest::heard(game, &mut out));
        self.guest.thumb(moved, self.game, &mut out);
        self.leaked.0 += usize::from(stroke == Stroke::down(Key::Right));
        self.look(moved, out);
    }

    fn call(&mut self, call: Call<'_>, echo: Option<i16>) {
        let mut out = self.asked(call);
        out.extend(echo.map(|number| format!("{{\"given\":{number}}}\n")));
        self.look(Moved::Stayed, out);
    }

    fn asked(&mut self, call: Call<'_>) -> String {
        let mut out = String::new();
        let (device, warbands) = (&mut self.device, &mut self.warbands);
        self.guest.call(call, &FACTS, device, warbands, self.game, &mut out).expect("a string takes all");
        out
    }

    /// Everything that can be noticed now.
    fn look(&mut self, moved: Moved, said: String) {
        self.round.deed += 1;
        self.leak_to_the_store();
        let sound = self.ear.hear(moved, &self.device.view, self.game);
        self.see();
        let odd = self.round.leak == Leak::Sings && self.round.bids[0] % 2 == 1;
        let sound = if odd && sound == Some(Sound::Locked) { Some(Sound::Turn) } else { sound };
        let deed = self.round.deed;
        let (game, view) = (&*self.game, &self.device.view);
        let seen = &mut self.round.seen;
        seen.hear(deed, "what it came to", &format!("{moved:?}"));
        seen.hear(deed, "sound", &format!("{sound:?}"));
        seen.hear(deed, "lamp", &format!("{:?}", lamp::colour(game)));
        seen.hear(deed, "caption", &caption(game).join("\n"));
        seen.hear(deed, "locked", &format!("{} {:?}", view.locked(), view.page()));
        seen.note(deed, "tape", game.tape().as_bytes());
        seen.hear(deed, "cable", if self.plugged { &said } else { "" });
        self.flash();
        self.ask();
    }

    /// The wire and the picture, but for the picker's own open curtain.
    fn see(&mut self) {
        let mut view = self.device.view.clone();
        if self.round.leak == Leak::Paints {
            view.stroke(Stroke::down(Key::Y), self.game);
        }
        let late = self.round.leak == Leak::Late && self.round.bids[0] == 1 && !self.leaked.1;
        self.leaked.1 = late;
        let sent = if late { Vec::new() } else { self.round.panel.show(&view, self.game) };
        let deed = self.round.deed;
        let seen = &mut self.round.seen;
        if !self.held && !self.was_held {
            seen.note(deed, "wire", &sent);
        }
        if !self.held && (self.was_held || !sent.is_empty()) {
            seen.note(deed, "picture", &self.round.panel.pixels);
        }
        self.was_held = self.held;
    }

    /// What the flash did, how much of it was read, and what it holds now.
    fn flash(&mut self) {
        let mut store = self.store.borrow_mut();
        let flash = store.flash();
        let (deed, seen) = (self.round.deed, &mut self.round.seen);
        seen.hear(deed, "flash", &format!("{:?} {} {:?}", flash.did, flash.read, flash.erases));
        if !flash.did.is_empty() || deed == 1 {
            seen.note(deed, "store", &flash.bytes);
        }
        flash.did.clear();
    }

    /// The reader asks something by cable, and somebody at a desk.
    fn ask(&mut self) {
        let deed = self.round.deed;
        if self.plugged {
            // Elsewhere some of them would be heard.
            let line = if self.device.view.hides() { BY_CABLE[deed % BY_CABLE.len()] } else { "state" };
            let mut out = self.asked(Call::Line(line));
            if self.round.leak == Leak::Counts && line == "log" {
                out.push_str(&format!("{{\"turned\":{}}}\n", self.leaked.0));
            }
            self.round.seen.hear(deed, "answer by cable", &out);
        }
        let line = AT_A_DESK[deed % AT_A_DESK.len()];
        let mut out = String::new();
        let wish = self.desk.line(line, &mut self.device, self.game, &mut out).expect("a string takes all");
        match wish {
            Wish::Save(_) => umpire::save::write(self.game, self.device.dice(), &mut out).expect("it fits"),
            Wish::Device => facts::device(&FACTS, &self.device, &mut out).expect("it fits"),
            _ => {}
        }
        self.round.seen.hear(deed, "answer at a desk", &out);
    }

    /// A store that does not wait for the second number.
    fn leak_to_the_store(&mut self) {
        if self.round.leak == Leak::Stores && self.device.view.locked() == 1 && !self.leaked.1 {
            self.leaked.1 = true;
            let first = [self.round.bids[0] as u8];
            self.store.borrow_mut().write(umpire::store::Drawer::Mishap, &first).expect("there is room");
        }
    }
}
