//! A game that is kept: a head and lines.

use embedded_storage::nor_flash::NorFlash;

use super::chain::Walk;
use super::record::{HEAD, Record, RecordKind, Spot};
use super::{Journal, MAX_LINE};

/// What is known of a game.
#[derive(Clone, Copy)]
pub(super) struct StoredGame {
    /// Tells its records from those of the others.
    pub(super) which: u8,
    /// Where its head lies.
    pub(super) head: Spot,
    /// How many lines it has.
    pub(super) lines: u16,
    /// Records with lines that were stored for it, the lowest byte of it.
    pub(super) step: u8,
    /// Bytes of all lines.
    pub(super) bytes: u32,
    /// How many of these belong to the last record, if that is a single line.
    last: u8,
    /// Whether it was over when it was left.
    pub(super) over: bool,
    /// Where its label lies, once it was left.
    pub(super) label: Option<Spot>,
}

impl StoredGame {
    /// A game without lines.
    pub(super) const fn new(which: u8, head: Spot) -> Self {
        StoredGame { which, head, lines: 0, step: 0, bytes: 0, last: 0, over: false, label: None }
    }

    /// A record with lines of this game, from this line on.
    pub(super) const fn record(&self, line: u16, lines: u8) -> Record {
        Record { line, lines, step: self.step, ..Record::new(RecordKind::Lines, self.which) }
    }

    /// Goes on with this record; false where it does not follow on what is there. One that replaces the last line
    /// always does: whatever was lost before it, it would have replaced, too.
    pub(super) fn follow(&mut self, record: &Record, bytes: u32) -> bool {
        let ours = record.kind == RecordKind::Lines && record.which == self.which && record.lines > 0;
        let next = record.line == self.lines && record.step == self.step;
        let replaces = u32::from(record.line) + 1 == u32::from(self.lines);
        let Some(lines) = record.line.checked_add(record.lines.into()).filter(|_| ours && (next || replaces)) else {
            return false;
        };
        let gone = if replaces { self.last.into() } else { 0 };
        self.bytes = self.bytes.saturating_sub(gone).saturating_add(bytes);
        (self.lines, self.step) = (lines, record.step.wrapping_add(1));
        self.last = if record.lines == 1 { bytes as u8 } else { 0 };
        true
    }
}

const _: () = assert!(size_of::<StoredGame>() <= 28 && MAX_LINE < u8::MAX as usize, "there are a dozen of them");

/// Lines of one record that were not told yet.
#[derive(Clone, Copy)]
struct Batch {
    /// Where the record lies.
    spot: Spot,
    /// Bytes of it that were told.
    told: u16,
    /// The place of the next line in the game, and how many there are.
    line: u16,
    lines: u8,
}

/// A game, told line by line. Lines that were replaced are left out.
pub(super) struct GameReader {
    walk: Walk,
    /// The game as it was at this place.
    game: StoredGame,
    /// The record that is told, and the one behind it: perhaps it replaces the last line of this one.
    batch: Option<Batch>,
    next: Option<Batch>,
}

impl<F: NorFlash> Journal<F> {
    /// Begins to tell a game.
    pub(super) fn tell(&mut self, game: StoredGame) -> GameReader {
        let mut walk = self.walk(game.head.number, None);
        while self.step(&mut walk).is_some_and(|(_, spot)| spot != game.head) {}
        let mut telling = GameReader { walk, game: StoredGame::new(game.which, game.head), batch: None, next: None };
        telling.next = self.batch(&mut telling);
        telling
    }

    /// The next line, and how long it is.
    pub(super) fn line(&mut self, telling: &mut GameReader, into: &mut [u8; MAX_LINE + 1]) -> Option<usize> {
        let batch = loop {
            let next = telling.next;
            let stands = |batch: &&mut Batch| {
                let is_replaced = batch.lines == 1 && next.is_some_and(|next| next.line == batch.line);
                batch.lines > 0 && !is_replaced
            };
            if telling.batch.as_mut().filter(stands).is_some() {
                break telling.batch.as_mut()?;
            }
            telling.batch = Some(next?);
            telling.next = self.batch(telling);
        };
        let left = usize::from(batch.spot.length.saturating_sub(batch.told));
        let line = &mut into[..left.min(MAX_LINE + 1)];
        let offset = batch.spot.start() + HEAD as u32 + u32::from(batch.told);
        self.fetch(batch.spot.number, offset, line);
        let length = line.first().copied().map(usize::from).filter(|&length| length < line.len())?;
        (batch.told, batch.line, batch.lines) = (batch.told + 1 + length as u16, batch.line + 1, batch.lines - 1);
        into.copy_within(1..=length, 0);
        Some(length)
    }

    /// The next lines of the game.
    fn batch(&mut self, telling: &mut GameReader) -> Option<Batch> {
        loop {
            let (record, spot) = self.step(&mut telling.walk)?;
            if telling.game.follow(&record, 0) {
                return Some(Batch { spot, told: 0, line: record.line, lines: record.lines });
            }
        }
    }
}
