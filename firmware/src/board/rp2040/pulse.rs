//! A pin that pulses: how long it is high each time is how bright, or how loud.

use embassy_rp::Peri;
use embassy_rp::gpio::{AnyPin, Pin};
use embassy_rp::pac::{IO_BANK0, PWM};

/// What makes a pin pulse, as the chip's table of functions counts them.
const PULSES: u8 = 4;
/// Steps of brightness. One round takes 4096 cycles: 30.5 kHz, which neither eyes nor ears notice.
const STEPS: u16 = 4096;
/// Tones count every sixteenth cycle: from 120 Hz on they fit.
const SLOWER: u8 = 16;

/// A pin that pulses. `embassy_rp::pwm` wants to know at compile time which slice a pin has; here a board chooses pins at
/// run time, and panel light, lamp and piezo are one type. Two neighbours share one counter: both for light, or one of them for tones.
pub(super) struct Pulse {
    _pin: Peri<'static, AnyPin>,
    slice: usize,
    second: bool,
}

impl Pulse {
    /// For light: low until it is told.
    pub(super) fn light(pin: Peri<'static, AnyPin>) -> Pulse {
        Pulse::new(pin, 1)
    }

    /// For tones: silent until it is told.
    pub(super) fn tone(pin: Peri<'static, AnyPin>) -> Pulse {
        Pulse::new(pin, SLOWER)
    }

    fn new(pin: Peri<'static, AnyPin>, divider: u8) -> Pulse {
        let number = pin.pin();
        let mut pulse = Pulse { _pin: pin, slice: usize::from(number / 2 % 8), second: number % 2 == 1 };
        let counter = PWM.ch(pulse.slice);
        pulse.high(0);
        counter.top().write(|w| w.set_top(STEPS - 1));
        counter.div().write(|w| w.set_int(divider));
        counter.csr().write(|w| w.set_en(true));
        IO_BANK0.gpio(usize::from(number)).ctrl().write(|w| w.set_funcsel(PULSES));
        pulse
    }

    /// High for so many thousandths of the time.
    pub(super) fn share(&mut self, thousandths: u16) {
        self.high((u32::from(thousandths.min(1000)) * u32::from(STEPS) / 1000) as u16);
    }

    /// Pulses so often a second, short ones; 0 is silence.
    pub(super) fn pitch(&mut self, hertz: u16, thousandths: u16) {
        if hertz == 0 {
            return self.high(0);
        }
        let round = (embassy_rp::clocks::clk_sys_freq() / u32::from(SLOWER) / u32::from(hertz)).clamp(2, 65_535);
        PWM.ch(self.slice).top().write(|w| w.set_top((round - 1) as u16));
        self.high((round * u32::from(thousandths) / 1000) as u16);
    }

    fn high(&mut self, counts: u16) {
        PWM.ch(self.slice).cc().modify(|w| if self.second { w.set_b(counts) } else { w.set_a(counts) });
    }
}
