//! `cargo battery`: somebody else's tests over the raw stream behind our dice.
//!
//! Dieharder (Robert G. Brown and others) is a package of Debian; it reads the stream from a pipe. What it calls weak is
//! run once more elsewhere in the stream, as is usual: of a hundred sound results one is weak.

use std::fmt::Write as _;
use std::fs;
use std::process::{Command, Stdio};
use std::thread;

use umpire_tests::fair::stream::Kind;

use crate::shell::{Failed, answers, apt, root};

/// A test of the battery: its number, the sizes of what it looks at (none for its own), and how many samples (0 for its
/// own number).
type Test = (u8, &'static [u8], u16);

/// What is run over our streams, with Dieharder's own sizes but for the greatest common divisors, of which a quarter is
/// taken.
const TESTS: [Test; 27] = [
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
const SHORT: [Test; 5] = [(0, &[], 0), (2, &[], 0), (100, &[], 0), (200, &[2, 8], 0), (205, &[], 0)];

/// What is left out of it, and why.
const LEFT_OUT: &str = "Left out: OPSO, OQSO and DNA (5-7: Dieharder itself calls them suspect), Sums (14: it says not to use it),
and lagged sums beyond a lag of 7 (203: gigabytes each). PractRand and NIST STS are no packages of Debian and were not run.";

/// One line of Dieharder's answer.
struct Verdict {
    test: String,
    size: String,
    samples: String,
    p: String,
    word: String,
}

/// Installs Dieharder, runs it over every stream, and keeps the report.
pub(crate) fn battery() -> Result<(), Failed> {
    if !answers("dieharder", "-l") {
        println!("    Dieharder is missing: installing it");
        apt(&["dieharder"])?;
    }
    let mut text = String::from("# The raw stream behind the dice, by somebody else's tests\n\n");
    let mut bad = Vec::new();
    let written = "a string takes all";
    writeln!(text, "Made by `cargo battery` with {}, reading from a pipe (`-g 200`).\n\n{LEFT_OUT}\n", version())
        .expect(written);
    writeln!(
        text,
        "- *{}*: 64 bytes of the stream of each throw (more than its largest pool draws), keyed by the game's seed",
        Kind::Throws.name()
    )
    .expect(written);
    writeln!(text, "  and the tape so far; games of 60 throws, seeds that count up.").expect(written);
    writeln!(text, "- *{}*: all of it from one seed.", Kind::Long.name()).expect(written);
    writeln!(
        text,
        "- A weak result (p below 0.005 or above 0.995) is run again elsewhere in the stream; both are kept."
    )
    .expect(written);
    for kind in [Kind::Throws, Kind::Long] {
        let all = over(kind, &TESTS)?;
        let count = |word: &str| all.iter().filter(|row| row.word.starts_with(word)).count();
        writeln!(
            text,
            "\n## {}\n\n{} results: {} passed, {} weak, {} failed.\n",
            kind.name(),
            all.len(),
            count("PASSED"),
            count("WEAK"),
            count("FAILED")
        )
        .expect(written);
        table(&mut text, &all);
        let failed = all.iter().filter(|row| row.word.starts_with("FAILED"));
        bad.extend(failed.map(|row| format!("{}: {} failed", kind.name(), row.test)));
        bad.extend(twice_weak(&all).map(|row| format!("{}: {} is weak twice", kind.name(), row.test)));
    }
    for kind in [Kind::Counting, Kind::Loaded] {
        let all = over(kind, &SHORT)?;
        let failed = all.iter().filter(|row| row.word.starts_with("FAILED")).count();
        writeln!(text, "\n## {}\n\nA few tests are enough: {failed} of {} failed.\n", kind.name(), all.len())
            .expect(written);
        table(&mut text, &all);
        if failed == 0 {
            bad.push(format!("{} was not caught", kind.name()));
        }
    }
    let file = root().join("tests/reports/battery.md");
    fs::write(&file, text).map_err(|error| Failed(format!("{}: {error}", file.display())))?;
    println!("\n{}", file.display());
    if bad.is_empty() { Ok(()) } else { Err(Failed(bad.join("; "))) }
}

/// Runs tests over a stream; the weak ones once more.
fn over(kind: Kind, tests: &[Test]) -> Result<Vec<Verdict>, Failed> {
    let mut all = Vec::new();
    for &(test, sizes, samples) in tests {
        let own: &[Option<u8>] = &[None];
        let sizes: Vec<Option<u8>> = sizes.iter().copied().map(Some).collect();
        for &size in if sizes.is_empty() { own } else { &sizes } {
            let run = u64::from(test) << 8 | u64::from(size.unwrap_or(0));
            let mut rows = once(kind, (test, size, samples), run)?;
            if rows.iter().any(|row| row.word.starts_with("WEAK")) {
                let again = once(kind, (test, size, samples), run | 1 << 20)?;
                rows.iter_mut()
                    .filter(|row| row.word.starts_with("WEAK"))
                    .for_each(|row| row.word.push_str(", run again:"));
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

/// Runs one test over a stream of its own.
fn once(kind: Kind, (test, size, samples): (u8, Option<u8>, u16), run: u64) -> Result<Vec<Verdict>, Failed> {
    let mut command = Command::new("dieharder");
    command.args(["-g", "200", "-d", &test.to_string()]);
    if let Some(size) = size {
        command.args(["-n", &size.to_string()]);
    }
    if samples > 0 {
        command.args(["-p", &samples.to_string()]);
    }
    println!("    {}: {command:?}", kind.name());
    let failed = |error: &dyn std::fmt::Display| Failed(format!("dieharder -d {test}: {error}"));
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| failed(&error))?;
    let mut pipe = child.stdin.take().expect("a pipe was asked for");
    // It ends with the pipe, which the test closes when it has seen enough.
    let writer = thread::spawn(move || kind.write(run, &mut pipe));
    let output = child.wait_with_output().map_err(|error| failed(&error))?;
    let _ = writer.join(); // a closed pipe is no failure
    let rows: Vec<Verdict> = String::from_utf8_lossy(&output.stdout).lines().filter_map(verdict).collect();
    if rows.is_empty() { Err(failed(&"no result")) } else { Ok(rows) }
}

/// Reads `diehard_operm5|   0|   1000000|     100|0.41013743|  PASSED`.
fn verdict(line: &str) -> Option<Verdict> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [test, size, each, samples, p, word] = cells[..] else { return None };
    let known = ["PASSED", "WEAK", "FAILED"].contains(&word);
    known.then(|| Verdict {
        test: test.into(),
        size: size.into(),
        samples: format!("{samples} of {each}"),
        p: p.into(),
        word: word.into(),
    })
}

fn table(text: &mut String, all: &[Verdict]) {
    text.push_str("| test | size | samples | p | |\n|---|---|---|---|---|\n");
    for Verdict { test, size, samples, p, word } in all {
        writeln!(text, "| {test} | {size} | {samples} | {p} | {} |", word.to_lowercase()).expect("a string takes all");
    }
}

/// What Dieharder calls itself, and Debian's number for it.
fn version() -> String {
    let said = |program: &str, args: &[&str]| {
        let output = Command::new(program).args(args).output();
        output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
    };
    let banner = said("dieharder", &["-l"]);
    let own = banner.lines().find_map(|line| line.split("version ").nth(1)).and_then(|rest| rest.split(' ').next());
    let package = said("dpkg-query", &["-W", "-f", "${Version}", "dieharder"]);
    format!("Dieharder {} (Debian {package})", own.unwrap_or("of unknown version"))
}
