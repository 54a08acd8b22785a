//! Every handheld with an RP2040: panel, keys, flash, noise. What differs from board to board is in [`handheld`].

mod drawer;
mod entropy;
mod glass;
mod keys;
mod panel;
mod panic;
pub(in crate::board) mod pins;
mod watchdog;
mod wire;

use defmt_rtt as _;
use embassy_executor::Spawner;
use static_cell::StaticCell;
use umpire_rules::table::Match;

use super::handheld;
use crate::warbands::Warbands;

pub use drawer::Drawer;
pub use entropy::seed;
pub use keys::Keys;
pub use panel::Panel;
pub use watchdog::Pulse;

/// What the app can see and touch.
pub struct Board {
    /// Shows rows of pixels.
    pub panel: Panel,
    /// Reports thumbs.
    pub keys: Keys,
    /// Tells the watchdog that all is well.
    pub pulse: Pulse,
    /// Keeps warbands.
    pub warbands: &'static mut Warbands,
    /// How many answers there were when the log last spoke of them.
    logged: Option<u16>,
}

impl Board {
    /// Starts clocks, panel and keys: 125 MHz from the crystal, so the ring oscillator is free to be noise.
    ///
    /// The panel needs 120 ms after its reset; the first `send` waits for what is left of them.
    pub async fn start(spawner: Spawner) -> Board {
        let pins = handheld::pins(embassy_rp::init(Default::default()));
        defmt::info!("pocket umpire on a {=str}", handheld::NAME);
        let panel = Panel::reset(pins.screen);
        let warbands = open(Drawer::new(pins.flash));
        let pulse = Pulse::start(spawner, pins.watchdog);
        Board { panel, keys: Keys::watch(spawner, pins.keys), pulse, warbands, logged: None }
    }

    /// Logs which question is open, once for each; never what was said to a secret one.
    pub fn caption(&mut self, game: &dyn Match) {
        let lines = game.tape().lines();
        if self.logged.replace(lines) != Some(lines) {
            defmt::info!("{=u16} answers, asks {=str}", lines, game.question().map_or("nothing", |open| open.id));
        }
    }
}

/// Too large to be handed from stack to stack.
#[inline(never)]
fn open(drawer: Drawer) -> &'static mut Warbands {
    static WARBANDS: StaticCell<Warbands> = StaticCell::new();
    WARBANDS.init_with(|| Warbands::of(drawer))
}
