//! A desk: a window or a terminal for the panel, the keyboard for the keys, files and lines beside. Or nothing but lines:
//! [`Headless`].

mod args;
mod blocks;
mod caption;
pub mod case;
mod chronicle;
mod desk_files;
mod file_flash;
mod files;
mod headless;
mod help;
mod lines;
mod load;
mod output_file;
mod record;
mod record_replay;
mod roster_file;
mod run;
mod say;
mod surface;
mod terminal;
mod verify;
mod window;

use core::cell::RefCell;
use std::process;

use embassy_time::Timer;
use umpire_engine::table::Session;
use umpire_screens::{Area, KeyEvent, SIDE, widen};

pub use args::{Args, Wanted};
pub use caption::of as caption;
pub use file_flash::FileFlash;
pub use headless::Headless;
pub use help::{HelpLine, help_lines};
use record::DeskRecorder;
pub use record::{GifRecorder, RecordFile};
pub use roster_file::RosterFile;
pub use run::main;
use surface::{Glance, Surface, SurfacePicture};
pub use verify::{Paper, Verification, VerifyError, paper_number, paper_words, verify};

use super::{Absent, Board, Keys, Noise, Observer, Panel, Parts, Uptime};
use crate::app::device::Device;
use crate::fairness::entropy::EntropyError;
use crate::persistence::journal::{Found, Journal};

/// How often the keyboard is looked at.
const GLANCE_MS: u64 = 10;

/// A desk's store, for the rest of the program.
type DeskStore = &'static RefCell<Journal<FileFlash>>;

/// A desk with a window or a terminal.
pub struct Desk;

impl Board for Desk {
    const NAME: &'static str = "desk";
    type Panel = DeskPanel;
    type Keys = DeskKeys;
    type Flash = FileFlash;
    type Rosters = RosterFile;
    type Cable = Absent;
    type Lamp = Absent;
    type Speaker = Absent;
    type Power = Absent;
    type Clock = Uptime;
    type Noise = SystemNoise;
    type Watchdog = Absent;
    type Observer = DeskCaption;
}

impl Desk {
    /// A desk that is looked at through this surface.
    fn behind(
        surface: Box<dyn Surface>,
        (store, found): (DeskStore, Found),
        rosters: RosterFile,
        recorder: Option<DeskRecorder>,
    ) -> Parts<'static, Desk> {
        let picture = SurfacePicture { pixels: vec![0; SIDE * SIDE], caption: Vec::new(), fresh: true };
        let screen: SharedScreen = Box::leak(Box::new(RefCell::new(DeskScreen { picture, surface, recorder })));
        Parts {
            panel: DeskPanel(screen),
            keys: DeskKeys(screen),
            cable: Absent,
            lamp: Absent,
            speaker: Absent,
            power: Absent,
            clock: Uptime,
            noise: SystemNoise,
            watchdog: Absent,
            observer: DeskCaption(screen),
            rosters,
            store,
            found,
        }
    }
}

/// What is to be seen, where, and who draws it for later.
struct DeskScreen {
    picture: SurfacePicture,
    surface: Box<dyn Surface>,
    recorder: Option<DeskRecorder>,
}

impl DeskScreen {
    /// Ends the program.
    fn quit(&mut self) -> ! {
        self.surface.close();
        let trouble = self.recorder.take().and_then(DeskRecorder::finish);
        if let Some(trouble) = &trouble {
            say::complain(trouble);
        }
        process::exit(trouble.map_or(0, |_| 1))
    }
}

/// Panel, keys and caption share it.
type SharedScreen = &'static RefCell<DeskScreen>;

/// The panel as a picture on a surface.
pub struct DeskPanel(SharedScreen);

/// The keyboard as keys.
pub struct DeskKeys(SharedScreen);

/// The open question in words, beside the picture.
pub struct DeskCaption(SharedScreen);

impl Panel for DeskPanel {
    async fn send(&mut self, area: Area, pixels: &[u16]) {
        let picture = &mut self.0.borrow_mut().picture;
        for (at, pixel) in area.places().zip(pixels) {
            let [r, g, b] = rgb(widen(*pixel));
            picture.pixels[at] = u32::from_be_bytes([0, r, g, b]);
        }
        picture.fresh = true;
    }
}

impl Keys for DeskKeys {
    async fn next(&mut self) -> KeyEvent {
        loop {
            {
                let screen = &mut *self.0.borrow_mut();
                match screen.surface.look(&mut screen.picture) {
                    Glance::Nothing => {}
                    Glance::Key(stroke) => return stroke,
                    Glance::Quit => screen.quit(),
                }
            }
            Timer::after_millis(GLANCE_MS).await;
        }
    }
}

impl Observer for DeskCaption {
    /// What somebody sees behind a curtain is in no recording.
    fn waits(&mut self, device: &Device, game: &dyn Session) {
        let DeskScreen { picture, recorder, .. } = &mut *self.0.borrow_mut();
        let caption = caption::of(game, &device.view);
        picture.fresh |= picture.caption != caption;
        picture.caption = caption;
        if let Some(recorder) = recorder.as_mut().filter(|_| !device.view.is_peeking()) {
            recorder.picture(&picture.pixels);
        }
    }
}

/// The system's own generator.
#[derive(Clone, Copy, Debug)]
pub struct SystemNoise;

impl Noise for SystemNoise {
    fn bit(&mut self) -> Result<bool, EntropyError> {
        let mut byte = [0];
        getrandom::fill(&mut byte).map_err(|_| EntropyError::Stopped)?;
        Ok(byte[0] & 1 == 1)
    }
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
