//! Recorded games: `tests/games/*.keys`, a line `seed HEX`, then keys, `left+a` for two at once; `#` begins a remark, which
//! names the question they answer.

use std::path::{Path, PathBuf};

use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire_screens::Key;

/// Keys that are pressed at once, one as a rule, and the question they answer.
pub type Press = (Vec<Key>, String);

/// A recording of the tree, by its file's name.
pub fn recorded(name: &str) -> String {
    let file = folder().join(name);
    std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{} is in the tree: {why}", file.display()))
}

/// The names of all recordings, sorted.
pub fn recordings() -> Vec<String> {
    let files = std::fs::read_dir(folder()).expect("recordings are in the tree").flatten();
    let mut names: Vec<String> = files.filter_map(|file| file.file_name().into_string().ok()).collect();
    names.retain(|name| Path::new(name).extension().is_some_and(|end| end == "keys"));
    names.sort();
    names
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games")
}

/// A device with the dice of a recording.
pub fn device(text: &str) -> Device {
    let seed = text.lines().find_map(|line| line.strip_prefix("seed ")).expect("a recording has its seed");
    Device::new(Dice::from_seed(bytes(seed)), None)
}

/// Every press of a recording.
pub fn presses(text: &str) -> Vec<Press> {
    text.lines().filter(|line| !line.starts_with("seed ")).flat_map(line).collect()
}

/// The presses of a line.
fn line(line: &str) -> impl Iterator<Item = Press> {
    let (keys, remark) = line.split_once('#').unwrap_or((line, ""));
    let question = remark.split(':').next().unwrap_or("").trim().replace(' ', "-");
    let key = |word| Key::from_id(word).unwrap_or_else(|| panic!("{word:?} is no key"));
    keys.split_whitespace().map(move |words| (words.split('+').map(key).collect(), question.clone()))
}

/// 64 digits as a seed.
pub fn bytes(hex: &str) -> [u8; 32] {
    std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("two digits"))
}
