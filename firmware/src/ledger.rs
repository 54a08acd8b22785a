//! The game in the store: what it started from, its dice, and every answer, written down before it is shown.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};
use umpire_rules::table::{Match, Unfit};

use crate::device::{Device, Notice};
use crate::dice::{Dice, Seed};
use crate::games::{self, Book};
use crate::store::{MAX_BYTES, Store};
use crate::warbands::KEPT_BYTES;

/// The first byte of every head; it counts up when what follows changes.
const VERSION: u8 = 1;
/// Letters of a rulebook's id.
const ID: usize = 32;
/// Version, edition, whether there is a seed, the seed, the length of the id, the id.
const FIXED: usize = 1 + 2 + 1 + 32 + 1 + ID;
const _: () = assert!(FIXED + KEPT_BYTES <= MAX_BYTES, "every head fits into the store");

/// The store and how far it has followed the game. All hosts keep their game in one.
pub struct Ledger<'s, F> {
    store: &'s RefCell<Store<F>>,
    /// Answers that are stored; none while no game is.
    lines: Option<u16>,
    /// Whether the stored game is still to be taken up.
    waiting: bool,
}

/// What a stored game begins with.
#[derive(PartialEq, Eq, Debug)]
pub struct Head {
    /// The rulebook's id.
    pub game: String<ID>,
    /// Its edition.
    pub edition: u16,
    /// What the dice are drawn from; none where the players rolled their own.
    pub seed: Option<Seed>,
    /// What the game started from.
    pub opening: Vec<u8, KEPT_BYTES>,
}

/// What stands in a head before what the game started from.
fn fixed(game: &dyn Match, dice: &Dice) -> Vec<u8, FIXED> {
    let fits = "a head has room for its parts";
    let (id, edition) = game.edition();
    let mut out = Vec::new();
    out.push(VERSION).expect(fits);
    out.extend_from_slice(&edition.to_le_bytes()).expect(fits);
    out.push(dice.seed().is_some().into()).expect(fits);
    out.extend_from_slice(dice.seed().unwrap_or(&[0; 32])).expect(fits);
    out.push(id.len() as u8).expect(fits);
    out.extend_from_slice(id.as_bytes()).expect(fits);
    out
}

impl Head {
    /// From bytes; none where they are no head.
    fn read(bytes: &[u8]) -> Option<Head> {
        let [VERSION, low, high, fair @ (0 | 1), rest @ ..] = bytes else { return None };
        let (seed, rest) = rest.split_first_chunk::<32>()?;
        let (length, rest) = rest.split_first()?;
        let (game, opening) = rest.split_at_checked(usize::from(*length))?;
        Some(Head {
            game: String::try_from(core::str::from_utf8(game).ok()?).ok()?,
            edition: u16::from_le_bytes([*low, *high]),
            seed: (*fair == 1).then_some(*seed),
            opening: Vec::from_slice(opening).ok()?,
        })
    }
}

impl<'s, F: NorFlash> Ledger<'s, F> {
    /// The ledger in this store; its game waits to be taken up.
    pub const fn new(store: &'s RefCell<Store<F>>) -> Self {
        Ledger { store, lines: None, waiting: true }
    }

    /// The store it lies in.
    pub const fn store(&self) -> &'s RefCell<Store<F>> {
        self.store
    }

    /// The book of the game that waits to be taken up.
    #[inline(never)]
    pub fn book(&mut self) -> Option<&'static Book> {
        let found = self.head().filter(|_| self.waiting).and_then(|head| games::book(&head.game));
        self.waiting = found.is_some();
        found
    }

    /// Leaves the stored game alone: it is not taken up.
    pub fn set_aside(&mut self) {
        self.waiting = false;
    }

    #[inline(never)]
    fn head(&mut self) -> Option<Head> {
        let mut head: Vec<u8, { FIXED + KEPT_BYTES }> = Vec::new();
        let mut fits = true;
        let there =
            self.store.borrow_mut().game(&mut |bytes| fits &= head.extend_from_slice(bytes).is_ok(), &mut |_| {});
        if there && fits { Head::read(&head) } else { None }
    }

    /// Sits down at a table: takes the stored game up if it waits, or begins a new one at this moment.
    #[inline(never)]
    pub fn open(&mut self, game: &mut dyn Match, device: &mut Device, moment: u64) {
        if core::mem::take(&mut self.waiting) && self.resume(game, device) {
            return;
        }
        device.begin(moment);
        self.begin(game, device);
    }

    /// Stores a game from its beginning, in the place of the one before.
    #[inline(never)]
    pub fn begin(&mut self, game: &dyn Match, device: &mut Device) {
        let fixed = fixed(game, device.dice());
        let mut head = |out: &mut dyn FnMut(&[u8])| {
            out(&fixed);
            game.opening(out);
        };
        let begun = self.store.borrow_mut().begin(&mut head).is_ok();
        self.lines = begun.then_some(0);
        if begun {
            self.follow(game, device);
        } else {
            device.note(Notice::NotStored);
        }
    }

    /// Takes the stored game up as far as these rules understand it.
    #[inline(never)]
    fn resume(&mut self, game: &mut dyn Match, device: &mut Device) -> bool {
        let Some(head) = self.head().filter(|head| head.game == game.edition().0) else { return false };
        let resumed = game.resume(&head.opening, &mut |line| {
            self.store.borrow_mut().game(&mut |_| {}, line);
        });
        let lines = game.tape().lines();
        if let Err(why) = resumed {
            let fit = if why == Unfit::Opening { 0 } else { lines };
            device.note(Notice::OtherRules(fit));
            if fit == 0 {
                return false;
            }
        }
        device.resume(head.seed);
        self.lines = Some(lines);
        if resumed.is_err() {
            self.begin(game, device);
        }
        true
    }

    /// Stores what the game has heard since, or no longer has: before anybody sees that it was heard.
    #[inline(never)]
    pub fn follow(&mut self, game: &dyn Match, device: &mut Device) {
        let Some(stored) = self.lines else { return };
        let tape = game.tape();
        let mut store = self.store.borrow_mut();
        let mut kept = if tape.lines() < stored { store.cut(tape.lines()) } else { Ok(()) };
        for line in tape.iter().skip(stored.into()) {
            kept = kept.and_then(|()| store.append(line));
        }
        match kept {
            Ok(()) => self.lines = Some(tape.lines()),
            Err(_) => {
                // What is stored stays: a game that ends too early is better than none.
                self.lines = None;
                device.note(Notice::NotStored);
            }
        }
    }

    /// The game is put away.
    pub fn close(&mut self) {
        if self.lines.take().is_some() {
            // If this cannot be stored, the game is taken up once more: nothing is lost by that.
            let _ = self.store.borrow_mut().end();
        }
    }
}
