//! Files that a line names: none is overwritten unasked, none is written through, none is waited for.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use serde_json::Value;
use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;

/// A folder of our own, which is gone with the test.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("umpire-attack-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// What lies in it, in order.
    fn names(&self) -> Vec<String> {
        let all = fs::read_dir(&self.0).expect("it is there").map(|entry| entry.expect("readable").file_name());
        let mut all: Vec<String> = all.map(|name| name.to_string_lossy().into_owned()).collect();
        all.sort();
        all
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

pub(super) fn fifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo is there").success());
}

/// What comes of these lines in a game that has begun, the last line of it.
fn last(lines: &str) -> Value {
    let all = format!("pick rattle-and-rend\npick ogrekin\npick dwarves\npick elements\n{lines}\n");
    let headless = Headless::new(all.as_bytes(), Vec::new(), Device::new(Dice::from_seed([3; 32]), None)).play(None);
    let out = String::from_utf8(headless.into_output()).expect("text");
    serde_json::from_str(out.lines().last().expect("a line")).expect("JSON")
}

/// Each word that writes a file, what it says when it has, and how such a file begins.
const WORDS: [(&str, &str, &[u8]); 3] =
    [("save", "saved", b"pocket-umpire save"), ("screen", "screen", b"\x89PNG"), ("export", "exported", b"# rattle")];

#[test]
fn no_file_is_overwritten_unasked() {
    let folder = Folder::new("unasked");
    let mine = folder.file("mine.txt");
    for (word, did, begins) in WORDS {
        fs::write(&mine, "mine").expect("room");
        let said = last(&format!("{word} {}", mine.display()));
        assert_eq!(said["error"], format!("{} is there already", mine.display()));
        assert_eq!(said["want"], format!("another name, or {word} --force {}", mine.display()));
        assert_eq!(fs::read(&mine).expect("it is there"), b"mine", "{word}");
        let said = last(&format!("{word} --force {}", mine.display()));
        assert_eq!(said["event"], did, "{said}");
        assert!(fs::read(&mine).expect("it is there").starts_with(begins), "{word}");
        assert_eq!(last(&format!("{word} --force"))["error"], format!("{word}: which file?"));
    }
    assert_eq!(folder.names(), ["mine.txt"], "and nothing is left beside it");
}

#[test]
fn a_neighbour_of_any_name_stays() {
    let folder = Folder::new("neighbour");
    let neighbours = ["game.part", ".game.part", "game.tmp", "game~"];
    neighbours.iter().for_each(|name| fs::write(folder.file(name), name).expect("room"));
    let stay = || neighbours.iter().all(|name| fs::read_to_string(folder.file(name)).is_ok_and(|text| text == *name));
    for force in ["", "--force "] {
        for (word, did, _) in WORDS {
            fs::remove_file(folder.file("game")).unwrap_or_default();
            assert_eq!(last(&format!("{word} {force}{}", folder.file("game").display()))["event"], did);
            assert!(stay(), "{word} {force}");
        }
    }
    // One that fails leaves nothing behind either.
    fs::create_dir(folder.file("deep")).expect("room");
    assert!(last(&format!("save --force {}/", folder.file("deep").display()))["error"].is_string());
    assert!(last(&format!("save {}/", folder.file("none").display()))["error"].is_string());
    assert!(stay());
    assert_eq!(folder.names(), [".game.part", "deep", "game", "game.part", "game.tmp", "game~"]);
}

#[test]
fn a_link_is_not_followed_and_not_replaced() {
    let folder = Folder::new("link");
    fs::write(folder.file("far"), "far").expect("room");
    symlink(folder.file("far"), folder.file("link")).expect("a link");
    symlink(folder.file("nowhere"), folder.file("dangling")).expect("a link");
    for (word, ..) in WORDS {
        for name in ["link", "dangling"] {
            for force in ["", "--force "] {
                let said = last(&format!("{word} {force}{}", folder.file(name).display()));
                assert_eq!(said["error"], format!("{} is a link", folder.file(name).display()), "{said}");
            }
        }
    }
    assert_eq!(fs::read(folder.file("far")).expect("it is there"), b"far");
    assert_eq!(folder.names(), ["dangling", "far", "link"]);
    assert!(fs::symlink_metadata(folder.file("link")).expect("it is there").is_symlink());
}

#[test]
fn folders_pipes_and_devices_are_no_files_to_write() {
    let folder = Folder::new("no-file");
    fifo(&folder.file("pipe"));
    fs::create_dir(folder.file("deep")).expect("room");
    for (word, ..) in WORDS {
        for force in ["", "--force "] {
            for (path, what) in [
                (folder.file("deep"), "a folder"),
                (folder.file("pipe"), "a pipe or a device"),
                ("/dev/null".into(), "a pipe or a device"),
            ] {
                let said = last(&format!("{word} {force}{}", path.display()));
                assert_eq!(said["error"], format!("{} is {what}, and no file", path.display()), "{said}");
            }
        }
    }
    assert_eq!(folder.names(), ["deep", "pipe"]);
}

#[test]
fn load_never_waits_for_a_pipe_or_a_device() {
    let folder = Folder::new("load-pipe");
    fifo(&folder.file("pipe"));
    for (path, what) in [(folder.file("pipe"), "pipe or a device"), ("/dev/zero".into(), "pipe or a device")] {
        let (tell, told) = channel();
        let line = format!("load {}", path.display());
        thread::spawn(move || tell.send(last(&line)));
        let said = told.recv_timeout(Duration::from_secs(10)).expect("it does not wait");
        assert_eq!(said["error"], format!("{} cannot be read: it is a {what}, and no file", path.display()));
        assert_eq!(said["want"], "a file that 'save' wrote");
    }
}

#[test]
fn a_name_may_hold_blanks() {
    let folder = Folder::new("blanks");
    let path = folder.file("my  best \"game\" of 'all'");
    assert_eq!(last(&format!("save {}", path.display()))["event"], "saved");
    assert_eq!(last(&format!("load {}\nmark loaded", path.display()))["mark"], "loaded");
    assert_eq!(last(&format!("load {}", path.display()))["id"], "terrain", "the question it was saved at");
    assert_eq!(last(&format!("save --force   {}  ", path.display()))["event"], "saved");
    assert_eq!(folder.names(), ["my  best \"game\" of 'all'"]);
}
