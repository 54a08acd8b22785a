//! Several umpires write the same file: what each of them changed is brought into it, one after the other.

use std::ffi::OsString;
use std::fmt::Write;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;
use std::{io, thread};

use umpire_rules::rattle_and_rend::Kept;

use super::{files, is_plain, load, put_aside};

/// How often, and how long, we wait for another umpire that writes: a second in all.
const TRIES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(20);
/// The first lines of the file.
const TITLE: &str = "\
# The warbands you keep. A line each, or several: a new one begins with the word warband.
";

/// Brings what we changed into the file, alone.
pub(super) fn replace(path: &Path, known: &Kept, now: &Kept) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    let _lock = lock(path)?;
    match is_plain(path) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
        _ => {}
    }
    let (there, troubles) = load(path);
    let merged = merge(there.as_ref().unwrap_or(known), known, now).ok_or_else(|| {
        io::Error::new(io::ErrorKind::StorageFull, "with those of another umpire they are too many: eight are kept")
    })?;
    if !troubles.is_empty() || merged.replaces {
        put_aside(path)?;
    }
    let mut text = TITLE.to_owned();
    for roster in &merged.kept {
        writeln!(text, "{roster}").expect("a string takes all");
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
    kept: Kept,
    /// Whether both changed the same one, and ours replaces theirs.
    replaces: bool,
}

/// What lies there with our changes; none where they are too many. A warband is known by its name.
fn merge(there: &Kept, known: &Kept, now: &Kept) -> Option<Merged> {
    let named = |list: &Kept, name: &str| list.iter().find(|roster| roster.name.as_str() == name).cloned();
    let mut merged = Merged { kept: Kept::new(), replaces: false };
    for theirs in there {
        let name = theirs.name.as_str();
        let (before, ours) = (named(known, name), named(now, name));
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
        merged.kept.push(stays).ok()?;
    }
    for ours in now {
        let name = ours.name.as_str();
        let dropped = named(known, name).as_ref() == Some(ours);
        if named(there, name).is_none() && !dropped {
            merged.kept.push(ours.clone()).ok()?;
        }
    }
    Some(merged)
}
