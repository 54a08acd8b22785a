//! What surrounds a simulated board: whoever presses, calls, looks and listens.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use embassy_time::{Duration, Instant};
use umpire_screens::{Key, KeyEvent, SIDE};

use super::clock::VirtualClock;
use super::effects::{BoardOutput, Noticed};
use crate::app::battery::PowerReading;
use crate::app::lamp::{self, Colour};
use crate::board::{Clock, Noise};
use crate::fairness::entropy::EntropyError;

/// What comes by the cable.
pub(super) enum CableEvent {
    Came,
    Line(String),
    Left,
}

/// Raw bits from a script.
type Bits = dyn FnMut() -> Result<bool, EntropyError>;

/// So long after the last key or line nobody will ever come again, and a test that waits on hangs.
const FORSAKEN: Duration = Duration::from_secs(3600);

/// What surrounds the board. It is shared by the board's parts and by the test.
pub struct World {
    /// The time.
    pub clock: VirtualClock,
    pub(super) keys: RefCell<VecDeque<(Instant, KeyEvent)>>,
    pub(super) calls: RefCell<VecDeque<(Instant, CableEvent)>>,
    pub(super) pixels: RefCell<Vec<u16>>,
    pub(super) lamp: Cell<Colour>,
    pub(super) replies: RefCell<String>,
    pub(super) reading: Cell<Option<PowerReading>>,
    bits: RefCell<Box<Bits>>,
    is_off: Cell<bool>,
    /// When the last key or line came, or comes.
    last_input: Cell<Instant>,
    is_watched: Cell<bool>,
    /// The contacts that are closed, a bit for each key.
    pub(super) closed: Cell<u8>,
    /// Readings of the panel's memory a second; none where nobody says so.
    pub(super) frame_rate: Cell<Option<u32>>,
    /// Whether there is a lamp.
    pub(super) has_lamp: Cell<bool>,
    is_plugged: Cell<bool>,
    noticed: RefCell<Option<Vec<Noticed>>>,
}

