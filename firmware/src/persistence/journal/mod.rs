//! The store: whatever must still be there after the power was cut, in the flash of a board.
//!
//! The flash is a ring of sectors. Each begins with a header, and then holds records, one after the other, in the
//! order in which they were stored. Nothing is ever changed: what is newer comes later. When the way from the
//! first record that counts to the last gets long, a copy of everything that counts is written ahead, and the
//! next sector's header says that it counts from there; only then the old sectors are free.
//!
//! Power may go at any moment, so three rules hold:
//!
//! - Only a sector that was erased since the power came is written to. One that merely looks blank is not.
//! - What is stored is read back before anybody is told that it is stored, and then marked. Where it reads wrong, it is
//!   written again elsewhere, and that sector is set aside.
//! - What was written last before the power went, and is not marked, may read well today and badly tomorrow. It is
//!   written again before anything else, and the header before it makes the old one void.
//!
//! So what the power tore has no mark, and nothing sound behind it. Whatever else reads wrong was damaged later, and
//! [`Found`] says so.

mod chain;
mod compact;
mod found;
mod game;
mod game_list;
mod games;
mod headless;
mod image;
mod look;
mod place;
mod record;
mod room;
mod scan;
mod sector;
mod sector_trial;
mod writer;

use core::fmt;
use core::ops::Range;

use embedded_storage::nor_flash::NorFlash;

pub use found::Found;
use game_list::GameList;
pub use game_list::{KeptGame, MAX_GAMES};
pub use games::MAX_LABEL;
pub use image::Image;
use place::For;
use record::{HEAD, Record, RecordKind, Spot};
use sector::{HEADER, SECTOR, SPARE};
pub use sector_trial::SectorError;

use crate::log;

/// Sectors of which a store makes use at most: those of a handheld, 416 KiB. Every header has their number in it, so a
/// store of another size is not taken for one.
pub const MAX_SECTORS: u32 = 104;
/// The most bytes that fit into a slot, or into the head of a game.
pub const MAX_BYTES: usize = SECTOR as usize - HEADER - HEAD;
/// The most bytes of a line.
pub const MAX_LINE: usize = 96;
/// How often a sector may be erased before it wears out, as makers of flash promise.
pub const ERASES: u32 = 100_000;
/// Answers that are stored for every sector that is erased, at least: half of what the tests measure.
const ANSWERS: u64 = 32;
/// Slots that there may ever be.
const SLOTS: usize = FIRST_CAMPAIGN_ROSTER + MAX_CAMPAIGN_ROSTERS;
/// The most rosters that are kept, over all games.
pub const MAX_ROSTERS: usize = 40;
/// The number of the first slot with a roster in it.
const FIRST_ROSTER: usize = 8;
/// The most rosters that wait for a word on what becomes of them: one for every seat of a game.
pub const MAX_ARRIVALS: usize = 6;
/// The number of the first slot for one of them.
const FIRST_ARRIVAL: usize = 48;
/// The most rosters of campaigns, over all games.
pub const MAX_CAMPAIGN_ROSTERS: usize = 32;
/// The number of the first slot with one of them in it.
const FIRST_CAMPAIGN_ROSTER: usize = 54;
const _: () = assert!(FIRST_ROSTER + MAX_ROSTERS <= FIRST_ARRIVAL, "a number is given once");
const _: () = assert!(FIRST_ARRIVAL + MAX_ARRIVALS <= FIRST_CAMPAIGN_ROSTER, "a number is given once");

/// A thing that is replaced as a whole. A number is never given twice: 0 was all rosters of the first game there was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum JournalSlot {
    /// How this handheld is set.
    Settings,
    /// What went wrong last.
    Crash,
    /// The seal of the last game whose secret was told.
    RevealedSeed,
    /// A roster that comes in pieces, as far as it came.
    Draft,
    /// What the last self-test found.
    SelfTest,
    /// A roster.
    Roster(u8),
    /// A roster that came home from a game, until its player has said what becomes of it.
    Arrival(u8),
    /// A roster of a campaign.
    CampaignRoster(u8),
}

impl JournalSlot {
    const fn number(self) -> usize {
        match self {
            JournalSlot::Settings => 1,
            JournalSlot::Crash => 2,
            JournalSlot::RevealedSeed => 3,
            JournalSlot::Draft => 4,
            JournalSlot::SelfTest => 5,
            JournalSlot::Roster(at) => FIRST_ROSTER + at as usize,
            JournalSlot::Arrival(at) => FIRST_ARRIVAL + at as usize,
            JournalSlot::CampaignRoster(at) => FIRST_CAMPAIGN_ROSTER + at as usize,
        }
    }
}

