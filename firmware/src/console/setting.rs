//! What players set, by lines: all of it with what it can be set to, or one of it set.

use core::fmt::{self, Write};

use umpire_screens::Setting;

use super::help::file_error;
use super::{Place, json};
use crate::persistence::setting_names::{SettingError, name};
use crate::persistence::settings::Settings;

/// Lists all settings, or sets one; what is set then, where it is otherwise.
pub(super) fn set(
    words: &str,
    now: Settings,
    place: Place,
    out: &mut dyn Write,
) -> Result<Option<Settings>, fmt::Error> {
    let (called, value) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    if called.is_empty() {
        list(now, out)?;
        return Ok(None);
    }
    if place == Place::Handheld {
        file_error(out, "settings are changed by thumb", "Y at the shelf: Settings; set alone lists them")?;
        return Ok(None);
    }
    match now.named(called, value.trim()) {
        Ok(settings) => {
            list(settings, out)?;
            return Ok(Some(settings));
        }
        Err(SettingError::Name) => file_error(out, format_args!("no setting is called {called}"), Names),
        Err(SettingError::Value(setting)) => {
            file_error(out, format_args!("{called} cannot be set to that"), Values(setting))
        }
    }?;
    Ok(None)
}

/// Writes every setting, and what it can be set to.
fn list(now: Settings, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| {
        o.object("settings", |o| {
            Setting::ALL.into_iter().try_for_each(|setting| {
                o.object(name(setting), |o| {
                    o.written("is", |out| now.write_value(setting, out))?;
                    o.written("of", |out| Settings::write_values(setting, out))
                })
            })
        })
    })
}

/// The names of all settings.
struct Names;

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("set NAME VALUE; names are")?;
        Setting::ALL.into_iter().try_for_each(|setting| write!(f, " {}", name(setting)))
    }
}

/// What one of them can be set to.
struct Values(Setting);

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "set {} with one of: ", name(self.0))?;
        Settings::write_values(self.0, f)
    }
}
