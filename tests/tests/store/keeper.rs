//! Who keeps what is stored: our store, or the one we measure it by.

use embassy_futures::block_on;
use embedded_storage::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
use sequential_storage::cache::{Cache, Uncached};
use sequential_storage::map::{MapConfig, MapStorage};
use umpire::persistence::journal::{Journal, KeptGame, MAX_LABEL};
use umpire_tests::flash::{Dark, Flash, SECTOR};

use crate::session::{DRAWERS, Deed, Kept};

/// Something that keeps what is stored in a flash.
pub(crate) trait Keeper: Sized {
    /// Opens what lies there.
    fn open(flash: Flash) -> Self {
        Self::found(flash).0
    }
    /// Opens what lies there; how much of it is said to be missing.
    fn found(flash: Flash) -> (Self, u16);
    /// Does it; whether it was acknowledged.
    fn act(&mut self, deed: &Deed) -> bool;
    /// Everything that is kept; none where it cannot be read.
    fn kept(&mut self) -> Option<Kept>;
    /// The flash.
    fn flash(&mut self) -> &mut Flash;
    /// Another one just like it.
    fn copy(&mut self) -> Self;
}

impl Keeper for Journal<Flash> {
    fn found(flash: Flash) -> (Self, u16) {
        let (store, found) = Journal::open(flash);
        (store, found.missing())
    }

    fn act(&mut self, deed: &Deed) -> bool {
        match deed {
            Deed::Write(which, bytes) => self.write(DRAWERS[*which], bytes).is_ok(),
            Deed::Begin(head) => self.begin(&mut |out| head.chunks(100).for_each(&mut *out)).is_ok(),
            Deed::Append(line) => self.append(line).is_ok(),
            Deed::Replace(line) => self.replace(line).is_ok(),
            Deed::End => self.end().is_ok(),
            Deed::Leave(label, over) => self.leave(label, *over).is_ok(),
            Deed::TakeUp(at) => id_at(self, *at).is_some_and(|id| self.take_up(id).is_ok()),
            Deed::Relabel(at, label) => id_at(self, *at).is_some_and(|id| self.relabel(id, label).is_ok()),
            Deed::Forget(at) => id_at(self, *at).is_some_and(|id| self.forget(id).is_ok()),
            Deed::Tidy => {
                self.tidy();
                true
            }
            Deed::Restart => {
                let flash = std::mem::replace(Journal::flash(self), Flash::new(0));
                *self = Journal::open(flash).0;
                true
            }
        }
    }

    fn kept(&mut self) -> Option<Kept> {
        assert_eq!(Journal::flash(self).raised, 0, "no bit is written twice");
        let drawers = DRAWERS.map(|drawer| {
            let mut bytes = vec![0; 4096];
            self.read(drawer, &mut bytes).map(|length| bytes[..length].to_vec())
        });
        let (mut head, mut lines) = (Vec::new(), Vec::new());
        let there = self.game(&mut |piece| head.extend_from_slice(piece), &mut |line| lines.push(line.to_vec()));
        assert_eq!(self.lines().map(usize::from), there.then_some(lines.len()), "the store knows how many there are");
        let open = self.open_game();
        let label =
            open.map(|open| (label_of(self, open.id), open.over)).filter(|(label, over)| *over || !label.is_empty());
        let games: Vec<_> = self.kept_games().collect();
        let left = games.into_iter().map(|KeptGame { id, over }| {
            let (mut head, mut lines) = (Vec::new(), Vec::new());
            self.pour_game(id, &mut |piece| head.extend_from_slice(piece), &mut |line| lines.push(line.to_vec()));
            ((head, lines), label_of(self, id), over)
        });
        let left = left.collect();
        Some(Kept { drawers, game: there.then_some((head, lines)), label, left })
    }

    fn flash(&mut self) -> &mut Flash {
        Journal::flash(self)
    }

    fn copy(&mut self) -> Self {
        self.clone()
    }
}

fn id_at(store: &Journal<Flash>, at: usize) -> Option<u8> {
    store.kept_games().nth(at).map(|game| game.id)
}

fn label_of(store: &mut Journal<Flash>, id: u8) -> Vec<u8> {
    let mut label = [0; MAX_LABEL];
    let length = store.label(id, &mut label);
    label[..length].to_vec()
}

