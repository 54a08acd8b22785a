//! Where the power comes from, and how much of it there is.

use embassy_rp::adc::{Adc, Blocking, Channel, Config};
use embassy_rp::gpio::{Input, Pull};

use super::pins::Supply;
use crate::app::battery::Reading;
use crate::board::Power;

/// How often one measure looks: a single look is a few millivolts off.
const LOOKS: u32 = 8;
/// Millivolts of a full reading, behind a divider by three.
const FULL: u32 = 3 * 3300;

/// What measures the power.
pub struct SupplyMeter {
    adc: Adc<'static, Blocking>,
    third: Channel<'static>,
    cable: Input<'static>,
    charging: Option<Input<'static>>,
}

impl SupplyMeter {
    pub(super) fn new(pins: Supply) -> SupplyMeter {
        SupplyMeter {
            adc: Adc::new_blocking(pins.adc, Config::default()),
            third: pins.third,
            cable: Input::new(pins.cable, Pull::None),
            charging: pins.charging.map(|pin| Input::new(pin, Pull::Up)),
        }
    }
}

impl Power for SupplyMeter {
    /// Takes 20 microseconds. None where the converter failed.
    fn read(&mut self) -> Option<Reading> {
        let mut sum = 0;
        for _ in 0..LOOKS {
            sum += u32::from(self.adc.blocking_read(&mut self.third).ok()?);
        }
        let millivolts = (sum * FULL / (LOOKS * 4096)) as u16;
        let cable = self.cable.is_high();
        let charging = cable && self.charging.as_ref().is_some_and(Input::is_low);
        Some(Reading { millivolts, cable, charging })
    }
}
