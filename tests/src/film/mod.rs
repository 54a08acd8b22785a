//! Games as animated pictures, played by their keys on the simulated board.

mod lesson;
mod opening;

use std::collections::BTreeSet;
use std::io::Cursor;
use std::path::PathBuf;
use std::time::Duration;

pub use opening::WANTED;
use umpire::board::desktop::GifRecorder;

use crate::picture::Picture;

/// An animated picture.
pub struct Film {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many pictures there are.
    pub pictures: usize,
    /// How long it lasts.
    pub lasts: Duration,
    /// What is to be seen.
    pub shows: BTreeSet<&'static str>,
}

/// What films draw into.
type Reel = GifRecorder<Cursor<Vec<u8>>>;

/// An empty one.
fn reel() -> Reel {
    GifRecorder::new(Cursor::new(Vec::new())).expect("memory takes all")
}

impl Film {
    /// What is on the reel, as long as this.
    fn cut(reel: Reel, lasts: Duration, shows: BTreeSet<&'static str>) -> Film {
        let pictures = reel.count() + 1;
        let bytes = reel.finish(lasts).expect("memory takes all").into_inner();
        Film { bytes, pictures, lasts, shows }
    }
}

/// Plays a game before the camera.
type Shoot = fn() -> Film;

/// Every film, by the name of its file.
pub const FILMS: [(&str, Shoot); 2] = [("opening.gif", opening::play), ("first-game.gif", lesson::play)];

/// Where it lies.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("reports").join(name)
}

/// As a recorder takes it.
fn pixels(picture: &Picture) -> Vec<u32> {
    picture.chunks_exact(3).map(|rgb| u32::from_be_bytes([0, rgb[0], rgb[1], rgb[2]])).collect()
}
