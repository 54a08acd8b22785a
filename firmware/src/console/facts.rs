//! The device itself, as the console tells of it.

use core::fmt::{self, Write};

use super::json;
use crate::app::device::Device;
use crate::persistence::settings::Settings;

/// What a board knows about itself.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// What the board is called.
    pub board: &'static str,
    /// Its battery, where it has one that can be measured.
    pub battery: Option<Battery>,
    /// How many more writes its flash is good for, where somebody counts.
    pub flash_left: Option<u32>,
    /// How players like it.
    pub settings: Settings,
}

/// How a battery fares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battery {
    /// What is left, in hundredths.
    pub percent: u8,
    /// Whether it is being charged.
    pub charging: bool,
}

/// Writes what there is to know about the device. Never the seed.
pub fn device(facts: &Facts, device: &Device, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| {
        o.object("device", |o| {
            o.text("board", facts.board)?;
            o.text("firmware", env!("CARGO_PKG_VERSION"))?;
            o.flag("dice", device.noise().broken().is_none())?;
            match facts.battery {
                Some(battery) => o.object("battery", |o| {
                    o.number("percent", battery.percent)?;
                    o.flag("charging", battery.charging)
                })?,
                None => o.null("battery")?,
            }
            match facts.flash_left {
                Some(left) => o.number("flash_left", i32::try_from(left).unwrap_or(i32::MAX))?,
                None => o.null("flash_left")?,
            }
            o.maybe("mishap", device.mishap())
        })
    })
}

/// Writes why the umpire stopped last.
pub fn crash(device: &Device, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| o.maybe("mishap", device.mishap()))
}
