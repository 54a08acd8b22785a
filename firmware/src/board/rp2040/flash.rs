//! The part of the flash that is ours to write: the upper 416 KiB of 2 MB, see `memory.x`.
//!
//! While it is written or erased no code in flash can run, so nothing else runs: 0.4 ms for an answer, 45 ms for an
//! erased sector, which is why sectors are erased ahead, when nobody plays.

use embassy_rp::Peri;
use embassy_rp::flash::{self, Blocking, ERASE_SIZE};
use embassy_rp::peripherals::FLASH;
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};

use super::beam;
use crate::persistence::journal::MAX_SECTORS;

/// The flash as every board has it at least.
const SIZE: usize = 2 * 1024 * 1024;
/// Where our part begins: behind the program, see `memory.x`.
const START: u32 = 1632 * 1024;
const _: () = assert!((SIZE as u32 - START) / ERASE_SIZE as u32 == MAX_SECTORS, "all of it is the store's");

/// Our part of the flash, from 0 on.
pub struct QspiFlash(flash::Flash<'static, FLASH, Blocking, SIZE>);

impl QspiFlash {
    pub(super) fn new(flash: Peri<'static, FLASH>) -> Self {
        QspiFlash(flash::Flash::new_blocking(flash))
    }
}

impl ErrorType for QspiFlash {
    type Error = flash::Error;
}

impl ReadNorFlash for QspiFlash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), flash::Error> {
        self.0.blocking_read(START + offset, bytes)
    }

    fn capacity(&self) -> usize {
        SIZE - START as usize
    }
}

impl NorFlash for QspiFlash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = ERASE_SIZE;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), flash::Error> {
        beam::blindly(|| self.0.blocking_erase(START + from, START + to))
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), flash::Error> {
        beam::blindly(|| self.0.blocking_write(START + offset, bytes))
    }
}
