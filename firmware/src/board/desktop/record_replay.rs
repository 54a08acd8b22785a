//! `umpire replay GAME --record FILE.gif`: a look back at a saved game, drawn by nobody's hand.

use std::fs::File;
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

use umpire_engine::table::Session;
use umpire_screens::{Key, KeyEvent};

use super::record::{GifRecorder, RecordFile, too_long};
use super::run::{USAGE_ERROR, open, store_file};
use super::{FileFlash, SystemNoise, rgb, say};
use crate::app::App;
use crate::app::device::Device;
use crate::app::presenter::Presenter;
use crate::board::simulated::{Simulated, World};
use crate::board::{Noise, Observer};
use crate::games;

/// How long a question stays.
const QUESTION: Duration = Duration::from_millis(500);
/// How long something that happened does.
const RESULT: Duration = Duration::from_millis(1200);
/// How long the first picture and the last do.
const END: Duration = Duration::from_secs(3);
/// Between two edges of a key.
const PRESS: embassy_time::Duration = embassy_time::Duration::from_millis(40);

/// Draws the whole of a saved game; what to end with.
pub(super) fn run(saved: &Path, record: &RecordFile) -> ExitCode {
    let store = open(FileFlash::in_memory());
    if let Err(why) = store_file(saved, store.0) {
        say::complain(format_args!("replay {}: {why}", saved.display()));
        return ExitCode::from(USAGE_ERROR);
    }
    let gif = match record.open() {
        Ok(gif) => gif,
        Err(why) => {
            say::complain(format_args!("--record: {why}"));
            return ExitCode::FAILURE;
        }
    };
    let world = World::new();
    let mut leaf = Leaf { world: world.clone(), gif, at: Duration::ZERO, place: None, broken: Ok(()) };
    let mut presenter = Box::new(Presenter::new());
    let board = Simulated::on(&world, store.0, store.1, &mut leaf);
    let mut app = App::new(board, Device::drawing(&mut || SystemNoise.bit()), &mut presenter);
    app.look_back();
    world.run(games::play(&mut app, None));
    drop(app);
    let Leaf { gif, at, broken, .. } = leaf;
    let (full, count) = (gif.is_full(), gif.count() + 1);
    match broken.and_then(|()| gif.finish(at)) {
        Ok(_) if full => {
            say::complain(too_long());
            ExitCode::FAILURE
        }
        Ok(_) => {
            let said = say::print(format_args!("{}: {count} pictures\n", record.path().display()));
            said.err().unwrap_or(ExitCode::SUCCESS)
        }
        Err(why) => {
            say::complain(format_args!("--record: {} cannot be written: {why}", record.path().display()));
            ExitCode::FAILURE
        }
    }
}

/// Turns the game's pages, one after the other, and draws each.
struct Leaf {
    world: Rc<World>,
    gif: GifRecorder<File>,
    at: Duration,
    /// Which page was seen last: after so many answers, and which of the news.
    place: Option<(Option<u16>, Option<u8>)>,
    broken: std::io::Result<()>,
}

impl Observer for &mut Leaf {
    fn waits(&mut self, device: &Device, game: &dyn Session) {
        if self.world.has_input() {
            return;
        }
        let place = (game.shown_at(), device.view.news_at());
        let last = self.place.replace(place);
        if last == Some(place) || self.broken.is_err() || self.gif.is_full() {
            self.at += END;
            return self.world.switch_off();
        }
        let pixels: Vec<u32> = self.world.pixels().iter().map(|pixel| pixel_of(*pixel)).collect();
        let at = self.at;
        self.broken = self.gif.picture(&pixels, at);
        self.at += match place {
            _ if last.is_none() => END,
            (_, Some(_)) => RESULT,
            _ => QUESTION,
        };
        for stroke in [KeyEvent::down(Key::Right), KeyEvent::up(Key::Right)] {
            self.world.press(stroke, PRESS);
        }
    }
}

fn pixel_of(pixel: u16) -> u32 {
    let [r, g, b] = rgb(pixel);
    u32::from_be_bytes([0, r, g, b])
}
