//! How far every job is, and which is next.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use super::Job;
use crate::shell::Failed;

/// How far a job is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum JobState {
    Waits,
    Runs,
    Ended { ok: bool },
}

/// A job among the others.
pub(super) struct Entry {
    pub(super) title: String,
    key: &'static str,
    after: &'static [&'static str],
    command: Option<Command>,
    pub(super) state: JobState,
    /// From the start of all: when it began, and when it ended.
    pub(super) span: (Duration, Duration),
}

/// All of them.
pub(super) struct JobList {
    pub(super) start: Instant,
    pub(super) entries: Vec<Entry>,
    pub(super) ended: usize,
    /// How many tests have passed, as their runners say.
    pub(super) passed: usize,
}

/// How many tests passed, where this is the closing line of Rust's runner or of Node's.
pub(super) fn passed(line: &str) -> Option<usize> {
    let rust = line.strip_prefix("test result: ok. ").and_then(|rest| rest.split_once(" passed"));
    let node = || ["ℹ pass ", "# pass "].iter().find_map(|start| line.strip_prefix(start));
    rust.map(|(count, _)| count).or_else(node)?.parse().ok()
}

/// What a worker may do.
pub(super) enum NextJob {
    Now(usize),
    Later,
    None,
}

impl JobList {
    /// None of them begun.
    pub(super) fn of(jobs: Vec<Job>) -> Self {
        let entry = |Job { title, key, after, command }| Entry {
            title,
            key,
            after,
            command: Some(command),
            state: JobState::Waits,
            span: Default::default(),
        };
        let entries: Vec<Entry> = jobs.into_iter().map(entry).collect();
        let known = |key: &&str| entries.iter().any(|entry| entry.key == *key);
        assert!(entries.iter().all(|entry| entry.after.iter().all(known)), "every key has its job");
        JobList { start: Instant::now(), entries, ended: 0, passed: 0 }
    }

    /// The first that may begin.
    pub(super) fn next(&self) -> NextJob {
        if self.entries.iter().any(|entry| entry.state == JobState::Ended { ok: false }) {
            return NextJob::None;
        }
        let ready = |entry: &Entry| {
            let before = |other: &&Entry| entry.after.contains(&other.key);
            self.entries.iter().filter(before).all(|other| other.state == JobState::Ended { ok: true })
        };
        match self.entries.iter().position(|entry| entry.state == JobState::Waits && ready(entry)) {
            Some(at) => NextJob::Now(at),
            None if self.entries.iter().any(|entry| entry.state == JobState::Waits) => NextJob::Later,
            None => NextJob::None,
        }
    }

    /// Begins a job, and says so.
    pub(super) fn begin(&mut self, at: usize) -> Command {
        let (now, entry) = (self.start.elapsed(), &mut self.entries[at]);
        (entry.state, entry.span.0) = (JobState::Runs, now);
        let command = entry.command.take().expect("a job is begun once");
        println!("\n>>> {}\n    {}", entry.title, format!("{command:?}").replace('"', ""));
        command
    }

    /// Ends a job, and shows what it said.
    pub(super) fn end(&mut self, at: usize, done: Result<(), String>, output: &Path) {
        let (now, count) = (self.start.elapsed(), self.entries.len());
        let entry = &mut self.entries[at];
        (entry.state, entry.span.1) = (JobState::Ended { ok: done.is_ok() }, now);
        self.ended += 1;
        let took = (entry.span.1 - entry.span.0).as_secs();
        let text = fs::read(output).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        self.passed += text.lines().filter_map(passed).sum::<usize>();
        println!("\n[{}/{count}] {}, {took} s\n{}", self.ended, entry.title, text.trim_end());
        if let Err(why) = done {
            println!("FAILED: {why}");
            entry.title += &format!(" ({why})");
        }
    }

    /// Whether all of it was done, and what failed first.
    pub(super) fn verdict(&self) -> Result<(), Failed> {
        let failed = self.entries.iter().filter(|entry| entry.state == JobState::Ended { ok: false });
        let Some(first) = failed.min_by_key(|entry| entry.span.1) else { return Ok(()) };
        let left = self.entries.iter().filter(|entry| entry.state == JobState::Waits).map(|entry| entry.title.as_str());
        let left = left.collect::<Vec<_>>().join("; ");
        let left = if left.is_empty() { left } else { format!("\nNOT RUN: {left}") };
        Err(Failed(format!("{}; what it said is above{left}", first.title)))
    }
}
