//! A trial of the flash itself, in a sector that holds nothing.

use core::fmt;

use embedded_storage::nor_flash::NorFlash;

use super::Journal;
use super::sector::SECTOR;

/// Bytes that are written at once: no word of them could begin a header.
const PATTERN: [u8; 64] = {
    let mut bytes = [0x55; 64];
    let mut at = 1;
    while at < bytes.len() {
        bytes[at] = 0xaa;
        at += 2;
    }
    bytes
};

/// How many sectors are made ready before there is one to be tried.
const TRIES: u32 = 4;

/// What is wrong with a sector that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SectorError {
    /// There is none that holds nothing.
    NoneFree,
    /// It does not become blank.
    NotErased,
    /// It does not keep what is written to it.
    NotKept,
}

impl fmt::Display for SectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SectorError::NoneFree => "no sector is free: delete a roster, or end the game",
            SectorError::NotErased => "a sector does not become blank when it is erased",
            SectorError::NotKept => "a sector does not keep what is written to it",
        })
    }
}

impl core::error::Error for SectorError {}

impl<F: NorFlash> Journal<F> {
    /// Writes to the sector that is the last to be used among those made ready, reads it back, clears every bit of it, and
    /// erases it again. Nothing that counts lies there, and whenever the power goes, nothing there looks as if it did.
    /// One that fails is set aside.
    pub fn try_sector(&mut self) -> Result<(), SectorError> {
        let bad = self.bad_sectors();
        for _ in 0..TRIES {
            if self.ready == 0 && !self.prepare() {
                return Err(SectorError::NoneFree);
            }
        }
        if self.bad_sectors() > bad {
            return Err(SectorError::NotErased);
        }
        let number = self.ready.checked_sub(1).and_then(|last| self.nth(last)).ok_or(SectorError::NoneFree)?;
        if !self.keeps(number, &PATTERN) || !self.keeps(number, &[0; PATTERN.len()]) {
            self.ready -= 1;
            self.set_aside(number % self.sectors);
            return Err(SectorError::NotKept);
        }
        if !self.erase(number) {
            self.ready -= 1;
            return Err(SectorError::NotErased);
        }
        Ok(())
    }

    /// Whether all of a sector reads as it is written.
    fn keeps(&mut self, number: u32, pattern: &[u8; PATTERN.len()]) -> bool {
        let start = number % self.sectors * SECTOR;
        (0..SECTOR).step_by(pattern.len()).all(|at| {
            let mut read = [0xff; PATTERN.len()];
            let written = self.flash.write(start + at, pattern).is_ok();
            self.fetch(number, at, &mut read);
            written && read == *pattern
        })
    }

    /// How many sectors were set aside since the power came.
    pub fn bad_sectors(&self) -> u32 {
        self.bad.iter().map(|word| word.count_ones()).sum()
    }

    /// How many sectors there are.
    pub const fn sectors(&self) -> u32 {
        self.sectors
    }
}
