//! The lamp: three small lights behind one window.

use embassy_rp::Peri;
use embassy_rp::gpio::AnyPin;

use super::pulse::Pulse;
use crate::app::lamp::Colour;
use crate::board::Lamp;
use crate::board::handheld::LAMP_LIGHTS_HIGH;

/// The lamp, where the board has one.
pub struct RgbLamp(Option<[Pulse; 3]>);

impl RgbLamp {
    pub(super) fn new(pins: Option<[Peri<'static, AnyPin>; 3]>) -> RgbLamp {
        let mut lamp = RgbLamp(pins.map(|pins| pins.map(Pulse::light)));
        lamp.show(crate::app::lamp::OFF);
        lamp
    }
}

impl Lamp for RgbLamp {
    fn is_there(&self) -> bool {
        self.0.is_some()
    }

    fn show(&mut self, colour: Colour) {
        let Some(lights) = &mut self.0 else { return };
        for (light, part) in lights.iter_mut().zip([colour.red, colour.green, colour.blue]) {
            let share = u16::from(part) * 1000 / 255;
            light.share(if LAMP_LIGHTS_HIGH { share } else { 1000 - share });
        }
    }
}
