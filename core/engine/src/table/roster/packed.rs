//! What a game starts from where its rosters are large: their bytes. Six of them in full would take more than a small
//! device has.

use core::marker::PhantomData;

use heapless::Vec;

use crate::table::roster::{Roster, sides};
use crate::table::{ExpectRoom, MAX_SEATS, Opening};

/// A roster that lies packed in the opening of a game.
pub trait PackedRoster: Roster {
    /// What is counted of all sides together.
    type Together: Default;

    /// Counts it among all sides; false where one game has no room for it beside the others.
    fn join(&self, together: &mut Self::Together) -> bool;
}

/// The rosters of a game in so many bytes at the most, as [`Sides`](crate::table::Sides) writes them. They may play: 2 to 6
/// of them, and together no more than one game takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackedSides<R, const ROOM: usize>(Vec<u8, ROOM, u16>, PhantomData<R>);

impl<R: PackedRoster, const ROOM: usize> PackedSides<R, ROOM> {
    const EMPTY: Self = PackedSides(Vec::new(), PhantomData);

    /// These rosters; none where they are too few, too much for one game, or one of them may not play.
    pub fn of<'r>(rosters: impl ExactSizeIterator<Item = &'r R>) -> Option<Self> {
        let mut packed = Self::EMPTY;
        packed.0.push(rosters.len() as u8).ok()?;
        for roster in rosters {
            packed.add(roster)?;
        }
        are_sound::<R>(&packed.0).then_some(packed)
    }

    /// One more of those that were counted; none where it has no room.
    fn add(&mut self, roster: &R) -> Option<()> {
        let mut length: u16 = 1;
        roster.encode(&mut |piece| length += piece.len() as u16);
        self.0.extend_from_slice(&length.to_le_bytes()).ok()?;
        self.0.push(R::VERSION).ok()?;
        let mut fits = true;
        roster.encode(&mut |piece| fits &= self.0.extend_from_slice(piece).is_ok());
        fits.then_some(())
    }

    #[inline(never)] // a whole roster is on the stack meanwhile
    fn add_example(&mut self, at: usize) {
        self.add(&R::example(at)).expect("an example fits a game");
    }

    /// How many sides there are.
    pub fn count(&self) -> u8 {
        self.0.first().copied().unwrap_or(0)
    }

    /// Shows each side's roster, from the first seat on.
    pub fn each(&self, see: &mut dyn FnMut(&R)) {
        each(&self.0, see).expect("they were looked at when they came");
    }
}

/// Shows each side's roster in these bytes, one after the other in the same place; none where one of them may not play.
#[inline(never)] // a whole roster is on the stack meanwhile
fn each<R: PackedRoster>(bytes: &[u8], see: &mut dyn FnMut(&R)) -> Option<()> {
    let mut roster = R::default();
    for part in sides(bytes)? {
        let (version, bytes) = part?.split_first()?;
        if *version > R::VERSION || !roster.decode_in_place(*version, bytes) {
            return None;
        }
        see(&roster);
    }
    Some(())
}

/// Whether the rosters in these bytes may play one game.
fn are_sound<R: PackedRoster>(bytes: &[u8]) -> bool {
    let (mut together, mut fit, mut count) = (R::Together::default(), true, 0);
    let read = each(bytes, &mut |roster: &R| {
        fit &= roster.join(&mut together);
        count += 1;
    });
    let whole = bytes.first().is_some_and(|sides| usize::from(*sides) == count);
    read.is_some() && fit && whole && (2..=MAX_SEATS).contains(&count)
}

/// Two sides, with the first examples.
impl<R: PackedRoster, const ROOM: usize> Default for PackedSides<R, ROOM> {
    #[inline(never)] // done with before anybody plays
    fn default() -> Self {
        let mut packed = Self::EMPTY;
        packed.0.push(2).expect_room("nothing is there yet");
        packed.add_example(0);
        packed.add_example(1);
        packed
    }
}

impl<R: PackedRoster, const ROOM: usize> Opening for PackedSides<R, ROOM> {
    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&self.0);
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        let mut packed = Self::EMPTY;
        packed.decode_in_place(bytes).then_some(packed)
    }

    fn decode_in_place(&mut self, bytes: &[u8]) -> bool {
        if bytes.len() > ROOM || !are_sound::<R>(bytes) {
            return false;
        }
        self.0.clear();
        self.0.extend_from_slice(bytes).is_ok()
    }
}
