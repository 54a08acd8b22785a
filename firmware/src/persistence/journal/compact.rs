//! A copy of everything that counts, written ahead, so that the sectors behind become free.

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;

use super::game::Game;
use super::place::{For, Source};
use super::record::{Kind, Record, Spot};
use super::{DRAWERS, MAX_LINE, Store, Unstored};

/// Bytes of lines that are written together: with their head, as many as a page has.
const BATCH: usize = 240;

/// Where everything lies that was copied so far.
struct Copied {
    drawers: [Option<Spot>; DRAWERS],
    game: Option<Game>,
}

impl<F: NorFlash> Store<F> {
    /// Copies everything that counts. The old records count until the header after the copies is written.
    #[inline(never)]
    pub(super) fn compact(&mut self) -> Result<(), Unstored> {
        let base = self.serial;
        self.hurt = false;
        let mut copied = Copied { drawers: [None; _], game: None };
        let mut sort = For::Copies(None);
        let made = self.enter(&mut sort).and_then(|()| self.copy(&mut copied, &mut sort)).and_then(|()| {
            let For::Copies(Some(start)) = sort else { return Err(Unstored::Worn) };
            self.enter(&mut For::Commit(start, base))
        });
        match made {
            Ok(()) => {
                (self.drawers, self.game, self.shaky) = (copied.drawers, copied.game, None);
            }
            Err(_) => {
                // The copies are void, and their sectors free as before.
                self.serial = base;
                self.free_all();
            }
        }
        made
    }

    fn copy(&mut self, copied: &mut Copied, sort: &mut For) -> Result<(), Unstored> {
        for which in 0..DRAWERS {
            if let Some(spot) = self.drawers[which] {
                copied.drawers[which] = Some(self.again(Record::new(Kind::Drawer, which as u8), spot, sort)?);
            }
        }
        let Some(game) = self.game else { return Ok(()) };
        let head = self.again(Record::new(Kind::Begin, game.which), game.head, sort)?;
        copied.game = Some(self.copy_lines(game, Game::new(game.which, head), sort)?);
        Ok(())
    }

    fn again(&mut self, record: Record, spot: Spot, sort: &mut For) -> Result<Spot, Unstored> {
        self.place(Record { length: spot.length, ..record }, Source::Lies(spot), sort)
    }

    fn copy_lines(&mut self, old: Game, mut new: Game, sort: &mut For) -> Result<Game, Unstored> {
        let mut telling = self.tell(old);
        let mut batch: Vec<u8, BATCH> = Vec::new();
        let mut lines = 0;
        let mut line = [0; MAX_LINE + 1];
        loop {
            let next = self.line(&mut telling, &mut line).map(|length| &line[..length]);
            if next.is_none_or(|next| batch.len() + 1 + next.len() > BATCH) && lines > 0 {
                let length = batch.len() as u16;
                let record = Record { length, ..new.record(new.lines, lines) };
                self.place(record, Source::Poured(&mut |out| out(&batch)), sort)?;
                new.follow(&record, length.into());
                batch.clear();
                lines = 0;
            }
            let Some(next) = next else { break };
            batch.push(next.len() as u8).and(batch.extend_from_slice(next).map_err(|_| 0)).expect("a line fits");
            lines += 1;
        }
        // Nothing that was acknowledged is left behind.
        if new.lines == old.lines { Ok(new) } else { Err(Unstored::Worn) }
    }
}
