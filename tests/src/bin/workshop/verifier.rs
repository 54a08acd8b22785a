//! A verifier in another language, which shares one page with us and no source: it must agree with ours on every die of
//! every kept game, and refuse what is damaged.

mod damaged;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use umpire::board::desktop::{Paper, Verification, verify};
use umpire::games;
use umpire_engine::table::{TapeLine, Thrown};
use umpire_tests::craft::crc;

use crate::shell::{Failed, answers, apt, root, run, target};

/// What it ends with where all fits, where a line does not, and where there is no secret to check dice by.
const FITS: i32 = 0;
const WRONG: i32 = 1;
const NO_SAVE: i32 = 2;
const UNCHECKED: i32 = 3;

/// Runs it over every kept game, and over every forgery of a face in it.
pub(crate) fn proof() -> Result<(), Failed> {
    if !answers("python3", "--version") {
        println!("    Python is missing: installing it");
        apt(&["python3"])?;
    }
    run(python().arg("--self-test"))?;
    let (mut games, mut forged) = (0, 0);
    for file in kept()? {
        let text = fs::read_to_string(&file).map_err(|why| Failed(format!("{}: {why}", file.display())))?;
        let hidden = text.contains("\nsecret withheld\n");
        agree(&file, if hidden { UNCHECKED } else { FITS }, "")?;
        games += 1;
        let throws = text.lines().enumerate().filter(|(_, line)| is_throw(line)).map(|(at, _)| at);
        for at in throws.filter(|_| !hidden).collect::<Vec<_>>() {
            let other = target().join("forged.save");
            fs::write(&other, forge(&text, at)).map_err(|why| Failed(format!("{}: {why}", other.display())))?;
            agree(&other, WRONG, &format!("line {}: ", at + 1))?;
            ours(&other, at + 1)?;
            forged += 1;
        }
    }
    let damaged = damaged()?;
    println!("    {games} games fit, {forged} forged faces are named at their lines, by ours and by theirs");
    println!("    {damaged} damaged lines are refused, each with what would be right");
    if games >= 8 && forged >= 100 { Ok(()) } else { Err(Failed("there are fewer kept games than there were".into())) }
}

/// Damages the kept game that has every line there is; in how many ways.
fn damaged() -> Result<usize, Failed> {
    let (kept, other) = (root().join("tests/games/by-hand.save"), target().join("damaged.save"));
    let text = fs::read_to_string(&kept).map_err(|why| Failed(format!("{}: {why}", kept.display())))?;
    for damage in damaged::ALL {
        let (lines, at) = damage.lines(&text);
        fs::write(&other, summed(&lines)).map_err(|why| Failed(format!("{}: {why}", other.display())))?;
        let head = at <= 4 && at != 3 || damage.says.contains("65535");
        let said = agree(&other, if head { NO_SAVE } else { WRONG }, &format!("line {at}: "))?;
        if !said.contains(damage.says) {
            return Err(Failed(format!("verifier.py says '{said}', and not '{}'", damage.says)));
        }
    }
    Ok(damaged::ALL.len())
}

fn python() -> Command {
    let mut python = Command::new("python3");
    python.arg(root().join("tests/verifier.py"));
    python
}

/// The kept games.
fn kept() -> Result<Vec<PathBuf>, Failed> {
    let folder = root().join("tests/games");
    let read = fs::read_dir(&folder).map_err(|why| Failed(format!("{}: {why}", folder.display())))?;
    let mut files: Vec<PathBuf> = read.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "save"));
    files.sort();
    Ok(files)
}

/// Their verdict must be this, and begin so; what it was.
fn agree(file: &Path, code: i32, says: &str) -> Result<String, Failed> {
    let out = python().arg(file).output().map_err(|why| Failed(format!("python3: {why}")))?;
    let said = String::from_utf8_lossy(&out.stdout);
    if out.status.code() == Some(code) && said.starts_with(says) {
        return Ok(said.into());
    }
    Err(Failed(format!("verifier.py {}: {} and not {code} '{says}': {said}", file.display(), out.status)))
}

/// Our own verdict on a forgery must name the same line, where we have the rules of that game.
fn ours(file: &Path, line: usize) -> Result<(), Failed> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let game = text.lines().find_map(|line| line.strip_prefix("game ")).unwrap_or_default();
    match verify(&text, &Paper::default()) {
        Verification::Wrong(wrong) if wrong.line == line || games::book(game).is_none() => Ok(()),
        verdict => Err(Failed(format!("umpire verify does not name line {line}: {verdict}"))),
    }
}

/// Whether this line of a file is a throw of the device.
fn is_throw(line: &str) -> bool {
    let digits = line.as_bytes().chunks_exact(2);
    let bytes: Option<Vec<u8>> =
        digits.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect();
    let read = bytes.as_deref().and_then(TapeLine::read);
    read.is_some_and(|(line, rest)| rest.is_empty() && matches!(line.thrown(), Some((Thrown::Device, _))))
}

/// The same file with another last face on this line, and a checksum that fits.
fn forge(text: &str, at: usize) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    let digits = lines[at].len() - 2;
    let face = u8::from_str_radix(&lines[at][digits..], 16).expect("hex");
    lines[at].replace_range(digits.., &format!("{:02x}", if face == 1 { 2 } else { 1 }));
    summed(&lines)
}

/// A file of these lines, and the checksum that fits.
fn summed(lines: &[String]) -> String {
    let body = lines.join("\n") + "\n";
    let sum = u32::from_le_bytes(crc(&[body.as_bytes()]));
    format!("{body}crc32 {sum:08x}\n")
}
