//! A desk: a window or a terminal for the panel, the keyboard for the keys, files and lines beside.

mod args;
mod blocks;
mod cable;
mod caption;
mod chronicle;
mod files;
mod flash;
mod headless;
mod idle;
mod lines;
mod loading;
mod rosters;
mod run;
mod say;
mod target;
mod terminal;
mod verify;
mod window;

use std::cell::RefCell;
use std::rc::Rc;

use embassy_time::Timer;
use umpire_rules::table::Session;
use umpire_screens::{Area, KeyEvent, SIDE};

pub use args::{Args, Wanted};
pub use cable::Cable;
pub use caption::of as caption;
pub use flash::Flash;
pub use headless::Headless;
pub use idle::{LIGHT, LITHIUM, Lamp, Power, Voice};
pub use rosters::Rosters;
pub use run::main;
pub use verify::{Paper, Verdict, Wrong, paper_number, paper_words, verify};

use crate::console::Facts;
use crate::console::facts::Battery;
use crate::entropy::WeakEntropy;
use crate::mishap::Message;
use crate::store::{Found, Store};

/// How often the keyboard is looked at.
const GLANCE_MS: u64 = 10;

/// What the app can see and touch.
pub struct Board {
    /// Shows rows of pixels.
    pub panel: Panel,
    /// Reports keys.
    pub keys: Keys,
    /// Takes the app's signs of life, and needs none.
    pub heartbeat: Heartbeat,
    /// Keeps what outlasts the program.
    pub store: SharedStore,
    /// What the store held at the start.
    pub found: Found,
    /// No lamp.
    pub lamp: Lamp,
    /// No voice.
    pub voice: Voice,
    /// No battery.
    pub power: Power,
    /// Keeps rosters.
    pub rosters: Rosters,
}

/// The store, from wherever it is needed: there is one thread.
pub type SharedStore = &'static RefCell<Store<Flash>>;

/// A desk restarts nothing by itself: there is no watchdog, and no black box.
pub struct Heartbeat(());

impl Heartbeat {
    /// How many restarts there were in a row.
    pub fn restarts(&self) -> u8 {
        0
    }

    /// Why the last run ended, told once.
    pub fn mishap(&self) -> Option<Message> {
        None
    }

    /// The app has something to do.
    pub fn works(&self) {}

    /// The app did it and waits for the next thing.
    pub fn rests(&self) {}

    /// Somebody played on after the start.
    pub fn well(&self) {}
}

/// What lies on the desk: a picture, and the glass it is seen through.
struct Desk {
    picture: Picture,
    glass: Box<dyn Glass>,
}

/// What is to be seen.
struct Picture {
    /// The panel's pixels, 0x00RRGGBB.
    pixels: Vec<u32>,
    /// The open question in words, for glass too coarse to read the pixels.
    caption: Vec<String>,
    /// Whether it changed since it was last shown.
    fresh: bool,
}

/// Something that shows the picture and reports keys.
trait Glass {
    /// Shows the picture if it changed, and reports the next stroke there is.
    fn look(&mut self, picture: &mut Picture) -> Option<KeyEvent>;
}

/// The screen as a thing that takes rows.
pub struct Panel(Rc<RefCell<Desk>>);

/// The keys as one stream of strokes.
pub struct Keys(Rc<RefCell<Desk>>);

impl Board {
    fn behind(glass: Box<dyn Glass>, (store, found): (SharedStore, Found), rosters: Rosters) -> Board {
        let picture = Picture { pixels: vec![0; SIDE * SIDE], caption: Vec::new(), fresh: true };
        let desk = Rc::new(RefCell::new(Desk { picture, glass }));
        let (panel, keys) = (Panel(desk.clone()), Keys(desk));
        let heartbeat = Heartbeat(());
        Board { panel, keys, lamp: Lamp, voice: Voice, power: Power, heartbeat, store, found, rosters }
    }

    /// What there is to know about it.
    pub const fn facts(&self, battery: Option<Battery>) -> Facts {
        Facts { battery, ..headless::DESK }
    }

    /// Sets the words beside the picture.
    pub fn caption(&mut self, game: &dyn Session) {
        let picture = &mut self.panel.0.borrow_mut().picture;
        let caption = caption::of(game);
        picture.fresh |= picture.caption != caption;
        picture.caption = caption;
    }
}

impl Panel {
    /// Takes the pixels of an area, row by row, big-endian RGB565.
    pub async fn send(&mut self, area: Area, pixels: &[u8]) {
        let picture = &mut self.0.borrow_mut().picture;
        let (sent, _) = pixels.as_chunks();
        for (y, row) in sent.chunks(usize::from(area.width)).enumerate() {
            let at = (usize::from(area.top) + y) * SIDE + usize::from(area.left);
            for (shown, pixel) in picture.pixels[at..].iter_mut().zip(row) {
                let [r, g, b] = rgb(u16::from_be_bytes(*pixel));
                *shown = u32::from_be_bytes([0, r, g, b]);
            }
        }
        picture.fresh = true;
    }
}

impl Keys {
    /// The next stroke.
    pub async fn next(&mut self) -> KeyEvent {
        loop {
            {
                let desk = &mut *self.0.borrow_mut();
                if let Some(stroke) = desk.glass.look(&mut desk.picture) {
                    return stroke;
                }
            }
            Timer::after_millis(GLANCE_MS).await;
        }
    }
}

/// A bit from the system's own generator.
pub fn bit() -> Result<bool, WeakEntropy> {
    let mut byte = [0];
    getrandom::fill(&mut byte).map_err(|_| WeakEntropy::Stopped)?;
    Ok(byte[0] & 1 == 1)
}

/// A pixel as a screen shows it: the highest bits again as the lowest, so that white stays white.
pub fn rgb(pixel: u16) -> [u8; 3] {
    let (r, g, b) = (pixel >> 11, pixel >> 5 & 63, pixel & 31);
    [(r << 3 | r >> 2) as u8, (g << 2 | g >> 4) as u8, (b << 3 | b >> 2) as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_fill_the_whole_range() {
        assert_eq!(rgb(0xffff), [255, 255, 255]);
        assert_eq!(rgb(0), [0, 0, 0]);
        assert_eq!(rgb(16 << 11 | 1 << 5 | 1), [132, 4, 8]);
    }
}
