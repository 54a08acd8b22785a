//! A desk's files: what the console saves, exports, draws and loads.

use std::fmt::Write;
use std::path::Path;

use umpire_engine::table::Session;
use umpire_screens::FrameBuffer;

use super::load::{self, FileError, LoadTarget, Loaded};
use super::output_file::OutputFile;
use super::{chronicle, files};
use crate::app::device::Device;
use crate::console::{Files, Loading, event, file_error, history, seal};
use crate::games::is_foyer;
use crate::persistence::save_file::{self, Telling};

/// What a string is written to with never fails.
const FITS: &str = "a string takes all";

/// Files on a disk.
#[derive(Default)]
pub(super) struct DeskFiles {
    /// A game to be taken up as soon as its book is open.
    loaded: Option<Loaded>,
}

impl Files for DeskFiles {
    fn screen(&mut self, file: &str, device: &Device, game: &dyn Session, out: &mut dyn Write) {
        let mut frame = Box::new(FrameBuffer::new());
        device.view.layout(game).draw_all(&mut frame);
        let png = files::png(&frame).expect("a picture in memory");
        write_file(("screen", "screen"), file, &png, out);
    }

    fn save(&mut self, file: &str, device: &mut Device, game: &dyn Session, out: &mut dyn Write) {
        if is_foyer(game) {
            file_error(out, "there is no game to save yet", "pick a game first").expect(FITS);
            return;
        }
        let mut text = String::new();
        let telling = Telling::of(game);
        save_file::write(game, device.dice(), telling, &mut text).expect(FITS);
        if write_file(("save", "saved"), file, text.as_bytes(), out) {
            told(telling, device, out);
        }
    }

    fn export(&mut self, file: &str, device: &Device, game: &mut dyn Session, out: &mut dyn Write) {
        if is_foyer(game) {
            file_error(out, "there is no game to tell of yet", "pick a game first").expect(FITS);
            return;
        }
        let mut text = String::new();
        if file.ends_with(".jsonl") {
            seal(device, &mut text).expect(FITS);
            history::write(game, 0, (usize::MAX, u16::MAX), &mut text).expect(FITS);
        } else {
            chronicle::write(game, device.hash(), &mut text).expect(FITS);
        }
        write_file(("export", "exported"), file, text.as_bytes(), out);
    }

    fn load(&mut self, file: &str, device: &mut Device, game: &mut dyn Session, out: &mut dyn Write) -> Loading {
        match load::find(Path::new(file), game) {
            Ok(LoadTarget::Here(loaded)) => match take_up(loaded, device, game, out) {
                true => Loading::TakenUp,
                false => Loading::Refused,
            },
            Ok(LoadTarget::Elsewhere(book, loaded)) => {
                self.loaded = Some(loaded);
                Loading::Elsewhere(book)
            }
            Err(refused) => {
                refuse(&refused, out);
                Loading::Refused
            }
        }
    }

    fn take_up(&mut self, device: &mut Device, game: &mut dyn Session, out: &mut dyn Write) -> Option<bool> {
        let loaded = self.loaded.take()?;
        Some(take_up(loaded, device, game, out))
    }
}

/// Takes a saved game up; one that does not fit leaves all as it was.
fn take_up(loaded: Loaded, device: &mut Device, game: &mut dyn Session, out: &mut dyn Write) -> bool {
    match loaded.take_up(game) {
        Ok(dice) => {
            let known = dice.seal().is_some();
            device.set_dice(dice);
            if known {
                device.reveal_seed(); // whoever has the file knows them
            }
            device.sync(game);
            let dice = match device.dice().trusted() {
                true => "the game goes on where it was saved, with its own dice",
                false => "the game goes on where it was saved; its dice are known, or not in the file: roll your own",
            };
            event(out, "loaded", dice).expect(FITS);
            true
        }
        Err(refused) => {
            refuse(&refused, out);
            false
        }
    }
}

/// Writes the file that stands behind a word, and says that it did it, or why not.
fn write_file((word, did): (&'static str, &str), file: &str, bytes: &[u8], out: &mut dyn Write) -> bool {
    let written = OutputFile::read(word, file).and_then(|target| target.write(bytes).map(|()| target.file));
    match written {
        Ok(file) => event(out, did, file).expect(FITS),
        Err(refused) => {
            refuse(&refused, out);
            return false;
        }
    }
    true
}

/// Says what a save tells of the dice: after the end their secret, and then they are known; before it nothing.
fn told(telling: Telling, device: &mut Device, out: &mut dyn Write) {
    if device.dice().seal().is_none() {
        return;
    }
    let (id, text) = match telling {
        Telling::All => ("told-seed", "the secret is in the file: whoever plays on rolls their own dice"),
        Telling::NoSecret => ("withheld", "the game goes on, so its secret is not in the file: nobody learns its dice"),
    };
    if telling == Telling::All {
        device.reveal_seed();
    }
    event(out, id, text).expect(FITS);
}

fn refuse(refused: &FileError, out: &mut dyn Write) {
    file_error(out, &refused.wrong, &refused.want).expect(FITS);
}
