//! What players set: a row each, and what it means.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};
use umpire_raster::text_scale::TextScale;

use crate::bands::{AnyBand, SettingBand, SettingValue};
use crate::pages::look::DeviceStatus;
use crate::pages::page_builder::{FULL, PageBuilder};
use crate::pages::scroll::Scroll;
use crate::strings::{Text, text};

/// What can be set on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Setting {
    /// How large all text is.
    Text,
    /// Whether colours are those of the day.
    Theme,
    /// Which way round the picture stands.
    Flip,
    /// How bright it is.
    Light,
    /// Whether the device may be heard.
    Sound,
    /// Whether dice tumble before they lie.
    Tumble,
    /// Whether it is shown how long each side was asked.
    Clock,
    /// Whether games begin with witnessed dice.
    Witnessed,
}

/// Which way round the picture stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Flip {
    /// As the device lies.
    #[default]
    Off,
    /// Turned round while a seat is asked that sits opposite.
    FarSeat,
    /// Turned round.
    Always,
}

impl Setting {
    /// Every setting, as the page has them.
    pub const ALL: [Setting; 8] = [
        Setting::Text,
        Setting::Theme,
        Setting::Flip,
        Setting::Light,
        Setting::Sound,
        Setting::Tumble,
        Setting::Clock,
        Setting::Witnessed,
    ];

    /// What its row is called.
    const fn label(self) -> &'static str {
        self.help().title
    }

    /// What it means.
    pub(crate) const fn help(self) -> &'static Help {
        match self {
            Setting::Text => &TEXT,
            Setting::Theme => &THEME,
            Setting::Flip => &FLIP,
            Setting::Light => &LIGHT,
            Setting::Sound => &SOUND,
            Setting::Tumble => &TUMBLE,
            Setting::Clock => &CLOCK,
            Setting::Witnessed => &WITNESSED,
        }
    }

    /// How it is set; none where it cannot be on this device.
    fn value(self, status: &DeviceStatus, scale: TextScale) -> Option<SettingValue> {
        let word = |word: &str| Some(SettingValue::Word(text(word)));
        match self {
            Setting::Text => Some(SettingValue::Box(scale == TextScale::Large)),
            Setting::Theme => Some(SettingValue::Box(status.day)),
            Setting::Flip => word(match status.flip {
                Flip::Off => "off",
                Flip::FarSeat => "far seat",
                Flip::Always => "always",
            }),
            Setting::Light => status.light.map(|(now, most)| {
                let mut words = Text::new();
                let _ = write!(words, "{now} of {most}"); // two digits
                SettingValue::Word(words)
            }),
            Setting::Sound => status.sound.map(SettingValue::Box),
            Setting::Tumble => Some(SettingValue::Box(status.tumble)),
            Setting::Clock => Some(SettingValue::Box(status.clock)),
            Setting::Witnessed => status.witnessed.map(SettingValue::Box),
        }
    }
}

/// What can be set on this device, from top to bottom.
pub(crate) fn settings(status: &DeviceStatus) -> Vec<Setting, 8> {
    Setting::ALL.into_iter().filter(|setting| setting.value(status, TextScale::Normal).is_some()).collect()
}

/// The page: the cursor is on one of the settings.
#[inline(never)]
pub(crate) fn page(builder: &mut PageBuilder, status: &DeviceStatus, on: usize) {
    builder.heading(None, "Settings", "");
    let (settings, tall) = (settings(status), builder.scale.rows(25, 37));
    let (len, window) = (settings.len(), FULL / tall);
    let seen = Scroll::on(on, len, window).seen(len, window);
    let rail = builder.rail(seen.clone(), len, window * tall);
    for at in seen {
        let Some(value) = settings[at].value(status, builder.scale) else { continue };
        let (label, size) = (settings[at].label(), builder.scale.body());
        builder.push(tall, AnyBand::Setting(SettingBand { label, value, size, on: at == on, rail }));
    }
}

const fn said(title: &'static str, text: Prose) -> Help {
    Help { title, chip: "", text, page: "" }
}

static TEXT: Help =
    said("Large text", prose!("All words a size larger, for eyes farther away. Fewer rows fit on a page."));
static THEME: Help =
    said("Day colours", prose!("Dark on paper, for a sunny table. Off: light on black, for a dim one."));
static FLIP: Help = said(
    "Flip picture",
    prose!(
        "far seat: the picture turns to whoever sits opposite while that side is asked, and back. Every second side sits opposite.\nalways: it is upside down.\nThe pad turns with it; no secret is ever turned."
    ),
);
static LIGHT: Help = said("Brightness", prose!("How bright the screen is. Darker, the battery lasts longer."));
static SOUND: Help = said("Sound", prose!("Short tunes for dice, turns and losses. Of secrets nothing is heard."));
static TUMBLE: Help = said(
    "Dice tumble",
    prose!("Blank dice roll for a moment before they lie. What fell is stored before that. Any key ends it."),
);
static CLOCK: Help = said(
    "Clock",
    prose!(
        "How long the side that is asked has thought since the game was taken up: beside the question, and of every side under Device."
    ),
);
static WITNESSED: Help = said(
    "Witnessed dice",
    prose!("Before each game every side adds a number to the dice, and all can check them at the end."),
);
