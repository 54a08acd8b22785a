//! Dieharder, run over a stream, and what it says.

use std::process::{Command, Stdio};
use std::thread;

use umpire_tests::fair::stream::StreamKind;

use crate::shell::{Failed, answers, apt};

/// One line of its answer.
pub(crate) struct Verdict {
    /// What the test is called.
    pub(crate) test: String,
    /// The size of what it looks at.
    pub(crate) size: String,
    /// How many samples, of how many numbers.
    pub(crate) samples: String,
    /// How often a sound stream comes to this.
    pub(crate) p: String,
    /// Passed, weak or failed.
    pub(crate) word: String,
}

impl Verdict {
    /// Whether this is what it says.
    pub(crate) fn is(&self, word: &str) -> bool {
        self.word.starts_with(word)
    }
}

/// Fetches it where it is missing.
pub(crate) fn install() -> Result<(), Failed> {
    if answers("dieharder", "-l") {
        return Ok(());
    }
    println!("    Dieharder is missing: installing it");
    apt(&["dieharder"])
}

/// Runs one test over a stream of its own.
pub(crate) fn once(
    kind: StreamKind,
    (test, size, samples): (u8, Option<u8>, u16),
    run: u64,
) -> Result<Vec<Verdict>, Failed> {
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

/// What Dieharder calls itself, and Debian's number for it.
pub(crate) fn version() -> String {
    let said = |program: &str, args: &[&str]| {
        let output = Command::new(program).args(args).output();
        output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
    };
    let banner = said("dieharder", &["-l"]);
    let own = banner.lines().find_map(|line| line.split("version ").nth(1)).and_then(|rest| rest.split(' ').next());
    let package = said("dpkg-query", &["-W", "-f", "${Version}", "dieharder"]);
    format!("Dieharder {} (Debian {package})", own.unwrap_or("of unknown version"))
}
