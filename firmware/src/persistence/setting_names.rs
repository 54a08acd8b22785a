//! Settings by their names, as lines set them, and one value after the other, as thumbs do.

use core::fmt::{self, Write};

use umpire_screens::{Flip, Setting};

use crate::app::light::LEVELS;
use crate::persistence::settings::Settings;

/// The names of a value: those of a box.
const OFF_ON: [&str; 2] = ["off", "on"];

/// Why a line sets nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingError {
    /// There is no setting of that name.
    Name,
    /// It cannot be set to that.
    Value(Setting),
}

/// What a line calls a setting.
pub const fn name(setting: Setting) -> &'static str {
    match setting {
        Setting::Text => "text",
        Setting::Theme => "theme",
        Setting::Flip => "flip",
        Setting::Light => "light",
        Setting::Sound => "sound",
        Setting::Tumble => "tumble",
        Setting::Clock => "clock",
        Setting::Witnessed => "witnessed",
    }
}

impl Settings {
    /// With the next value of this setting: after the last comes the first.
    pub fn next(self, setting: Setting) -> Settings {
        let count = (0..).find(|at| self.with(setting, *at).is_none()).unwrap_or(1);
        self.with(setting, (self.at(setting) + 1) % count).unwrap_or(self)
    }

    /// With what a line says.
    pub fn named(self, called: &str, value: &str) -> Result<Settings, SettingError> {
        let setting = Setting::ALL.into_iter().find(|setting| name(*setting) == called).ok_or(SettingError::Name)?;
        let is_meant = |settings: &Settings| {
            let mut rest = value;
            // What is written letter by letter is held against what was said.
            let same = settings.write_value(setting, &mut Expected(&mut rest)).is_ok();
            same && rest.is_empty()
        };
        (0..).map_while(|at| self.with(setting, at)).find(is_meant).ok_or(SettingError::Value(setting))
    }

    /// Writes what a setting is set to.
    pub fn write_value(self, setting: Setting, out: &mut dyn Write) -> fmt::Result {
        let word = match setting {
            Setting::Text => ["normal", "large"][usize::from(self.large_text)],
            Setting::Theme => ["night", "day"][usize::from(self.day)],
            Setting::Flip => ["off", "far-seat", "always"][self.flip as usize],
            Setting::Light => return write!(out, "{}", self.light + 1),
            Setting::Sound => OFF_ON[usize::from(self.sound)],
            Setting::Tumble => OFF_ON[usize::from(self.tumble)],
            Setting::Clock => OFF_ON[usize::from(self.clock)],
            Setting::Witnessed => OFF_ON[usize::from(self.witnessed)],
        };
        out.write_str(word)
    }

    /// Writes what a setting can be set to.
    pub fn write_values(setting: Setting, out: &mut dyn Write) -> fmt::Result {
        let all = (0..).map_while(|at| Settings::DEFAULT.with(setting, at)).enumerate();
        for (at, settings) in all {
            out.write_str(if at > 0 { ", " } else { "" })?;
            settings.write_value(setting, out)?;
        }
        Ok(())
    }

    /// Which of its values a setting has.
    fn at(self, setting: Setting) -> usize {
        match setting {
            Setting::Text => self.large_text.into(),
            Setting::Theme => self.day.into(),
            Setting::Flip => self.flip as usize,
            Setting::Light => self.light.into(),
            Setting::Sound => self.sound.into(),
            Setting::Tumble => self.tumble.into(),
            Setting::Clock => self.clock.into(),
            Setting::Witnessed => self.witnessed.into(),
        }
    }

    /// With this of the values of a setting; none where it has no more.
    fn with(mut self, setting: Setting, at: usize) -> Option<Settings> {
        let on = || [false, true].get(at).copied();
        match setting {
            Setting::Text => self.large_text = on()?,
            Setting::Theme => self.day = on()?,
            Setting::Flip => self.flip = [Flip::Off, Flip::FarSeat, Flip::Always].get(at).copied()?,
            Setting::Light => self.light = (at < LEVELS.len()).then_some(at as u8)?,
            Setting::Sound => self.sound = on()?,
            Setting::Tumble => self.tumble = on()?,
            Setting::Clock => self.clock = on()?,
            Setting::Witnessed => self.witnessed = on()?,
        }
        Some(self)
    }
}

/// What is still expected to be written.
struct Expected<'e, 'l>(&'e mut &'l str);

impl Write for Expected<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        *self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_sets_every_value_that_it_lists() {
        for setting in Setting::ALL {
            let mut all = String::new();
            Settings::write_values(setting, &mut all).expect("a string takes all");
            for (at, value) in all.split(", ").enumerate() {
                let set = Settings::DEFAULT.named(name(setting), value).expect("it is listed");
                assert_eq!((set.at(setting), Some(set)), (at, Settings::DEFAULT.with(setting, at)), "{value}");
                for wrong in [format!("{value}s"), format!("s{value}"), String::new()] {
                    let refused = Settings::DEFAULT.named(name(setting), &wrong);
                    assert_eq!(refused, Err(SettingError::Value(setting)), "{wrong}");
                }
            }
        }
        assert_eq!(Settings::DEFAULT.named("colour", "day"), Err(SettingError::Name));
    }

    #[test]
    fn after_the_last_value_comes_the_first() {
        for (setting, values) in Setting::ALL.into_iter().zip([2, 2, 3, 4, 2, 2, 2, 2]) {
            let all = core::iter::successors(Some(Settings::DEFAULT), |settings| Some(settings.next(setting)));
            let all: Vec<Settings> = all.take(values + 1).collect();
            assert_eq!(all[0], all[values], "{setting:?}");
            assert!((1..values).all(|at| all[at] != all[0]), "{setting:?}");
        }
    }
}
