//! Every handheld with an RP2040: panel, keys, flash, noise. What differs from board to board is in [`handheld`].

mod beam;
mod buttons;
mod copy;
mod divide;
mod entropy;
mod flash;
mod lamp;
mod panic;
mod panic_panel;
mod piezo;
pub(in crate::board) mod pins;
mod power;
mod pulse;
mod st7789;
mod stack;
mod usb;
mod usb_cable;
mod watchdog;
mod wire;

use core::cell::RefCell;

use defmt_rtt as _;
use embassy_executor::Spawner;
use static_cell::StaticCell;
use umpire_engine::table::Session;

pub use self::buttons::Buttons;
pub use self::entropy::RingOscillator;
pub use self::flash::QspiFlash;
pub use self::lamp::RgbLamp;
pub use self::piezo::Piezo;
pub use self::power::SupplyMeter;
pub use self::st7789::St7789;
pub use self::usb_cable::UsbCable;
pub use self::watchdog::Heartbeat;
use super::{Board, Observer, Parts, Uptime, Watchdog, handheld};
use crate::log;
use crate::persistence::journal::{Found, Journal};
use crate::persistence::rosters::JournalRosters;

/// A handheld with an RP2040.
pub struct Handheld;

impl Board for Handheld {
    const NAME: &'static str = handheld::NAME;
    const DIMS: bool = true;
    const LITHIUM: bool = handheld::LITHIUM;
    const WEARS: bool = true;
    type Panel = St7789;
    type Keys = Buttons;
    type Flash = QspiFlash;
    type Rosters = JournalRosters<'static, QspiFlash>;
    type Cable = UsbCable;
    type Lamp = RgbLamp;
    type Speaker = Piezo;
    type Power = SupplyMeter;
    type Clock = Uptime;
    type Noise = RingOscillator;
    type Watchdog = Heartbeat;
    type Observer = DefmtLog;
}

impl Handheld {
    /// Starts clocks, panel and keys: 125 MHz from the crystal, so the ring oscillator is free to be noise.
    ///
    /// The panel needs 120 ms after its reset; the first `send` waits for what is left of them.
    pub async fn start(spawner: Spawner) -> Parts<'static, Handheld> {
        let pins = handheld::pins(embassy_rp::init(Default::default()));
        log::info!("pocket umpire on a {=str}", handheld::NAME);
        let watchdog = Heartbeat::start(spawner, pins.watchdog);
        watchdog.works();
        let panel = St7789::reset(spawner, pins.screen);
        let (store, found) = open_store(QspiFlash::new(pins.flash));
        Parts {
            panel,
            keys: Buttons::watch(spawner, pins.keys),
            cable: usb::plug(pins.usb),
            lamp: RgbLamp::new(pins.lamp),
            speaker: Piezo::new(spawner, pins.piezo),
            power: SupplyMeter::new(pins.power),
            clock: Uptime,
            noise: RingOscillator::new(),
            watchdog,
            observer: DefmtLog { logged: None },
            rosters: JournalRosters(store),
            store,
            found,
        }
    }
}

/// Logs which question is open, once for each; never what was said to a secret one.
pub struct DefmtLog {
    /// How many answers there were when the log last spoke of them.
    logged: Option<u16>,
}

impl Observer for DefmtLog {
    fn asks(&mut self, game: &dyn Session) {
        let lines = game.tape().answer_count();
        if self.logged.replace(lines) != Some(lines) {
            log::info!("{=u16} answers, asks {}", lines, game.question().as_deref());
        }
    }
}

#[inline(never)]
fn open_store(flash: QspiFlash) -> (&'static RefCell<Journal<QspiFlash>>, Found) {
    static STORE: StaticCell<RefCell<Journal<QspiFlash>>> = StaticCell::new();
    let (store, found) = Journal::open(flash);
    (STORE.init(RefCell::new(store)), found)
}
