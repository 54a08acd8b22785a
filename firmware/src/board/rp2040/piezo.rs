//! The piezo: tunes are played beside everything else, and the newest is heard.

use embassy_executor::Spawner;
use embassy_futures::select::{Either, select};
use embassy_rp::Peri;
use embassy_rp::gpio::AnyPin;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;

use super::pulse::Pulse;
use crate::app::sound::Tune;
use crate::board::Speaker;

/// How long a pulse is, in thousandths of its round: half is as loud as it gets, and this is quiet.
const LOUDNESS: u16 = 60;

/// What is to be heard next.
static NEXT: Signal<CriticalSectionRawMutex, Tune> = Signal::new();

/// The piezo, where the board has one.
pub struct Piezo {
    there: bool,
}

impl Piezo {
    pub(super) fn new(spawner: Spawner, piezo: Option<Peri<'static, AnyPin>>) -> Piezo {
        let there = piezo.is_some();
        if let Some(pin) = piezo {
            spawner.spawn(play_tunes(Pulse::tone(pin)).expect("a board starts once"));
        }
        Piezo { there }
    }
}

impl Speaker for Piezo {
    fn is_there(&self) -> bool {
        self.there
    }

    fn play(&mut self, tune: Tune) {
        if self.there {
            NEXT.signal(tune);
        }
    }
}

#[embassy_executor::task]
async fn play_tunes(mut piezo: Pulse) {
    let mut next = None;
    loop {
        let tune = match next.take() {
            Some(tune) => tune,
            None => NEXT.wait().await,
        };
        for note in tune {
            piezo.pitch(note.hertz, LOUDNESS);
            if let Either::Second(tune) = select(Timer::after_millis(note.millis.into()), NEXT.wait()).await {
                next = Some(tune);
                break;
            }
        }
        piezo.pitch(0, 0);
    }
}