/// Why something could not be stored. What was stored before is still there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum StoreError {
    /// It is longer than anything that fits.
    TooLong,
    /// There is no game, or it has no line yet.
    NoGame,
    /// There is no room for it beside what is there.
    Full,
    /// As many games are kept as there are places for.
    ManyGames,
    /// The flash does not keep what is written to it.
    Worn,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::TooLong => f.write_str("it is longer than anything that fits"),
            StoreError::NoGame => f.write_str("there is no game to store it in: begin one first"),
            StoreError::Full => f.write_str("there is no room for it: delete a game that waits, or a roster"),
            StoreError::ManyGames => write!(f, "{MAX_GAMES} games are kept already: end or delete one that waits"),
            StoreError::Worn => f.write_str("the flash does not keep what is written to it"),
        }
    }
}

impl core::error::Error for StoreError {}

/// How much of the flash is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// How often any of its sectors was erased.
    pub erases: u32,
    /// Answers that can be stored before the flash may wear out, at least.
    pub answers: u32,
}

/// Hands out bytes, piece by piece, and the same ones whenever it is called.
pub type Pour<'p> = &'p mut dyn FnMut(&mut dyn FnMut(&[u8]));

/// A flash, and what is known of what lies in it.
#[derive(Clone)]
pub struct Journal<F> {
    flash: F,
    /// How many sectors there are.
    sectors: u32,
    /// The number of the sector in which all that counts begins.
    start: u32,
    /// How many records were ever written before that one.
    base: u32,
    /// No sector from here on is erased: what lies there counts, or would count if the last header went bad.
    guard: u32,
    /// The last sector with news.
    last: Option<u32>,
    /// The number that the next sector gets.
    next: u32,
    /// How many sectors from there on are erased.
    ready: u32,
    /// Sectors whose headers may read well one day, and must not.
    stale_sectors: Range<u32>,
    /// Sectors that did not take what they were given, since the power came.
    bad: [u32; MAX_SECTORS.div_ceil(32) as usize],
    /// Whether no header was written since the power came.
    fresh: bool,
    /// Where the next record goes, if this sector has room.
    open: Option<(u32, u16)>,
    /// How many records were ever written.
    serial: u32,
    /// The last record from before the power came, if nobody had read it back.
    unverified: Option<Spot>,
    /// Whether something was found missing: once more is stored, a copy of the rest makes an end of it.
    damaged: bool,
    erases: u32,
    slots: [Option<Spot>; SLOTS],
    games: GameList,
    /// The number of the game that was begun last: it tells its records from those of the others.
    which: u8,
}

impl<F: NorFlash> Journal<F> {
    /// Opens whatever lies in this flash, and says what it is. Writes nothing.
    pub fn open(flash: F) -> (Self, Found) {
        const { assert!(F::ERASE_SIZE as u32 == SECTOR && F::READ_SIZE == 1 && F::WRITE_SIZE == 1) }
        let sectors = (flash.capacity() as u32 / SECTOR).min(MAX_SECTORS);
        assert!(sectors > SPARE, "a ring has some sectors");
        let mut store = Journal {
            flash,
            sectors,
            start: 0,
            base: 0,
            guard: 0,
            last: None,
            next: 0,
            ready: 0,
            stale_sectors: 0..0,
            bad: [0; _],
            fresh: true,
            open: None,
            serial: 0,
            unverified: None,
            damaged: false,
            erases: 0,
            slots: [None; _],
            games: GameList::default(),
            which: 0,
        };
        let found = store.scan();
        log::info!("journal: {}", found);
        if found.missing() > 0 {
            log::error!("journal: {=u16} of what was stored cannot be read", found.missing());
        }
        (store, found)
    }

    /// Copies what lies in a slot, and says how many bytes there are. None where nothing was ever put there, or
    /// where it does not fit.
    pub fn read(&mut self, slot: JournalSlot, into: &mut [u8]) -> Option<usize> {
        let spot = self.slots[slot.number()]?;
        let into = into.get_mut(..spot.length.into())?;
        self.fetch(spot.number, spot.start() + HEAD as u32, into);
        Some(into.len())
    }

    /// Copies the beginning of what lies in a slot, as much of it as fits, and says how much that is.
    pub fn peek(&mut self, slot: JournalSlot, into: &mut [u8]) -> Option<usize> {
        let spot = self.slots[slot.number()]?;
        let length = into.len().min(spot.length.into());
        self.fetch(spot.number, spot.start() + HEAD as u32, &mut into[..length]);
        Some(length)
    }

