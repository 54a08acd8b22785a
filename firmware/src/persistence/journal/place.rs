//! Writing: records into sectors, and sectors made ready for them.

use embedded_storage::nor_flash::NorFlash;

use super::look::FlashState;
use super::record::{DONE, MARK, Record, Spot, size};
use super::sector::{HEADER, Holds, SECTOR, SPARE, Sector};
use super::writer::Writer;
use super::{Journal, MAX_BYTES, Pour, StoreError};
use crate::log;

/// How many sectors are tried before the flash counts as worn.
const TRIES: u32 = 8;

/// Where the bytes of a record come from.
pub(super) enum RecordSource<'s> {
    Poured(Pour<'s>),
    Copied(Spot),
}

/// What a new sector is for.
#[derive(Clone, Copy)]
pub(super) enum For {
    /// News.
    News,
    /// Copies of what counts, from the sector of this number on; none for the first one.
    Copies(Option<u32>),
    /// News, and all that counts begins with the copies in the sector of this number, before which so many records
    /// were written.
    Commit(u32, u32),
}

impl<F: NorFlash> Journal<F> {
    /// Stores a record.
    pub(super) fn put(&mut self, mut record: Record, pour: Pour) -> Result<Spot, StoreError> {
        let mut length = 0;
        pour(&mut |piece| length += piece.len());
        if length > MAX_BYTES {
            return Err(StoreError::TooLong);
        }
        record.length = length as u16;
        let put = self.try_put(record, pour).or_else(|why| {
            log::warn!("journal: {}, once more: {}", record.kind, why);
            // Perhaps the flash took nothing for a while.
            self.free_all();
            self.try_put(record, pour).inspect_err(|_| self.free_all())
        });
        match &put {
            Ok(Spot { number, offset, length }) => {
                let place = number % self.sectors;
                log::debug!(
                    "journal: {}, {=u16} bytes at {=u16} of sector {=u32}",
                    record.kind,
                    *length,
                    offset.get(),
                    place
                );
            }
            Err(why) => log::error!("journal: {} is not stored: {}", record.kind, why),
        }
        put
    }

    fn try_put(&mut self, mut record: Record, pour: Pour) -> Result<Spot, StoreError> {
        let length = record.length.into();
        if !self.fits(length) && self.guard < self.start {
            // What the last header made void becomes free, once there is another header. No store of ours leaves no
            // room for that; where there is none, somebody else wrote it.
            if self.turn(&mut For::News) == Err(StoreError::Full) {
                self.guard = self.start;
            }
        }
        if !self.fits(length) && self.is_crowded() {
            self.compact()?;
        }
        // A copy counts its records anew.
        record.step = self.step_of(&record);
        self.place(record, RecordSource::Poured(pour), &mut For::News)
    }

    /// Whether a record of this length fits into the sector at hand.
    pub(super) fn fits(&self, length: usize) -> bool {
        self.open.is_some_and(|(_, offset)| u32::from(offset) + size(length) <= SECTOR)
    }

    /// Writes a record where there is room.
    pub(super) fn place(
        &mut self,
        record: Record,
        mut source: RecordSource,
        sort: &mut For,
    ) -> Result<Spot, StoreError> {
        let copy = matches!(sort, For::Copies(_));
        for _ in 0..TRIES {
            while !self.fits(record.length.into()) {
                self.turn(sort)?;
            }
            let record = Record { copy, serial: self.serial as u8, ..record };
            if let Some(spot) = self.program(&record, &mut source) {
                self.serial += 1;
                return Ok(spot);
            }
            self.abandon();
        }
        Err(StoreError::Worn)
    }

