//! Warbands in the store, beside the game.

use umpire_rules::rattle_and_rend::Kept;
use umpire_rules::table::Opening;

use super::SharedStore;
use crate::store;
use crate::warbands::{KEPT_BYTES, bytes};

/// The store as a place for warbands.
pub struct Drawer(SharedStore);

impl Drawer {
    pub(super) const fn new(store: SharedStore) -> Self {
        Drawer(store)
    }

    /// Every warband that is kept.
    pub(crate) fn read(&mut self) -> Kept {
        let mut held = [0; KEPT_BYTES];
        let length = self.0.borrow_mut().read(store::Drawer::Warbands, &mut held);
        length.and_then(|length| Kept::decode(&held[..length])).unwrap_or_default()
    }

    /// Writes all of them; false where that failed.
    pub(crate) fn write(&mut self, kept: &Kept) -> bool {
        self.0.borrow_mut().write(store::Drawer::Warbands, &bytes(kept)).is_ok()
    }
}
