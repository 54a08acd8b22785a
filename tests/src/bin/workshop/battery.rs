//! `cargo battery`: somebody else's tests over the raw stream behind our dice.
//!
//! Dieharder (Robert G. Brown and others) is a package of Debian; it reads the stream from a pipe. What it calls weak is
//! run once more elsewhere in the stream, as is usual: of a hundred sound results one is weak.

use std::fmt::Write;
use std::fs;

use umpire_tests::fair::stream::StreamKind;

use crate::dieharder::{Verdict, install, once, version};
use crate::shell::{Failed, root};

/// A test of the battery: its number, the sizes of what it looks at (none for its own), and how many samples (0 for its
/// own number).
type DieharderTest = (u8, &'static [u8], u16);

/// What is run over our streams, with Dieharder's own sizes but for the greatest common divisors, of which a quarter is
/// taken.
const TESTS: [DieharderTest; 27] = [
    (0, &[], 0),
    (1, &[], 0),
    (2, &[], 0),
    (3, &[], 0),
    (4, &[], 0),
    (8, &[], 0),
    (9, &[], 0),
    (10, &[], 0),
    (11, &[], 0),
    (12, &[], 0),
    (13, &[], 0),
    (15, &[], 0),
    (16, &[], 0),
    (17, &[], 25),
    (100, &[], 0),
    (101, &[], 0),
    (102, &[], 0),
    (200, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0),
    (201, &[2, 3, 4, 5], 0),
    (202, &[2, 3, 4, 5], 0),
    (203, &[0, 1, 3, 7], 0),
    (204, &[], 0),
    (205, &[], 0),
    (206, &[], 0),
    (207, &[], 0),
    (208, &[], 0),
    (209, &[], 0),
];

/// What is enough to catch the streams made wrong on purpose.
const SHORT: [DieharderTest; 5] = [(0, &[], 0), (2, &[], 0), (100, &[], 0), (200, &[2, 8], 0), (205, &[], 0)];

/// What is left out of it, and why.
const LEFT_OUT: &str = "Left out: OPSO, OQSO and DNA (5-7: Dieharder itself calls them suspect), Sums (14: it says not to use it),
and lagged sums beyond a lag of 7 (203: gigabytes each). PractRand and NIST STS are no packages of Debian and were not run.";

/// What the streams are.
const STREAMS: &str = "- *throw by throw*: 64 bytes of the stream of each throw (more than its largest pool draws), keyed by the game's seed
  and the tape so far; games of 60 throws, seeds that count up.
- *one long stream*: all of it from one seed.
- A weak result (p below 0.005 or above 0.995) is run again elsewhere in the stream; both are kept.
";

/// Installs Dieharder, runs it over every stream, and keeps the report.
pub(crate) fn battery() -> Result<(), Failed> {
    install()?;
    let mut text = format!(
        "# The raw stream behind the dice, by somebody else's tests\n\nMade by `cargo battery` with {}",
        version()
    );
    text += &format!(", reading from a pipe (`-g 200`).\n\n{LEFT_OUT}\n\n{STREAMS}");
    let mut bad = Vec::new();
    for kind in [StreamKind::Throws, StreamKind::Long] {
        let all = over(kind, &TESTS)?;
        let [passed, weak, failed] =
            ["PASSED", "WEAK", "FAILED"].map(|word| all.iter().filter(|row| row.is(word)).count());
        text += &format!(
            "\n## {}\n\n{} results: {passed} passed, {weak} weak, {failed} failed.\n\n",
            kind.name(),
            all.len()
        );
        table(&mut text, &all);
        let wrong = all.iter().filter(|row| row.is("FAILED")).chain(twice_weak(&all));
        bad.extend(wrong.map(|row| format!("{}: {}", kind.name(), row.test)));
    }
    for kind in [StreamKind::Counting, StreamKind::LoadedDie] {
        let all = over(kind, &SHORT)?;
        let failed = all.iter().filter(|row| row.is("FAILED")).count();
        text += &format!("\n## {}\n\nA few tests are enough: {failed} of {} failed.\n\n", kind.name(), all.len());
        table(&mut text, &all);
        if failed == 0 {
            bad.push(format!("{}: not caught", kind.name()));
        }
    }
    let file = root().join("tests/reports/battery.md");
    fs::write(&file, text).map_err(|error| Failed(format!("{}: {error}", file.display())))?;
    println!("\n{}", file.display());
    if bad.is_empty() { Ok(()) } else { Err(Failed(bad.join("; "))) }
}

/// Runs tests over a stream; the weak ones once more.
fn over(kind: StreamKind, tests: &[DieharderTest]) -> Result<Vec<Verdict>, Failed> {
    let mut all = Vec::new();
    for &(test, sizes, samples) in tests {
        let own: &[Option<u8>] = &[None];
        let sizes: Vec<Option<u8>> = sizes.iter().copied().map(Some).collect();
        for &size in if sizes.is_empty() { own } else { &sizes } {
            let run = u64::from(test) << 8 | u64::from(size.unwrap_or(0));
            let mut rows = once(kind, (test, size, samples), run)?;
            if rows.iter().any(|row| row.is("WEAK")) {
                let again = once(kind, (test, size, samples), run | 1 << 20)?;
                rows.iter_mut().filter(|row| row.is("WEAK")).for_each(|row| row.word.push_str(", run again:"));
                rows.extend(again);
            }
            all.extend(rows);
        }
    }
    Ok(all)
}

/// Rows that are weak, and weak once more in the run after it.
fn twice_weak(all: &[Verdict]) -> impl Iterator<Item = &Verdict> {
    let first = |row: &&Verdict| row.word.starts_with("WEAK,");
    all.iter().filter(first).filter(|row| {
        let same = |other: &&Verdict| other.test == row.test && other.size == row.size && other.word == "WEAK";
        all.iter().any(|other| same(&other))
    })
}

fn table(text: &mut String, all: &[Verdict]) {
    text.push_str("| test | size | samples | p | |\n|---|---|---|---|---|\n");
    for Verdict { test, size, samples, p, word } in all {
        writeln!(text, "| {test} | {size} | {samples} | {p} | {} |", word.to_lowercase()).expect("a string takes all");
    }
}
