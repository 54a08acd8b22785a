//! Files that are no store, given as one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rattle_and_rend::{GAME_SIZE, MAX_LISTED, RattleAndRend, Warband};
use umpire::board::desktop::{FileFlash, RosterFile};
use umpire::persistence::journal::{Journal, JournalSlot, MAX_SECTORS};
use umpire::persistence::rosters::{KeepError, MAX_ROSTERS, RosterStore};
use umpire_engine::table::Game;
use umpire_tests::warbands;

const SECTOR: usize = 4096;
/// Bytes of a store.
const SIZE: usize = MAX_SECTORS as usize * SECTOR;

/// An empty folder of our own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("umpire-attack-{}-{name}", std::process::id()));
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

/// Opens a store in this file, and stores something there.
fn stored_in(path: &Path) -> Result<Option<String>, String> {
    let flash = FileFlash::in_file(path).map_err(|why| why.to_string())?;
    let said = flash.said().map(str::to_owned);
    let (mut store, _) = Journal::open(flash);
    store.write(JournalSlot::Settings, &[1, 2, 3]).expect("there is room");
    Ok(said)
}

#[test]
fn finding_5_a_file_of_somebody_else_is_set_aside_and_not_overwritten() {
    let folder = folder("foreign");
    let older = [&b"PUS1"[..], &[7; 4092], &[0xff; SIZE - SECTOR]].concat();
    let larger = [&b"PUS2"[..], &[7; 4092], &[0xff; SIZE]].concat();
    let short = [&b"PUS2"[..], &[7; 4092]].concat();
    let files: [(&str, &[u8], &str); 7] = [
        ("short.txt", b"a letter", "no store"),
        ("long.bin", &[9; SIZE + 1], "no store"),
        ("same.bin", &[9; SIZE], "no store"),
        ("zeros.bin", &[0; SIZE], "no store"),
        ("older.flash", &older, "older"),
        ("cut.flash", &short, "cut short"),
        ("larger.flash", &larger, "another size"),
    ];
    for (name, bytes, word) in files {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a file");
        let said = stored_in(&path).expect("a store takes its place").unwrap_or_default();
        let aside = folder.join(format!("{name}.aside-1"));
        assert!(said.contains(word) && said.contains(&aside.display().to_string()), "{name}: {said:?}");
        assert!(fs::read(&aside).is_ok_and(|kept| kept == bytes), "{name} is kept as it was");
        assert_eq!(stored_in(&path), Ok(None), "{name}: now there is a store of ours");
        // Once more, and the first one is not overwritten either.
        fs::write(&path, b"another letter").expect("a file");
        assert!(stored_in(&path).is_ok_and(|said| said.is_some()));
        assert!(fs::read(&aside).is_ok_and(|kept| kept == bytes), "{name} is still there");
        assert_eq!(fs::read(folder.join(format!("{name}.aside-2"))).expect("the second"), b"another letter");
    }
    fs::remove_dir_all(folder).expect("ours");
}

#[test]
fn finding_5_what_is_blank_or_new_or_ours_is_taken_as_it_is() {
    let folder = folder("ours");
    for (name, bytes) in [("new", None), ("empty", Some(0)), ("begun", Some(5000)), ("blank", Some(SIZE))] {
        let path = folder.join(name);
        if let Some(bytes) = bytes {
            fs::write(&path, vec![0xff; bytes]).expect("a file");
        }
        assert_eq!((stored_in(&path), stored_in(&path)), (Ok(None), Ok(None)), "{name}");
        assert_eq!(fs::metadata(&path).expect("a file").len(), SIZE as u64);
    }
    let before = fs::read(folder.join("new")).expect("a store");
    let flash = FileFlash::in_file(&folder.join("new")).expect("ours");
    assert!(FileFlash::in_file(&folder.join("new")).is_err_and(|why| why.to_string().contains("another umpire")));
    drop(flash);
    assert_eq!(fs::read(folder.join("new")).expect("a store"), before, "opening writes nothing");
    assert_eq!(fs::read_dir(&folder).expect("ours").count(), 4, "nothing was set aside");
    fs::remove_dir_all(folder).expect("ours");
}

#[cfg(unix)]
#[test]
fn finding_5_what_is_no_file_is_refused_at_once() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = folder("odd");
    let refused = |path: &Path, word: &str| {
        let why = stored_in(path).expect_err("no place for a store");
        assert!(why.contains(word), "{}: {why}", path.display());
    };
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()));
    refused(&folder, "folder");
    refused(&pipe, "plain file");
    refused(Path::new("/dev/null"), "plain file");
    fs::write(folder.join("letter"), "a letter").expect("a file");
    refused(&folder.join("letter").join("store"), "");

    // A link is moved, and what it leads to stays.
    let link = folder.join("link");
    symlink(folder.join("letter"), &link).expect("a link");
    assert!(stored_in(&link).is_ok_and(|said| said.is_some()));
    assert_eq!(fs::read_to_string(folder.join("letter")).expect("a file"), "a letter");
    assert!(fs::symlink_metadata(folder.join("link.aside-1")).is_ok_and(|meta| meta.is_symlink()));

    // Who may do everything is not refused: the rest is only seen where tests run as somebody.
    let locked = folder.join("locked");
    fs::write(&locked, "a letter").expect("a file");
    for mode in [0o444, 0o000] {
        fs::set_permissions(&locked, fs::Permissions::from_mode(mode)).expect("ours");
        if fs::OpenOptions::new().write(true).open(&locked).is_err() {
            refused(&locked, "may not be");
        }
    }
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o644)).expect("ours");
    assert_eq!(fs::read_to_string(&locked).expect("a file"), "a letter");
    fs::remove_dir_all(folder).expect("ours");
}

