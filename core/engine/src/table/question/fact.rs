//! One row of a tick list.

use crate::table::{Help, Modifier, OptionKey, Seat, Ticks, Words};

/// One fact of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The stable name scripts tick it by.
    pub key: OptionKey,
    /// What the row says.
    pub label: Words,
    /// What it brings when it is so.
    pub on: Option<Modifier>,
    /// What it brings when it is not so.
    pub off: Option<Modifier>,
    /// Whether it is ticked to begin with.
    pub preset: bool,
    /// Listed only while another row is ticked, or is not.
    pub only_if: Option<(u8, bool)>,
    /// What it counts towards the list's limit.
    pub weight: u8,
    /// Whose row it is, where its key names no piece.
    pub whose: Option<Seat>,
    /// What it means, at length.
    pub help: Option<&'static Help>,
}

impl Fact {
    /// A row that brings nothing, and weighs 1.
    pub fn new(key: impl Into<OptionKey>, label: impl Into<Words>) -> Self {
        let (key, label) = (key.into(), label.into());
        Fact { key, label, on: None, off: None, preset: false, only_if: None, weight: 1, whose: None, help: None }
    }

    /// Whether it is listed while these are ticked.
    pub(in crate::table) fn is_listed(&self, ticked: Ticks) -> bool {
        self.only_if.is_none_or(|(other, on)| (ticked >> other & 1 == 1) == on)
    }
}
