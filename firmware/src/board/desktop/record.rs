//! `--record FILE.gif`: what the panel shows, as an animated GIF.
//!
//! Of each picture only the rectangle that changed is written, with the few colours in it; what is as before within it is
//! clear. The file is whole after every picture, so that a desk may stop at any moment.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use umpire_screens::SIDE;

use super::files;
use super::load::{FileError, refused};

/// The most pictures of one file.
const MOST: usize = 4000;
/// The shortest and the longest a picture stays, in hundredths of a second.
const STAYS: (u64, u64) = (8, 300);
/// The byte that ends a GIF.
const TRAILER: u8 = 0x3B;

/// Where to draw what is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFile {
    path: PathBuf,
    force: bool,
}

impl RecordFile {
    /// A file of this name, in the place of another only where that is forced; its name has to say what it is.
    pub fn named(path: PathBuf, force: bool) -> Result<Self, String> {
        match path.extension().is_some_and(|end| end.eq_ignore_ascii_case("gif")) {
            true => Ok(RecordFile { path, force }),
            false => Err(format!("--record wants a name that ends in .gif, not '{}'", path.display())),
        }
    }

    /// Its name.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Begins the file, if nothing is there that must not be written over.
    pub(super) fn open(&self) -> Result<GifRecorder<File>, FileError> {
        let shown = self.path.display();
        let wrong = match fs::symlink_metadata(&self.path).map(|found| found.file_type()) {
            Ok(kind) if kind.is_symlink() => Some(format!("{shown} is a link")),
            Ok(kind) => files::no_file(kind).map(|what| format!("{shown} is {what}, and no file")),
            Err(_) => None,
        };
        if let Some(wrong) = wrong {
            return refused(wrong, "another name");
        }
        let mut options = OpenOptions::new();
        options.write(true).truncate(self.force).create(self.force).create_new(!self.force);
        match options.open(&self.path).and_then(GifRecorder::new) {
            Ok(recorder) => Ok(recorder),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                refused(format!("{shown} is there already"), "another name, or --force")
            }
            Err(why) => refused(format!("{shown} cannot be written: {why}"), "a file in a folder of yours"),
        }
    }
}

/// An animated GIF that grows picture by picture, and is whole after each.
pub struct GifRecorder<W: Write + Seek> {
    file: W,
    encoder: Encoder<Vec<u8>>,
    /// What was shown last, and since when.
    shown: Option<(Vec<u32>, Duration)>,
    /// The picture before that.
    before: Vec<u32>,
    count: usize,
}

impl<W: Write + Seek> GifRecorder<W> {
    /// Begins one that is shown again and again.
    pub fn new(file: W) -> io::Result<Self> {
        let mut encoder = Encoder::new(Vec::new(), SIDE as u16, SIDE as u16, &[]).map_err(io::Error::other)?;
        encoder.set_repeat(Repeat::Infinite).map_err(io::Error::other)?;
        let mut recorder = GifRecorder { file, encoder, shown: None, before: Vec::new(), count: 0 };
        recorder.flush()?;
        Ok(recorder)
    }

    /// How many pictures there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether no more are taken.
    pub fn is_full(&self) -> bool {
        self.count >= MOST
    }

    /// The panel shows this from this moment on, 0x00RRGGBB a pixel.
    pub fn picture(&mut self, pixels: &[u32], at: Duration) -> io::Result<()> {
        if self.shown.as_ref().is_some_and(|(shown, _)| shown == pixels) {
            return Ok(());
        }
        self.write_shown(at)?;
        self.shown = Some((pixels.to_vec(), at));
        Ok(())
    }

    /// Writes the last picture, which stays to this moment; what it was written to.
    pub fn finish(mut self, at: Duration) -> io::Result<W> {
        self.write_shown(at)?;
        Ok(self.file)
    }

