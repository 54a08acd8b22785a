//! Where a line came from.

/// Where a line came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Source {
    /// A key of the device itself, or the only console of a desk.
    #[default]
    Thumb = 0,
    /// A console at the end of a handheld's cable.
    Cable = 1,
    /// Another handheld.
    Peer = 2,
}

impl Source {
    /// From the byte on the tape.
    pub(super) const fn from_byte(byte: u8) -> Option<Source> {
        match byte {
            0 => Some(Source::Thumb),
            1 => Some(Source::Cable),
            2 => Some(Source::Peer),
            _ => None,
        }
    }

    /// Whether it came from anywhere but the device's own keys.
    pub const fn is_remote(self) -> bool {
        !matches!(self, Source::Thumb)
    }
}
