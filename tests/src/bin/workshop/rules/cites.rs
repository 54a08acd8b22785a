//! The tests, and the rules named in the doc comments above them.

use std::io;
use std::path::Path;

/// A test.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct RuleTest {
    /// Its file, below the folder of all tests.
    pub(super) file: String,
    /// Its name.
    pub(super) name: String,
    /// The rules it says it pins.
    pub(super) cites: Vec<Cite>,
}

/// A rule named in a doc comment, or all from one to another: `RR-Q-1 to RR-Q-6`.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Cite {
    One(String),
    Range(String, String),
}

/// Every test in the files of a folder, and in the folders below it.
pub(super) fn below(folder: &Path, name: &Path) -> io::Result<Vec<RuleTest>> {
    let mut entries = std::fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    let mut tests = Vec::new();
    for entry in entries {
        let (path, name) = (entry.path(), name.join(entry.file_name()));
        if path.is_dir() {
            tests.extend(below(&path, &name)?);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let file = name.to_string_lossy().replace('\\', "/");
            let found = documented(&std::fs::read_to_string(&path)?);
            tests.extend(found.into_iter().map(|(name, doc)| RuleTest {
                file: file.clone(),
                name,
                cites: cites(&doc),
            }));
        }
    }
    Ok(tests)
}

/// Every `#[test]` of a source with the doc comment above it. An ignored test proves nothing.
fn documented(source: &str) -> Vec<(String, String)> {
    let mut tests = Vec::new();
    let (mut doc, mut is_test) = (String::new(), false);
    let mut is_ignored = false;
    for line in source.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            doc.push_str(words);
            doc.push(' ');
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
            is_ignored |= line.starts_with("#[ignore");
        } else if !line.is_empty() && !line.starts_with("//") {
            let name = line.strip_prefix("fn ").and_then(|rest| rest.split(['(', '<']).next());
            if let Some(name) = name.filter(|_| is_test && !is_ignored) {
                tests.push((name.to_string(), std::mem::take(&mut doc)));
            }
            doc.clear();
            (is_test, is_ignored) = (false, false);
        }
    }
    tests
}

/// The rules named in a doc comment.
pub(super) fn cites(doc: &str) -> Vec<Cite> {
    let mut found = Vec::new();
    let mut rest = doc;
    while let Some(at) = start(rest) {
        let (from, after) = id(&rest[at..]);
        rest = after;
        let to = after.trim_start().strip_prefix("to ").map(str::trim_start).filter(|to| start(to) == Some(0));
        found.push(match to.map(id) {
            Some((to, after)) => {
                rest = after;
                Cite::Range(from, to)
            }
            None => Cite::One(from),
        });
    }
    found
}

/// Where the next ID begins.
fn start(text: &str) -> Option<usize> {
    let begins = |at: usize| {
        let here = &text[at..];
        let number = |kind: &str| here.strip_prefix(kind).is_some_and(|n| n.starts_with(|c: char| c.is_ascii_digit()));
        let fresh = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
        let rule = ["RR-", "WH-", "DR-", "FR-", "AG-"].iter().any(|kind| here.starts_with(kind));
        fresh && (rule || number("HR ") || number("GAP ") || number("P-"))
    };
    text.char_indices().map(|(at, _)| at).find(|at| begins(*at))
}

/// The ID a text begins with, and what follows it. Whatever clings to an ID belongs to it, so that `RR-MOD-1/2`
/// is no rule and not half of what was meant.
fn id(text: &str) -> (String, &str) {
    let kind = text.find([' ', '-']).map_or(0, |at| at + 1);
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | ')' | ']' | '`');
    let end = kind + text[kind..].find(ends).unwrap_or(text.len() - kind);
    (text[..end].trim_end_matches('.').to_string(), &text[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(id: &str) -> Cite {
        Cite::One(id.into())
    }

    #[test]
    fn ids_are_found_among_words() {
        assert_eq!(cites("RR-TURN-6, GAP 63: the block outlives it."), [one("RR-TURN-6"), one("GAP 63")]);
        assert_eq!(
            cites("See `RR-EL-WARD`; HR 05 (RR-TERR-10)."),
            [one("RR-EL-WARD"), one("HR 05"), one("RR-TERR-10")]
        );
        assert_eq!(cites("RR-HR-1."), [one("RR-HR-1")], "not HR as well");
        assert_eq!(cites("WH-HR-12, WH-FS-1: kept"), [one("WH-HR-12"), one("WH-FS-1")]);
        assert_eq!(cites("P-01, RR-BID-9: a P-side, an MP-5"), [one("P-01"), one("RR-BID-9")]);
        assert_eq!(cites("a GAP in the wall, their HR and 5 dice, 3 THR 05 or XRR-A-1"), []);
    }

    #[test]
    fn ranges_are_found_even_across_lines() {
        let range = |from: &str, to: &str| Cite::Range(from.into(), to.into());
        assert_eq!(cites("RR-Q-1 to RR-Q-6: asked"), [range("RR-Q-1", "RR-Q-6")]);
        assert_eq!(cites("RR-Q-1 to  RR-Q-6, HR 01"), [range("RR-Q-1", "RR-Q-6"), one("HR 01")]);
        assert_eq!(cites("HR 01 to HR 15 and RR-A-1 to the end"), [range("HR 01", "HR 15"), one("RR-A-1")]);
    }

    #[test]
    fn shorthand_is_no_id() {
        assert_eq!(cites("RR-MOD-1/2, RR-Q-1..6 and HR 09/10"), [one("RR-MOD-1/2"), one("RR-Q-1..6"), one("HR 09/10")]);
        assert_eq!(cites("RR-turn-6"), [one("RR-turn-6")]);
    }

    #[test]
    fn only_the_comment_above_a_test_is_read() {
        let source = "
//! RR-NO-1
/// RR-NO-2
#[must_use]
fn helper() {}

/// RR-A-1 to
/// RR-A-3
// a remark
#[test]
#[should_panic(expected = \"x\")]
fn first() {
    // RR-NO-3
}

/// RR-NO-4
#[test]
#[ignore = \"later\"]
fn second() {}

mod inner {
    #[test]
    fn third() {}
}
";
        let docs = [("first", " RR-A-1 to  RR-A-3 "), ("third", "")];
        assert_eq!(documented(source), docs.map(|(name, doc)| (name.to_string(), doc.to_string())));
    }
}
