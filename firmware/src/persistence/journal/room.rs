//! Room: sectors made ready for what comes, and whether there are enough of them.

use embedded_storage::nor_flash::NorFlash;

use super::Journal;
use super::record::size;
use super::sector::{HEADER, Holds, SECTOR, Sector};
use super::writer::PAGE;
use crate::log;

/// Sectors that stay free beside those that a copy of everything takes: for what grows until it is made, and for what
/// the last header made void.
const RESERVE: u32 = 5;
/// One in so many sectors may go bad on top of that.
const GO_BAD: u32 = 16;

/// Sectors that are filled with copies, one after the other.
struct Fill {
    sectors: u32,
    /// Bytes of the last one.
    used: u32,
}

impl Fill {
    const ROOM: u32 = SECTOR - HEADER as u32;

    /// A record of this size.
    fn add(&mut self, size: u32) {
        if self.used + size > Self::ROOM {
            (self.sectors, self.used) = (self.sectors + 1, 0);
        }
        self.used += size;
    }

    /// Lines go in batches of their own, of 144 bytes at least, whose heads and ends take 20 at most.
    fn add_lines(&mut self, bytes: u32) {
        let (used, room) = (self.used + bytes + bytes / 7, Self::ROOM - PAGE as u32);
        // What is left of the last one may not take another batch.
        (self.sectors, self.used) = (self.sectors + used / room, used % room);
    }
}

impl<F: NorFlash> Journal<F> {
    /// Erases the next sector that is not erased yet; false where there is none. One that cannot be erased is set
    /// aside.
    pub(super) fn prepare(&mut self) -> bool {
        while let Some(stray) = self.stale_sectors.next().filter(|&stray| stray < self.guard + self.sectors) {
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
    pub(super) fn erase(&mut self, number: u32) -> bool {
        let place = number % self.sectors;
        self.erases = self.erases.saturating_add(1);
        let erased = self.flash.erase(place * SECTOR, (place + 1) * SECTOR).is_ok() && self.is_blank(place);
        if erased {
            log::debug!("journal: erased sector {=u32}", place);
        } else {
            log::warn!("journal: sector {=u32} cannot be erased", place);
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

    /// Leaves a sector out in which there is nothing that counts, and makes sure that nothing there ever seems to.
    pub(super) fn set_aside(&mut self, place: u32) {
        self.mark(place);
        // Where it cannot even be spoilt, it could not be worse.
        let _ = self.flash.write(place * SECTOR, &[0; HEADER]);
    }

    /// Nothing could be written just now. All sectors behind the last one in use are free again, those that were set
    /// aside, too: perhaps the flash takes more later. No header may be left there that could count one day.
    pub(super) fn free_all(&mut self) {
        let first = self.last.map_or(0, |last| last + 1);
        while self.next > first {
            let number = self.next - 1;
            let reads = |sector: Option<Sector>| sector.is_some_and(|sector| sector.number == number);
            if reads(self.header(number % self.sectors).0) {
                self.set_aside(number % self.sectors);
                if reads(self.header(number % self.sectors).0) {
                    break;
                }
            }
            self.next = number;
        }
        (self.open, self.ready, self.bad) = (None, 0, [0; _]);
    }

    pub(super) fn mark(&mut self, place: u32) {
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

    pub(super) fn nth(&self, ahead: u32) -> Option<u32> {
        self.free().nth(ahead as usize)
    }

    /// Sectors that everything that counts takes if it is copied, and one for news.
    pub(super) fn copies(&self) -> u32 {
        self.copies_beside(None)
    }

    /// The same with one more game, whose head and lines have so many bytes.
    fn copies_beside(&self, game: Option<(usize, u32)>) -> u32 {
        let mut fill = Fill { sectors: 2, used: 0 };
        self.slots.iter().flatten().for_each(|spot| fill.add(spot.size()));
        for game in self.games.iter() {
            fill.add(game.head.size());
            fill.add_lines(game.bytes);
            // And that it is open again.
            game.label.into_iter().for_each(|label| fill.add(label.size() + size(0)));
        }
        if let Some((head, lines)) = game {
            fill.add(size(head));
            fill.add_lines(lines);
        }
        fill.sectors
    }

    /// Whether there is room for another game, its head and lines of so many bytes, with room to copy all of it.
    pub(super) fn has_room_for_game(&self, head: usize, lines: u32) -> bool {
        2 * self.copies_beside(Some((head, lines))) + RESERVE + self.sectors / GO_BAD <= self.sectors
    }

    /// Whether the way through everything that counts is so long that it is worth a copy, when nobody waits.
    pub(super) fn is_long(&self) -> bool {
        if self.damaged && self.open.is_some() {
            return true;
        }
        let (way, copies) = (self.way(), self.copies());
        way > copies + 1 && (way > 2 * copies + 4 || self.is_short(copies + 1))
    }

    /// Whether everything must be copied before another sector is used.
    pub(super) fn is_crowded(&self) -> bool {
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