    /// Hands out what lies in a slot, piece by piece. False where nothing was ever put there.
    pub fn pour_slot(&mut self, slot: JournalSlot, out: &mut dyn FnMut(&[u8])) -> bool {
        let Some(spot) = self.slots[slot.number()] else { return false };
        self.pour(spot, out);
        true
    }

    /// Puts this into a slot, in the place of what lay there.
    pub fn write(&mut self, slot: JournalSlot, bytes: &[u8]) -> Result<(), StoreError> {
        self.write_parts(slot, &[bytes])
    }

    /// Puts these into a slot, one behind the other.
    pub fn write_parts(&mut self, slot: JournalSlot, parts: &[&[u8]]) -> Result<(), StoreError> {
        let record = Record::new(RecordKind::Slot, slot.number() as u8);
        let spot = self.put(record, &mut |out| parts.iter().for_each(|part| out(part)))?;
        self.slots[slot.number()] = Some(spot);
        Ok(())
    }

    /// How many lines the open game has; none where there is none.
    pub fn lines(&self) -> Option<u16> {
        self.games.open().map(|game| game.lines)
    }

    /// Begins a game, in the place of the open one. `head` is poured more than once.
    pub fn begin(&mut self, head: Pour) -> Result<(), StoreError> {
        if !self.games.has_place() {
            return Err(StoreError::ManyGames);
        }
        let which = self.games.next_which(self.which);
        let spot = self.put(Record::new(RecordKind::Begin, which), head)?;
        self.which = which;
        self.games.begin(which, spot, false);
        Ok(())
    }

    /// Adds a line to the open game.
    pub fn append(&mut self, line: &[u8]) -> Result<(), StoreError> {
        let game = self.games.open().ok_or(StoreError::NoGame)?;
        self.put_line(game.record(game.lines, 1), line)
    }

    /// Replaces the last line of the game: whenever the power goes, either the old one or the new one is there.
    pub fn replace(&mut self, line: &[u8]) -> Result<(), StoreError> {
        let game = self.games.open().filter(|game| game.lines > 0).ok_or(StoreError::NoGame)?;
        self.put_line(game.record(game.lines - 1, 1), line)
    }

    fn put_line(&mut self, record: Record, line: &[u8]) -> Result<(), StoreError> {
        if line.len() > MAX_LINE {
            return Err(StoreError::TooLong);
        }
        self.put(record, &mut |out| {
            out(&[line.len() as u8]);
            out(line);
        })?;
        let step = self.step_of(&record);
        self.games.follow(&Record { step, ..record }, line.len() as u32 + 1);
        Ok(())
    }

    /// Puts the open game away.
    pub fn end(&mut self) -> Result<(), StoreError> {
        let game = self.games.open().ok_or(StoreError::NoGame)?;
        self.put(Record::new(RecordKind::End, game.which), &mut |_| {})?;
        self.games.remove(game.which);
        Ok(())
    }

    /// Hands out the head of the open game, piece by piece. False where there is none.
    pub fn head(&mut self, head: &mut dyn FnMut(&[u8])) -> bool {
        let Some(game) = self.games.open() else { return false };
        self.pour(game.head, head);
        true
    }

    /// Hands out the open game: its head piece by piece, and every line. False where there is none.
    pub fn game(&mut self, head: &mut dyn FnMut(&[u8]), line: &mut dyn FnMut(&[u8])) -> bool {
        self.games.open().is_some_and(|game| self.pour_game(game.which, head, line))
    }

    /// Does something that will have to be done sooner or later; to be called when nobody waits. True where there
    /// was something to do. Erases one sector at most.
    pub fn tidy(&mut self) -> bool {
        let wanted = if self.is_long() { self.copies() } else { self.ahead() };
        if self.ready < wanted {
            return self.prepare();
        }
        if self.is_long() {
            return self.compact().is_ok();
        }
        self.unverified.is_some() && self.turn(&mut For::News).is_ok()
    }

    /// How far the flash is used up.
    pub fn left(&self) -> Left {
        let erases = (u64::from(self.sectors) * u64::from(ERASES)).saturating_sub(self.erases.into());
        Left { erases: self.erases, answers: (erases * ANSWERS).min(u32::MAX.into()) as u32 }
    }

    /// The flash itself.
    pub const fn flash(&mut self) -> &mut F {
        &mut self.flash
    }

    /// Gives the flash back.
    pub fn close(self) -> F {
        self.flash
    }

    /// Which record with lines of its game this is.
    fn step_of(&self, record: &Record) -> u8 {
        self.games.open().filter(|_| record.kind == RecordKind::Lines).map_or(0, |game| game.step)
    }
}
