//! `cargo gif`: the opening of a recorded game, and the guided first one, as animated pictures.

use umpire_tests::film::{FILMS, file};

use crate::shell::Failed;

/// Plays and draws them, and says where they lie.
pub(crate) fn gif() -> Result<(), Failed> {
    for (name, play) in FILMS {
        let (film, file) = (play(), file(name));
        std::fs::write(&file, &film.bytes).map_err(|why| Failed(format!("{}: {why}", file.display())))?;
        let (kib, seconds) = (film.bytes.len() / 1024, film.lasts.as_secs());
        println!("{}: {} pictures, {seconds} s, {kib} KiB", file.display(), film.pictures);
    }
    Ok(())
}
