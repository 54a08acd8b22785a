//! Work that is done side by side: as many jobs at a time as there are processors, each as soon as those before it are
//! done. What a job says is kept, and shown in one piece when it ends.

mod times;

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::shell::{Failed, target};

/// A command that is part of something larger.
pub(crate) struct Job {
    /// What it does, in words.
    title: String,
    /// What others call it who wait for it.
    key: &'static str,
    /// Those it waits for.
    after: &'static [&'static str],
    command: Command,
}

impl Job {
    /// A job that waits for nobody.
    pub(crate) fn new(key: &'static str, title: impl Into<String>, command: Command) -> Self {
        Job { title: title.into(), key, after: &[], command }
    }

    /// The same, after all jobs of these keys.
    pub(crate) fn after(self, after: &'static [&'static str]) -> Self {
        Job { after, ..self }
    }
}

/// How far a job is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waits,
    Runs,
    Ended { ok: bool },
}

/// A job among the others.
struct Entry {
    title: String,
    key: &'static str,
    after: &'static [&'static str],
    command: Option<Command>,
    state: State,
    /// From the start of all: when it began, and when it ended.
    span: (Duration, Duration),
}

/// All of them.
struct List {
    start: Instant,
    entries: Vec<Entry>,
    ended: usize,
}

/// Runs all jobs, earlier ones of the list first where there is a choice. After a failure nothing more begins; what is
/// under way is finished, and the first failure is named.
pub(crate) fn run(jobs: Vec<Job>) -> Result<(), Failed> {
    let folder = target().join("proof");
    fs::create_dir_all(&folder).map_err(|why| Failed(format!("{}: {why}", folder.display())))?;
    let workers = thread::available_parallelism().map_or(1, usize::from);
    println!("{} jobs, {workers} at a time", jobs.len());
    let (list, changed) = (Mutex::new(List::of(jobs)), Condvar::new());
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| work(&list, &changed, &folder));
        }
    });
    let list = list.into_inner().expect("no worker panics");
    times::print(&list, workers);
    list.verdict()
}

/// Does one job after the other, as long as there are any.
fn work(list: &Mutex<List>, changed: &Condvar, folder: &Path) {
    let mut all = list.lock().expect("no worker panics");
    loop {
        match all.next() {
            Next::None => return,
            Next::Later => all = changed.wait(all).expect("no worker panics"),
            Next::Now(at) => {
                let command = all.begin(at);
                drop(all);
                let output = folder.join(format!("{at}.txt"));
                let done = said(command, &output);
                all = list.lock().expect("no worker panics");
                all.end(at, done, &output);
                changed.notify_all();
            }
        }
    }
}

/// Runs a command with all it says in a file; how it failed, where it did.
fn said(mut command: Command, output: &Path) -> Result<(), String> {
    let file = File::create(output).and_then(|file| Ok((file.try_clone()?, file)));
    let (one, other) = file.map_err(|why| format!("{}: {why}", output.display()))?;
    match command.stdin(Stdio::null()).stdout(one).stderr(other).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(status.to_string()),
        Err(why) => Err(why.to_string()),
    }
}

/// What a worker may do.
enum Next {
    Now(usize),
    Later,
    None,
}

impl List {
    fn of(jobs: Vec<Job>) -> Self {
        let entry = |Job { title, key, after, command }| Entry {
            title,
            key,
            after,
            command: Some(command),
            state: State::Waits,
            span: Default::default(),
        };
        let entries: Vec<Entry> = jobs.into_iter().map(entry).collect();
        let known = |key: &&str| entries.iter().any(|entry| entry.key == *key);
        assert!(entries.iter().all(|entry| entry.after.iter().all(|key| known(key))), "every key has its job");
        List { start: Instant::now(), entries, ended: 0 }
    }

    fn next(&self) -> Next {
        if self.entries.iter().any(|entry| entry.state == State::Ended { ok: false }) {
            return Next::None;
        }
        let ready = |entry: &Entry| {
            let before = |other: &&Entry| entry.after.contains(&other.key);
            self.entries.iter().filter(before).all(|other| other.state == State::Ended { ok: true })
        };
        match self.entries.iter().position(|entry| entry.state == State::Waits && ready(entry)) {
            Some(at) => Next::Now(at),
            None if self.entries.iter().any(|entry| entry.state == State::Waits) => Next::Later,
            None => Next::None,
        }
    }

    fn begin(&mut self, at: usize) -> Command {
        let (now, entry) = (self.start.elapsed(), &mut self.entries[at]);
        (entry.state, entry.span.0) = (State::Runs, now);
        let command = entry.command.take().expect("a job is begun once");
        println!("\n>>> {}\n    {}", entry.title, format!("{command:?}").replace('"', ""));
        command
    }

    fn end(&mut self, at: usize, done: Result<(), String>, output: &Path) {
        let (now, count) = (self.start.elapsed(), self.entries.len());
        let entry = &mut self.entries[at];
        (entry.state, entry.span.1) = (State::Ended { ok: done.is_ok() }, now);
        self.ended += 1;
        let took = (entry.span.1 - entry.span.0).as_secs();
        let text = fs::read(output).unwrap_or_default();
        println!("\n[{}/{count}] {}, {took} s\n{}", self.ended, entry.title, String::from_utf8_lossy(&text).trim_end());
        if let Err(why) = done {
            println!("FAILED: {why}");
            entry.title += &format!(" ({why})");
        }
    }

    /// Whether all of it was done, and what failed first.
    fn verdict(&self) -> Result<(), Failed> {
        let failed = self.entries.iter().filter(|entry| entry.state == State::Ended { ok: false });
        let Some(first) = failed.min_by_key(|entry| entry.span.1) else { return Ok(()) };
        let left = self.entries.iter().filter(|entry| entry.state == State::Waits).map(|entry| entry.title.as_str());
        let left = left.collect::<Vec<_>>().join("; ");
        let left = if left.is_empty() { left } else { format!("\nNOT RUN: {left}") };
        Err(Failed(format!("{}; what it said is above{left}", first.title)))
    }
}
