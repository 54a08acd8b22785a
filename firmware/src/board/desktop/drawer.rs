//! Warbands in a text file: one a line as the console writes them, or over several lines by hand.

mod merge;

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::{env, io};

use umpire_rules::rattle_and_rend::{GAME_SIZE, Kept};

use super::files;
use crate::warbands;

/// Bytes no such file is longer than.
const MAX_BYTES: usize = 256 * 1024;
/// The file warbands are kept in; none where there is no place for one.
#[derive(Debug, Default)]
pub struct Drawer {
    path: Option<PathBuf>,
    /// What could not be read: it is put aside before the file is written.
    troubles: Vec<String>,
    /// Our warbands as they were when we last read or wrote the file.
    known: Kept,
}

impl Drawer {
    /// The drawer that is this file.
    pub fn at(path: Option<PathBuf>) -> Self {
        let mut troubles = Vec::new();
        if path.is_none() {
            troubles.push("warbands are not kept after the end: there is no data folder; try --warbands FILE".into());
        }
        Drawer { path, troubles, known: Kept::new() }
    }

    /// The file in the user's data folder.
    pub fn usual() -> Option<PathBuf> {
        let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = || set("HOME").map(|home| home.join(".local/share"));
        let folder = set("XDG_DATA_HOME").filter(|path| path.is_absolute()).or_else(|| set("APPDATA")).or_else(home)?;
        Some(folder.join("pocket-umpire").join("warbands.txt"))
    }

    /// What was not understood, a sentence each.
    pub fn troubles(&self) -> &[String] {
        &self.troubles
    }

    /// Every warband of the file that may play.
    pub(crate) fn read(&mut self) -> Kept {
        if let Some(path) = &self.path {
            let (there, troubles) = load(path);
            self.known = there.unwrap_or_default();
            self.troubles.extend(troubles);
        }
        self.known.clone()
    }

    /// Writes what we changed since we last did; false where that failed, and then the file is as it was. Whatever
    /// another umpire wrote meanwhile stays, and what was not understood is put aside first.
    pub(crate) fn write(&mut self, kept: &Kept) -> bool {
        let Some(path) = &self.path else { return true };
        match merge::replace(path, &self.known, kept) {
            Ok(()) => {
                self.troubles.clear();
                self.known.clone_from(kept);
                true
            }
            Err(why) => {
                self.troubles.push(format!("{} cannot be written: {why}", path.display()));
                false
            }
        }
    }
}

/// The warbands of a file, none where there is no file; and what was not understood, a sentence each.
fn load(path: &Path) -> (Option<Kept>, Vec<String>) {
    let (mut kept, mut troubles) = (Kept::new(), Vec::new());
    let text = match is_plain(path).and_then(|()| files::read(path, MAX_BYTES)) {
        Ok(text) => text,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return (None, troubles),
        Err(why) => return (Some(kept), vec![format!("{} cannot be read: {why}", path.display())]),
    };
    for (line, warband) in paragraphs(&text) {
        if let Err(why) = take(&warband, &mut kept) {
            troubles.push(format!("{}, line {line}: {why}", path.display()));
        }
    }
    (Some(kept), troubles)
}

/// Whoever opens a pipe waits for the other end.
fn is_plain(path: &Path) -> io::Result<()> {
    let plain = fs::metadata(path)?.is_file();
    if plain { Ok(()) } else { Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no plain file")) }
}

/// Copies a file beside itself, under a name nobody has yet.
fn put_aside(path: &Path) -> io::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let name = beside(path)?;
    // A copy takes a file that may be read; one that may not is moved as it is.
    fs::copy(path, &name).map(|_| ()).or_else(|_| fs::rename(path, &name))
}

/// An empty file beside this one, under a name nobody has yet: whatever is to be kept goes there.
pub(super) fn beside(path: &Path) -> io::Result<PathBuf> {
    let mut n = 1;
    loop {
        let mut name = OsString::from(path);
        name.push(format!(".aside-{n}"));
        match File::create_new(&name) {
            Ok(_) => return Ok(name.into()),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => n += 1,
            Err(why) => return Err(why),
        }
    }
}

/// Each warband of a file with the line it begins on; remarks and empty lines end one.
fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let mut all: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (line, at) in text.trim_start_matches('\u{feff}').lines().zip(1..) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            open = false;
            continue;
        }
        let begins = line.split_whitespace().next().is_some_and(|word| word.eq_ignore_ascii_case("warband"));
        match all.last_mut() {
            Some((_, warband)) if open && !begins => {
                warband.push('\n');
                warband.push_str(line);
            }
            _ => all.push((at, line.to_owned())),
        }
        open = true;
    }
    all
}

