//! The way through everything that counts, record by record.

use embedded_storage::nor_flash::NorFlash;

use super::Journal;
use super::look::FlashState;
use super::record::{Record, Spot};
use super::sector::{HEADER, Holds, Sector};

/// A place on the way.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    /// The sector's number, and where in it; none behind its last record.
    at: Option<(u32, u32)>,
    /// The next sector that counts.
    after: Option<Sector>,
    /// How many records were ever written before this place.
    pub(super) serial: u32,
    /// Records that did not end well, as far as we went.
    pub(super) torn: u32,
    /// Records that must have been on the way, and were not.
    pub(super) lost: u32,
    /// What the last one of them says that it was.
    pub(super) claims: Option<Record>,
}

impl<F: NorFlash> Journal<F> {
    /// The first sector from this number on that counts.
    fn counting(&mut self, from: u32) -> Option<Sector> {
        let last = self.last?;
        (from..=last).find_map(|number| {
            let sector = self.header(number % self.sectors).0.filter(|sector| sector.number == number)?;
            match sector.holds {
                Holds::News => Some(sector),
                Holds::Again => self.again_from(number, sector.from).map(|from| Sector { from, ..sector }),
                Holds::Copies => (sector.start == self.start).then_some(sector),
            }
        })
    }

    /// How many records were written before those of a sector that begins with one written again. None where that was
    /// not finished: then nothing came behind it. Where it is damaged, the record is sought where it was before.
    fn again_from(&mut self, number: u32, from: u32) -> Option<u32> {
        match self.look(number, HEADER as u32) {
            FlashState::Whole(..) => Some(from),
            FlashState::Broken { done: true, .. } => Some(from + 1),
            _ => self.sound_behind(number, HEADER as u32).map(|_| from + 1),
        }
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
        Walk { at: None, after, serial, torn: 0, lost: 0, claims: None }
    }

    /// The next record on the way.
    pub(super) fn step(&mut self, walk: &mut Walk) -> Option<(Record, Spot)> {
        loop {
            if let Some(next) = self.step_within(walk) {
                return Some(next);
            }
            let sector = walk.after?;
            walk.after = self.onward(sector.number + 1);
            walk.lost += sector.from.saturating_sub(walk.serial);
            walk.serial = sector.from;
            walk.at = Some((sector.number, HEADER as u32));
        }
    }

    /// The next record of the sector at hand that counts. Behind one that is damaged come others.
    fn step_within(&mut self, walk: &mut Walk) -> Option<(Record, Spot)> {
        let (number, offset) = walk.at.take()?;
        // What was written again in the next sector does not count here any more.
        let end = walk.after.map_or(u32::MAX, |after| after.from);
        if walk.serial >= end {
            return None;
        }
        let (record, spot) = match self.look(number, offset) {
            FlashState::Whole(record, spot) => (record, spot),
            lies => match (self.sound_behind(number, offset), lies) {
                (Some(sound), _) => sound,
                (None, FlashState::Broken { done: true, claims }) if walk.after.is_none() => {
                    (walk.lost, walk.claims) = (walk.lost + 1, claims);
                    return None;
                }
                (None, lies) => {
                    walk.torn += u32::from(!matches!(lies, FlashState::Nothing));
                    return None;
                }
            },
        };
        let missing = u32::from(record.serial.wrapping_sub(walk.serial as u8));
        if missing >= end - walk.serial {
            return None;
        }
        walk.lost += missing;
        walk.serial += missing + 1;
        walk.at = Some((number, spot.start() + spot.size()));
        Some((record, spot))
    }
}
