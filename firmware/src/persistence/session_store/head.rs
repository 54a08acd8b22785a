//! What a stored game begins with: its book, its dice, and what it started from.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;
use umpire_engine::table::{ExpectRoom, MAX_LINE, MAX_OPENING, MAX_SEATS, Session};

use crate::fairness::dice::{Dice, Origin};
use crate::fairness::seal::{Hash, Seal, SealNumber};
use crate::games::{self, Book};
use crate::persistence::journal::{self, Journal, MAX_BYTES};
use crate::persistence::save_file::TAPE_FORMAT;

/// The first byte of every head; it counts up when what follows changes.
const VERSION: u8 = 3;
/// What the dice are drawn from: nothing, a seed given by hand, a sealed secret, one that is not here.
const NONE: u8 = 0;
const FIXED_SEED: u8 = 1;
const SEALED: u8 = 2;
const WITHHELD: u8 = 3;
/// Letters of a rulebook's id.
const ID: usize = 32;
/// Bytes of a number that a player added.
const NUMBER: usize = size_of::<SealNumber>();
/// Version, the tape's format, edition, the length of the id, the id, what the dice are drawn from: its kind, the seal,
/// the secret, how many numbers there are, the numbers.
pub(super) const FIXED: usize = 2 + 2 + 1 + ID + 1 + 32 + 32 + 1 + MAX_SEATS * NUMBER;
const _: () = assert!(MAX_LINE <= journal::MAX_LINE, "every line fits into the store");
const _: () = assert!(FIXED + MAX_OPENING <= MAX_BYTES, "every head fits into the store");

/// What a stored game begins with.
pub(super) struct Head<'b> {
    /// The rulebook's id.
    pub(super) game: &'b str,
    /// Its edition.
    pub(super) edition: u16,
    /// What the dice are drawn from.
    pub(super) origin: Origin,
    /// What the game started from.
    pub(super) opening: &'b [u8],
}

/// What stands in a head before what the game started from.
pub(super) fn fixed(game: &dyn Session, dice: &Dice) -> Vec<u8, FIXED> {
    let fits = "a head has room for its parts";
    let (id, edition) = game.edition();
    let mut out = Vec::new();
    out.extend_from_slice(&[VERSION, TAPE_FORMAT]).expect_room(fits);
    out.extend_from_slice(&edition.to_le_bytes()).expect_room(fits);
    out.push(id.len() as u8).expect_room(fits);
    out.extend_from_slice(id.as_bytes()).expect_room(fits);
    match dice.origin() {
        Origin::None => out.push(NONE).expect_room(fits),
        Origin::Fixed(seed) => {
            out.push(FIXED_SEED).expect_room(fits);
            out.extend_from_slice(seed).expect_room(fits);
        }
        Origin::Sealed(seal) => {
            out.push(SEALED).expect_room(fits);
            out.extend_from_slice(&seal.hash()).expect_room(fits);
            out.extend_from_slice(seal.secret()).expect_room(fits);
            added(seal.numbers(), &mut out);
        }
        Origin::Withheld(hash, numbers) => {
            out.push(WITHHELD).expect_room(fits);
            out.extend_from_slice(hash).expect_room(fits);
            added(numbers, &mut out);
        }
    }
    out
}

/// Writes the numbers that players added.
fn added(numbers: &[SealNumber], out: &mut Vec<u8, FIXED>) {
    let fits = "a head has room for its parts";
    out.push(numbers.len() as u8).expect_room(fits);
    numbers.iter().for_each(|number| out.extend_from_slice(&number.to_le_bytes()).expect_room(fits));
}

impl<'b> Head<'b> {
    /// From bytes; none where they are no head.
    fn read(bytes: &'b [u8]) -> Option<Self> {
        let [VERSION, TAPE_FORMAT, low, high, length, rest @ ..] = bytes else { return None };
        let (game, rest) = rest.split_at_checked(usize::from(*length))?;
        let (kind, rest) = rest.split_first()?;
        let (origin, opening) = origin(*kind, rest)?;
        Some(Head {
            game: core::str::from_utf8(game).ok()?,
            edition: u16::from_le_bytes([*low, *high]),
            origin,
            opening,
        })
    }
}

/// What the dice are drawn from, as this kind of it lies there, and the bytes behind it.
fn origin(kind: u8, rest: &[u8]) -> Option<(Origin, &[u8])> {
    if kind == NONE {
        return Some((Origin::None, rest));
    }
    let (key, rest) = rest.split_first_chunk::<32>()?;
    match kind {
        FIXED_SEED => Some((Origin::Fixed(*key), rest)),
        SEALED => {
            let (secret, rest) = rest.split_first_chunk::<32>()?;
            let (numbers, rest) = numbers(rest)?;
            let mut seal = Seal::stored(*secret, *key);
            numbers.iter().for_each(|&number| seal.add(number));
            Some((Origin::Sealed(seal), rest))
        }
        WITHHELD => {
            let (numbers, rest) = numbers(rest)?;
            Some((Origin::Withheld(Hash::from(*key), numbers), rest))
        }
        _ => None,
    }
}

/// The numbers that players added, and the bytes behind them.
fn numbers(bytes: &[u8]) -> Option<(Vec<SealNumber, MAX_SEATS>, &[u8])> {
    let (count, rest) = bytes.split_first()?;
    let (numbers, rest) = rest.split_at_checked(usize::from(*count) * NUMBER)?;
    let mut added = Vec::new();
    for number in numbers.chunks_exact(NUMBER) {
        added.push(SealNumber::from_le_bytes(number.try_into().ok()?)).ok()?;
    }
    Some((added, rest))
}

/// Does something with the head of the open game of a store, or of the one of this number: a head is large, and nobody
/// keeps it. None where there is no such game, or its head cannot be read.
#[inline(never)]
pub(super) fn with_head<F: NorFlash, R>(
    store: &RefCell<Journal<F>>,
    kept: Option<u8>,
    does: impl FnOnce(Head<'_>) -> R,
) -> Option<R> {
    let mut head: Vec<u8, { FIXED + MAX_OPENING }> = Vec::new();
    let mut fits = true;
    let mut take = |bytes: &[u8]| fits &= head.extend_from_slice(bytes).is_ok();
    let mut store = store.borrow_mut();
    let there = match kept {
        None => store.head(&mut take),
        Some(id) => store.head_of(id, &mut take),
    };
    drop(store);
    if there && fits { Head::read(&head).map(does) } else { None }
}

/// The book of the game of this number; none where that, or this edition of it, is not here.
pub(super) fn peek_book<F: NorFlash>(store: &mut Journal<F>, id: u8) -> Option<&'static Book> {
    let mut bytes = [0; 5 + ID];
    let length = store.peek_head(id, &mut bytes);
    let [VERSION, TAPE_FORMAT, low, high, length, id @ ..] = &bytes[..length] else { return None };
    let id = core::str::from_utf8(id.get(..usize::from(*length))?).ok()?;
    games::book(id).filter(|book| book.edition == u16::from_le_bytes([*low, *high]))
}
