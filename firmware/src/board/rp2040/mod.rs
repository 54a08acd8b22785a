//! Every handheld with an RP2040: panel, keys, flash, noise. What differs from board to board is in [`handheld`].

// Shown the plain way, some of our own way to the panel lies idle.
#![cfg_attr(feature = "plain-mipidsi", allow(dead_code))]

mod beam;
mod cable;
mod copy;
mod entropy;
mod flash;
mod glass;
mod keys;
mod lamp;
#[cfg_attr(feature = "plain-mipidsi", path = "plain.rs")]
mod panel;
mod panic;
pub(in crate::board) mod pins;
mod power;
mod pulse;
mod stack;
mod usb;
mod voice;
mod watchdog;
mod wire;

use core::cell::RefCell;

use defmt_rtt as _;
use embassy_executor::Spawner;
use static_cell::StaticCell;
use umpire_rules::table::Session;

use super::handheld;
use crate::console::Facts;
use crate::console::facts::Battery;
use crate::rosters::JournalRosters;
use crate::store::{Found, Store};

pub use cable::Cable;
pub use entropy::bit;
pub use flash::Flash;
pub use keys::Keys;
pub use lamp::Lamp;
pub use panel::Panel;
pub use power::Power;
pub use voice::Voice;
pub use watchdog::Heartbeat;

/// Whether the battery is a lithium cell: of others only the voltage is known.
pub const LITHIUM: bool = handheld::LITHIUM;

/// The panel's light is ours to save.
pub const LIGHT: bool = true;

/// The store, from wherever it is needed: there is one thread.
pub type SharedStore = &'static RefCell<Store<Flash>>;

/// What the app can see and touch.
pub struct Board {
    /// Shows rows of pixels.
    pub panel: Panel,
    /// Reports thumbs.
    pub keys: Keys,
    /// Tells the watchdog that all is well.
    pub heartbeat: Heartbeat,
    /// Keeps what outlasts the power.
    pub store: SharedStore,
    /// What the store held at the start.
    pub found: Found,
    /// Shows whose question it is.
    pub lamp: Lamp,
    /// Is heard.
    pub voice: Voice,
    /// Measures the power.
    pub power: Power,
    /// Keeps rosters.
    pub rosters: JournalRosters<'static, Flash>,
    /// How many answers there were when the log last spoke of them.
    logged: Option<u16>,
}

impl Board {
    /// Starts clocks, panel and keys: 125 MHz from the crystal, so the ring oscillator is free to be noise.
    ///
    /// The panel needs 120 ms after its reset; the first `send` waits for what is left of them.
    pub async fn start(spawner: Spawner) -> (Board, Cable) {
        let pins = handheld::pins(embassy_rp::init(Default::default()));
        defmt::info!("pocket umpire on a {=str}", handheld::NAME);
        let heartbeat = Heartbeat::start(spawner, pins.watchdog);
        heartbeat.works();
        let panel = Panel::reset(spawner, pins.screen);
        let (store, found) = open_store(Flash::new(pins.flash));
        let board = Board {
            panel,
            keys: Keys::watch(spawner, pins.keys),
            lamp: Lamp::new(pins.lamp),
            voice: Voice::new(spawner, pins.piezo),
            power: Power::new(pins.power),
            heartbeat,
            store,
            found,
            rosters: JournalRosters(store),
            logged: None,
        };
        (board, usb::plug(pins.usb))
    }

    /// What there is to know about it.
    pub fn facts(&self, battery: Option<Battery>) -> Facts {
        let flash_left = Some(self.store.borrow().left().answers);
        Facts { board: handheld::NAME, battery, flash_left }
    }

    /// Logs which question is open, once for each; never what was said to a secret one.
    pub fn caption(&mut self, game: &dyn Session) {
        let lines = game.tape().answer_count();
        if self.logged.replace(lines) != Some(lines) {
            defmt::info!(
                "{=u16} answers, asks {=str}",
                lines,
                game.question().map_or("nothing", |open| open.heading.id)
            );
        }
    }
}

#[inline(never)]
fn open_store(flash: Flash) -> (SharedStore, Found) {
    static STORE: StaticCell<RefCell<Store<Flash>>> = StaticCell::new();
    let (store, found) = Store::open(flash);
    (STORE.init(RefCell::new(store)), found)
}
