//! Where the time went.

use std::time::Duration;

use super::list::{JobList, JobState};

/// Prints when every job began and how long it took, and how busy the workers were.
pub(super) fn print(list: &JobList, workers: usize) {
    let total = list.start.elapsed();
    let mut ended: Vec<_> = list.entries.iter().filter(|entry| matches!(entry.state, JobState::Ended { .. })).collect();
    ended.sort_by_key(|entry| entry.span);
    println!("\nWhere the time went: seconds since the start, and for how long");
    for entry in &ended {
        let (from, to) = entry.span;
        println!("{:>6} {:>5}  {}", from.as_secs(), (to - from).as_secs(), entry.title);
    }
    let work: Duration = ended.iter().map(|entry| entry.span.1 - entry.span.0).sum();
    let busy = 100.0 * work.as_secs_f64() / (total.as_secs_f64() * workers as f64);
    println!("{:>12}  in all: {} s of work, {workers} at a time, busy {busy:.0} %", clock(total), work.as_secs());
    println!("{:>12}  tests passed", list.passed);
}

/// Minutes and seconds.
fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}
