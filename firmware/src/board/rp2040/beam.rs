//! When the panel last began to read its first row: noted by the interrupt itself, however busy the app is.

use core::future::Future;
use core::pin::pin;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use core::task::{Context, RawWaker, RawWakerVTable, Waker};

use embassy_executor::Spawner;
use embassy_rp::gpio::{AnyPin, Input, Pin as _, Pull};
use embassy_rp::{Peri, pac};
use embassy_time::Instant;

use crate::board::beam::{Transfer, wait};

/// When, in microseconds; 0 for never.
static START: AtomicU32 = AtomicU32::new(0);
/// How often, since the start.
static FRAMES: AtomicU32 = AtomicU32::new(0);
/// Whether nothing can be noted in time just now.
static BLIND: AtomicBool = AtomicBool::new(false);

/// Watches the pin, where there is one, and says which it is.
pub(super) fn watch(spawner: Spawner, pin: Option<Peri<'static, AnyPin>>) -> Option<u8> {
    let pin = pin?;
    let number = pin.pin();
    // Pulled high: without its wire it never falls.
    spawner.spawn(listen(Input::new(pin, Pull::Up), number).expect("a board starts once"));
    Some(number)
}

/// How often the panel began to read its first row.
pub(super) fn frames() -> u32 {
    FRAMES.load(Ordering::Relaxed)
}

/// How long a transfer should wait, in microseconds.
pub(super) fn pause(transfer: Transfer) -> u32 {
    let now = Instant::now().as_ticks();
    let start = match START.load(Ordering::Relaxed) {
        0 => None,
        start => Some(now.saturating_sub(u64::from((now as u32).wrapping_sub(start)))),
    };
    wait(start, now, transfer)
}

/// Does something that keeps all interrupts waiting: what would be noted at its end is late, and is left out.
pub(super) fn blindly<T>(act: impl FnOnce() -> T) -> T {
    BLIND.store(true, Ordering::Relaxed);
    let done = act();
    BLIND.store(false, Ordering::Relaxed);
    done
}

/// The panel has gone to sleep, or it woke: what was known is of no use.
pub(super) fn forget() {
    START.store(0, Ordering::Relaxed);
}

/// Arms the interrupt for the first edge; each edge arms it for the next, and this waits for ever.
#[embassy_executor::task]
async fn listen(mut pin: Input<'static>, number: u8) {
    loop {
        let mut edge = pin!(pin.wait_for_falling_edge());
        core::future::poll_fn(|_| edge.as_mut().poll(&mut Context::from_waker(&stamp(number)))).await;
    }
}

/// A waker that wakes nobody: the interrupt calls it, it notes the time, and has the interrupt armed again. A task
/// could do that only when the app waits: a replay of 66 ms left what was noted too old to wait for.
fn stamp(pin: u8) -> Waker {
    const TABLE: RawWakerVTable = RawWakerVTable::new(|pin| RawWaker::new(pin, &TABLE), note, note, |_| {});
    fn note(pin: *const ()) {
        FRAMES.store(FRAMES.load(Ordering::Relaxed).wrapping_add(1), Ordering::Relaxed);
        if !BLIND.load(Ordering::Relaxed) {
            START.store((Instant::now().as_ticks() as u32).max(1), Ordering::Relaxed);
        }
        let (group, place) = (pin.addr() / 8, pin.addr() % 8);
        pac::IO_BANK0.intr(group).write(|edges| edges.set_edge_low(place, true));
        pac::IO_BANK0.int_proc(0).inte(group).modify(|edges| edges.set_edge_low(place, true));
    }
    // SAFETY: its pointer is a number and points at nothing; all it touches may be touched from an interrupt.
    unsafe { Waker::from_raw(RawWaker::new(core::ptr::without_provenance(pin.into()), &TABLE)) }
}
