//! What the app needs of a board, and the boards there are.
//!
//! [`Board`] names the type behind each part; [`Parts`] holds them, the same for every board. A handheld with an RP2040
//! is one file beside this one: its pins and what hangs on them; `rp2040/` does the rest. A desk has a window, a terminal
//! or nothing but lines. The simulated board is for tests: its time is virtual, its flash can be cut, its noise scripted.

#![expect(async_fn_in_trait, reason = "there is one executor and one thread: nobody needs a future that is Send")]

mod absent;
pub mod beam;
#[cfg(not(target_os = "none"))]
pub mod desktop;
#[cfg(target_os = "none")]
pub mod rp2040;
#[cfg(not(target_os = "none"))]
pub mod simulated;

#[cfg(target_os = "none")]
#[cfg_attr(feature = "picosystem", path = "picosystem.rs")]
#[cfg_attr(not(feature = "picosystem"), path = "pico_lcd_1_3.rs")]
mod handheld;

use core::cell::RefCell;
use core::fmt::Write;

use embassy_time::Instant;
use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;
use umpire_engine::table::Session;
use umpire_screens::{Area, Key, KeyEvent};

pub use self::absent::Absent;
use crate::app::battery::PowerReading;
use crate::app::device::{Device, Outcome};
use crate::app::lamp::Colour;
use crate::app::sound::Tune;
use crate::console::{Call, Facts, Files, Place};
use crate::fairness::entropy::EntropyError;
use crate::persistence::crash_report::Message;
use crate::persistence::journal::{Found, Journal};
use crate::persistence::rosters::RosterStore;
use crate::persistence::settings::Settings;

/// A board: which type does which job.
pub trait Board {
    /// What the board is called in logs and files.
    const NAME: &'static str;
    /// Whether the panel's light is ours to dim.
    const DIMS: bool = false;
    /// Whether the battery is a lithium cell: of others only the voltage is known.
    const LITHIUM: bool = false;
    /// Whether the flash wears out, so that players are told how much of it is left.
    const WEARS: bool = false;
    /// Where the console is that the cable leads to.
    const PLACE: Place = Place::Handheld;

    /// Shows pixels.
    type Panel: Panel;
    /// Reports keys.
    type Keys: Keys;
    /// What the store lies in.
    type Flash: NorFlash;
    /// Keeps rosters.
    type Rosters: RosterStore;
    /// Brings lines, and takes replies.
    type Cable: Cable;
    /// Shows whose question it is.
    type Lamp: Lamp;
    /// Is heard.
    type Speaker: Speaker;
    /// Measures the battery.
    type Power: Power;
    /// Knows the time.
    type Clock: Clock;
    /// Gives raw random bits.
    type Noise: Noise;
    /// Restarts an app that hangs.
    type Watchdog: Watchdog;
    /// Looks on: a log, a caption, or the laws of a test.
    type Observer: Observer;
}

/// All parts of a board, each where the app can reach it alone.
#[expect(missing_docs, reason = "the types say what each is")]
pub struct Parts<'s, B: Board> {
    pub panel: B::Panel,
    pub keys: B::Keys,
    pub cable: B::Cable,
    pub lamp: B::Lamp,
    pub speaker: B::Speaker,
    pub power: B::Power,
    pub clock: B::Clock,
    pub noise: B::Noise,
    pub watchdog: B::Watchdog,
    pub observer: B::Observer,
    pub rosters: B::Rosters,
    /// Keeps what outlasts the power.
    pub store: &'s RefCell<Journal<B::Flash>>,
    /// What the store held at the start.
    pub found: Found,
}

impl<B: Board> Parts<'_, B> {
    /// What the console tells of the board.
    pub fn facts(&self) -> Facts {
        let flash_left = B::WEARS.then(|| self.store.borrow().left().answers);
        Facts { board: B::NAME, battery: None, flash_left, settings: Settings::DEFAULT }
    }
}

/// A panel of 240×240 pixels.
pub trait Panel {
    /// Whether anybody looks: a picture nobody sees is not drawn.
    fn is_watched(&self) -> bool {
        true
    }
    /// Shows the pixels of an area, row by row, each as `0x0RGB`; resolves when all are sent.
    async fn send(&mut self, area: Area, pixels: &[u16]);
    /// Sets the light, in thousandths; wakes a panel that sleeps.
    async fn shine(&mut self, _brightness: u16) {}
    /// Puts the light out and the panel to sleep; it keeps its picture.
    async fn sleep(&mut self) {}
    /// How often the panel has begun to read its memory since the start, and the pin that says so; none where that is
    /// not wired.
    fn frames(&self) -> Option<(u32, u8)> {
        None
    }
}

