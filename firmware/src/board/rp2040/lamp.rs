//! The lamp: three small lights behind one window.

use embassy_rp::Peri;
use embassy_rp::gpio::AnyPin;

use super::handheld::LAMP_LIGHTS_HIGH;
use super::pulse::Pulse;
use crate::app::lamp::Colour;

/// The lamp, where the board has one.
pub struct Lamp(Option<[Pulse; 3]>);

impl Lamp {
    pub(super) fn new(pins: Option<[Peri<'static, AnyPin>; 3]>) -> Lamp {
        let mut lamp = Lamp(pins.map(|pins| pins.map(Pulse::light)));
        lamp.show(crate::app::lamp::OFF);
        lamp
    }

    /// Shows a colour.
    pub fn show(&mut self, colour: Colour) {
        let Some(lights) = &mut self.0 else { return };
        for (light, part) in lights.iter_mut().zip([colour.red, colour.green, colour.blue]) {
            let share = u16::from(part) * 1000 / 255;
            light.share(if LAMP_LIGHTS_HIGH { share } else { 1000 - share });
        }
    }
}
