//! Many shifts at once, and somebody who notices when one of them hangs.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::Duration;

use super::flaw::Flaw;
use super::shift::{BrokenLaw, work};
use super::shrink::shrink;
use super::tally::HammerTally;

/// Presses of a shift.
pub const SHIFT: u64 = 50_000;
/// A shift that is not done after so many seconds hangs.
const HANGS: u64 = 900;

/// Works as many shifts as it takes for so many presses; the same ones, however many work. The first law that is
/// broken ends it. `progress` hears how many presses are done.
pub fn hammer(presses: u64, workers: usize, mut progress: impl FnMut(u64)) -> Result<HammerTally, BrokenLaw> {
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let all = Mutex::new(HammerTally::default());
    let at: Vec<AtomicU64> = (0..workers).map(|_| AtomicU64::new(u64::MAX)).collect();
    let (tell, hear) = mpsc::channel();
    let broken = thread::scope(|scope| {
        for at in &at {
            let (tell, next, enough, all) = (tell.clone(), &next, &enough, &all);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    let Some(left) = presses.checked_sub(seed * SHIFT).filter(|left| *left > 0) else { break };
                    at.store(seed, Ordering::Relaxed);
                    let done = work(seed, left.min(SHIFT), Flaw::None);
                    let told = done.map(|tally| {
                        all.lock().expect("nobody panics while counting").add(tally);
                        left.min(SHIFT)
                    });
                    // Whoever listens has heard enough, or listens.
                    let _ = tell.send(told);
                }
                at.store(u64::MAX, Ordering::Relaxed);
            });
        }
        drop(tell);
        let mut done = 0;
        loop {
            match hear.recv_timeout(Duration::from_secs(HANGS)) {
                Ok(Ok(presses)) => {
                    done += presses;
                    progress(done);
                }
                Ok(Err(broken)) => {
                    enough.store(true, Ordering::Relaxed);
                    return Some(broken);
                }
                Err(mpsc::RecvTimeoutError::Disconnected) => return None,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    let hung: Vec<_> = at.iter().map(|at| at.load(Ordering::Relaxed)).collect();
                    eprintln!("HANGS: one of the shifts {hung:?} never comes back");
                    std::process::exit(1);
                }
            }
        }
    });
    match broken {
        Some(broken) => Err(shrink(broken, Flaw::None)),
        None => Ok(all.into_inner().expect("nobody panics while counting")),
    }
}

/// Works one shift once more, and makes what it finds shorter.
pub fn replay(seed: u64, flaw: Flaw) -> Result<HammerTally, BrokenLaw> {
    work(seed, SHIFT, flaw).map_err(|broken| shrink(broken, flaw))
}
