//! What opening a store brings to light.

/// Sectors that may hold something strange though nothing was ever stored: the power went while they were made ready.
const TORN_AT_FIRST: u32 = 3;

/// What was found when the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub struct Found {
    /// Records that are sound.
    pub records: u32,
    /// Records that were not finished: the power went while they were written.
    pub torn: u32,
    /// Records that were stored once, and cannot be read any more, or do not follow on what is left.
    pub lost: u32,
    /// Lines that are missing at the end of the game, as far as that can be known.
    pub answers: u16,
    /// Sectors that hold something, but nothing of ours.
    pub strange: u32,
    /// Sectors that an older program wrote, where there is nothing else: they are not read, and used up in time.
    pub old: u32,
}

impl Found {
    /// How much of it players should hear of: what was stored once, and, where nothing else is left, whatever lies there.
    pub const fn missing(&self) -> u16 {
        let strange = if self.records == 0 && self.strange > TORN_AT_FIRST { self.strange } else { 0 };
        let missing = self.lost + strange;
        if missing > u16::MAX as u32 { u16::MAX } else { missing as u16 }
    }
}
