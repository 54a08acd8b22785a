//! The cable, as the app sees it: calls come in one by one, and lines go out without a wait for slow readers.
//!
//! The other end is in [`usb`](super::usb), which runs in an interrupt of its own: it empties the pipe while the app
//! is still writing into it, so an answer may be far longer than the pipe.

use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};

use embassy_futures::yield_now;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex as Anywhere;
use embassy_sync::pipe::Pipe;
use embassy_sync::signal::Signal;
use embassy_sync::zerocopy_channel::{Channel, Receiver, Sender};
use embassy_time::{Duration, Instant};
use heapless::Vec;
use static_cell::StaticCell;

use crate::board::{Cable, Incoming, Listener};
use crate::console::{Call, LONGEST_BY_CABLE, LineReader};
use crate::log;

/// Bytes of a packet on the cable.
pub(super) const PACKET: usize = 64;

/// How long one reply may wait for whoever reads it, all its waits together: thumbs wait with it.
const PATIENCE: Duration = Duration::from_millis(50);

/// What goes out.
pub(super) static OUT: Pipe<Anywhere, 1024> = Pipe::new();
/// Whether somebody is at the other end.
static HERE: AtomicBool = AtomicBool::new(false);
/// Whether lines were lost since the pipe was last empty, because nobody read.
static LOST: AtomicBool = AtomicBool::new(false);
/// Whether nothing has gone out yet to whoever is there.
static FRESH: AtomicBool = AtomicBool::new(false);
/// What is on its way out is for nobody any more.
pub(super) static CANCEL_OUTPUT: Signal<Anywhere, ()> = Signal::new();

/// A call on its way to the app: there is one, so whoever calls waits until the call before it was taken.
pub(super) struct CallSlot {
    kind: CallKind,
    /// The line while it comes in, and once it is whole.
    line: LineReader<LONGEST_BY_CABLE>,
}

#[derive(Clone, Copy)]
enum CallKind {
    Came,
    Line,
    Left,
}

/// The cable's end inside the handheld.
pub struct UsbCable {
    calls: Receiver<'static, Anywhere, CallSlot>,
    /// Whether the app has still the last call in hand.
    held: bool,
    out: LineWriter,
}

/// The other end of the app's cable.
pub(super) struct LineSource(Sender<'static, Anywhere, CallSlot>);

/// Lays a cable.
pub(super) fn lay() -> (LineSource, UsbCable) {
    static SLOT: StaticCell<[CallSlot; 1]> = StaticCell::new();
    static CALLS: StaticCell<Channel<'static, Anywhere, CallSlot>> = StaticCell::new();
    let slot = SLOT.init_with(|| [CallSlot { kind: CallKind::Left, line: LineReader::new() }]);
    let (sender, calls) = CALLS.init_with(|| Channel::new(slot)).split();
    (
        LineSource(sender),
        UsbCable { calls, held: false, out: LineWriter { parcel: Vec::new(), since: None, cut: false } },
    )
}

impl Cable for UsbCable {
    /// Waits asleep. Between two calls everybody else has a turn, thumbs
    /// above all: somebody may call faster than we can answer.
    async fn next(&mut self) -> Incoming<'_> {
        if core::mem::take(&mut self.held) {
            self.calls.receive_done();
            yield_now().await;
        }
        let slot = self.calls.receive().await;
        self.held = true;
        let call = match slot.kind {
            CallKind::Came => Call::Came,
            CallKind::Left => Call::Left,
            CallKind::Line => slot.line.line().map_or_else(Call::Unread, Call::Line),
        };
        self.out.begin();
        Incoming { call, out: &mut self.out, files: None }
    }

    fn listener(&mut self) -> Option<Listener<'_>> {
        self.out.begin();
        HERE.load(Ordering::Relaxed).then_some((&mut self.out as &mut dyn fmt::Write, None))
    }
}

/// Whoever reads what is written here may be slow, or gone: then the rest of the line is lost, and so are all lines
/// after it until the pipe has been read empty. A line of their own says so.
pub(super) struct LineWriter {
    /// A packet being filled.
    parcel: Vec<u8, PACKET>,
    /// Since when this reply has waited.
    since: Option<Instant>,
    /// Whether the rest of this line is lost.
    cut: bool,
}

impl LineWriter {
    fn begin(&mut self) {
        self.parcel.clear();
        (self.since, self.cut) = (None, LOST.load(Ordering::Relaxed));
    }

    fn send(&mut self) {
        let mut rest = &self.parcel[..];
        while !rest.is_empty() && !self.cut {
            self.cut = !HERE.load(Ordering::Relaxed);
            match OUT.try_write(rest) {
                Ok(written) => rest = &rest[written..],
                Err(_) if self.since.get_or_insert_with(Instant::now).elapsed() < PATIENCE => {}
                Err(_) => {
                    log::warn!("cable: nobody reads, lines are lost");
                    LOST.store(true, Ordering::Relaxed);
                    self.cut = true;
                }
            }
        }
        self.parcel.clear();
    }
}

impl fmt::Write for LineWriter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &byte in text.as_bytes() {
            if self.parcel.push(byte).is_err() {
                self.send();
                self.parcel.push(byte).expect("it was sent");
            }
            if byte == b'\n' {
                self.send();
                self.cut = LOST.load(Ordering::Relaxed);
            }
        }
        Ok(())
    }
}

impl LineSource {
    /// Somebody is there, or nobody is any more.
    pub(super) async fn there(&mut self, here: bool) {
        if here == HERE.load(Ordering::Relaxed) {
            return;
        }
        HERE.store(here, Ordering::Relaxed);
        OUT.clear();
        LOST.store(false, Ordering::Relaxed);
        FRESH.store(here, Ordering::Relaxed);
        if here {
            CANCEL_OUTPUT.reset()
        } else {
            CANCEL_OUTPUT.signal(())
        }
        let slot = self.0.send().await;
        slot.line.clear();
        slot.kind = if here { CallKind::Came } else { CallKind::Left };
        self.0.send_done();
    }

    /// These bytes came in. Waits until the app has taken every line that they end.
    pub(super) async fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            let slot = self.0.send().await;
            if slot.line.take(byte) {
                slot.kind = CallKind::Line;
                self.0.send_done();
            }
        }
    }
}

/// Whether this is the first thing that goes out to whoever is there.
pub(super) fn is_fresh() -> bool {
    let fresh = FRESH.load(Ordering::Relaxed);
    FRESH.store(false, Ordering::Relaxed);
    fresh
}

/// Whether lines were lost, now that all that was written has gone out; from here on lines are taken again.
pub(super) fn has_lost() -> bool {
    let lost = LOST.load(Ordering::Relaxed) && OUT.is_empty();
    if lost {
        LOST.store(false, Ordering::Relaxed);
    }
    lost
}
