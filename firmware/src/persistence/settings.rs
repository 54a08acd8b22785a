//! What players set once: it outlasts the power.

use core::fmt;

use umpire_screens::{ColorTheme, DAY, Flip, NIGHT, TextScale};

use crate::app::light::LEVELS;

/// The first byte of what is written down.
const VERSION: u8 = 5;
/// That of the edition before there was a clock.
const BEFORE_CLOCK: u8 = 4;
/// That of the edition before colours, flip and tumble could be set.
const BEFORE_THEME: u8 = 3;
/// That of the edition before text could be large.
const BEFORE_TEXT: u8 = 2;
/// How many bytes that is.
pub const BYTES: usize = 10;
/// Every way round the picture can stand, by its number.
const FLIPS: [Flip; 3] = [Flip::Off, Flip::FarSeat, Flip::Always];

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
    /// Whether colours are those of the day.
    pub day: bool,
    /// Which way round the picture stands.
    pub flip: Flip,
    /// Whether dice tumble before they lie.
    pub tumble: bool,
    /// Whether it is shown how long each side was asked.
    pub clock: bool,
}

impl Settings {
    /// As it leaves the workshop.
    pub const DEFAULT: Settings = Settings {
        sound: true,
        light: 2,
        witnessed: false,
        large_text: false,
        day: false,
        flip: Flip::Off,
        tumble: false,
        clock: false,
    };

    /// How large all text is.
    pub const fn text_scale(self) -> TextScale {
        if self.large_text { TextScale::Large } else { TextScale::Normal }
    }

    /// The colours.
    pub const fn theme(self) -> &'static ColorTheme {
        if self.day { &DAY } else { &NIGHT }
    }

    /// As it is written down.
    pub fn to_bytes(self) -> [u8; BYTES] {
        let Settings { sound, light, witnessed, large_text, day, flip, tumble, clock } = self;
        let (flip, [sound, witnessed, text, day, tumble, clock]) =
            (flip as u8, [sound, witnessed, large_text, day, tumble, clock].map(u8::from));
        let mut bytes = [VERSION, sound, light, witnessed, text, day, flip, tumble, clock, 0];
        bytes[BYTES - 1] = sum(&bytes[..BYTES - 1]);
        bytes
    }

    /// As it was written down. What an older edition could not set is as it leaves the workshop.
    pub fn from_bytes(bytes: &[u8]) -> Result<Settings, SettingsError> {
        let Some((&check, set)) = bytes.split_last() else { return Err(SettingsError::Nothing) };
        let Some((&version, rest)) = set.split_first() else { return Err(SettingsError::Unknown(check)) };
        let known = match version {
            VERSION => 8,
            BEFORE_CLOCK => 7,
            BEFORE_THEME => 4,
            BEFORE_TEXT => 3,
            _ => return Err(SettingsError::Unknown(version)),
        };
        let mut all = [0; BYTES - 2];
        if rest.len() != known {
            return Err(SettingsError::Damaged);
        }
        all[..known].copy_from_slice(rest);
        let [sound, light, witnessed, text, day, flip, tumble, clock] = all;
        let flip = FLIPS.get(usize::from(flip)).copied();
        let sense =
            [sound, witnessed, text, day, tumble, clock].iter().all(|on| *on <= 1) && usize::from(light) < LEVELS.len();
        match flip {
            Some(flip) if sense && check == sum(set) => Ok(Settings {
                sound: sound == 1,
                light,
                witnessed: witnessed == 1,
                large_text: text == 1,
                day: day == 1,
                flip,
                tumble: tumble == 1,
                clock: clock == 1,
            }),
            _ => Err(SettingsError::Damaged),
        }
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
    use umpire_screens::Setting;

    use super::*;

    /// Every setting at each of its values, the others as they leave the workshop, and all of them otherwise at once.
    fn some() -> Vec<Settings> {
        let each = Setting::ALL.iter().flat_map(|setting| {
            core::iter::successors(Some(Settings::DEFAULT), |settings| Some(settings.next(*setting))).take(5)
        });
        let all = Setting::ALL.iter().fold(Settings::DEFAULT, |settings, setting| settings.next(*setting));
        each.chain([all]).collect()
    }

    #[test]
    fn what_was_set_is_read_again() {
        for settings in some() {
            assert_eq!(Settings::from_bytes(&settings.to_bytes()), Ok(settings));
        }
    }

    #[test]
    fn what_an_older_edition_wrote_is_read_again() {
        let settings = Settings { sound: false, light: 3, witnessed: true, ..Settings::DEFAULT };
        let written = |bytes: &[u8]| [bytes, &[sum(bytes)]].concat();
        assert_eq!(Settings::from_bytes(&written(&[2, 0, 3, 1])), Ok(settings));
        let large = Settings { large_text: true, ..settings };
        assert_eq!(Settings::from_bytes(&written(&[3, 0, 3, 1, 1])), Ok(large));
        let turned = Settings { flip: Flip::Always, tumble: true, ..large };
        assert_eq!(Settings::from_bytes(&written(&[4, 0, 3, 1, 1, 0, 2, 1])), Ok(turned));
        assert_eq!(Settings::from_bytes(&written(&[4, 0, 3, 1, 1, 0, 2, 1, 1])), Err(SettingsError::Damaged));
        assert_eq!(Settings::from_bytes(&written(&[2, 0, 3, 1, 0])), Err(SettingsError::Damaged));
        assert_eq!(Settings::from_bytes(&written(&[3, 0, 3, 1])), Err(SettingsError::Damaged));
    }

    /// A checksum that holds does not make sense of a value that nobody can set.
    #[test]
    fn a_value_that_nobody_can_set_is_damage() {
        let bytes = Settings::DEFAULT.to_bytes();
        for (at, value) in [(1, 2), (2, 4), (3, 2), (4, 2), (5, 2), (6, 3), (7, 2), (8, 2)] {
            let mut set = bytes[..BYTES - 1].to_vec();
            set[at] = value;
            set.push(sum(&set));
            assert_eq!(Settings::from_bytes(&set), Err(SettingsError::Damaged), "byte {at}");
        }
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
