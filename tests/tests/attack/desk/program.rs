//! The program itself: arguments of any bytes, an output that is full or closed, files that never end.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use std::{env, thread};

use super::files::{Folder, fifo};

/// What the program ends with where its output took not all.
const OUTPUT_ERROR: i32 = 74;

/// The program of this tree, built as these tests are.
fn program() -> &'static PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let own = env::current_exe().expect("a test is a program");
        let folder = own.parent().and_then(|deps| deps.parent()).expect("target/PROFILE/deps");
        let profile = match folder.file_name().and_then(OsStr::to_str).expect("a profile") {
            "debug" => "dev",
            other => other,
        };
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.current_dir(env!("CARGO_MANIFEST_DIR")).args(["build", "--quiet", "--workspace", "--bin"]);
        build.args(["umpire", "--profile", profile, "--target-dir"]).arg(folder.parent().expect("target"));
        assert!(build.status().expect("cargo is there").success(), "the program is built");
        folder.join("umpire")
    })
}

/// The program with these arguments, apart from whoever runs the tests.
fn umpire(args: &[&OsStr], folder: &Folder) -> Command {
    let mut command = Command::new(program());
    command.args(args).stdin(Stdio::null()).env("XDG_DATA_HOME", folder.file("data"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

/// Runs it to its end, which must come soon: the exit code, and what it said.
fn run(mut command: Command) -> (i32, String, String) {
    let mut child = command.stderr(Stdio::piped()).spawn().expect("it starts");
    let began = Instant::now();
    while child.try_wait().expect("it is ours").is_none() {
        if began.elapsed() > Duration::from_secs(20) {
            child.kill().expect("it is ours");
            panic!("it does not end: {command:?}");
        }
        thread::sleep(Duration::from_millis(5));
    }
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it has ended");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let (out, err) = (text(stdout), text(stderr));
    assert!(!err.contains("panicked"), "{command:?}: {err}");
    (status.code().expect("no signal"), out, err)
}

fn ran(args: &[&OsStr], folder: &Folder) -> (i32, String, String) {
    let mut command = umpire(args, folder);
    command.stdout(Stdio::piped());
    run(command)
}

fn os(words: &[&'static str]) -> Vec<&'static OsStr> {
    words.iter().map(|word| OsStr::new(*word)).collect()
}

/// A saved game under this name.
fn saved(folder: &Folder, name: &[u8]) -> PathBuf {
    let (plain, path) = (folder.file("plain.game"), folder.file("").join(OsStr::from_bytes(name)));
    let mut command = umpire(&os(&["--headless", "--seed", "7"]), folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it starts");
    let lines =
        format!("pick rattle-and-rend\npick ogrekin\npick dwarves\npick elements\nsave {}\nquit\n", plain.display());
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("it listens");
    assert!(child.wait().expect("it is ours").success());
    fs::rename(plain, &path).expect("any name will do");
    path
}

#[test]
fn arguments_may_be_any_bytes() {
    let folder = Folder::new("bytes");
    let odd = OsStr::from_bytes(b"\xff\xfe");
    for (args, says) in [
        (vec![odd], "no such option: \u{fffd}\u{fffd}"),
        (vec![OsStr::from_bytes(b"--\xff=1")], "no such option: --\u{fffd}=1"),
        (vec![OsStr::new("--game"), odd], "--game wants text in UTF-8, not '\u{fffd}\u{fffd}'"),
        (vec![OsStr::from_bytes(b"--seed=\xff")], "--seed wants text in UTF-8, not '\u{fffd}'"),
        (vec![OsStr::new("verify"), OsStr::new("a"), odd], "verify takes one file, and not \u{fffd}\u{fffd} too"),
    ] {
        let (code, _, err) = ran(&args, &folder);
        assert_eq!((code, err.lines().next()), (2, Some(&*format!("umpire: {says}"))), "{args:?}");
    }
    let path = saved(&folder, b"odd\xff.game");
    let (code, out, err) = ran(&[OsStr::new("verify"), path.as_os_str()], &folder);
    assert!(out.contains("odd\u{fffd}.game"), "it is read: {code} {out}{err}");
    for (name, joined) in [(&b"one\xff.flash"[..], false), (b"two\xff.flash", true)] {
        let store = folder.file("").join(OsStr::from_bytes(name));
        let mut whole = OsString::from("--store=");
        whole.push(&store);
        let apart = [OsStr::new("--headless"), OsStr::new("--store"), store.as_os_str()];
        let args = if joined { vec![OsStr::new("--headless"), &whole] } else { apart.to_vec() };
        assert_eq!(ran(&args, &folder).0, 0);
        assert!(store.exists(), "the game is stored under that name: {args:?}");
    }
}

#[test]
fn an_output_that_is_full_is_an_error() {
    let folder = Folder::new("full");
    let game = saved(&folder, b"a.game");
    let verify = [OsStr::new("verify"), game.as_os_str()];
    for args in [&os(&["--headless"])[..], &os(&["--help"]), &verify] {
        let mut command = umpire(args, &folder);
        command.stdout(File::create("/dev/full").expect("Linux has one"));
        let (code, _, err) = run(command);
        assert_eq!(code, OUTPUT_ERROR, "{args:?}: {err}");
        assert!(err.starts_with("umpire: standard output takes no more: "), "{args:?}: {err}");
    }
}

#[test]
fn an_error_that_nobody_can_read_is_no_panic() {
    let folder = Folder::new("mute");
    for args in [os(&["--frobnicate"]), os(&["verify", "/nowhere/at/all"]), os(&["replay", "/nowhere/at/all"])] {
        let mut command = umpire(&args, &folder);
        let mute = command.stdout(Stdio::null()).stderr(File::create("/dev/full").expect("Linux has one"));
        assert_eq!(mute.status().expect("it starts").code(), Some(2), "{args:?}");
    }
}

#[test]
fn an_output_that_was_closed_ends_it_quietly_and_is_no_success() {
    let folder = Folder::new("closed");
    let mut command = umpire(&os(&["--headless"]), &folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let mut first = [0];
    child.stdout.take().expect("a pipe").read_exact(&mut first).expect("a question"); // and nobody reads on
    // It may have ended before it has heard it all. Another test's program holds our end for a moment while it is
    // started, so some lines come later.
    let mut input = child.stdin.take().expect("a pipe");
    let _ = input.write_all("state\n".repeat(50).as_bytes());
    std::thread::sleep(std::time::Duration::from_millis(300));
    let _ = input.write_all("state\n".repeat(50).as_bytes());
    drop(input);
    let Output { status, stderr, .. } = child.wait_with_output().expect("it ends");
    assert_eq!((status.code(), String::from_utf8_lossy(&stderr).as_ref()), (Some(OUTPUT_ERROR), ""));
}

#[test]
fn an_input_that_cannot_be_read_is_an_error() {
    let folder = Folder::new("input");
    let mut command = umpire(&os(&["--headless"]), &folder);
    command.stdin(File::open("/").expect("a folder")).stdout(Stdio::null());
    let (code, _, err) = run(command);
    assert_eq!(code, OUTPUT_ERROR);
    assert!(err.starts_with("umpire: standard input cannot be read: "), "{err}");
}

#[test]
fn verify_and_replay_never_wait_for_a_pipe_or_a_device() {
    let folder = Folder::new("waits");
    let pipe = folder.file("pipe");
    fifo(&pipe);
    for word in ["verify", "replay"] {
        for path in [pipe.as_os_str(), OsStr::new("/dev/zero")] {
            let (code, _, err) = ran(&[OsStr::new(word), path], &folder);
            assert_eq!(code, 2, "{err}");
            assert!(err.contains("cannot be read: it is a pipe or a device, and no file"), "{err}");
            assert!(err.contains("right would be: a file that 'save' wrote"), "{err}");
        }
    }
}

/// A name is a name: nothing in it is a line for the console.
#[test]
fn replay_takes_a_file_of_any_name() {
    let folder = Folder::new("names");
    fs::write(folder.file("victim"), "mine").expect("room");
    for name in [
        &b"x\npick rattle-and-rend\npick ogrekin\npick dwarves\nsave victim\n"[..],
        b" blank",
        b"tail ",
        b"a \"quoted\" 'name'",
        b"odd\xff",
    ] {
        let path = saved(&folder, name);
        let mut command = umpire(&[OsStr::new("replay"), path.file_name().expect("a name")], &folder);
        command.current_dir(folder.file("")).stdout(Stdio::piped());
        let (code, _, err) = run(command);
        // It was taken up: there is only nothing to show it on.
        assert_eq!((code, err.as_str()), (2, "umpire: there is neither a display nor a terminal; try --headless\n"));
        assert_eq!(fs::read(folder.file("victim")).expect("it is there"), b"mine");
    }
    let (code, _, err) = ran(&os(&["replay", "/nowhere/at/all"]), &folder);
    assert!(code == 2 && err.starts_with("umpire: replay /nowhere/at/all: "), "{err}");
    assert!(err.ends_with("\nright would be: a file that 'save' wrote\n"), "{err}");
}
