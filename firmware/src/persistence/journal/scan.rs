//! Finding out what lies in a flash.

use embedded_storage::nor_flash::NorFlash;

use super::record::{Record, RecordKind, Spot};
use super::sector::{HEADER, Holds, Sector};
use super::{Found, Journal, SLOTS};

/// Headers after copies that may have been written one after the other, each while the power went.
const HEADERS: u32 = 3;

/// The headers that matter.
#[derive(Default)]
struct Newest {
    /// The newest sector with news, and the one before it.
    last: Option<Sector>,
    before: Option<Sector>,
    /// The newest one with copies.
    copies: Option<Sector>,
}

impl<F: NorFlash> Journal<F> {
    /// Looks at every header, and then at every record that counts.
    pub(super) fn scan(&mut self) -> Found {
        let mut found = Found::default();
        let newest = self.newest(&mut found);
        // Where the game would end if nothing of it were gone.
        let mut reach = 0;
        let Some(last) = newest.last else {
            found.lost = self.headless(None, &mut reach);
            return found;
        };
        found.old = 0;
        (self.start, self.base, self.last, self.next) = (last.start, last.base, Some(last.number), last.number + 1);
        // The one that was erased ahead when the power went is in no header.
        self.erases = last.erases.saturating_add(1);
        // The last header may be unreadable tomorrow: until there is another, what it made void is left alone, if it is
        // still there.
        let old = newest.before.map(|before| before.start).filter(|old| old + self.sectors > self.next);
        let old = old.filter(|&old| self.header(old % self.sectors).0.is_some_and(|sector| sector.number == old));
        self.guard = old.map_or(self.start, |old| old.min(self.start));

        // Copies that do not count: perhaps the header that made them count was just being written, and others after it.
        // They are erased before anything else, or they might read well tomorrow.
        if let Some(stale_sectors) =
            newest.copies.map(|copies| copies.number).filter(|&stale_sectors| stale_sectors > last.number)
        {
            self.stale_sectors = last.number + 1..stale_sectors + 1 + HEADERS;
        }

        self.serial = last.from;
        let mut walk = self.walk(self.start, Some(self.base));
        let mut lost = 0;
        while let Some((record, spot)) = self.step(&mut walk) {
            let gap = core::mem::replace(&mut lost, walk.lost) < walk.lost;
            found.records += 1;
            self.unverified = (!record.copy).then_some(spot);
            self.serial = self.serial.max(walk.serial).max(self.base + 1);
            found.lost += u32::from(!self.take(&record, (spot, gap), &mut reach));
        }
        // One that was read back when it was written is not in doubt.
        self.unverified = self.unverified.filter(|&spot| !self.is_done(spot));
        found.torn = walk.torn;
        found.lost += walk.lost;
        if let (Some(mut game), Some(claims)) = (self.games.open(), walk.claims)
            && game.follow(&claims, 0)
        {
            reach = claims.line + u16::from(claims.lines);
        }
        found.lost += self.headless(Some(last.number), &mut reach);
        found.answers = reach.saturating_sub(self.games.open().map_or(0, |game| game.lines));
        self.damaged = found.missing() > 0;
        found
    }

    /// Takes a record in; false where it does not follow on what is there. `gap`: whether any are missing before it.
    fn take(&mut self, record: &Record, (spot, gap): (Spot, bool), reach: &mut u16) -> bool {
        if record.kind == RecordKind::Slot {
            if let Some(slot) = self.slots.get_mut(usize::from(record.which)) {
                *slot = Some(spot);
            }
            return true;
        }
        let follows = self.games.take(record, spot, gap);
        if record.kind == RecordKind::Begin || record.kind == RecordKind::Lines && !follows {
            self.which = record.which;
        }
        *reach = match record.kind {
            // Of a game whose beginning is gone nothing is left.
            RecordKind::Lines if !follows => record.line.saturating_add(record.lines.into()),
            _ => 0,
        };
        follows
    }

    /// Looks at every header.
    fn newest(&mut self, found: &mut Found) -> Newest {
        let mut newest = Newest::default();
        for place in 0..self.sectors {
            let (sector, bytes) = self.header(place);
            let Some(sector) = sector else {
                let old = Sector::is_old(&bytes, place, self.sectors);
                found.old += u32::from(old);
                found.strange += u32::from(!old && bytes != [0xff; HEADER]);
                continue;
            };
            let is_newer = |than: Option<Sector>| than.is_none_or(|than| than.number < sector.number);
            if sector.holds == Holds::Copies {
                newest.copies = if is_newer(newest.copies) { Some(sector) } else { newest.copies };
            } else if is_newer(newest.last) {
                newest.before = newest.last.replace(sector);
            } else if is_newer(newest.before) {
                newest.before = Some(sector);
            }
        }
        newest
    }
}

const _: () = assert!(SLOTS <= 256, "a slot's number is a byte");
