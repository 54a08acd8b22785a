//! Work that is done side by side: as many jobs at a time as there are processors, each as soon as those before it are
//! done. What a job says is kept, and shown in one piece when it ends.

mod list;
#[cfg(test)]
mod tests;
mod times;

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex};
use std::thread;

use crate::shell::{Failed, target};
use list::{JobList, NextJob};

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

/// Runs all jobs, earlier ones of the list first where there is a choice. After a failure nothing more begins; what is
/// under way is finished, and the first failure is named.
pub(crate) fn run(jobs: Vec<Job>) -> Result<(), Failed> {
    let folder = target().join("proof");
    fs::create_dir_all(&folder).map_err(|why| Failed(format!("{}: {why}", folder.display())))?;
    let workers = thread::available_parallelism().map_or(1, usize::from);
    println!("{} jobs, {workers} at a time", jobs.len());
    let (list, changed) = (Mutex::new(JobList::of(jobs)), Condvar::new());
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
fn work(list: &Mutex<JobList>, changed: &Condvar, folder: &Path) {
    let mut all = list.lock().expect("no worker panics");
    loop {
        match all.next() {
            NextJob::None => return,
            NextJob::Later => all = changed.wait(all).expect("no worker panics"),
            NextJob::Now(at) => {
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
