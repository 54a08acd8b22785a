//! What lies in one place of the flash.

use embedded_storage::nor_flash::NorFlash;

use super::Journal;
use super::record::{ALIGN, Count, DONE, HEAD, MARK, NOT_DONE, Record, RecordKind, Spot};
use super::sector::{HEADER, SECTOR, Sector};

/// Bytes that are read at a time.
const PIECE: usize = 64;

/// What lies in a place where a record may begin.
pub(super) enum FlashState {
    /// Nothing yet.
    Nothing,
    /// Something that is no record: whether it was one once, and what it says that it was.
    Broken { done: bool, claims: Option<Record> },
    /// A record.
    Whole(Record, Spot),
}

impl<F: NorFlash> Journal<F> {
    /// Reads bytes of a sector. Where the flash cannot be read, nothing sound comes of it.
    pub(super) fn fetch(&mut self, number: u32, offset: u32, into: &mut [u8]) {
        if self.flash.read(number % self.sectors * SECTOR + offset, into).is_err() {
            into.fill(0);
        }
    }

    /// The header in one place of the ring, and its bytes.
    pub(super) fn header(&mut self, place: u32) -> (Option<Sector>, [u8; HEADER]) {
        let mut bytes = [0; HEADER];
        self.fetch(place, 0, &mut bytes);
        (Sector::read(&bytes, place, self.sectors), bytes)
    }

    /// What a record holds, piece by piece.
    pub(super) fn pour(&mut self, spot: Spot, out: &mut dyn FnMut(&[u8])) {
        let mut piece = [0; PIECE];
        let (mut offset, mut left) = (spot.start() + HEAD as u32, usize::from(spot.length));
        while left > 0 {
            let piece = &mut piece[..left.min(PIECE)];
            self.fetch(spot.number, offset, piece);
            out(piece);
            offset += piece.len() as u32;
            left -= piece.len();
        }
    }

    /// What lies here.
    pub(super) fn look(&mut self, number: u32, offset: u32) -> FlashState {
        let mut head = [0xff; HEAD];
        if offset + HEAD as u32 <= SECTOR {
            self.fetch(number, offset, &mut head);
        }
        if head == [0xff; HEAD] {
            return FlashState::Nothing;
        }
        let done = head[MARK..] == DONE;
        let Some((record, claimed)) = Record::read(&head) else { return FlashState::Broken { done, claims: None } };
        let spot = Spot::new(number, offset as u16, record.length);
        if offset + spot.size() <= SECTOR && self.is_sound(&record, spot, claimed) {
            return FlashState::Whole(record, spot);
        }
        FlashState::Broken { done, claims: Some(record) }
    }

    fn is_sound(&mut self, record: &Record, spot: Spot, claimed: u32) -> bool {
        let (mut sum, mut count) = (record.sum(spot.number), Count::default());
        let has_lines = record.kind == RecordKind::Lines;
        self.pour(spot, &mut |piece| {
            sum.add(piece);
            if has_lines {
                count.add(piece);
            }
        });
        sum.done() == claimed && (!has_lines || count.is(record.lines))
    }

    /// Whether this record was read back by those who wrote it: then no bit of it is in doubt.
    pub(super) fn is_done(&mut self, spot: Spot) -> bool {
        let mut mark = NOT_DONE;
        self.fetch(spot.number, spot.start() + MARK as u32, &mut mark);
        mark != NOT_DONE
    }

    /// The first sound record behind a place where there is none. Nothing is written behind what the power tore, so
    /// one that is there says that the place was damaged later.
    pub(super) fn sound_behind(&mut self, number: u32, offset: u32) -> Option<(Record, Spot)> {
        (offset + ALIGN..SECTOR).step_by(ALIGN as usize).find_map(|offset| match self.look(number, offset) {
            FlashState::Whole(record, spot) => Some((record, spot)),
            _ => None,
        })
    }
}
