//! Warbands in the last two sectors of the flash.
//!
//! While a sector is erased and written nothing else runs: about 50 ms, only when a warband is kept or forgotten.

use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, ERASE_SIZE, Flash};
use embassy_rp::peripherals::FLASH;
use umpire_rules::rattle_and_rend::Kept;

use crate::warbands::pair::{Pair, RECORD, Sectors};

/// The Pico's flash. `memory.x` leaves its last two sectors to us.
const SIZE: usize = 2 * 1024 * 1024;
const FIRST: usize = SIZE - 2 * ERASE_SIZE;
const _: () = assert!(RECORD <= ERASE_SIZE, "all warbands fit into one sector");

/// The flash as a place for warbands.
pub struct Drawer(Pair<Last>);

struct Last(Flash<'static, FLASH, Blocking, SIZE>);

impl Drawer {
    pub(super) fn new(flash: Peri<'static, FLASH>) -> Self {
        Drawer(Pair::new(Last(Flash::new_blocking(flash))))
    }

    /// Every warband that is kept.
    pub(crate) fn read(&mut self) -> Kept {
        self.0.read()
    }

    /// Writes all of them; false where that failed.
    pub(crate) fn write(&mut self, kept: &Kept) -> bool {
        self.0.write(kept)
    }
}

const fn start(which: usize) -> u32 {
    (FIRST + which * ERASE_SIZE) as u32
}

impl Sectors for Last {
    fn read(&mut self, which: usize, into: &mut [u8]) -> bool {
        self.0.blocking_read(start(which), into).is_ok()
    }

    fn write(&mut self, which: usize, bytes: &[u8]) -> bool {
        let erased = self.0.blocking_erase(start(which), start(which) + ERASE_SIZE as u32);
        erased.is_ok() && self.0.blocking_write(start(which), bytes).is_ok()
    }
}
