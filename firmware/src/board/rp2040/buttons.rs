//! Thumbs: a watcher for each pin, all asleep until a level changes.

use core::future::{Future, poll_fn};
use core::pin::pin;

use embassy_executor::Spawner;
use embassy_rp::Peri;
use embassy_rp::gpio::{AnyPin, Input, Pin, Pull};
use embassy_rp::pac::{IO_BANK0, SIO};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Timer};
use umpire_screens::{Key, KeyEvent};

use super::pins::KEYS;
use crate::board::handheld::PAD_CENTRE;
use crate::board::{Contact, Contacts, Keys};

/// How long a key is not listened to after it changed; contacts bounce for a few milliseconds.
const DEAF: Duration = Duration::from_millis(15);

/// Strokes nobody has asked for yet. When it is full, watchers wait and no stroke is lost.
static STROKES: Channel<CriticalSectionRawMutex, KeyEvent, 16> = Channel::new();

/// The keys as one stream of strokes.
pub struct Buttons {
    contacts: [Option<(Key, u8)>; KEYS],
}

impl Buttons {
    /// Sets a watcher on every pin.
    pub(super) fn watch(spawner: Spawner, pins: [Option<(Key, Peri<'static, AnyPin>)>; KEYS]) -> Buttons {
        let mut contacts = [None; KEYS];
        for (contact, (key, pin)) in contacts.iter_mut().zip(pins.into_iter().flatten()) {
            *contact = Some((key, pin.pin()));
            let number = usize::from(pin.pin());
            let watcher = watch(key, Input::new(pin, Pull::Up), number);
            spawner.spawn(watcher.expect("the pool has one place per pin, and a board starts once"));
        }
        Buttons { contacts }
    }
}

impl Keys for Buttons {
    /// Waits asleep.
    async fn next(&mut self) -> KeyEvent {
        STROKES.receive().await
    }

    fn contacts(&self) -> Contacts {
        let contact = |&(key, pin)| Contact { key, pin: Some(pin), centre: PAD_CENTRE == Some(pin) };
        self.contacts.iter().flatten().map(contact).collect()
    }

    fn is_closed(&self, contact: &Contact) -> bool {
        contact.pin.is_some_and(|pin| SIO.gpio_in(0).read() >> pin & 1 == 0)
    }
}

/// Reports a change at once and then turns a deaf ear to the bounces.
///
/// It waits for levels, not for edges: whatever happened while it was deaf shows in the level, so
/// strokes always alternate and the last one tells where the key is.
#[embassy_executor::task(pool_size = KEYS)]
async fn watch(key: Key, mut pin: Input<'static>, number: usize) {
    loop {
        falls(&mut pin, number).await;
        STROKES.send(KeyEvent { key, down: true }).await;
        Timer::after(DEAF).await;
        pin.wait_for_high().await;
        STROKES.send(KeyEvent { key, down: false }).await;
        Timer::after(DEAF).await;
    }
}

/// Until the pin is low, or was: while flash is erased no interrupt is served, for 45 ms and more, and a quick thumb
/// is up again by then. Its edge is latched.
///
/// embassy-rp arms a level or an edge, not both: a level is not latched (RP2040 datasheet, 2.19.3), and an edge that came
/// before the wait is cleared by it (embassy-rs/embassy#1423 has why edges are sticky).
async fn falls(pin: &mut Input<'_>, number: usize) {
    let mut low = pin!(pin.wait_for_low());
    poll_fn(|context| {
        let polled = low.as_mut().poll(context);
        if polled.is_pending() {
            // The level is watched now; whichever comes first ends both.
            let watched = IO_BANK0.int_proc(0).inte(number / 8);
            critical_section::with(|_| watched.modify(|w| w.set_edge_low(number % 8, true)));
        }
        polled
    })
    .await;
}
