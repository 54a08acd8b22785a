//! Sectors whose headers are damaged, with sound records behind them that nobody else would miss.

use embedded_storage::nor_flash::NorFlash;

use super::Journal;
use super::look::FlashState;
use super::record::{Record, RecordKind};
use super::sector::{HEADER, Sector};

impl<F: NorFlash> Journal<F> {
    /// How many records lie in sectors newer than the last header that can be read, and where the game ended there.
    ///
    /// A header is read back before anything is written behind it, and what is being erased holds records of an older
    /// number, or copies: so no cut of power looks like this.
    pub(super) fn headless(&mut self, last: Option<u32>, reach: &mut u16) -> u32 {
        let mut lost = 0;
        for place in 0..self.sectors {
            let (sector, bytes) = self.header(place);
            if sector.is_some() || bytes == [0xff; HEADER] {
                continue;
            }
            let claimed = u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]);
            // The next number that belongs here; where no header is left, the one it claims, or the first.
            let number = match last {
                Some(last) => last + 1 + (place + self.sectors - (last + 1) % self.sectors) % self.sectors,
                None if Sector::belongs(claimed, place, self.sectors) => claimed,
                None => place,
            };
            lost += self.orphans(number, reach);
        }
        lost
    }

    /// How many records of this number lie here, copies aside.
    fn orphans(&mut self, number: u32, reach: &mut u16) -> u32 {
        let (mut lost, mut offset) = (0, HEADER as u32);
        loop {
            let (record, spot) = match self.look(number, offset) {
                FlashState::Whole(record, spot) => (record, spot),
                _ => match self.sound_behind(number, offset) {
                    Some(sound) => sound,
                    None => return lost,
                },
            };
            offset = spot.start() + spot.size();
            lost += u32::from(!record.copy);
            if self.is_line(&record) {
                *reach = record.line.saturating_add(record.lines.into());
            }
        }
    }

    /// Whether these are lines of the game.
    fn is_line(&self, record: &Record) -> bool {
        let ours = self.games.open().is_some_and(|game| game.which == record.which);
        ours && !record.copy && record.kind == RecordKind::Lines
    }
}
