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
use crate::persistence::rosters::{KeepError, RosterBytes, RosterKey, RosterStore, has_room};

/// A roster that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
struct KeptRoster {
    game: String,
    /// Empty where it is of no campaign.
    campaign: String,
    name: String,
    bytes: Vec<u8>,
}

impl KeptRoster {
    fn new(key: RosterKey<'_>, bytes: &[u8]) -> Self {
        let [game, campaign, name] = [key.game, key.campaign, key.name].map(str::to_owned);
        KeptRoster { game, campaign, name, bytes: bytes.to_vec() }
    }

    fn key(&self) -> RosterKey<'_> {
        RosterKey { game: &self.game, campaign: &self.campaign, name: &self.name }
    }
}

/// Hands out what these are known by, those of campaigns behind the others.
fn each(kept: &[KeptRoster], see: &mut dyn FnMut(RosterKey<'_>)) {
    let (plain, of_campaigns): (Vec<_>, Vec<_>) = kept.iter().partition(|kept| kept.campaign.is_empty());
    plain.into_iter().chain(of_campaigns).for_each(|kept| see(kept.key()));
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
    fn each(&mut self, see: &mut dyn FnMut(RosterKey<'_>)) {
        each(&self.kept, see);
    }

    fn read(&mut self, key: RosterKey<'_>) -> Option<RosterBytes> {
        let kept = self.kept.iter().find(|kept| kept.key() == key)?;
        RosterBytes::from_slice(&kept.bytes).ok()
    }

    fn keep(&mut self, key: RosterKey<'_>, bytes: &[u8]) -> Result<bool, KeepError> {
        if key.name.is_empty() {
            return Err(KeepError::Nameless);
        }
        let one = KeptRoster::new(key, bytes);
        let mut now = self.kept.clone();
        let same = now.iter().position(|kept| kept.key() == key);
        match same {
            Some(at) => now[at] = one,
            None => {
                has_room(key, &mut |see| each(&now, see))?;
                now.push(one);
            }
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

    fn forget(&mut self, key: RosterKey<'_>) -> Result<(), KeepError> {
        let mut now = self.kept.clone();
        let at = now.iter().position(|kept| kept.key() == key).ok_or(KeepError::Unknown)?;
        now.remove(at);
        self.write(now)
    }
}