    /// Goes on in the next sector. The last record from before the power came is written there first.
    pub(super) fn turn(&mut self, sort: &mut For) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            self.enter(sort)?;
            let (Some(old), For::News) = (self.unverified, &sort) else { return Ok(()) };
            let FlashState::Whole(record, _) = self.look(old.number, old.start()) else {
                return Err(StoreError::Worn);
            };
            let record = Record { copy: false, serial: (self.serial - 1) as u8, ..record };
            if let Some(new) = self.program(&record, &mut RecordSource::Copied(old)) {
                self.unverified = None;
                let spots = self.slots.iter_mut().flatten().chain(self.games.spots_mut());
                for spot in spots.filter(|spot| **spot == old) {
                    *spot = new;
                }
                return Ok(());
            }
            self.abandon();
        }
        Err(StoreError::Worn)
    }

    /// Writes a record, reads it back, and marks it. Copies need no mark: the header behind them counts them.
    fn program(&mut self, record: &Record, source: &mut RecordSource) -> Option<Spot> {
        let (number, offset) = self.open?;
        let mut sum = record.sum(number);
        match source {
            RecordSource::Poured(pour) => pour(&mut |piece| sum.add(piece)),
            RecordSource::Copied(spot) => self.pour(*spot, &mut |piece| sum.add(piece)),
        }
        let mut writer = Writer::new(number % self.sectors * SECTOR + u32::from(offset));
        writer.push(&mut self.flash, &record.bytes(sum));
        match source {
            RecordSource::Poured(pour) => pour(&mut |piece| writer.push(&mut self.flash, piece)),
            RecordSource::Copied(spot) => {
                let (mut piece, end) = ([0; 32], u32::from(spot.length));
                for at in (0..end).step_by(piece.len()) {
                    let piece = &mut piece[..(end - at).min(32) as usize];
                    self.fetch(spot.number, spot.start() + super::HEAD as u32 + at, piece);
                    writer.push(&mut self.flash, piece);
                }
            }
        }
        writer.finish(&mut self.flash);
        self.open = Some((number, offset + size(record.length.into()) as u16));
        let FlashState::Whole(there, spot) = self.look(number, offset.into()) else { return None };
        if there == *record && !record.copy {
            // Without it the record is as good, and written once more after the next start.
            let _ = self.flash.write(number % self.sectors * SECTOR + u32::from(offset) + MARK as u32, &DONE);
        }
        (there == *record).then_some(spot)
    }

    /// Takes the next sector, and writes its header.
    pub(super) fn enter(&mut self, sort: &mut For) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            for _ in 0..2 * TRIES {
                if self.ready >= self.ahead() || !self.prepare() {
                    break;
                }
            }
            let number = self.nth(0).filter(|_| self.ready > 0).ok_or(StoreError::Full)?;
            let (start, base, from, holds) = match *sort {
                For::News if self.unverified.is_some() => (self.start, self.base, self.serial - 1, Holds::Again),
                For::News if self.last.is_none() => (number, self.serial, self.serial, Holds::News),
                For::News => (self.start, self.base, self.serial, Holds::News),
                For::Copies(start) => (start.unwrap_or(number), self.serial, self.serial, Holds::Copies),
                For::Commit(start, base) => (start, base, self.serial, Holds::News),
            };
            // Copies leave a sector for the header after theirs: until it is written, the old records must stay.
            let last_free = holds == Holds::Copies || matches!(sort, For::Commit(..));
            if number - start >= self.sectors - SPARE || last_free && number + 1 == self.guard + self.sectors {
                return Err(StoreError::Full);
            }
            self.ready -= 1;
            self.next = number + 1;
            let sector = Sector { number, start, base, from, erases: self.erases, holds };
            let bytes = sector.bytes(self.sectors);
            let place = number % self.sectors;
            if self.flash.write(place * SECTOR, &bytes).is_err() || self.header(place).0 != Some(sector) {
                self.set_aside(place);
                continue;
            }
            self.open = Some((number, HEADER as u16));
            self.fresh = false;
            if holds == Holds::Copies {
                *sort = For::Copies(Some(start));
            } else {
                (self.start, self.base, self.guard, self.last) = (start, base, start, Some(number));
            }
            return Ok(());
        }
        Err(StoreError::Worn)
    }

    /// Leaves the sector at hand: it does not keep what is written there.
    fn abandon(&mut self) {
        if let Some((number, _)) = self.open.take() {
            log::warn!("journal: sector {=u32} does not keep what is written there", number % self.sectors);
            self.mark(number % self.sectors);
        }
    }
}
