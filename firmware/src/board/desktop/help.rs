//! What the keys do, for whoever sits at a desk: the window's card, and the terminal's page.

use std::env;
use std::path::Path;

/// A key, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpLine {
    /// The key, or what the line is about.
    pub key: &'static str,
    /// What is to be known of it.
    pub text: String,
}

/// Everything, what is pressed most first; the game is stored in this file, or nowhere.
pub fn help_lines(store: Option<&Path>) -> Vec<HelpLine> {
    let line = |key, text: &str| HelpLine { key, text: text.into() };
    vec![
        line("Arrow keys", "the pad: other rows, numbers, pages"),
        line("A  Enter", "does what is under the cursor"),
        line("B  Esc", "one step back: all is as you left it"),
        line("X", "the other thing the screen names; rolls dice"),
        line("Y", "looks: why, cards, log, steps. Held: under a curtain"),
        line("Two keys", "where both agree: one holds an arrow, the other A"),
        line("Mouse", "presses the keys of the picture, and holds them"),
        line("Quit", "close the window, q in a terminal: all is stored"),
        line("Store", &store.map_or("nowhere: this game is not stored".into(), shown)),
        line("More", "umpire --help: games, stores, replays, recordings"),
    ]
}

/// A path, short where it lies in the home of whoever plays; a long one may be broken at its folders.
fn shown(path: &Path) -> String {
    let home = env::home_dir().and_then(|home| path.strip_prefix(home).ok().map(Path::to_owned));
    let text = home.map_or_else(|| path.display().to_string(), |rest| format!("~/{}", rest.display()));
    if text.chars().count() > 40 { text.replace('/', "/ ") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_store_is_named_or_said_to_be_none() {
        let store = |path| help_lines(path).into_iter().find(|line| line.key == "Store").expect("it is told").text;
        assert_eq!(store(Some(Path::new("/games/mine"))), "/games/mine");
        assert_eq!(store(None), "nowhere: this game is not stored");
    }
}
