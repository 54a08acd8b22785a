//! Jobs in their order, and what becomes of the rest where one fails.

use std::fs;
use std::process::Command;
use std::sync::{Condvar, Mutex};
use std::thread;

use super::list::{JobList, JobState, passed};
use super::{Job, work};
use crate::shell::Failed;

fn shell(key: &'static str, line: &str) -> Job {
    let mut command = Command::new("sh");
    command.args(["-c", line]);
    Job::new(key, key, command)
}

fn states(list: &JobList) -> Vec<JobState> {
    list.entries.iter().map(|entry| entry.state).collect()
}

fn done(jobs: Vec<Job>, workers: usize) -> JobList {
    let folder = std::env::temp_dir().join(format!("umpire-jobs-{}-{}", std::process::id(), workers));
    fs::create_dir_all(&folder).expect("a folder");
    let (list, changed) = (Mutex::new(JobList::of(jobs)), Condvar::new());
    thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(|| work(&list, &changed, &folder)))));
    fs::remove_dir_all(&folder).expect("it is ours");
    list.into_inner().expect("no worker panics")
}

#[test]
fn a_job_begins_after_all_it_waits_for() {
    let jobs = vec![shell("c", "true").after(&["a", "b"]), shell("a", "sleep 0.1"), shell("b", "true").after(&["a"])];
    let list = done(jobs, 3);
    assert!(list.verdict().is_ok() && list.ended == 3);
    let [c, a, b] = &list.entries[..] else { panic!("three jobs") };
    assert!(a.span.1 <= b.span.0 && b.span.1 <= c.span.0, "one after the other");
}

#[test]
fn after_a_failure_nothing_more_begins_and_it_is_named() {
    let jobs = vec![shell("a", "exit 3"), shell("b", "true").after(&["a"]), shell("c", "true")];
    let list = done(jobs, 1);
    assert!(states(&list) == [JobState::Ended { ok: false }, JobState::Waits, JobState::Waits]);
    let Err(Failed(why)) = list.verdict() else { panic!("it has failed") };
    assert!(why.starts_with("a (exit status: 3)") && why.ends_with("NOT RUN: b; c"), "{why}");
}

#[test]
fn closing_lines_of_both_runners_are_counted() {
    let said = "test result: ok. 12 passed; 0 failed; 1 ignored; finished in 0.1s\nℹ pass 3\n# pass 4\nℹ fail 0\nok";
    assert_eq!(said.lines().filter_map(passed).sum::<usize>(), 19);
}
