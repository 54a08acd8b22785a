//! `cargo fuzzing [SECONDS]`: every fuzz target for so long, its examples made few again, and a report.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use umpire_tests::fuzz::{TARGETS, seeds};

use crate::shell::{Failed, root, run, target};

/// Seconds for each target, unless somebody says otherwise.
const SECONDS: u32 = 120;
/// The version we know how to talk to.
const CARGO_FUZZ: &str = "0.13.1";
/// The longest example, in bytes.
const LONGEST: u32 = 4096;
/// Bytes of a target's examples that are kept at most: all of them together stay below 200 KiB.
const KEPT: u64 = 36 * 1024;
/// And how many they are at most.
const MANY: usize = 64;

/// What came of one target.
struct Fed {
    name: &'static str,
    runs: u64,
    edges: u64,
    features: u64,
    examples: usize,
    bytes: u64,
    findings: Vec<String>,
}

/// Feeds every target, and writes the report.
pub(crate) fn fuzzing() -> Result<(), Failed> {
    let seconds = match env::args().nth(2) {
        None => SECONDS,
        Some(word) => word.parse().map_err(|_| Failed(format!("{word} is no number: cargo fuzzing [SECONDS]")))?,
    };
    let tool = tool()?;
    println!("\nbuilding the targets");
    run(&mut fuzz(&tool, &["build"], ""))?;
    let mut fed = Vec::new();
    for (name, _) in TARGETS {
        println!("\n{name}, for {seconds} seconds");
        fed.push(feed(&tool, name, seconds)?);
    }
    let page = page(&fed, seconds);
    println!("\n{page}");
    let file = root().join("tests/reports/fuzz.md");
    let folder = file.parent().expect("a file lies in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, page));
    written.map_err(|why| Failed(format!("{}: {why}", file.display())))?;
    match fed.iter().flat_map(|fed| &fed.findings).next() {
        Some(finding) => Err(Failed(format!("something was found: {finding}"))),
        None => Ok(()),
    }
}

/// `cargo-fuzz`: fetched and built where it is missing.
fn tool() -> Result<PathBuf, Failed> {
    let tools = target().join("tools");
    let tool = tools.join("bin/cargo-fuzz");
    if !tool.exists() {
        println!("cargo-fuzz {CARGO_FUZZ} is missing: installing it into {}", tools.display());
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let words = ["install", "cargo-fuzz", "--version", CARGO_FUZZ, "--locked", "--root"];
        run(Command::new(cargo).args(words).arg(&tools))?;
    }
    Ok(tool)
}

/// A command of `cargo-fuzz`. Its flags are not stable, and our compiler is: it is told to take them all the same. No
/// sanitizer watches memory, as no target has unsafe code of its own; overflows and debug assertions are checked.
fn fuzz(tool: &Path, words: &[&str], name: &str) -> Command {
    let home = root().join("tests/fuzz");
    let mut command = Command::new(tool);
    command.current_dir(root()).env("RUSTC_BOOTSTRAP", "1").env("CARGO_TARGET_DIR", target().join("fuzz"));
    command.args(words).arg("--fuzz-dir").arg(home).args(["--sanitizer", "none"]);
    if !name.is_empty() {
        command.arg(name);
    }
    command
}

/// Feeds one target: from what is kept and from sound examples, to a pile that is made small again afterwards.
fn feed(tool: &Path, name: &'static str, seconds: u32) -> Result<Fed, Failed> {
    let kept = root().join("tests/fuzz/corpus").join(name);
    let pile = target().join("fuzz/piles").join(name);
    let found = target().join("fuzz/found").join(name);
    for folder in [&kept, &pile, &found] {
        fs::create_dir_all(folder).map_err(|why| Failed(format!("{}: {why}", folder.display())))?;
    }
    for (at, example) in seeds::of(name).iter().enumerate() {
        let file = pile.join(format!("sound-{at}"));
        fs::write(&file, example).map_err(|why| Failed(format!("{}: {why}", file.display())))?;
    }
    let limits = [format!("-max_total_time={seconds}"), format!("-max_len={LONGEST}")];
    let said = run_quietly(
        fuzz(tool, &["run"], name)
            .args([&pile, &kept])
            .arg("--")
            .args(limits)
            .args(["-print_final_stats=1", "-timeout=20", "-rss_limit_mb=3000"])
            .arg(format!("-artifact_prefix={}/", found.display()))
            .args(dictionary(name)),
    );
    let (edges, features) = last_status(&said);
    let runs = number_after(&said, "stat::number_of_executed_units:").unwrap_or(0);
    println!("    {runs} runs, {edges} edges, {features} features");
    shrink(tool, name, &pile, &kept)?;
    let findings: Vec<String> = fs::read_dir(&found)
        .map(|files| files.filter_map(Result::ok).map(|file| file.file_name().display().to_string()).collect())
        .unwrap_or_default();
    let (examples, bytes) = sizes(&kept);
    Ok(Fed { name, runs, edges, features, examples, bytes, findings })
}

/// Keeps few small examples that reach what all of them reach together, as far as there is room.
fn shrink(tool: &Path, name: &str, pile: &Path, kept: &Path) -> Result<(), Failed> {
    let failed = |why: std::io::Error| Failed(format!("{}: {why}", kept.display()));
    for file in fs::read_dir(kept).map_err(failed)?.filter_map(Result::ok) {
        fs::copy(file.path(), pile.join(file.file_name())).map_err(failed)?;
    }
    run_quietly(fuzz(tool, &["cmin"], name).arg(pile).args(["--", &format!("-max_len={LONGEST}")]));
    fs::remove_dir_all(kept).and_then(|()| fs::create_dir_all(kept)).map_err(failed)?;
    let files = fs::read_dir(pile).map_err(failed)?.filter_map(Result::ok);
    let mut sizes: Vec<_> = files.filter_map(|file| Some((file.path(), file.metadata().ok()?.len()))).collect();
    // Their names are sums of what they hold: in that order, small and large ones come as it happens.
    sizes.sort();
    let mut room = KEPT;
    for (path, size) in sizes.into_iter().take(MANY) {
        let Some(left) = room.checked_sub(size) else { continue };
        room = left;
        fs::copy(&path, kept.join(path.file_name().expect("a file has a name"))).map_err(failed)?;
    }
    Ok(())
}

/// Words the target understands, where there is a list of them.
fn dictionary(name: &str) -> Option<String> {
    let file = root().join("tests/fuzz/words").join(name);
    file.exists().then(|| format!("-dict={}", file.display()))
}

/// Runs a command; what it said. Whether it found something is seen by what it left behind.
fn run_quietly(command: &mut Command) -> String {
    let output = command.stdout(Stdio::piped()).stderr(Stdio::piped()).output();
    output.map(|output| String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into()).unwrap_or_default()
}

/// Edges and features of the last line that tells them.
fn last_status(said: &str) -> (u64, u64) {
    let line = said.lines().rev().find(|line| line.contains(" cov: ")).unwrap_or_default();
    (number_after(line, "cov:").unwrap_or(0), number_after(line, "ft:").unwrap_or(0))
}

fn number_after(text: &str, word: &str) -> Option<u64> {
    text.split(word).nth(1)?.split_whitespace().next()?.parse().ok()
}

fn sizes(folder: &Path) -> (usize, u64) {
    let files = fs::read_dir(folder).map(|files| files.filter_map(Result::ok).collect::<Vec<_>>()).unwrap_or_default();
    (files.len(), files.iter().filter_map(|file| file.metadata().ok()).map(|data| data.len()).sum())
}

fn page(fed: &[Fed], seconds: u32) -> String {
    let mut page = format!(
        "# Fuzzing\n\nWritten by `cargo fuzzing {seconds}`: libFuzzer on every target of `tests/src/fuzz`, {seconds} \
         seconds each, from the\nexamples kept in `tests/fuzz/corpus`.\n\n| target | runs | edges | features | examples \
         kept | bytes | findings |\n|---|---|---|---|---|---|---|\n"
    );
    for Fed { name, runs, edges, features, examples, bytes, findings } in fed {
        let findings = if findings.is_empty() { "none".into() } else { findings.join(", ") };
        writeln!(page, "| {name} | {runs} | {edges} | {features} | {examples} | {bytes} | {findings} |")
            .expect("a string takes all");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_status_is_read() {
        let said = "#2 INITED cov: 9 ft: 10 corp: 1/1b\n#512 pulse  cov: 1234 ft: 5678 corp: 7/88b\nDone 512 runs\n\
                    stat::number_of_executed_units: 512\n";
        assert_eq!(last_status(said), (1234, 5678));
        assert_eq!(number_after(said, "stat::number_of_executed_units:"), Some(512));
        assert_eq!(last_status("nothing"), (0, 0));
    }
}
