//! The way through everything that counts, record by record.

use embedded_storage::nor_flash::NorFlash;

use super::Store;
use super::record::{Count, HEAD, Kind, Record, Spot};
use super::sector::{HEADER, Holds, SECTOR, Sector};

/// Bytes that are read at a time.
const PIECE: usize = 64;

/// What lies in a place where a record may begin.
pub(super) enum Lies {
    /// Nothing yet.
    Nothing,
    /// Something that is no record.
    Torn,
    /// A record.
    Whole(Record, Spot),
}

/// A place on the way.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    /// The sector, and where in it.
    at: Option<(Sector, u32)>,
    /// The next sector that counts.
    after: Option<Sector>,
    /// How many records were ever written before this place.
    pub(super) serial: u32,
    /// Records that did not end well, as far as we went.
    pub(super) torn: u32,
    /// Records that must have been on the way, and were not.
    pub(super) lost: u32,
}

impl<F: NorFlash> Store<F> {
    /// Reads bytes of a sector. Where the flash cannot be read, nothing sound comes of it.
    pub(super) fn fetch(&mut self, number: u32, offset: u32, into: &mut [u8]) {
        if self.flash.read(number % self.sectors * SECTOR + offset, into).is_err() {
            into.fill(0);
        }
    }

    /// The header in one place of the ring; and whether anything lies there.
    pub(super) fn header(&mut self, place: u32) -> (Option<Sector>, bool) {
        let mut bytes = [0; HEADER];
        self.fetch(place, 0, &mut bytes);
        (Sector::read(&bytes, place, self.sectors), bytes != [0xff; HEADER])
    }

    /// What a record holds, piece by piece.
    pub(super) fn pour(&mut self, spot: Spot, out: &mut dyn FnMut(&[u8])) {
        let mut piece = [0; PIECE];
        let (mut offset, mut left) = (u32::from(spot.offset) + HEAD as u32, usize::from(spot.length));
        while left > 0 {
            let piece = &mut piece[..left.min(PIECE)];
            self.fetch(spot.number, offset, piece);
            out(piece);
            offset += piece.len() as u32;
            left -= piece.len();
        }
    }

    /// What lies here.
    pub(super) fn look(&mut self, number: u32, offset: u32) -> Lies {
        let mut head = [0xff; HEAD];
        if offset + HEAD as u32 <= SECTOR {
            self.fetch(number, offset, &mut head);
        }
        if head == [0xff; HEAD] {
            return Lies::Nothing;
        }
        let Some((record, claimed)) = Record::read(&head) else { return Lies::Torn };
        let spot = Spot { number, offset: offset as u16, length: record.length };
        if offset + spot.size() > SECTOR {
            return Lies::Torn;
        }
        let (mut sum, mut count) = (record.sum(number), Count::default());
        let has_lines = record.kind == Kind::Lines;
        self.pour(spot, &mut |piece| {
            sum.add(piece);
            if has_lines {
                count.add(piece);
            }
        });
        let sound = sum.done() == claimed && (!has_lines || count.is(record.lines));
        if sound { Lies::Whole(record, spot) } else { Lies::Torn }
    }

    /// The first sector from this number on that counts.
    fn counting(&mut self, from: u32) -> Option<Sector> {
        let last = self.last?;
        (from..=last).find_map(|number| {
            let sector = self.header(number % self.sectors).0.filter(|sector| sector.number == number)?;
            let counts = match sector.holds {
                Holds::News => true,
                Holds::Again => matches!(self.look(number, HEADER as u32), Lies::Whole(..)),
                Holds::Copies => sector.start == self.start,
            };
            counts.then_some(sector)
        })
    }

    /// The sector from this number on in which the way goes on. One that is followed by another that begins with the
    /// same record, or an earlier one, holds nothing that counts: all of it was written again behind. Where the next
    /// one begins with a later record, this one's first is sound, and no sector behind ever goes back further.
    fn onward(&mut self, from: u32) -> Option<Sector> {
        let mut sector = self.counting(from)?;
        while let Some(next) = self.counting(sector.number + 1).filter(|next| next.from <= sector.from) {
            sector = next;
        }
        Some(sector)
    }

    /// The way from the beginning of a sector on, before which so many records were written.
    pub(super) fn walk(&mut self, number: u32, serial: Option<u32>) -> Walk {
        let after = self.onward(number);
        let serial = serial.or(after.map(|sector| sector.from)).unwrap_or(self.serial);
        Walk { at: None, after, serial, torn: 0, lost: 0 }
    }

    /// The next record on the way.
    pub(super) fn step(&mut self, walk: &mut Walk) -> Option<(Record, Spot)> {
        loop {
            // A record that was written again in the next sector does not count here any more.
            let voided = walk.after.is_some_and(|after| walk.serial >= after.from);
            if let Some((sector, offset)) = &mut walk.at
                && !voided
            {
                match self.look(sector.number, *offset) {
                    Lies::Whole(record, spot) => {
                        *offset += spot.size();
                        walk.serial += 1;
                        return Some((record, spot));
                    }
                    Lies::Torn => walk.torn += 1,
                    Lies::Nothing => {}
                }
            }
            let sector = walk.after?;
            walk.after = self.onward(sector.number + 1);
            walk.lost += sector.from.saturating_sub(walk.serial);
            walk.serial = sector.from;
            walk.at = Some((sector, HEADER as u32));
        }
    }
}
