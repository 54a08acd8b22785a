//! The device's own page: what can be set, and how it is doing.

use core::fmt::Write;

use heapless::{String, Vec};

use crate::bands::{AnyBand, LogBand};
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::raster::text::TextSize;
use crate::strings::{Text, text};

/// How the device is doing. The app fills it in; what is not known is not shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeviceStatus {
    /// Whether it may be heard; none where it has no voice.
    pub sound: Option<bool>,
    /// Whether games begin with witnessed dice; none where nobody can be asked.
    pub witnessed: Option<bool>,
    /// How bright it is, and the most it can be; none where its light cannot be set.
    pub light: Option<(u8, u8)>,
    /// Where its power comes from, in a word, `Battery`; empty where nobody knows.
    pub supply: &'static str,
    /// How much of the battery is left, in hundredths.
    pub percent: Option<u8>,
    /// The voltage, in thousandths.
    pub millivolts: Option<u16>,
    /// Whether the battery is soon empty.
    pub low: bool,
    /// Where the dice come from, in a few words.
    pub dice: &'static str,
    /// How many answers the flash can still take.
    pub answers: Option<u32>,
    /// What went wrong last; empty where nothing has.
    pub mishap: String<24>,
}

/// What can be set on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Setting {
    /// Whether the device may be heard.
    Sound,
    /// How bright it is.
    Light,
    /// Whether games begin with witnessed dice.
    Witnessed,
}

/// Rows of what can be set, and of what can only be read.
const ROW: usize = 25;
const LINE: usize = 21;
const _: () = assert!(3 * ROW + 3 * LINE <= PAGE.1 - PAGE.0, "all lines have room");

/// What can be set on this device, from top to bottom.
pub(crate) fn settings(status: &DeviceStatus) -> Vec<Setting, 3> {
    let sound = status.sound.map(|_| Setting::Sound);
    let light = status.light.map(|_| Setting::Light);
    let witnessed = status.witnessed.map(|_| Setting::Witnessed);
    sound.into_iter().chain(light).chain(witnessed).collect()
}

/// The page: the cursor is on one of the settings.
pub(crate) fn page(builder: &mut PageBuilder, status: &DeviceStatus, on: usize) {
    let mut dice = Text::new();
    let _ = write!(dice, "dice: {}", status.dice); // a few words
    builder.heading(None, "Device", &dice);
    for (i, setting) in settings(status).into_iter().enumerate() {
        let mut label = Text::new();
        // A word and two digits fit.
        let _ = match setting {
            Setting::Witnessed => {
                write!(label, "Witnessed dice: {}", if status.witnessed == Some(true) { "on" } else { "off" })
            }
            Setting::Sound => write!(label, "Sound: {}", if status.sound == Some(true) { "on" } else { "off" }),
            Setting::Light => status.light.map_or(Ok(()), |(now, most)| write!(label, "Light: {now} of {most}")),
        };
        builder.choice(ROW, label, "", i == on);
    }
    line(builder, status.supply, power(status));
    if let Some(answers) = status.answers {
        line(builder, "Answers left", thousands(answers));
    }
    if !status.mishap.is_empty() {
        line(builder, "Mishap", text(&status.mishap));
    }
}

/// How much power there is, `72 %, 3.93 V`.
fn power(status: &DeviceStatus) -> Text {
    let mut text = Text::new();
    // Two small numbers fit.
    if let Some(percent) = status.percent {
        let _ = write!(text, "{percent} %, ");
    }
    if let Some(millivolts) = status.millivolts {
        let _ = write!(text, "{}.{:02} V", millivolts / 1000, millivolts % 1000 / 10);
    }
    text
}

/// A number as people say it: nobody counts the last of millions.
fn thousands(number: u32) -> Text {
    let mut text = Text::new();
    // Four digits and a word fit.
    let _ = match number {
        0..=999 => write!(text, "{number}"),
        1_000..=999_999 => write!(text, "{},{:03}", number / 1000, number % 1000),
        _ => write!(text, "{} million", number / 1_000_000),
    };
    text
}

/// A line that can only be read; none where there is nothing to read.
fn line(builder: &mut PageBuilder, name: &str, right: Text) {
    if !right.is_empty() {
        let (seat, afar, struck, rail) = (None, false, false, None);
        let (words, size) = (text(name), TextSize::Small);
        builder.push(LINE, AnyBand::Log(LogBand { seat, words, right, size, afar, struck, rail }));
    }
}
