//! Recorded games: `tests/games/*.keys`, a line `seed HEX`, then keys, `left+a` for two at once; `#` begins a remark, which
//! names the question they answer.

use std::path::{Path, PathBuf};

use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Kind, Session};
use umpire_screens::{Key, Marked, ScreenState};

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

/// The id of the game that is played.
pub fn game_of(text: &str) -> &str {
    text.lines().find_map(|line| line.split_once("# game: ")).expect("its first key chooses a game").1.trim()
}

/// Every press once the game is chosen: where it stands on the shelf is no matter.
pub fn presses_in_game(text: &str) -> Vec<Press> {
    let mut all = presses(text);
    all.retain(|(_, question)| question != "game");
    all
}

/// The key that leads to this game on the shelf; none where another question is open.
pub fn to_game(view: &ScreenState, game: &dyn Session, id: &str) -> Option<Key> {
    let question = game.question()?;
    let Kind::Choose(choose) = &question.kind else { return None };
    if question.heading.id != "game" || view.news_at().is_some() {
        return None;
    }
    match view.marked(game) {
        Some(Marked::Option(at)) if choose.options[usize::from(at)].key.word == id => Some(Key::A),
        _ => Some(Key::Down),
    }
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