/// Keys, as one stream of edges.
pub trait Keys {
    /// The next edge. May be dropped and called again: none is lost.
    async fn next(&mut self) -> KeyEvent;
    /// The contacts behind the keys, for whoever tries them: at the least one for each key.
    fn contacts(&self) -> Contacts {
        Key::ALL.into_iter().map(|key| Contact { key, pin: None, centre: false }).collect()
    }
    /// Whether a contact is closed now, as its pin says it; never where that cannot be told.
    fn is_closed(&self, _: &Contact) -> bool {
        false
    }
}

/// A contact behind a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contact {
    /// The key.
    pub key: Key,
    /// The number of its pin, as the chip counts them.
    pub pin: Option<u8>,
    /// Whether it lies under the middle of the pad, and not under the key's own cap.
    pub centre: bool,
}

/// The most contacts a board has.
pub const MAX_CONTACTS: usize = 9;

/// All contacts of a board.
pub type Contacts = Vec<Contact, MAX_CONTACTS>;

/// Where lines come from, and replies go to. What nobody reads is lost: writing never fails.
pub trait Cable {
    /// The next call. May be dropped and called again: none is lost.
    async fn next(&mut self) -> Incoming<'_>;
    /// Where to write what nobody asked for, and the files there are; none while nobody reads.
    fn listener(&mut self) -> Option<Listener<'_>>;
}

/// A call by the cable.
pub struct Incoming<'c> {
    /// What came.
    pub call: Call<'c>,
    /// Where the reply goes.
    pub out: &'c mut dyn Write,
    /// The files it may speak of, where there are any.
    pub files: Option<&'c mut dyn Files>,
}

/// Whoever reads the cable: where to write to, and the files there are.
pub type Listener<'c> = (&'c mut dyn Write, Option<&'c mut dyn Files>);

/// A lamp of any colour.
pub trait Lamp {
    /// Whether there is anything to be seen.
    fn is_there(&self) -> bool {
        true
    }
    /// Shows a colour.
    fn show(&mut self, colour: Colour);
}

/// Something that plays tunes.
pub trait Speaker {
    /// Whether anything can be heard at all.
    fn is_there(&self) -> bool;
    /// Plays a tune beside everything else. One that is being played is cut short.
    fn play(&mut self, tune: Tune);
}

/// Something that measures where the power comes from.
pub trait Power {
    /// Takes a measure; none where nothing can be measured.
    fn read(&mut self) -> Option<PowerReading>;
}

/// A clock that can be waited for.
pub trait Clock {
    /// This moment.
    fn now(&self) -> Instant;
    /// Resolves at this moment, or at once if it is over. May be dropped at any time.
    async fn at(&self, when: Instant);
}

/// A source of raw bits, good or bad: the entropy pool tests each.
pub trait Noise {
    /// The next bit.
    fn bit(&mut self) -> Result<bool, EntropyError>;
}

/// Takes the app's signs of life, and remembers why the last run ended.
pub trait Watchdog {
    /// How many restarts there were in a row.
    fn restarts(&self) -> u8;
    /// Why the last run ended, told once.
    fn crash(&self) -> Option<Message>;
    /// The app has something to do.
    fn works(&self);
    /// The app did it and waits for the next thing.
    fn rests(&self);
    /// Somebody played on after the start: the next restart is the first.
    fn well(&self);
}

/// Looks on while the app plays. Never told what is secret.
pub trait Observer {
    /// A question is open, and about to be drawn.
    fn asks(&mut self, _game: &dyn Session) {}
    /// Something came of a key or a line.
    fn done(&mut self, _outcome: Outcome, _game: &dyn Session) {}
    /// All is drawn and stored, and the app waits for the next key, line or alarm.
    fn waits(&mut self, _device: &Device, _game: &dyn Session) {}
}

/// The time since the start, as embassy keeps it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uptime;

impl Clock for Uptime {
    fn now(&self) -> Instant {
        Instant::now()
    }

    async fn at(&self, when: Instant) {
        embassy_time::Timer::at(when).await;
    }
}
