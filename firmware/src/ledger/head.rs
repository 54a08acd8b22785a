//! What a stored game begins with: its book, its dice, and what it started from.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;
use heapless::{String, Vec};
use umpire_rules::table::{MAX_SEATS, MAX_STORED, Match};

use crate::dice::{Dice, Origin};
use crate::seal::{Moment, Seal};
use crate::store::{MAX_BYTES, MAX_LINE, Store};
use crate::warbands::KEPT_BYTES;

/// The first byte of every head; it counts up when what follows changes.
const VERSION: u8 = 2;
/// What the dice are drawn from: nothing, a seed given by hand, a sealed secret.
const NONE: u8 = 0;
const FIXED_SEED: u8 = 1;
const SEALED: u8 = 2;
/// Letters of a rulebook's id.
const ID: usize = 32;
/// Bytes of a moment: whether it came from afar, and the moment.
const MOMENT: usize = 1 + 8;
/// Version, edition, the length of the id, the id, what the dice are drawn from: its kind, the secret or the seed,
/// how many moments there are, the moments.
pub(super) const FIXED: usize = 1 + 2 + 1 + ID + 1 + 32 + 1 + MAX_SEATS * MOMENT;
const _: () = assert!(MAX_STORED <= MAX_LINE, "every line fits into the store");
const _: () = assert!(FIXED + KEPT_BYTES <= MAX_BYTES, "every head fits into the store");

/// What a stored game begins with.
pub(super) struct Head {
    /// The rulebook's id.
    pub(super) game: String<ID>,
    /// Its edition.
    pub(super) edition: u16,
    /// What the dice are drawn from.
    pub(super) origin: Origin,
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
    out.push(id.len() as u8).expect(fits);
    out.extend_from_slice(id.as_bytes()).expect(fits);
    match dice.origin() {
        Origin::None => out.push(NONE).expect(fits),
        Origin::Fixed(seed) => {
            out.push(FIXED_SEED).expect(fits);
            out.extend_from_slice(seed).expect(fits);
        }
        Origin::Sealed(seal) => {
            out.push(SEALED).expect(fits);
            out.extend_from_slice(seal.secret()).expect(fits);
            out.push(seal.moments().len() as u8).expect(fits);
            for Moment { micros, afar } in seal.moments() {
                out.push(u8::from(*afar)).expect(fits);
                out.extend_from_slice(&micros.to_le_bytes()).expect(fits);
            }
        }
    }
    out
}

impl Head {
    /// From bytes; none where they are no head.
    fn read(bytes: &[u8]) -> Option<Head> {
        let [VERSION, low, high, length, rest @ ..] = bytes else { return None };
        let (game, rest) = rest.split_at_checked(usize::from(*length))?;
        let (kind, rest) = rest.split_first()?;
        let (origin, opening) = origin(*kind, rest)?;
        Some(Head {
            game: String::try_from(core::str::from_utf8(game).ok()?).ok()?,
            edition: u16::from_le_bytes([*low, *high]),
            origin,
            opening: Vec::from_slice(opening).ok()?,
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
            let (count, rest) = rest.split_first().filter(|(count, _)| usize::from(**count) <= MAX_SEATS)?;
            let (moments, rest) = rest.split_at_checked(usize::from(*count) * MOMENT)?;
            let mut seal = Seal::new(*key);
            for moment in moments.chunks_exact(MOMENT) {
                let (afar @ (0 | 1), micros) = moment.split_first().map(|(afar, micros)| (*afar, micros))? else {
                    return None;
                };
                seal.press(Moment { micros: u64::from_le_bytes(micros.try_into().ok()?), afar: afar == 1 });
            }
            Some((Origin::Sealed(seal), rest))
        }
        _ => None,
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
