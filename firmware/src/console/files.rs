//! Files, as the console speaks of them. Only a desk has any.

use core::fmt::Write;

use umpire_engine::table::Session;

use crate::app::device::Device;
use crate::games::Book;

/// Where a console's files lie. Each call says by itself what it did, or why not.
pub trait Files {
    /// Draws the screen into a file.
    fn screen(&mut self, file: &str, device: &Device, game: &dyn Session, out: &mut dyn Write);
    /// Writes the game to a file.
    fn save(&mut self, file: &str, device: &mut Device, game: &dyn Session, out: &mut dyn Write);
    /// Writes all that ever happened to a file, to be read.
    fn export(&mut self, file: &str, device: &Device, game: &mut dyn Session, out: &mut dyn Write);
    /// Takes a saved game up, or keeps it until its book is open.
    fn load(&mut self, file: &str, device: &mut Device, game: &mut dyn Session, out: &mut dyn Write) -> Loading;
    /// Takes up the game that was kept for this book: none where there is none, false where it does not fit.
    fn take_up(&mut self, device: &mut Device, game: &mut dyn Session, out: &mut dyn Write) -> Option<bool>;
}

/// What came of a file that was to be loaded.
#[derive(Clone, Copy)]
pub enum Loading {
    /// It is not taken up, and all is as it was.
    Refused,
    /// The game goes on from it.
    TakenUp,
    /// It is of this book, which has to be opened first.
    Elsewhere(&'static Book),
}
