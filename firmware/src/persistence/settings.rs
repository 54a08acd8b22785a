//! What players set once: it outlasts the power.

use core::fmt;

use umpire_screens::TextScale;

/// The first byte of what is written down.
const VERSION: u8 = 3;
/// That of the edition before text could be large.
const BEFORE_TEXT: u8 = 2;
/// How many bytes that is.
pub const BYTES: usize = 6;

/// What players can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether the device may be heard, where it has a voice.
    pub sound: bool,
    /// How bright the panel is: one of [`LEVELS`](crate::app::light::LEVELS).
    pub light: u8,
    /// Whether games begin with witnessed dice.
    pub witnessed: bool,
    /// Whether all text is large.
    pub large_text: bool,
}

impl Settings {
    /// As it leaves the workshop.
    pub const DEFAULT: Settings = Settings { sound: true, light: 2, witnessed: false, large_text: false };

    /// How large all text is.
    pub const fn text_scale(self) -> TextScale {
        if self.large_text { TextScale::Large } else { TextScale::Normal }
    }

    /// As it is written down.
    pub fn to_bytes(self) -> [u8; BYTES] {
        let Settings { sound, light, witnessed, large_text } = self;
        let mut bytes = [VERSION, sound.into(), light, witnessed.into(), large_text.into(), 0];
        bytes[BYTES - 1] = sum(&bytes[..BYTES - 1]);
        bytes
    }

    /// As it was written down.
    pub fn from_bytes(bytes: &[u8]) -> Result<Settings, SettingsError> {
        let Some((&check, set)) = bytes.split_last() else { return Err(SettingsError::Nothing) };
        let (sound, light, witnessed, text) = match *set {
            [VERSION, sound, light, witnessed, text] => (sound, light, witnessed, text),
            [BEFORE_TEXT, sound, light, witnessed] => (sound, light, witnessed, 0),
            _ if matches!(bytes[0], VERSION | BEFORE_TEXT) => return Err(SettingsError::Damaged),
            _ => return Err(SettingsError::Unknown(bytes[0])),
        };
        let sense = sound.max(witnessed).max(text) <= 1 && usize::from(light) < crate::app::light::LEVELS.len();
        if check != sum(set) || !sense {
            return Err(SettingsError::Damaged);
        }
        Ok(Settings { sound: sound == 1, light, witnessed: witnessed == 1, large_text: text == 1 })
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings::DEFAULT
    }
}

/// Why settings start from their defaults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsError {
    /// Nobody has set anything yet: nothing to speak of.
    Nothing,
    /// Another edition of the umpire wrote them.
    Unknown(u8),
    /// They make no sense, and the defaults hold.
    Damaged,
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsError::Nothing => f.write_str("nothing was ever set: the defaults hold"),
            SettingsError::Unknown(edition) => {
                write!(f, "settings of edition {edition}, and this program writes {VERSION}")
            }
            SettingsError::Damaged => f.write_str("the settings are damaged: the defaults hold"),
        }
    }
}

impl core::error::Error for SettingsError {}

/// Tells settings from noise.
fn sum(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0x5a, |sum, byte| sum.rotate_left(3) ^ byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_set_is_read_again() {
        for sound in [false, true] {
            for light in 0..4 {
                for (witnessed, large_text) in [(false, false), (false, true), (true, false), (true, true)] {
                    let settings = Settings { sound, light, witnessed, large_text };
                    assert_eq!(Settings::from_bytes(&settings.to_bytes()), Ok(settings));
                }
            }
        }
    }

    #[test]
    fn what_was_set_before_text_could_be_large_is_read_again() {
        let written = [2, 0, 3, 1, sum(&[2, 0, 3, 1])];
        let settings = Settings { sound: false, light: 3, witnessed: true, large_text: false };
        assert_eq!(Settings::from_bytes(&written), Ok(settings));
        assert_eq!(Settings::from_bytes(&[2, 0, 3, 1, 0, sum(&[2, 0, 3, 1, 0])]), Err(SettingsError::Damaged));
    }

    #[test]
    fn damage_is_said_and_nothing_is_not() {
        let sound = Settings::DEFAULT.to_bytes();
        assert_eq!(Settings::from_bytes(&[]), Err(SettingsError::Nothing));
        assert_eq!(Settings::from_bytes(&[9, 1, 2, 3]), Err(SettingsError::Unknown(9)));
        assert_eq!(Settings::from_bytes(&[0xff; 64]), Err(SettingsError::Unknown(0xff)));
        assert_eq!(Settings::from_bytes(&sound[..3]), Err(SettingsError::Damaged));
        for bit in 8..8 * BYTES {
            let mut bytes = sound;
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Settings::from_bytes(&bytes), Err(SettingsError::Damaged), "bit {bit}");
        }
    }
}
