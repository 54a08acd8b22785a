//! What players can notice: pixels, lamp, tunes, replies.

use std::rc::Rc;

use embassy_time::Instant;
use umpire_screens::{Area, widen};

use super::world::World;
use crate::app::lamp::Colour;
use crate::app::sound::Tune;
use crate::board::{Clock, Lamp, Panel, Speaker};

/// Something that could be noticed, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noticed {
    /// When.
    pub at: Instant,
    /// What.
    pub effect: BoardOutput,
}

/// Something that could be noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardOutput {
    /// Pixels went to this area of the panel.
    Pixels(Area, Vec<u16>),
    /// The panel's light changed; 0 is asleep.
    Light(u16),
    /// The lamp was set.
    Lamp(Colour),
    /// A tune began.
    Tune(Tune),
    /// Something was written to the cable.
    Reply(String),
}

/// A panel that keeps its picture.
pub struct SimulatedPanel(pub(super) Rc<World>);

impl Panel for SimulatedPanel {
    fn is_watched(&self) -> bool {
        self.0.is_watched()
    }

    async fn send(&mut self, area: Area, pixels: &[u16]) {
        let mut shown = self.0.pixels.borrow_mut();
        area.places().zip(pixels).for_each(|(at, pixel)| shown[at] = widen(*pixel));
        self.0.notice(|| BoardOutput::Pixels(area, pixels.to_vec()));
    }

    async fn shine(&mut self, brightness: u16) {
        self.0.notice(|| BoardOutput::Light(brightness));
    }

    async fn sleep(&mut self) {
        self.0.notice(|| BoardOutput::Light(0));
    }

    fn frames(&self) -> Option<(u32, u8)> {
        let rate = self.0.frame_rate.get()?;
        Some(((self.0.clock.now().as_millis() * u64::from(rate) / 1000) as u32, 8))
    }
}

/// A lamp that somebody looks at.
pub struct SimulatedLamp(pub(super) Rc<World>);

impl Lamp for SimulatedLamp {
    fn is_there(&self) -> bool {
        self.0.has_lamp.get()
    }

    fn show(&mut self, colour: Colour) {
        self.0.lamp.set(colour);
        self.0.notice(|| BoardOutput::Lamp(colour));
    }
}

/// A speaker that somebody listens to.
pub struct SimulatedSpeaker(pub(super) Rc<World>);

impl Speaker for SimulatedSpeaker {
    fn is_there(&self) -> bool {
        true
    }

    fn play(&mut self, tune: Tune) {
        self.0.notice(|| BoardOutput::Tune(tune));
    }
}