fn take(text: &str, kept: &mut Kept) -> Result<(), String> {
    let roster = warbands::read(text).map_err(|mistake| {
        let (mut wrong, mut right) = (String::new(), String::new());
        let written = mistake.write(&mut wrong).and_then(|()| mistake.write_right(&mut right));
        written.expect("a string takes all");
        format!("{wrong}; right would be: {right}")
    })?;
    let name = roster.name.as_str().to_owned();
    let faults: Vec<_> = roster.faults(GAME_SIZE).map(|fault| fault.words().line(&roster).to_string()).collect();
    let sound = roster.legal(GAME_SIZE).ok_or_else(|| format!("{name} may not play ({})", faults.join("; ")))?;
    if name.is_empty() {
        return Err("a warband without a name".into());
    }
    if kept.iter().any(|other| other.name == sound.name) {
        return Err(format!("{name} stands here twice"));
    }
    kept.push(sound).map_err(|_| format!("{name} is one too many: eight are kept"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRIM: &str =
        "warband \"Grim\" / 4 fighters + champion spot-weakness / tactics riders zealots / bond null / reputation wary";

    fn file(name: &str) -> PathBuf {
        let path = env::temp_dir().join(format!("umpire-drawer-{}-{name}", std::process::id()));
        drop(fs::remove_file(&path));
        path
    }

    fn drawer(name: &str, text: &str) -> (Drawer, Kept, PathBuf) {
        let path = file(name);
        fs::write(&path, text).expect("a temporary file");
        let mut drawer = Drawer::at(Some(path.clone()));
        let kept = drawer.read();
        (drawer, kept, path)
    }

    fn names(kept: &Kept) -> Vec<&str> {
        kept.iter().map(|roster| roster.name.as_str()).collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let (mut first, kept, path) = drawer("again", GRIM);
        assert_eq!((names(&kept), first.troubles()), (vec!["Grim"], [].as_slice()));
        assert!(first.write(&kept));
        let mut second = Drawer::at(Some(path.clone()));
        assert_eq!((second.read(), second.troubles()), (kept, [].as_slice()));
        drop(fs::remove_file(path));
    }

    #[test]
    fn a_warband_may_stand_on_several_lines() {
        let text = format!("# mine\n\n{}\n\nWarband Other\n{}\n", GRIM.replace(" / ", "\n"), &GRIM[17..]);
        let (drawer, kept, path) = drawer("lines", &text);
        assert_eq!((names(&kept), drawer.troubles()), (vec!["Grim", "Other"], [].as_slice()));
        drop(fs::remove_file(path));
    }

    #[test]
    fn what_is_not_understood_is_reported_and_put_aside_before_anything_is_lost() {
        let text = format!("{GRIM}\nwarband Odd / 3 knigths\nwarband Poor / fighters\n{GRIM}\n\nscribble\n");
        let (mut drawer, kept, path) = drawer("odd", &text);
        assert_eq!(names(&kept), ["Grim"]);
        let troubles = drawer.troubles().join("\n");
        for part in [
            "line 2: not understood: knigths",
            "line 3: Poor may not play (V1: 2/12 points; V2",
            "line 4: Grim stands here twice",
            "line 6: a warband begins with its name",
        ] {
            assert!(troubles.contains(part), "{part:?} is not in {troubles}");
        }
        assert_eq!(fs::read_to_string(&path).expect("a file"), text, "reading changes nothing");
        assert!(drawer.write(&kept));
        let aside = PathBuf::from(format!("{}.aside-1", path.display()));
        assert_eq!(fs::read_to_string(&aside).expect("the copy"), text);
        assert!(drawer.write(&kept));
        assert!(!PathBuf::from(format!("{}.aside-2", path.display())).exists(), "it is put aside once");
        [path, aside].iter().for_each(|path| drop(fs::remove_file(path)));
    }

    #[test]
    fn a_file_that_is_no_text_is_put_aside_too() {
        let path = file("bytes");
        fs::write(&path, [0xff, 0xfe, 0]).expect("a temporary file");
        let mut drawer = Drawer::at(Some(path.clone()));
        assert!(drawer.read().is_empty());
        assert_eq!(drawer.troubles().len(), 1);
        assert!(drawer.write(&Kept::new()));
        let aside = PathBuf::from(format!("{}.aside-1", path.display()));
        assert_eq!(fs::read(&aside).expect("the copy"), [0xff, 0xfe, 0]);
        [path, aside].iter().for_each(|path| drop(fs::remove_file(path)));
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_no_place() {
        let blocked = file("blocked");
        fs::write(&blocked, "").expect("a temporary file");
        let mut drawer = Drawer::at(Some(blocked.join("warbands.txt")));
        drawer.read();
        assert!(!drawer.write(&Kept::new()));
        drop(fs::remove_file(blocked));
    }

    #[test]
    fn without_a_place_they_last_until_the_end() {
        let mut drawer = Drawer::at(None);
        assert_eq!(drawer.troubles().len(), 1);
        assert!(drawer.read().is_empty());
        assert!(drawer.write(&Kept::new()));
    }
}
