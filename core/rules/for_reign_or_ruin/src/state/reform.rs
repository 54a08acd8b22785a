//! What an element loses of its stress in step 11 (section 13).

use super::{Element, Flag};
use crate::book::{Attribute, Order};

/// What a unit on Reform loses (FR-REF-1).
const REFORM: u8 = 2;

impl Element {
    /// What it loses by reforming, and by regenerating (FR-REF-3), not below 0 (FR-REF-4).
    pub fn eases(&self) -> [u8; 2] {
        let reformed = if self.reforms() { REFORM.min(self.stress) } else { 0 };
        let regenerates = self.card.is(Attribute::Regenerating) && self.stress > reformed;
        [reformed, regenerates.into()]
    }

    /// Whether it reforms: a unit with that order that was left alone (FR-REF-1, FR-REF-5).
    fn reforms(&self) -> bool {
        let left_alone = !self.is(Flag::Attacked) && self.gained == 0;
        self.card.kind.is_unit() && self.order == Order::Reform && left_alone
    }
}
