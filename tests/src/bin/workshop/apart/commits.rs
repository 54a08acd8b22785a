//! What commits that change a rulebook touched beside it.

use std::process::Command;

use super::{LINES, RULEBOOKS};
use crate::shell::{Failed, root};

/// Lists, for every commit of a range that touches a rulebook, whatever else it touched.
pub(super) fn list(range: &str) -> Result<(), Failed> {
    let log = git(&["log", "--reverse", "--no-merges", "--format=%h %s", range])?;
    let (mut games, mut wide) = (0, 0);
    for commit in log.lines() {
        let (hash, _) = commit.split_once(' ').unwrap_or((commit, ""));
        let files = git(&["show", "--format=", "--name-only", hash])?;
        let Some(book) = files.lines().find_map(rulebook) else { continue };
        games += 1;
        let elsewhere: Vec<&str> =
            files.lines().filter(|file| rulebook(file) != Some(book) && !is_common(file)).collect();
        wide += usize::from(!elsewhere.is_empty());
        if !elsewhere.is_empty() {
            println!("{commit}\n    {book} and, elsewhere:");
            elsewhere.iter().for_each(|file| println!("    {file}"));
        }
    }
    println!("{games} commits change a rulebook, {wide} of them something elsewhere");
    Ok(())
}

/// The rulebook a file belongs to: every folder there is one.
fn rulebook(file: &str) -> Option<&str> {
    Some(file.strip_prefix(RULEBOOKS)?.strip_prefix('/')?.split_once('/')?.0)
}

/// What every rulebook's change may touch: its line, its tests, and the pages about it.
fn is_common(file: &str) -> bool {
    LINES.contains(&file) || file.starts_with("Cargo.") || file.starts_with("tests/") || file.ends_with("README.md")
}

fn git(args: &[&str]) -> Result<String, Failed> {
    let output = Command::new("git").current_dir(root()).args(args).output();
    let output = output.map_err(|error| Failed(format!("git {}: {error}", args.join(" "))))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let why = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    Err(Failed(format!("git {}: {why}; a range is two commits, such as main~5..main", args.join(" "))))
}
