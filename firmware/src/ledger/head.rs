//! What a stored game begins with: its book, its dice, and what it started from.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};
use umpire_rules::table::{MAX_STORED, Match};

use crate::dice::{Dice, Seed};
use crate::store::{MAX_BYTES, MAX_LINE, Store};
use crate::warbands::KEPT_BYTES;

/// The first byte of every head; it counts up when what follows changes.
const VERSION: u8 = 1;
/// Letters of a rulebook's id.
const ID: usize = 32;
/// Version, edition, whether there is a seed, the seed, the length of the id, the id.
pub(super) const FIXED: usize = 1 + 2 + 1 + 32 + 1 + ID;
const _: () = assert!(MAX_STORED <= MAX_LINE, "every line fits into the store");
const _: () = assert!(FIXED + KEPT_BYTES <= MAX_BYTES, "every head fits into the store");

/// What a stored game begins with.
pub(super) struct Head {
    /// The rulebook's id.
    pub(super) game: String<ID>,
    /// Its edition.
    pub(super) edition: u16,
    /// What the dice are drawn from; none where the players rolled their own.
    pub(super) seed: Option<Seed>,
    /// What the game started from.
    pub(super) opening: Vec<u8, KEPT_BYTES>,
}

/// What stands in a head before what the game started from.
pub(super) fn fixed(game: &dyn Match, dice: &Dice) -> Vec<u8, FIXED> {
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

/// The head of the game that lies in a store.
#[inline(never)]
pub(super) fn head<F: NorFlash>(store: &RefCell<Store<F>>) -> Option<Head> {
    let mut head: Vec<u8, { FIXED + KEPT_BYTES }> = Vec::new();
    let mut fits = true;
    let there = store.borrow_mut().head(&mut |bytes| fits &= head.extend_from_slice(bytes).is_ok());
    if there && fits { Head::read(&head) } else { None }
}
