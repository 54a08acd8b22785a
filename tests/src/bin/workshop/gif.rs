//! `cargo gif`: the opening of a recorded game as an animated picture.

use umpire_tests::film::{file, first_game};

use crate::shell::Failed;

/// Plays and draws it, and says where it lies.
pub(crate) fn gif() -> Result<(), Failed> {
    let film = first_game();
    std::fs::write(file(), &film.bytes).map_err(|why| Failed(format!("{}: {why}", file().display())))?;
    let (kib, seconds) = (film.bytes.len() / 1024, film.lasts.as_secs());
    println!("{}: {} pictures, {seconds} s, {kib} KiB", file().display(), film.pictures);
    Ok(())
}
