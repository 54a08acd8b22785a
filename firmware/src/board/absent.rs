//! What a board lacks.

use umpire_screens::{Area, KeyEvent};

use super::{Cable, Incoming, Keys, Lamp, Listener, Observer, Panel, Power, Speaker, Watchdog};
use crate::app::battery::PowerReading;
use crate::app::lamp::Colour;
use crate::app::sound::Tune;
use crate::persistence::crash_report::Message;

/// Nothing of the kind is there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Absent;

impl Lamp for Absent {
    fn is_there(&self) -> bool {
        false
    }

    fn show(&mut self, _: Colour) {}
}

impl Speaker for Absent {
    fn is_there(&self) -> bool {
        false
    }

    fn play(&mut self, _: Tune) {}
}

impl Power for Absent {
    fn read(&mut self) -> Option<PowerReading> {
        None
    }
}

impl Keys for Absent {
    async fn next(&mut self) -> KeyEvent {
        core::future::pending().await
    }
}

impl Cable for Absent {
    async fn next(&mut self) -> Incoming<'_> {
        core::future::pending().await
    }

    fn listener(&mut self) -> Option<Listener<'_>> {
        None
    }
}

impl Panel for Absent {
    fn is_watched(&self) -> bool {
        false
    }

    async fn send(&mut self, _: Area, _: &[u16]) {}
}

impl Watchdog for Absent {
    fn restarts(&self) -> u8 {
        0
    }

    fn crash(&self) -> Option<Message> {
        None
    }

    fn works(&self) {}

    fn rests(&self) {}

    fn well(&self) {}
}

impl Observer for Absent {}
