//! Which fragments pack our texts best, and the table of them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use umpire_engine::table::FRAGMENT_COUNT;

/// The longest fragment: a longer one would be a word of one game.
const LONGEST: usize = 7;
/// How often weak fragments make room for better ones, and how many at first.
const ROUNDS: usize = 60;
const SWAPPED: usize = 12;

type Counts = BTreeMap<String, usize>;

/// The fragments for these texts: common neighbours are joined, round by round, and what is little used leaves.
pub fn best_fragments(texts: &[String]) -> BTreeSet<String> {
    let (mut now, mut best) = (BTreeSet::new(), (usize::MAX, BTreeSet::new()));
    for round in 0..ROUNDS {
        let used = parse(texts, &now).1;
        now.retain(|fragment| used.contains_key(fragment));
        if now.len() >= FRAGMENT_COUNT {
            let mut weakest: Vec<String> = now.iter().cloned().collect();
            weakest.sort_by_key(|fragment| used[fragment] * (fragment.len() - 1));
            weakest.truncate((SWAPPED - round / 6).max(2));
            now.retain(|fragment| !weakest.contains(fragment));
        }
        let neighbours = parse(texts, &now).2;
        let mut found: Vec<_> = neighbours.into_iter().filter(|(joined, _)| is_plain(joined, &now)).collect();
        found.sort_by_key(|(_, count)| Reverse(*count));
        let room = FRAGMENT_COUNT - now.len();
        now.extend(found.into_iter().take(room.min(2 * SWAPPED)).map(|(joined, _)| joined));
        let size = parse(texts, &now).0;
        if now.len() == FRAGMENT_COUNT && size < best.0 {
            best = (size, now.clone());
        }
    }
    best.1
}

/// Whether it may be a fragment: new, and of what stands within sentences. Names have capitals.
fn is_plain(joined: &str, now: &BTreeSet<String>) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || " .,:;".contains(letter);
    joined.len() <= LONGEST && joined.chars().all(plain) && !now.contains(joined)
}

/// How many bytes the texts take, how often each part of them is used, and what stands side by side.
fn parse(texts: &[String], fragments: &BTreeSet<String>) -> (usize, Counts, Counts) {
    let (mut size, mut used, mut neighbours) = (0, Counts::new(), Counts::new());
    for text in texts {
        let (mut rest, mut before) = (text.as_str(), "");
        while !rest.is_empty() {
            let fits = (2..=LONGEST.min(rest.len())).rev().find(|&letters| fragments.contains(&rest[..letters]));
            let (part, after) = rest.split_at(fits.unwrap_or(1));
            *used.entry(part.to_string()).or_default() += 1;
            if !before.is_empty() {
                *neighbours.entry(format!("{before}{part}")).or_default() += 1;
            }
            (rest, before, size) = (after, part, size + 1);
        }
    }
    (size, used, neighbours)
}

/// Writes the table that the engine packs by, and says where.
pub fn write_fragments(fragments: &BTreeSet<String>) -> PathBuf {
    let mut sorted: Vec<&String> = fragments.iter().collect();
    sorted.sort_by_key(|fragment| (fragment.as_bytes()[0], Reverse(fragment.len()), *fragment));
    let mut rows = vec![String::from("   ")];
    for fragment in sorted {
        let cell = format!(" {fragment:?},");
        if rows[rows.len() - 1].len() + cell.len() > 118 {
            rows.push(String::from("   "));
        }
        rows.last_mut().expect("there is a row").push_str(&cell);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/engine/src/table/prose/fragments.rs");
    let text = format!("{HEAD}{}\n];\n", rows.join("\n"));
    fs::write(&file, text).expect("it can be written");
    file
}

const HEAD: &str = r"//! The fragments that pack our texts best, as `cargo prose` found them.

/// How many there are: one for every byte that no letter needs.
pub const FRAGMENT_COUNT: usize = 150;

/// In the order of their first letters, the longest first.
#[rustfmt::skip]
pub(super) const FRAGMENTS: [&str; FRAGMENT_COUNT] = [
";
