//! Several umpires write the same file: what each of them changed is brought into it, one after the other.

use std::ffi::OsString;
use std::fmt::Write;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;
use std::{io, thread};

use umpire_engine::table::RosterLine;

use super::read::{is_plain, load, put_aside};
use super::{KeptRoster, each, files};
use crate::games::SHELF;
use crate::persistence::rosters::{KeepError, has_room};

/// How often, and how long, we wait for another umpire that writes: a second in all.
const TRIES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(20);
/// The first lines of the file.
const TITLE: &str = "\
# The rosters you keep. A line each, or several: a new one begins with its game, or its game's word for one.
";

/// Brings what we changed into the file, alone.
pub(super) fn replace(path: &Path, known: &[KeptRoster], now: &[KeptRoster]) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    let _lock = lock(path)?;
    match is_plain(path) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
        _ => {}
    }
    let there = load(path);
    let merged = merge(there.as_ref().map_or(known, |there| &there.kept), known, now).map_err(|why| {
        let wrong = format!("with those of another umpire they are too many: {why}");
        io::Error::new(io::ErrorKind::StorageFull, wrong)
    })?;
    let there = there.unwrap_or_default();
    if !there.troubles.is_empty() || merged.replaces {
        put_aside(path)?;
    }
    let mut text = TITLE.to_owned();
    for kept in &merged.kept {
        let book = SHELF.iter().map(|title| &title.rosters).find(|book| book.game == kept.game);
        let wrote = book.and_then(|book| RosterLine::write(book, &kept.bytes, &mut text));
        wrote
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "a roster of no game here"))?
            .expect("a string takes all");
        text.push('\n');
    }
    for line in &there.foreign {
        writeln!(text, "{line}").expect("a string takes all");
    }
    files::write(path, text.as_bytes())
}

/// Keeps other umpires away while the file is read and written. The file itself is another one afterwards, so a file
/// beside it is locked.
fn lock(path: &Path) -> io::Result<File> {
    let mut name = OsString::from(path);
    name.push(".lock");
    let lock = OpenOptions::new().write(true).create(true).truncate(false).open(name)?;
    for _ in 0..TRIES {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(why)) => return Err(why),
        }
    }
    Err(io::Error::new(io::ErrorKind::WouldBlock, "another umpire uses it; try again"))
}

/// What a file is to hold.
struct Merged {
    kept: Vec<KeptRoster>,
    /// Whether both changed the same one, and ours replaces theirs.
    replaces: bool,
}

/// What lies there with our changes; or what is too much. A roster is known by its game, its campaign
/// and its name.
fn merge(there: &[KeptRoster], known: &[KeptRoster], now: &[KeptRoster]) -> Result<Merged, KeepError> {
    let same = |list: &[KeptRoster], one: &KeptRoster| list.iter().find(|kept| kept.key() == one.key()).cloned();
    let mut merged = Merged { kept: Vec::new(), replaces: false };
    for theirs in there {
        let (before, ours) = (same(known, theirs), same(now, theirs));
        let changed = before.as_ref() != Some(theirs);
        let stays = match ours {
            // We forgot it; they may have changed it since.
            None if before.is_some() && !changed => continue,
            None => theirs.clone(),
            Some(ours) if before.as_ref() == Some(&ours) => theirs.clone(),
            Some(ours) => {
                merged.replaces |= changed && ours != *theirs;
                ours
            }
        };
        merged.kept.push(stays);
    }
    for ours in now {
        let dropped = same(known, ours).as_ref() == Some(ours);
        if same(there, ours).is_none() && !dropped {
            merged.kept.push(ours.clone());
        }
    }
    for count in 0..merged.kept.len() {
        has_room(merged.kept[count].key(), &mut |see| each(&merged.kept[..count], see))?;
    }
    Ok(merged)
}
