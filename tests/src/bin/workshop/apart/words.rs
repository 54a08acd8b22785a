//! The words of rulebooks, and where they stray.

use super::{LINES, RULEBOOKS};

/// A rulebook and its words.
pub(super) struct Rulebook {
    /// Its folder's name.
    pub(super) folder: String,
    /// Beginnings of words, in lower case.
    words: Vec<String>,
}

/// Reads the list.
pub(super) fn read(text: &str) -> Vec<Rulebook> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let rulebook = |line: &str| {
        let mut words = line.split_whitespace().map(str::to_lowercase);
        Some(Rulebook { folder: words.next()?, words: words.collect() })
    };
    lines.filter_map(rulebook).collect()
}

impl Rulebook {
    /// Whether this file is the rulebook's own.
    pub(super) fn owns(&self, path: &str) -> bool {
        path.starts_with(&format!("{RULEBOOKS}/{}/", self.folder))
    }

    /// Its words in a file that is not its own: where, and what. Words that the file's own rulebook has too are that one's.
    pub(super) fn strays(&self, all: &[Rulebook], path: &str, text: &str) -> Vec<String> {
        if self.owns(path) || path == LINES[0] {
            return Vec::new();
        }
        let home = all.iter().find(|book| book.owns(path)).map_or(&[][..], |book| &book.words);
        // The list of packages names them all.
        let package = |book: &Rulebook| format!("{}.workspace = true", book.folder.replace('_', "-"));
        let named = |line: &str| path == LINES[1] && all.iter().any(|book| line.trim() == package(book));
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !named(line));
        lines
            .filter_map(|(at, line)| {
                self.word_in(home, line).map(|word| format!("{path}:{at}: {word}: {}", line.trim()))
            })
            .collect()
    }

    /// The first of its words in a line, but for those that are at home there.
    fn word_in(&self, home: &[String], line: &str) -> Option<&str> {
        let line = line.to_lowercase();
        let begins = |word: &str| {
            line.match_indices(word).any(|(at, _)| !line[..at].ends_with(|before: char| before.is_alphanumeric()))
        };
        self.words.iter().filter(|word| !home.contains(word)).map(String::as_str).find(|word| begins(word))
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_word_is_found_anywhere_but_at_home() {
        let books = read("# words\nchess  gambit rook\n");
        let strays = |path: &str, text: &str| books[0].strays(&books, path, text);
        assert_eq!(
            strays("core/screens/src/a.rs", "fine\n// Gambits here\n"),
            ["core/screens/src/a.rs:2: gambit: // Gambits here"]
        );
        assert_eq!(strays("firmware/src/b.rs", "let brooks = crook;"), [""; 0], "only where a word begins");
        assert_eq!(strays("core/rules/chess/src/lib.rs", "gambit"), [""; 0]);
        assert_eq!(strays("firmware/src/games.rs", "gambit"), [""; 0]);
        assert_eq!(strays("firmware/Cargo.toml", "chess.workspace = true\nrook.workspace = true").len(), 1);
    }

    #[test]
    fn a_word_of_two_rulebooks_is_at_home_in_both() {
        let books = read("chess  rook pawn\nhazard  pawn\n");
        let strays =
            |path: &str| books[0].strays(&books, path, "a pawn").len() + books[1].strays(&books, path, "a pawn").len();
        assert_eq!((strays("core/rules/chess/a.rs"), strays("core/rules/hazard/a.rs")), (0, 0));
        assert_eq!(strays("core/screens/src/a.rs"), 2);
        assert_eq!(books[0].strays(&books, "core/rules/hazard/a.rs", "a rook").len(), 1, "others are not");
    }
}
