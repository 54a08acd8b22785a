//! `cargo apart`: no word of a rulebook outside its folder; and what a game's commits touched elsewhere.

mod commits;
mod words;

use std::path::{Path, PathBuf};

use crate::shell::{Failed, root};
use words::Rulebook;

/// Where the words are listed.
const LIST: &str = "tests/rules/words.txt";
/// Where rulebooks have their folders.
const RULEBOOKS: &str = "core/rules";
/// Where every rulebook has its line: the shelf, and the packages it is made of.
const LINES: [&str; 2] = ["firmware/src/games.rs", "firmware/Cargo.toml"];
/// What serves any rulebook.
const SHARED: [&str; 3] = ["core", "firmware", "memory.x"];

/// With a range of commits: what games touched elsewhere in it. Without: fails where a word is in the wrong place.
pub(crate) fn apart() -> Result<(), Failed> {
    match std::env::args().nth(2) {
        Some(range) => commits::list(&range),
        None => proof(),
    }
}

/// Fails where a word of a rulebook is in the wrong place.
pub(crate) fn proof() -> Result<(), Failed> {
    let (rulebooks, mut wrong) = (read()?, Vec::new());
    for file in SHARED.iter().flat_map(|folder| below(&root().join(folder))) {
        let path = file.strip_prefix(root()).expect("it lies below the root").to_string_lossy().replace('\\', "/");
        // Pages are for people: their examples are of some game.
        if path.ends_with("README.md") {
            continue;
        }
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        wrong.extend(rulebooks.iter().flat_map(|book| book.strays(&rulebooks, &path, &text)));
    }
    wrong.iter().for_each(|stray| println!("    {stray}"));
    match wrong.len() {
        0 => Ok(()),
        count => Err(Failed(format!(
            "{count} words of a rulebook are outside its folder, {} and tests: say it in words of any game",
            LINES[0]
        ))),
    }
}

fn read() -> Result<Vec<Rulebook>, Failed> {
    let text = std::fs::read_to_string(root().join(LIST)).map_err(|error| Failed(format!("{LIST}: {error}")))?;
    Ok(words::read(&text))
}

/// Every file below a folder, in any order.
fn below(path: &Path) -> Vec<PathBuf> {
    match std::fs::read_dir(path) {
        Err(_) => vec![path.to_owned()],
        Ok(entries) => entries.flatten().flat_map(|entry| below(&entry.path())).collect(),
    }
}