    /// Writes what was shown to this moment.
    fn write_shown(&mut self, until: Duration) -> io::Result<()> {
        let Some((shown, since)) = self.shown.take() else { return Ok(()) };
        if self.is_full() {
            return Ok(());
        }
        let stays = (until.saturating_sub(since).as_millis() as u64 / 10).clamp(STAYS.0, STAYS.1);
        let frame = frame(&self.before, &shown, stays as u16);
        self.encoder.write_frame(&frame).map_err(io::Error::other)?;
        self.before = shown;
        self.count += 1;
        self.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.encoder.get_mut().push(TRAILER);
        self.file.write_all(self.encoder.get_ref())?;
        self.encoder.get_mut().clear();
        // The next picture takes the end's place.
        self.file.seek(SeekFrom::Current(-1))?;
        self.file.flush()
    }
}

/// The rectangle that changed, with its few colours; what is as before is clear.
fn frame(before: &[u32], shown: &[u32], delay: u16) -> Frame<'static> {
    let same = |at: usize| before.get(at) == Some(&shown[at]);
    let changed = || (0..SIDE * SIDE).filter(|at| !same(*at));
    let (left, right) = (changed().map(|at| at % SIDE).min(), changed().map(|at| at % SIDE).max());
    let (top, low) = (changed().next().map(|at| at / SIDE), changed().next_back().map(|at| at / SIDE));
    let (Some((left, right)), Some((top, low))) = (left.zip(right), top.zip(low)) else {
        return Frame { delay, width: 1, height: 1, ..Frame::from_palette_pixels(1, 1, vec![0], vec![0; 3], Some(0)) };
    };
    let mut colours: Vec<u32> = Vec::new();
    let mut index = |at: usize| {
        if same(at) {
            return 0;
        }
        let place = colours.iter().position(|colour| *colour == shown[at]).unwrap_or_else(|| {
            colours.push(shown[at]);
            colours.len() - 1
        });
        // The first is the clear one; the panel has a few dozen colours at most.
        (place + 1).min(255) as u8
    };
    let places = (top..=low).flat_map(|y| (left..=right).map(move |x| y * SIDE + x));
    let buffer: Vec<u8> = places.map(&mut index).collect();
    let palette: Vec<u8> =
        [0].iter().chain(&colours).take(256).flat_map(|colour| colour.to_be_bytes()[1..].to_vec()).collect();
    let (wide, high) = ((right - left + 1) as u16, (low - top + 1) as u16);
    Frame {
        delay,
        left: left as u16,
        top: top as u16,
        dispose: DisposalMethod::Keep,
        ..Frame::from_palette_pixels(wide, high, buffer, palette, Some(0))
    }
}

/// A recording of what is played now.
pub(super) struct DeskRecorder {
    gif: Result<GifRecorder<File>, io::Error>,
    began: Instant,
}

impl DeskRecorder {
    /// A recording that begins now.
    pub(super) fn new(gif: GifRecorder<File>) -> Self {
        DeskRecorder { gif: Ok(gif), began: Instant::now() }
    }

    /// The panel shows this from now on.
    pub(super) fn picture(&mut self, pixels: &[u32]) {
        let at = self.began.elapsed();
        if let Ok(gif) = &mut self.gif
            && let Err(why) = gif.picture(pixels, at)
        {
            self.gif = Err(why);
        }
    }

    /// Ends it; what went wrong, if anything did.
    pub(super) fn finish(self) -> Option<String> {
        let DeskRecorder { gif, began } = self;
        let full = gif.as_ref().is_ok_and(GifRecorder::is_full);
        match gif.and_then(|gif| gif.finish(began.elapsed())) {
            Ok(_) if full => Some(too_long()),
            Ok(_) => None,
            Err(why) => Some(format!("--record: the file takes no more: {why}; it is whole up to there")),
        }
    }
}

/// What is said of a recording that was cut.
pub(super) fn too_long() -> String {
    format!("--record: a file holds {MOST} pictures, and there were more: it ends there")
}
