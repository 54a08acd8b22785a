//! Finding out what lies in a flash.

use embedded_storage::nor_flash::NorFlash;

use super::game::Game;
use super::record::Kind;
use super::sector::{Holds, Sector};
use super::{DRAWERS, Found, Store};

/// Headers after copies that may have been written one after the other, each while the power went.
const HEADERS: u32 = 3;

impl<F: NorFlash> Store<F> {
    /// Looks at every header, and then at every record that counts.
    pub(super) fn scan(&mut self) -> Found {
        let mut found = Found::default();
        let (newest, strays) = self.newest(&mut found);
        let Some((last, before)) = newest else { return found };
        (self.start, self.base, self.last, self.next) = (last.start, last.base, Some(last.number), last.number + 1);
        // The one that was erased ahead when the power went is in no header.
        self.erases = last.erases.saturating_add(1);
        // The last header may be unreadable tomorrow: until there is another, what it made void is left alone.
        let old = before.map(|before| before.start).filter(|old| old + self.sectors > self.next);
        self.guard = old.map_or(self.start, |old| old.min(self.start));

        // Copies that do not count: perhaps the header that made them count was just being written, and others after it.
        // They are erased before anything else, or they might read well tomorrow.
        if let Some(strays) = strays.filter(|&strays| strays > last.number) {
            self.strays = last.number + 1..strays + 1 + HEADERS;
        }

        self.serial = last.from;
        let mut walk = self.walk(self.start, Some(self.base));
        while let Some((record, spot)) = self.step(&mut walk) {
            found.records += 1;
            self.shaky = Some(spot);
            self.serial = self.serial.max(walk.serial).max(self.base + 1);
            if record.kind != Kind::Drawer {
                self.games = record.which;
            }
            match record.kind {
                Kind::Drawer => {
                    if let Some(drawer) = self.drawers.get_mut(usize::from(record.which)) {
                        *drawer = Some(spot);
                    }
                }
                Kind::Begin => self.game = Some(Game::new(record.which, spot)),
                Kind::End if self.game.is_some_and(|game| game.which == record.which) => self.game = None,
                _ => found.lost += u32::from(!self.follow(&record, spot.length.into())),
            }
        }
        found.torn = walk.torn;
        found.lost += walk.lost;
        found
    }

    /// The newest sector with news, and the one before it; and the newest one with copies.
    fn newest(&mut self, found: &mut Found) -> (Option<(Sector, Option<Sector>)>, Option<u32>) {
        let (mut last, mut before, mut copies) = (None::<Sector>, None::<Sector>, None);
        for place in 0..self.sectors {
            let (sector, used) = self.header(place);
            found.strange += u32::from(used && sector.is_none());
            let Some(sector) = sector else { continue };
            if sector.holds == Holds::Copies {
                copies = copies.max(Some(sector.number));
            } else if last.is_none_or(|last| last.number < sector.number) {
                before = last.replace(sector);
            } else if before.is_none_or(|before| before.number < sector.number) {
                before = Some(sector);
            }
        }
        (last.map(|last| (last, before)), copies)
    }
}

const _: () = assert!(DRAWERS <= 256, "a drawer's number is a byte");
