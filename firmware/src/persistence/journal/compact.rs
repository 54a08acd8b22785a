//! A copy of everything that counts, written ahead, so that the sectors behind become free.

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;

use super::game::StoredGame;
use super::game_list::GameList;
use super::place::{For, RecordSource};
use super::record::{Record, RecordKind, Spot};
use super::{Journal, MAX_GAMES, MAX_LINE, SLOTS, StoreError};
use crate::log;

/// Bytes of lines that are written together: with their head, as many as a page has.
const BATCH: usize = 240;

/// Where everything lies that was copied so far.
struct Copied {
    slots: [Option<Spot>; SLOTS],
    games: GameList,
}

impl<F: NorFlash> Journal<F> {
    /// Copies everything that counts. The old records count until the header after the copies is written.
    #[inline(never)]
    pub(super) fn compact(&mut self) -> Result<(), StoreError> {
        let base = self.serial;
        self.damaged = false;
        let mut copied = Copied { slots: [None; _], games: GameList::default() };
        let mut sort = For::Copies(None);
        let made = self.enter(&mut sort).and_then(|()| self.copy(&mut copied, &mut sort)).and_then(|()| {
            let For::Copies(Some(start)) = sort else { return Err(StoreError::Worn) };
            self.enter(&mut For::Commit(start, base))
        });
        match made {
            Ok(()) => {
                (self.slots, self.games, self.unverified) = (copied.slots, copied.games, None);
                log::debug!("journal: compacted, {=u32} records", self.serial - base);
            }
            Err(why) => {
                log::warn!("journal: not compacted: {}", why);
                // The copies are void, and their sectors free as before.
                self.serial = base;
                self.free_all();
            }
        }
        made
    }

    fn copy(&mut self, copied: &mut Copied, sort: &mut For) -> Result<(), StoreError> {
        for which in 0..SLOTS {
            if let Some(spot) = self.slots[which] {
                copied.slots[which] = Some(self.again(Record::new(RecordKind::Slot, which as u8), spot, sort)?);
            }
        }
        // In their order, the open one last: it would give way to one that begins behind it.
        let open = self.games.open().map(|game| game.which);
        for at in 0..MAX_GAMES {
            let Some(game) = self.games.iter().nth(at) else { break };
            let head = self.again(Record::new(RecordKind::Begin, game.which), game.head, sort)?;
            let mut copy = self.copy_lines(game, StoredGame::new(game.which, head), sort)?;
            self.copy_label(game, &mut copy, sort)?;
            if open != Some(game.which) {
                copied.games.push_left(copy);
                continue;
            }
            if game.label.is_some() {
                let again = Record::new(RecordKind::TakeUp, game.which);
                self.place(again, RecordSource::Poured(&mut |_| {}), sort)?;
            }
            copied.games.push_open(copy);
        }
        Ok(())
    }

    /// Copies what says that a game was left; one whose label was lost has an empty one from now on.
    fn copy_label(&mut self, old: StoredGame, new: &mut StoredGame, sort: &mut For) -> Result<(), StoreError> {
        let leave = Record { lines: old.over.into(), ..Record::new(RecordKind::Leave, old.which) };
        let is_open = self.games.open().is_some_and(|open| open.which == old.which);
        new.over = old.over;
        new.label = match old.label {
            Some(label) => Some(self.again(leave, label, sort)?),
            None if is_open => None,
            None => Some(self.place(leave, RecordSource::Poured(&mut |_| {}), sort)?),
        };
        Ok(())
    }

    fn again(&mut self, record: Record, spot: Spot, sort: &mut For) -> Result<Spot, StoreError> {
        self.place(Record { length: spot.length, ..record }, RecordSource::Copied(spot), sort)
    }

    fn copy_lines(&mut self, old: StoredGame, mut new: StoredGame, sort: &mut For) -> Result<StoredGame, StoreError> {
        let mut telling = self.tell(old);
        let mut batch: Vec<u8, BATCH> = Vec::new();
        let mut lines = 0;
        let mut line = [0; MAX_LINE + 1];
        loop {
            let next = self.line(&mut telling, &mut line).map(|length| &line[..length]);
            if next.is_none_or(|next| batch.len() + 1 + next.len() > BATCH) && lines > 0 {
                let length = batch.len() as u16;
                let record = Record { length, ..new.record(new.lines, lines) };
                self.place(record, RecordSource::Poured(&mut |out| out(&batch)), sort)?;
                new.follow(&record, length.into());
                batch.clear();
                lines = 0;
            }
            let Some(next) = next else { break };
            batch.push(next.len() as u8).and(batch.extend_from_slice(next).map_err(|_| 0)).expect("a line fits");
            lines += 1;
        }
        // Nothing that was acknowledged is left behind.
        if new.lines == old.lines { Ok(new) } else { Err(StoreError::Worn) }
    }
}
