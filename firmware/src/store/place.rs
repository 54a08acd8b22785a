//! Writing: records into sectors, and sectors made ready for them.

use embedded_storage::nor_flash::NorFlash;

use super::chain::Lies;
use super::record::{Record, Spot, size};
use super::sector::{HEADER, Holds, SECTOR, SPARE, Sector};
use super::{MAX_BYTES, Pour, Store, Unstored};

/// Bytes that are written at a time: a page of the flash.
const PAGE: usize = 256;
/// How many sectors are tried before the flash counts as worn.
const TRIES: u32 = 8;
/// Sectors that stay free beside those that a copy of everything takes: for what grows until it is made, and for what
/// the last header made void.
const RESERVE: u32 = 5;
/// One in so many sectors may go bad on top of that.
const GO_BAD: u32 = 16;

/// Where the bytes of a record come from.
pub(super) enum Source<'s> {
    Poured(Pour<'s>),
    Lies(Spot),
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

impl<F: NorFlash> Store<F> {
    /// Stores a record.
    pub(super) fn put(&mut self, mut record: Record, pour: Pour) -> Result<Spot, Unstored> {
        let mut length = 0;
        pour(&mut |piece| length += piece.len());
        if length > MAX_BYTES {
            return Err(Unstored::TooLong);
        }
        record.length = length as u16;
        if !self.fits(length) && self.guard < self.start {
            // What the last header made void becomes free, once there is another header. No store of ours leaves no
            // room for that; where there is none, somebody else wrote it.
            if self.turn(&mut For::News) == Err(Unstored::Full) {
                self.guard = self.start;
            }
        }
        if !self.fits(length) && self.is_crowded() {
            self.compact()?;
        }
        self.place(record, Source::Poured(pour), &mut For::News)
    }

    /// Whether a record of this length fits into the sector at hand.
    pub(super) fn fits(&self, length: usize) -> bool {
        self.open.is_some_and(|(_, offset)| u32::from(offset) + size(length) <= SECTOR)
    }

    /// Writes a record where there is room.
    pub(super) fn place(&mut self, record: Record, mut source: Source, sort: &mut For) -> Result<Spot, Unstored> {
        for _ in 0..TRIES {
            while !self.fits(record.length.into()) {
                self.turn(sort)?;
            }
            if let Some(spot) = self.program(&record, &mut source) {
                self.serial += 1;
                return Ok(spot);
            }
            self.abandon();
        }
        Err(Unstored::Worn)
    }

    /// Goes on in the next sector. The last record from before the power came is written there first.
    pub(super) fn turn(&mut self, sort: &mut For) -> Result<(), Unstored> {
        for _ in 0..TRIES {
            self.enter(sort)?;
            let (Some(old), For::News) = (self.shaky, &sort) else { return Ok(()) };
            let Lies::Whole(record, _) = self.look(old.number, old.offset.into()) else { return Err(Unstored::Worn) };
            if let Some(new) = self.program(&record, &mut Source::Lies(old)) {
                self.shaky = None;
                let game = self.game.iter_mut().map(|game| &mut game.head);
                for spot in self.drawers.iter_mut().flatten().chain(game).filter(|spot| **spot == old) {
                    *spot = new;
                }
                return Ok(());
            }
            self.abandon();
        }
        Err(Unstored::Worn)
    }

    /// Writes a record, and reads it back.
    fn program(&mut self, record: &Record, source: &mut Source) -> Option<Spot> {
        let (number, offset) = self.open?;
        let mut sum = record.sum(number);
        match source {
            Source::Poured(pour) => pour(&mut |piece| sum.add(piece)),
            Source::Lies(spot) => self.pour(*spot, &mut |piece| sum.add(piece)),
        }
        let mut writer = Writer::new(number % self.sectors * SECTOR + u32::from(offset));
        writer.push(&mut self.flash, &record.bytes(sum));
        match source {
            Source::Poured(pour) => pour(&mut |piece| writer.push(&mut self.flash, piece)),
            Source::Lies(spot) => {
                let (mut piece, end) = ([0; 32], u32::from(spot.length));
                for at in (0..end).step_by(piece.len()) {
                    let piece = &mut piece[..(end - at).min(32) as usize];
                    self.fetch(spot.number, u32::from(spot.offset) + super::HEAD as u32 + at, piece);
                    writer.push(&mut self.flash, piece);
                }
            }
        }
        writer.finish(&mut self.flash);
        self.open = Some((number, offset + size(record.length.into()) as u16));
        match self.look(number, offset.into()) {
            Lies::Whole(there, spot) if there == *record => Some(spot),
            _ => None,
        }
    }

    /// Takes the next sector, and writes its header.
    pub(super) fn enter(&mut self, sort: &mut For) -> Result<(), Unstored> {
        loop {
            while self.ready < self.ahead() && self.prepare() {}
            let number = self.nth(0).filter(|_| self.ready > 0).ok_or(Unstored::Full)?;
            let (start, base, from, holds) = match *sort {
                For::News if self.shaky.is_some() => (self.start, self.base, self.serial - 1, Holds::Again),
                For::News if self.last.is_none() => (number, self.serial, self.serial, Holds::News),
                For::News => (self.start, self.base, self.serial, Holds::News),
                For::Copies(start) => (start.unwrap_or(number), self.serial, self.serial, Holds::Copies),
                For::Commit(start, base) => (start, base, self.serial, Holds::News),
            };
            // Copies leave a sector for the header after theirs: until it is written, the old records must stay.
            let last_free = holds == Holds::Copies || matches!(sort, For::Commit(..));
            if number - start >= self.sectors - SPARE || last_free && number + 1 == self.guard + self.sectors {
                return Err(Unstored::Full);
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
    }

    /// Erases the next sector that is not erased yet; false where there is none. One that cannot be erased is set
    /// aside.
    pub(super) fn prepare(&mut self) -> bool {
        while let Some(stray) = self.strays.next().filter(|&stray| stray < self.guard + self.sectors) {
            let copies = |sector: Sector| sector.number == stray && sector.holds == Holds::Copies;
            if !self.header(stray % self.sectors).0.is_some_and(copies) {
                self.erase(stray);
                return true;
            }
        }
        let Some(number) = self.nth(self.ready) else { return false };
        self.ready += u32::from(self.erase(number));
        true
    }

    /// Sectors that are to be erased before another one is used. The first time, a header in the second one might
    /// read well tomorrow, if the one before was skipped when it was written.
    pub(super) const fn ahead(&self) -> u32 {
        if self.fresh { 2 } else { 1 }
    }

    /// Erases a sector; where that fails it is set aside.
    fn erase(&mut self, number: u32) -> bool {
        let place = number % self.sectors;
        self.erases = self.erases.saturating_add(1);
        let erased = self.flash.erase(place * SECTOR, (place + 1) * SECTOR).is_ok() && self.is_blank(place);
        if !erased {
            self.set_aside(place);
        }
        erased
    }

    fn is_blank(&mut self, place: u32) -> bool {
        let mut piece = [0; 64];
        (0..SECTOR).step_by(piece.len()).all(|at| {
            self.fetch(place, at, &mut piece);
            piece == [0xff; 64]
        })
    }

    /// Leaves the sector at hand: it does not keep what is written there.
    fn abandon(&mut self) {
        if let Some((number, _)) = self.open.take() {
            self.mark(number % self.sectors);
        }
    }

    /// Leaves a sector out in which there is nothing that counts, and makes sure that nothing there ever seems to.
    fn set_aside(&mut self, place: u32) {
        self.mark(place);
        // Where it cannot even be spoilt, it could not be worse.
        let _ = self.flash.write(place * SECTOR, &[0; HEADER]);
    }

    fn mark(&mut self, place: u32) {
        self.bad[place as usize / 32] |= 1 << (place % 32);
    }

    fn is_bad(&self, number: u32) -> bool {
        let place = number % self.sectors;
        self.bad[place as usize / 32] >> (place % 32) & 1 == 1
    }

    /// The free sectors, in the order in which they will be used.
    fn free(&self) -> impl Iterator<Item = u32> + '_ {
        (self.next..self.guard + self.sectors).filter(|&number| !self.is_bad(number))
    }

    fn nth(&self, ahead: u32) -> Option<u32> {
        self.free().nth(ahead as usize)
    }

    /// Sectors that everything that counts takes if it is copied, and one for news.
    pub(super) fn copies(&self) -> u32 {
        let room = SECTOR - HEADER as u32;
        let head = self.game.map(|game| game.head);
        let (mut sectors, mut used) = (2, 0);
        for spot in self.drawers.iter().flatten().chain(&head) {
            if used + spot.size() > room {
                (sectors, used) = (sectors + 1, 0);
            }
            used += spot.size();
        }
        // Lines go in batches of their own, whose heads take less than a tenth.
        sectors + (used + self.game.map_or(0, |game| game.bytes + game.bytes / 8)) / (room - PAGE as u32)
    }

    /// Whether the way through everything that counts is so long that it is worth a copy, when nobody waits.
    pub(super) fn is_long(&self) -> bool {
        let (way, copies) = (self.way(), self.copies());
        way > copies + 1 && (way > 2 * copies + 4 || self.is_short(copies + 1))
    }

    /// Whether everything must be copied before another sector is used.
    fn is_crowded(&self) -> bool {
        let copies = self.copies();
        self.last.is_some() && (self.way() > 2 * copies + 12 || self.is_short(copies))
    }

    /// Whether there are fewer free sectors than that and the reserve.
    fn is_short(&self, of: u32) -> bool {
        self.free().count() < (of + RESERVE + self.sectors / GO_BAD) as usize
    }

    /// Sectors on the way through everything that counts.
    fn way(&self) -> u32 {
        (self.start..self.next).filter(|&number| !self.is_bad(number)).count() as u32
    }
}

/// Bytes on their way into the flash, a page at a time.
struct Writer {
    page: [u8; PAGE],
    filled: usize,
    at: u32,
}

impl Writer {
    const fn new(at: u32) -> Self {
        Writer { page: [0xff; PAGE], filled: 0, at }
    }

    fn push<F: NorFlash>(&mut self, flash: &mut F, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let room = PAGE - self.at as usize % PAGE - self.filled;
            let (now, later) = bytes.split_at(bytes.len().min(room));
            self.page[self.filled..self.filled + now.len()].copy_from_slice(now);
            self.filled += now.len();
            if now.len() == room {
                self.flush(flash, self.filled);
            }
            bytes = later;
        }
    }

    fn finish<F: NorFlash>(&mut self, flash: &mut F) {
        self.flush(flash, self.filled.next_multiple_of(F::WRITE_SIZE));
    }

    fn flush<F: NorFlash>(&mut self, flash: &mut F, length: usize) {
        // Whether it went well is seen when it is read back.
        let _ = length == 0 || flash.write(self.at, &self.page[..length]).is_ok();
        self.at += length as u32;
        self.page.fill(0xff);
        self.filled = 0;
    }
}