impl World {
    /// Power on, a panel somebody looks at, nothing at the cable, no battery, noise that passes every test.
    pub fn new() -> Rc<World> {
        let mut state = 0x9e37_79b9_u32;
        let bits = move || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            Ok(state >> 16 & 1 == 1)
        };
        Rc::new(World {
            clock: VirtualClock::at(Instant::from_millis(0)),
            keys: RefCell::default(),
            calls: RefCell::default(),
            pixels: RefCell::new(vec![0; SIDE * SIDE]),
            lamp: Cell::new(lamp::OFF),
            replies: RefCell::default(),
            reading: Cell::new(None),
            bits: RefCell::new(Box::new(bits)),
            is_off: Cell::new(false),
            last_input: Cell::new(Instant::from_millis(0)),
            is_watched: Cell::new(true),
            closed: Cell::new(0),
            frame_rate: Cell::new(Some(60)),
            has_lamp: Cell::new(true),
            is_plugged: Cell::new(false),
            noticed: RefCell::new(None),
        })
    }

    /// Lets raw bits come from this from now on.
    pub fn script_noise(&self, bits: impl FnMut() -> Result<bool, EntropyError> + 'static) {
        *self.bits.borrow_mut() = Box::new(bits);
    }

    /// A key goes down or up, so long after the last one that is still to come.
    pub fn press(&self, stroke: KeyEvent, after: Duration) {
        let mut keys = self.keys.borrow_mut();
        let last = keys.back().map_or(self.clock.now(), |(when, _)| *when);
        let when = last.max(self.clock.now()) + after;
        self.last_input.set(when);
        keys.push_back((when, stroke));
    }

    /// A key's contact is closed from now on, or open, and no edge says so: as before the start, or where it is stuck.
    pub fn close_contact(&self, key: Key, closed: bool) {
        let bit = 1 << key as u8;
        self.closed.set(if closed { self.closed.get() | bit } else { self.closed.get() & !bit });
    }

    /// How often a second the panel says that it reads its memory; none where that is not wired.
    pub fn set_frame_rate(&self, rate: Option<u32>) {
        self.frame_rate.set(rate);
    }

    /// Whether the board has a lamp.
    pub fn set_lamp(&self, there: bool) {
        self.has_lamp.set(there);
    }

    /// A line comes by the cable, so long after now. Whoever sends it reads the reply, and nothing else.
    pub fn send_line(&self, line: &str, after: Duration) {
        let when = self.clock.now() + after;
        self.last_input.set(when);
        self.calls.borrow_mut().push_back((when, CableEvent::Line(line.into())));
    }

    /// Somebody comes to the cable, and reads all that is written to it; or leaves it.
    pub fn plug(&self, plugged: bool) {
        self.is_plugged.set(plugged);
        let event = if plugged { CableEvent::Came } else { CableEvent::Left };
        self.calls.borrow_mut().push_back((self.clock.now(), event));
    }

    /// Whether somebody is at the cable.
    pub fn is_plugged(&self) -> bool {
        self.is_plugged.get()
    }

    /// Whether a key or a line is still to come.
    pub fn has_input(&self) -> bool {
        !self.keys.borrow().is_empty() || !self.calls.borrow().is_empty()
    }

    /// What was written to the cable since this was last asked.
    pub fn take_replies(&self) -> String {
        self.replies.take()
    }

    /// What the next measure of the battery shows; none where there is no battery.
    pub fn set_battery(&self, reading: Option<PowerReading>) {
        self.reading.set(reading);
    }

    /// Whether anybody looks at the panel: pictures nobody sees are not drawn.
    pub fn watch(&self, watched: bool) {
        self.is_watched.set(watched);
    }

    pub(super) fn is_watched(&self) -> bool {
        self.is_watched.get()
    }

    /// What the panel shows, row by row, RGB565.
    pub fn pixels(&self) -> Vec<u16> {
        self.pixels.borrow().clone()
    }

    /// What the lamp shows.
    pub fn lamp(&self) -> Colour {
        self.lamp.get()
    }

    /// Writes down from now on what can be noticed.
    pub fn take_notice(&self) {
        *self.noticed.borrow_mut() = Some(Vec::new());
    }

    /// What could be noticed since this was last asked.
    pub fn noticed(&self) -> Vec<Noticed> {
        self.noticed.borrow_mut().as_mut().map(std::mem::take).unwrap_or_default()
    }

    pub(super) fn notice(&self, effect: impl FnOnce() -> BoardOutput) {
        if let Some(noticed) = &mut *self.noticed.borrow_mut() {
            noticed.push(Noticed { at: self.clock.now(), effect: effect() });
        }
    }

    /// The power goes. Keys and lines that were still to come are lost.
    pub fn switch_off(&self) {
        self.is_off.set(true);
        self.keys.borrow_mut().clear();
        self.calls.borrow_mut().clear();
    }

    /// The power is back.
    pub fn switch_on(&self) {
        self.last_input.set(self.clock.now());
        self.is_off.set(false);
    }

    /// Whether the power is off.
    pub fn is_off(&self) -> bool {
        self.is_off.get()
    }

    /// Runs an app until it ends, or until the power goes.
    pub fn run(&self, app: impl Future<Output = ()>) {
        let comes = || {
            let waited = self.clock.now().saturating_duration_since(self.last_input.get());
            assert!(waited < FORSAKEN, "the app waits for a key or a line, and none will come");
            let key = self.keys.borrow().front().map(|(when, _)| *when);
            let call = self.calls.borrow().front().map(|(when, _)| *when);
            [key, call].into_iter().flatten().min()
        };
        self.clock.run(app, || self.is_off.get(), comes);
    }
}

/// The world's raw bits.
pub struct ScriptedNoise(pub(super) Rc<World>);

impl Noise for ScriptedNoise {
    fn bit(&mut self) -> Result<bool, EntropyError> {
        (self.0.bits.borrow_mut())()
    }
}
