//! The device's own page: what can be set, and how it is doing.

use core::fmt::Write;

use heapless::{String, Vec};

use crate::bands::{AnyBand, LogBand};
use crate::pages::page_builder::{FULL, PageBuilder};
use crate::pages::scroll::Scroll;
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

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
    /// How large all text is.
    Text,
}

/// What can only be read: its name, and how it is. The battery, what the flash can take, what went wrong.
type DeviceLine = (&'static str, Text);

/// Rows of a line, and of what can be set.
const fn tall(scale: TextScale) -> usize {
    scale.rows(25, 37)
}

/// What can be set on this device, from top to bottom.
pub(crate) fn settings(status: &DeviceStatus) -> Vec<Setting, 4> {
    let sound = status.sound.map(|_| Setting::Sound);
    let light = status.light.map(|_| Setting::Light);
    let witnessed = status.witnessed.map(|_| Setting::Witnessed);
    sound.into_iter().chain(light).chain(witnessed).chain([Setting::Text]).collect()
}

/// How far the cursor goes: over what can be set, and further where that brings more lines into sight.
pub(crate) fn most(status: &DeviceStatus, scale: TextScale) -> usize {
    let (settings, lines) = (settings(status).len(), lines(status).len());
    let all = settings + lines <= FULL / tall(scale);
    (if all { settings } else { settings + lines }).saturating_sub(1)
}

/// The page: the cursor is on one of the settings, or on a line below them.
pub(crate) fn page(builder: &mut PageBuilder, status: &DeviceStatus, on: usize) {
    let mut dice = Text::new();
    let _ = write!(dice, "dice: {}", status.dice); // a few words
    builder.heading(None, "Device", &dice);
    let (settings, lines, tall) = (settings(status), lines(status), tall(builder.scale));
    let (len, window) = (settings.len() + lines.len(), FULL / tall);
    let seen = Scroll::on(on, len, window).seen(len, window);
    let rail = builder.rail(seen.clone(), len, FULL);
    for i in seen {
        let Some(&setting) = settings.get(i) else {
            let (name, right) = lines[i - settings.len()].clone();
            line(builder, name, right, (i == on, rail));
            continue;
        };
        let mut label = Text::new();
        // A word and two digits fit.
        let _ = match setting {
            Setting::Witnessed => {
                write!(label, "Witnessed dice: {}", if status.witnessed == Some(true) { "on" } else { "off" })
            }
            Setting::Sound => write!(label, "Sound: {}", if status.sound == Some(true) { "on" } else { "off" }),
            Setting::Text => write!(label, "Text: {}", ["normal", "large"][builder.scale.rows(0, 1)]),
            Setting::Light => status.light.map_or(Ok(()), |(now, most)| write!(label, "Light: {now} of {most}")),
        };
        builder.choice(tall, label, "", (i == on, rail));
    }
}

/// What can only be read; what is not known is not there.
fn lines(status: &DeviceStatus) -> Vec<DeviceLine, 3> {
    let answers = status.answers.map(thousands).unwrap_or_default();
    let all = [(status.supply, power(status)), ("Answers left", answers), ("Mishap", text(&status.mishap))];
    all.into_iter().filter(|(_, right)| !right.is_empty()).collect()
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

/// A line that can only be read; a bar stands before the one under the cursor.
fn line(builder: &mut PageBuilder, name: &str, right: Text, (afar, rail): (bool, Option<(u8, u8)>)) {
    let (words, size, struck) = (text(name), builder.scale.small(), false);
    builder.push(tall(builder.scale), AnyBand::Log(LogBand { seat: None, words, right, size, afar, struck, rail }));
}
