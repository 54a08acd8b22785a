//! RosterFile in a text file: one a line as the console writes them, or over several lines by hand.

mod merge;
mod read;

use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;

pub(super) use self::read::beside;
use self::read::{File, load};
use super::files;
use crate::games::SHELF;
use crate::persistence::rosters::{KeepError, MAX_ROSTERS, RosterBytes, RosterStore};

/// A roster that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
struct KeptRoster {
    game: String,
    name: String,
    bytes: Vec<u8>,
}

impl KeptRoster {
    fn is(&self, game: &str, name: &str) -> bool {
        self.game == game && self.name == name
    }
}

/// The file rosters are kept in; none where there is no place for one.
#[derive(Debug, Default)]
pub struct RosterFile {
    path: Option<PathBuf>,
    kept: Vec<KeptRoster>,
    /// What could not be read: it is put aside before the file is written.
    troubles: Vec<String>,
    /// Our rosters as they were when we last read or wrote the file.
    known: Vec<KeptRoster>,
    /// The one that comes in pieces: it is in no file before it is whole.
    draft: RosterBytes,
}

impl RosterFile {
    /// Those in this file. Where there is none yet, those that an older release kept beside it are taken over.
    pub fn at(path: Option<PathBuf>) -> Self {
        let mut rosters = RosterFile { path, ..RosterFile::default() };
        let Some(path) = &rosters.path else {
            rosters
                .troubles
                .push("rosters are not kept after the end: there is no data folder; try --rosters FILE".into());
            return rosters;
        };
        if path.exists() {
            let File { kept, troubles, .. } = load(path).unwrap_or_default();
            (rosters.known, rosters.kept, rosters.troubles) = (kept.clone(), kept, troubles);
        } else {
            // Each game's under its own word for them, which another may share.
            let words: BTreeSet<&str> = SHELF.iter().map(|title| title.rosters.words).collect();
            for words in words.into_iter().filter(|words| !words.is_empty()) {
                let File { kept, .. } = load(&path.with_file_name(format!("{words}.txt"))).unwrap_or_default();
                rosters.kept.extend(kept);
            }
        }
        rosters
    }

    /// The file in the user's data folder.
    pub fn usual() -> Option<PathBuf> {
        let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = || set("HOME").map(|home| home.join(".local/share"));
        let folder = set("XDG_DATA_HOME").filter(|path| path.is_absolute()).or_else(|| set("APPDATA")).or_else(home)?;
        Some(folder.join("pocket-umpire").join("rosters.txt"))
    }

    /// What was not understood, a sentence each.
    pub fn troubles(&self) -> &[String] {
        &self.troubles
    }

    /// Writes what we changed since we last did; where that fails, the file and our list are as they were. Whatever
    /// another umpire wrote meanwhile stays, and what was not understood is put aside first.
    fn write(&mut self, now: Vec<KeptRoster>) -> Result<(), KeepError> {
        if let Some(path) = &self.path {
            if let Err(why) = merge::replace(path, &self.known, &now) {
                let full = why.kind() == std::io::ErrorKind::StorageFull;
                self.troubles.push(format!("{} cannot be written: {why}", path.display()));
                return Err(if full { KeepError::Full } else { KeepError::Unwritten });
            }
            self.troubles.clear();
            self.known.clone_from(&now);
        }
        self.kept = now;
        Ok(())
    }
}

impl RosterStore for RosterFile {
    fn each(&mut self, see: &mut dyn FnMut(&str, &str)) {
        self.kept.iter().for_each(|kept| see(&kept.game, &kept.name));
    }

    fn read(&mut self, game: &str, name: &str) -> Option<RosterBytes> {
        let kept = self.kept.iter().find(|kept| kept.is(game, name))?;
        RosterBytes::from_slice(&kept.bytes).ok()
    }

    fn keep(&mut self, game: &str, name: &str, bytes: &[u8]) -> Result<bool, KeepError> {
        if name.is_empty() {
            return Err(KeepError::Nameless);
        }
        let one = KeptRoster { game: game.into(), name: name.into(), bytes: bytes.to_vec() };
        let mut now = self.kept.clone();
        let same = now.iter().position(|kept| kept.is(game, name));
        match same {
            Some(at) => now[at] = one,
            None if now.len() >= MAX_ROSTERS => return Err(KeepError::Full),
            None => now.push(one),
        }
        self.write(now).map(|()| same.is_some())
    }

    fn draft(&mut self) -> RosterBytes {
        self.draft.clone()
    }

    fn keep_draft(&mut self, bytes: &[u8]) -> Result<(), KeepError> {
        self.draft = RosterBytes::from_slice(bytes).map_err(|_| KeepError::TooLong)?;
        Ok(())
    }

    fn forget(&mut self, game: &str, name: &str) -> Result<(), KeepError> {
        let mut now = self.kept.clone();
        let at = now.iter().position(|kept| kept.is(game, name)).ok_or(KeepError::Unknown)?;
        now.remove(at);
        self.write(now)
    }
}
