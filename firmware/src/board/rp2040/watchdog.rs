//! The watchdog: when the umpire hangs, it starts again; and the black box that tells why it had to.

use core::mem::{MaybeUninit, transmute};
use core::ptr::addr_of_mut;
use core::sync::atomic::{AtomicU32, Ordering};

use embassy_executor::Spawner;
use embassy_rp::Peri;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{self, ResetReason};
use embassy_time::{Duration, Instant, Timer};

use super::stack;
use crate::board::Watchdog;
use crate::log;
use crate::persistence::crash_report::{BlackBox, Message};

/// Without food for so long it bites.
const PATIENCE: Duration = Duration::from_secs(4);
/// How often it is fed: an hour of idling costs a tenth of a second awake.
const MEAL: Duration = Duration::from_secs(1);
/// Whoever works longer than this on one thing hangs: a page of the log, for which the game is played again and again,
/// takes half of it at most.
const LONGEST_WORK: u32 = Duration::from_secs(2).as_ticks() as u32;

/// The scratch register that tells our own watchdog from the boot ROM's, which starts a new program that way and clears
/// the register before.
const SCRATCH: usize = 4;
/// What it holds while we run.
const OURS: u32 = u32::from_le_bytes(*b"UMPI");

/// Since when the app works, in ticks of uptime; 0 while it waits for a thumb.
static BUSY_SINCE: AtomicU32 = AtomicU32::new(0);

/// The box as words: no start clears them.
type BlackBoxWords = [u32; size_of::<BlackBox>() / 4];
const _: () = assert!(size_of::<BlackBoxWords>() == size_of::<BlackBox>(), "a box is whole words");

#[unsafe(link_section = ".uninit.black_box")]
static mut BLACK_BOX: MaybeUninit<BlackBoxWords> = MaybeUninit::uninit();

/// Opens the black box.
///
/// It is opened at the start, by the app and by a panic: one after the other, never two at a time, because there is
/// one core, and a panic does not return.
pub(super) fn black_box<T>(f: impl FnOnce(&mut BlackBox) -> T) -> T {
    critical_section::with(|_| {
        let mut kept = load();
        let told = f(&mut kept);
        keep(kept);
        told
    })
}

/// What lies there, which the compiler must not think it knows.
#[inline(never)]
fn load() -> BlackBox {
    let mut words: BlackBoxWords = [0; _];
    for (at, word) in words.iter_mut().enumerate() {
        // SAFETY: see above; it is within the words.
        *word = unsafe { addr_of_mut!(BLACK_BOX).cast::<u32>().add(at).read_volatile() };
    }
    // SAFETY: every pattern of bits is a box, sound or not.
    unsafe { transmute::<BlackBoxWords, BlackBox>(words) }
}

#[inline(never)]
fn keep(kept: BlackBox) {
    // SAFETY: a box is as many words, and has no gaps.
    let words = unsafe { transmute::<BlackBox, BlackBoxWords>(kept) };
    for (at, word) in words.iter().enumerate() {
        // SAFETY: as in `load`.
        unsafe { addr_of_mut!(BLACK_BOX).cast::<u32>().add(at).write_volatile(*word) };
    }
}

/// The app's sign of life.
pub struct Heartbeat(());

impl Heartbeat {
    /// Lets the watchdog loose, and says why the last run ended if it did not end well.
    pub(super) fn start(spawner: Spawner, watchdog: Peri<'static, WATCHDOG>) -> Heartbeat {
        let mut watchdog = watchdog::Watchdog::new(watchdog);
        if watchdog.reset_reason() == Some(ResetReason::TimedOut) && watchdog.get_scratch(SCRATCH) == OURS {
            log::error!("the watchdog has bitten");
            black_box(|kept| match stack::overflow() {
                Some(overflow) => kept.record(format_args!("{overflow}")),
                None => kept.record(format_args!("It hung, and was started again.")),
            });
        }
        // SAFETY: nobody else uses the MPU.
        stack::guard(&unsafe { cortex_m::Peripherals::steal() }.MPU);
        watchdog.set_scratch(SCRATCH, OURS);
        watchdog.pause_on_debug(true);
        watchdog.start(PATIENCE);
        spawner.spawn(feed(watchdog).expect("a board starts once"));
        Heartbeat(())
    }
}

impl Watchdog for Heartbeat {
    fn restarts(&self) -> u8 {
        black_box(|kept| kept.restarts())
    }

    fn crash(&self) -> Option<Message> {
        black_box(BlackBox::take)
    }

    fn works(&self) {
        BUSY_SINCE.store((Instant::now().as_ticks() as u32).max(1), Ordering::Relaxed);
    }

    fn rests(&self) {
        BUSY_SINCE.store(0, Ordering::Relaxed);
    }

    fn well(&self) {
        black_box(BlackBox::well);
    }
}

/// Feeds the watchdog unless the app hangs, whether it runs in circles or waits for a wire that never answers. A stack
/// that ran over and came back is found here.
#[embassy_executor::task]
async fn feed(mut watchdog: watchdog::Watchdog) {
    loop {
        if let Some(overflow) = stack::overflow() {
            panic!("{overflow}");
        }
        let since = BUSY_SINCE.load(Ordering::Relaxed);
        if since == 0 || (Instant::now().as_ticks() as u32).wrapping_sub(since) < LONGEST_WORK {
            watchdog.feed(PATIENCE);
        }
        Timer::after(MEAL).await;
    }
}
