//! From a finished game to what each seat takes home.

use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{Roster, RosterBook, Seat, Session, Shelved, Table};

use super::arrival::{ArrivalLabel, ArrivalStore};
use crate::games::SHELF;
use crate::persistence::rosters::{KeepError, OwnKey, RosterBytes, RosterStore};

/// What a seat takes home of the roster it brought; none where that is the same.
pub(crate) type TakeHome<G> = fn(&Table<G>, &[u8], Seat) -> Option<RosterBytes>;

/// The same without the types of a game.
type SeatAfter<'t> = &'t dyn Fn(&[u8], Seat) -> Option<RosterBytes>;

/// What a seat takes home from this table.
#[inline(never)] // a whole roster is on the stack meanwhile
pub(crate) fn take_home<G: Shelved>(table: &Table<G>, brought: &[u8], seat: Seat) -> Option<RosterBytes> {
    let (version, bytes) = brought.split_first()?;
    let roster = G::Roster::decode(*version, bytes)?;
    let after = table.look(|over| G::after(roster, over, seat))?;
    let mut left = RosterBytes::new();
    left.push(G::Roster::VERSION).ok()?;
    let mut fits = true;
    after.encode(&mut |piece| fits &= left.extend_from_slice(piece).is_ok());
    (fits && left != brought).then_some(left)
}

/// Lets everything wait in the store that comes home from this game, seat by seat; none where all of it does.
#[inline(never)]
pub(crate) fn arrive(
    live: &dyn Session,
    after: SeatAfter<'_>,
    rosters: &mut dyn RosterStore,
    arrivals: &mut dyn ArrivalStore,
) -> Option<Result<(), KeepError>> {
    let title = SHELF.iter().position(|title| title.book.id == live.book().id)? as u8;
    let seats = live.scene().seats();
    let mut each =
        Seat::first(seats).filter_map(|seat| arrive_one(live, (title, seats, seat), after, rosters, arrivals));
    each.find(Result::is_err)
}

/// The same for one seat; none where it takes nothing home.
#[inline(never)] // two rosters, as bytes
fn arrive_one(
    live: &dyn Session,
    (title, seats, seat): (u8, u8, Seat),
    after: SeatAfter<'_>,
    rosters: &mut dyn RosterStore,
    arrivals: &mut dyn ArrivalStore,
) -> Option<Result<(), KeepError>> {
    let book = &SHELF[usize::from(title)].rosters;
    let bytes = brought(live, seat)?;
    let brought = (book.checksum)(&bytes)?;
    if is_example(book, brought) && kept_checksum(book, &bytes, rosters) != Some(brought) {
        return None;
    }
    let left = after(&bytes, seat)?;
    let label = ArrivalLabel { title, seats, seat, brought, left: (book.checksum)(&left)? };
    Some(arrivals.put(label, &left).map_err(|_| KeepError::Unwritten))
}

/// Whether the book prints this one.
fn is_example(book: &RosterBook, checksum: u32) -> bool {
    (0..book.examples.len()).any(|at| {
        let mut sum = Crc32::new();
        (book.example)(at, &mut |piece| sum.add(piece));
        sum.done() == checksum
    })
}

/// The checksum of the roster that is kept under the same game, campaign and name.
#[inline(never)] // a whole roster, as bytes
fn kept_checksum(book: &RosterBook, bytes: &[u8], rosters: &mut dyn RosterStore) -> Option<u32> {
    (book.checksum)(&rosters.read(OwnKey::of(book, bytes).in_game(book.game))?)
}

/// What a seat brought, from the opening: how many sides, and for each how long its roster is, and the roster.
fn brought(live: &dyn Session, seat: Seat) -> Option<RosterBytes> {
    let (mut side, mut length, mut at, mut roster) = (0, 0_u16, 0_usize, RosterBytes::new());
    let mut fits = true;
    let mut first = true;
    live.opening(&mut |piece| {
        for &byte in piece {
            if core::mem::take(&mut first) {
                continue; // how many sides there are
            }
            match at {
                0 => length = byte.into(),
                1 => length |= u16::from(byte) << 8,
                _ if side == seat.0 => fits &= roster.push(byte).is_ok(),
                _ => {}
            }
            at += 1;
            if at >= 2 && at == usize::from(length) + 2 {
                (side, at) = (side + 1, 0);
            }
        }
    });
    (fits && !roster.is_empty()).then_some(roster)
}
