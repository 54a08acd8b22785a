//! A roster that came home from a game: in the store, until its player has said what becomes of it.

use core::cell::RefCell;

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;
use umpire_engine::table::{ExpectRoom, Seat};

use crate::games::SHELF;
use crate::persistence::journal::{Journal, JournalSlot, StoreError};
use crate::persistence::rosters::RosterBytes;

pub use crate::persistence::journal::MAX_ARRIVALS;

/// The most bytes of a game's id.
const MAX_ID: usize = 24;
/// The most bytes of what stands before the roster.
const LABEL: usize = 1 + 4 + 4 + 1 + MAX_ID;

/// What stands before the roster, as it is stored.
pub(super) type LabelBytes = Vec<u8, LABEL>;

/// Where rosters wait that came home: a few places, each empty or not.
pub trait ArrivalStore {
    /// Copies the beginning of what lies in a place, as much as fits, and says how much that is.
    fn peek(&mut self, at: u8, into: &mut [u8]) -> usize;
    /// Hands out what lies in a place, piece by piece.
    fn pour(&mut self, at: u8, out: &mut dyn FnMut(&[u8]));
    /// Puts these into a place, one behind the other; nothing empties it.
    fn write(&mut self, at: u8, parts: &[&[u8]]) -> Result<(), StoreError>;
}

/// The journal as such a place.
pub(crate) struct JournalArrivals<'s, F>(pub(crate) &'s RefCell<Journal<F>>);

impl<F: NorFlash> ArrivalStore for JournalArrivals<'_, F> {
    fn peek(&mut self, at: u8, into: &mut [u8]) -> usize {
        self.0.borrow_mut().peek(JournalSlot::Arrival(at), into).unwrap_or(0)
    }

    fn pour(&mut self, at: u8, out: &mut dyn FnMut(&[u8])) {
        self.0.borrow_mut().pour_slot(JournalSlot::Arrival(at), out);
    }

    fn write(&mut self, at: u8, parts: &[&[u8]]) -> Result<(), StoreError> {
        self.0.borrow_mut().write_parts(JournalSlot::Arrival(at), parts)
    }
}

/// Whose roster it is, and of which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ArrivalLabel {
    /// The game's place on the shelf.
    pub(super) title: u8,
    /// How many played.
    pub(super) seats: u8,
    /// Who takes it home.
    pub(super) seat: Seat,
    /// The checksum of what this seat brought.
    pub(super) brought: u32,
    /// The checksum of what it takes home.
    pub(super) left: u32,
}

impl ArrivalLabel {
    /// Seats, both checksums, and the game's id behind its length.
    pub(super) fn to_bytes(self) -> LabelBytes {
        let fits = "a label has room for its parts";
        let id = SHELF[usize::from(self.title)].rosters.game;
        let mut bytes = Vec::new();
        bytes.push(self.seats << 4 | self.seat.0).expect_room(fits);
        for sum in [self.brought, self.left] {
            bytes.extend_from_slice(&sum.to_le_bytes()).expect_room(fits);
        }
        bytes.push(id.len() as u8).expect_room(fits);
        bytes.extend_from_slice(id.as_bytes()).expect_room(fits);
        bytes
    }

    /// From the beginning of what lies in a place, and how many bytes it takes; none where that is empty, or of a game
    /// that is not on the shelf.
    fn read(bytes: &[u8]) -> Option<(Self, usize)> {
        let (&seats, rest) = bytes.split_first()?;
        let (brought, rest) = rest.split_first_chunk::<4>()?;
        let (left, rest) = rest.split_first_chunk::<4>()?;
        let (&length, rest) = rest.split_first()?;
        let id = rest.get(..length.into())?;
        let title = SHELF.iter().position(|title| title.rosters.game.as_bytes() == id)? as u8;
        let (brought, left) = (u32::from_le_bytes(*brought), u32::from_le_bytes(*left));
        let label = ArrivalLabel { title, seats: seats >> 4, seat: Seat(seats & 15), brought, left };
        (label.seat.0 < label.seats).then_some((label, 10 + usize::from(length)))
    }
}

impl dyn ArrivalStore + '_ {
    /// The label of what lies in a place.
    pub(super) fn label(&mut self, at: u8) -> Option<ArrivalLabel> {
        let mut bytes = [0; LABEL];
        let length = self.peek(at, &mut bytes);
        ArrivalLabel::read(&bytes[..length]).map(|(label, _)| label)
    }

    /// What lies in a place: its label, and the roster.
    pub(super) fn read(&mut self, at: u8) -> Option<(ArrivalLabel, RosterBytes)> {
        let label = self.label(at)?;
        let (mut skip, mut roster, mut fits) = (label.to_bytes().len(), RosterBytes::new(), true);
        self.pour(at, &mut |piece| {
            let from = skip.min(piece.len());
            skip -= from;
            fits &= roster.extend_from_slice(&piece[from..]).is_ok();
        });
        fits.then_some((label, roster))
    }

    /// Puts a roster into a free place, or where this seat's last one waits still. One that is there already is not put
    /// there twice: a game may be left once more when the power is back.
    pub(super) fn put(&mut self, label: ArrivalLabel, roster: &[u8]) -> Result<(), StoreError> {
        let places = 0..MAX_ARRIVALS as u8;
        if places.clone().any(|at| self.label(at) == Some(label)) {
            return Ok(());
        }
        let free = places.clone().find(|at| self.peek(*at, &mut [0]) == 0);
        self.write(free.unwrap_or(label.seat.0), &[&label.to_bytes(), roster])
    }

    /// Empties a place. If that cannot be written down, it is asked about once more: nothing is lost by that.
    pub(super) fn clear(&mut self, at: u8) {
        let _ = self.write(at, &[]);
    }
}
