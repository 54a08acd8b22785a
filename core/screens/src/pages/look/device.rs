//! The device's own page: how it is doing. What can be set has a page of its own: what is changed lies by itself.

use core::fmt::Write;

use heapless::{String, Vec};
use umpire_engine::table::{MAX_SEATS, Seat};

use crate::bands::{AnyBand, LogBand};
use crate::pages::look::Flip;
use crate::pages::news::side_name;
use crate::pages::page_builder::{FULL, PageBuilder};
use crate::strings::{Text, minutes, text};
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
    /// Whether colours are those of the day.
    pub day: bool,
    /// Which way round the picture stands.
    pub flip: Flip,
    /// Whether dice tumble.
    pub tumble: bool,
    /// Whether it is shown how long each side was asked.
    pub clock: bool,
    /// How many seconds that was, where it is counted.
    pub asked: Vec<(Seat, u16), MAX_SEATS>,
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

/// What can only be read: its name, and how it is. The battery, what the flash can take, what went wrong.
/// A side's line is called as the side is.
type DeviceLine = (Option<Seat>, &'static str, Text);

/// Rows of a line.
const fn tall(scale: TextScale) -> usize {
    scale.rows(25, 37)
}

/// How far the page scrolls.
pub(crate) fn most(status: &DeviceStatus, scale: TextScale) -> usize {
    lines(status).len().saturating_sub(FULL / tall(scale))
}

/// The page, from this line on.
pub(crate) fn page(builder: &mut PageBuilder, status: &DeviceStatus, first: usize) {
    builder.heading(None, "Device", "");
    let (lines, tall) = (lines(status), tall(builder.scale));
    let seen = first..lines.len().min(first + FULL / tall);
    let rail = builder.rail(seen.clone(), lines.len(), FULL);
    for (seat, name, right) in lines[seen].iter().cloned() {
        let name = if seat.is_some() { side_name(builder.scene, seat) } else { text(name) };
        line(builder, (seat, name, right), rail);
    }
}

/// What can only be read; what is not known is not there.
fn lines(status: &DeviceStatus) -> Vec<DeviceLine, { 4 + MAX_SEATS }> {
    let answers = status.answers.map(thousands).unwrap_or_default();
    let dice = (None, "Dice", text(status.dice));
    let [power, mishap] = [(None, status.supply, power(status)), (None, "Mishap", text(&status.mishap))];
    let clocks =
        status.asked.iter().filter(|_| status.clock).map(|&(seat, seconds)| (Some(seat), "", minutes(seconds)));
    let all = [dice, power, (None, "Answers left", answers), mishap];
    clocks.chain(all).filter(|(.., right)| !right.is_empty()).collect()
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

/// A line that can only be read.
fn line(builder: &mut PageBuilder, (seat, words, right): (Option<Seat>, Text, Text), rail: Option<(u8, u8)>) {
    let (size, struck, afar) = (builder.scale.small(), false, false);
    builder.push(tall(builder.scale), AnyBand::Log(LogBand { seat, words, right, size, afar, struck, rail }));
}