/// A flash that takes words of so many bytes only, and reads back what it wrote.
pub(crate) struct Words<const WORD: usize>(Flash);

impl<const WORD: usize> ErrorType for Words<WORD> {
    type Error = Dark;
}

impl<const WORD: usize> embedded_storage_async::nor_flash::ReadNorFlash for Words<WORD> {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, into: &mut [u8]) -> Result<(), Dark> {
        self.0.read(offset, into)
    }

    fn capacity(&self) -> usize {
        self.0.capacity()
    }
}

impl<const WORD: usize> embedded_storage_async::nor_flash::NorFlash for Words<WORD> {
    const WRITE_SIZE: usize = WORD;
    const ERASE_SIZE: usize = SECTOR;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Dark> {
        self.0.erase(from, to)
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Dark> {
        self.0.write(offset, bytes)?;
        let mut back = vec![0; bytes.len()];
        self.0.read(offset, &mut back)?;
        if back == bytes { Ok(()) } else { Err(Dark) }
    }
}

/// `sequential-storage`, each thing under a key of its own: every deed is one item stored.
pub(crate) struct Sequential<const WORD: usize> {
    map: MapStorage<u16, Words<WORD>, Cache<Uncached, Uncached, Uncached, u16>>,
    /// The game's number.
    game: u8,
    lines: u16,
}

/// Under this key lies the head of the game.
const HEAD: u16 = 10;
/// Under this key lies its first line.
const LINES: u16 = 100;

impl<const WORD: usize> Sequential<WORD> {
    fn store(&mut self, key: u16, bytes: &[u8]) -> bool {
        block_on(self.map.store_item(&mut [0; 4096], &key, &bytes)).is_ok()
    }

    fn fetch(&mut self, key: u16) -> Option<Option<Vec<u8>>> {
        let mut bytes = [0; 4096];
        let there = block_on(self.map.fetch_item::<&[u8]>(&mut bytes, &key)).ok()?;
        Some(there.map(<[u8]>::to_vec))
    }
}

impl<const WORD: usize> Keeper for Sequential<WORD> {
    fn found(flash: Flash) -> (Self, u16) {
        let config = MapConfig::new(0..flash.bytes.len() as u32);
        let map = MapStorage::new(Words(flash), config, Cache::new_uncached());
        let mut keeper = Sequential { map, game: 0, lines: 0 };
        let kept = keeper.kept();
        keeper.lines = kept.and_then(|kept| kept.game).map_or(0, |game| game.1.len() as u16);
        (keeper, 0)
    }

    fn act(&mut self, deed: &Deed) -> bool {
        let game = self.game;
        match deed {
            Deed::Write(which, bytes) => self.store(*which as u16, bytes),
            Deed::Begin(head) => {
                let game = game.wrapping_add(1);
                let stored = self.store(HEAD, &[&[1, game], &head[..]].concat());
                if stored {
                    (self.game, self.lines) = (game, 0);
                }
                stored
            }
            Deed::Append(line) => {
                let stored = self.store(LINES + self.lines, &[&[game], &line[..]].concat());
                self.lines += u16::from(stored);
                stored
            }
            Deed::Replace(line) => self.store(LINES + self.lines - 1, &[&[game], &line[..]].concat()),
            Deed::End => self.store(HEAD, &[0, game]),
            Deed::Leave(..) | Deed::TakeUp(_) | Deed::Relabel(..) | Deed::Forget(_) => false, // it keeps one game
            Deed::Tidy => true,
            Deed::Restart => {
                *self = self.copy();
                true
            }
        }
    }

    fn kept(&mut self) -> Option<Kept> {
        let drawers = [self.fetch(0)?, self.fetch(1)?, self.fetch(2)?];
        let head = self.fetch(HEAD)?.unwrap_or(vec![0, 0]);
        self.game = head[1];
        let mut lines = Vec::new();
        while head[0] == 1
            && let Some(line) = self.fetch(LINES + lines.len() as u16)?
            && line[0] == head[1]
        {
            lines.push(line[1..].to_vec());
        }
        let game = (head[0] == 1).then(|| (head[2..].to_vec(), lines));
        Some(Kept { drawers, game, ..Kept::default() })
    }

    fn flash(&mut self) -> &mut Flash {
        &mut self.map.flash().0
    }

    fn copy(&mut self) -> Self {
        Keeper::open(self.flash().clone())
    }
}