fn umpire(path: &Path) -> RosterFile {
    RosterFile::at(Some(path.to_owned()))
}

fn forget(rosters: &mut RosterFile, name: &str) {
    rosters.forget((RattleAndRend::ID, name).into()).expect("it is written");
}

/// Keeps a warband under this name.
fn keep(rosters: &mut RosterFile, name: &str, reputation: &str) -> Result<(), KeepError> {
    let text = format!(
        "warband \"{name}\" / 4 fighters + champion spot-weakness / tactics riders zealots / bond null / \
         reputation {reputation}"
    );
    let listed = Warband::<MAX_LISTED>::read(&text).expect("a warband");
    let bytes = warbands::bytes(&listed.legal(GAME_SIZE).expect("it may play"));
    rosters.keep((RattleAndRend::ID, name).into(), &bytes).map(drop)
}

fn names(path: &Path) -> Vec<String> {
    let mut names = Vec::new();
    umpire(path).each(&mut |key| names.push(key.name.to_owned()));
    names.sort();
    names
}

#[test]
fn finding_10_two_umpires_with_one_file_lose_no_roster() {
    let folder = folder("two");
    let path = folder.join("rosters.txt");
    keep(&mut umpire(&path), "Old", "wary").expect("a file");
    let (mut one, mut two) = (umpire(&path), umpire(&path));
    keep(&mut one, "Ours", "wary").expect("it is written");
    keep(&mut two, "Theirs", "wary").expect("it is written");
    assert_eq!(names(&path), ["Old", "Ours", "Theirs"]);
    forget(&mut two, "Old");
    keep(&mut one, "More", "wary").expect("it is written");
    assert_eq!(names(&path), ["More", "Ours", "Theirs"], "what the other one forgot does not come back");
    forget(&mut one, "Ours");
    assert_eq!(names(&path), ["More", "Theirs"]);

    // Both at once, again and again.
    fs::remove_file(&path).expect("ours");
    std::thread::scope(|scope| {
        for who in 0..2 {
            let path = &path;
            scope.spawn(move || {
                let mut mine = umpire(path);
                for n in 0..4 {
                    keep(&mut mine, &format!("{who}{n}"), "wary").expect("a second is long enough");
                }
            });
        }
    });
    assert_eq!(names(&path), ["00", "01", "02", "03", "10", "11", "12", "13"]);

    // One too many finds no room, and nothing makes room for it.
    let mut one = umpire(&path);
    for n in 8..MAX_ROSTERS - 1 {
        keep(&mut one, &format!("more {n}"), "wary").expect("it is written");
    }
    let mut two = umpire(&path);
    keep(&mut one, "new", "wary").expect("it is written");
    assert_eq!(keep(&mut two, "too many", "wary"), Err(KeepError::Full));
    assert_eq!(names(&path).len(), MAX_ROSTERS);
    assert!(!names(&path).contains(&"too many".to_string()));
    fs::remove_dir_all(folder).expect("ours");
}

#[test]
fn finding_10_a_roster_that_both_changed_is_kept_twice() {
    let folder = folder("both");
    let path = folder.join("rosters.txt");
    keep(&mut umpire(&path), "Grim", "wary").expect("a file");
    let (mut one, mut two) = (umpire(&path), umpire(&path));
    keep(&mut one, "Grim", "devious").expect("it is written");
    let first = fs::read(&path).expect("a file");
    keep(&mut two, "Grim", "prepared").expect("it is written");
    assert_ne!(fs::read(&path).expect("a file"), first, "the last one counts");
    assert_eq!(fs::read(folder.join("rosters.txt.aside-1")).expect("the first change"), first);
    fs::remove_dir_all(folder).expect("ours");
}

#[test]
fn finding_10_without_the_lock_nothing_is_written() {
    let folder = folder("lock");
    let path = folder.join("rosters.txt");
    let mut one = umpire(&path);
    keep(&mut one, "Old", "wary").expect("a file");
    let before = fs::read(&path).expect("a file");
    let lock = fs::File::open(folder.join("rosters.txt.lock")).expect("a lock");
    lock.lock().expect("nobody writes");
    assert_eq!(keep(&mut one, "New", "wary"), Err(KeepError::Unwritten));
    assert!(one.troubles().iter().any(|why| why.contains("another umpire")), "{:?}", one.troubles());
    assert_eq!(fs::read(&path).expect("a file"), before);
    drop(lock);
    keep(&mut one, "More", "wary").expect("it is free again");
    assert_eq!(names(&path), ["More", "Old"], "what was refused is not there, and nothing else is missing");
    fs::remove_dir_all(folder).expect("ours");
}
