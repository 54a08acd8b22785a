//! The opening of a game with rosters: how many sides, and what each of them brings.

use heapless::Vec;

use crate::table::roster::Roster;
use crate::table::{Game, MAX_SEATS, Opening, Seat};

/// A game for the shelf: how many play it, and what they bring. Its opening reads what [`Sides`] writes.
pub trait Shelved: Game {
    /// The fewest who can play, and the most.
    const SEATS: (u8, u8) = (2, 2);
    /// What each of them brings.
    type Roster: Roster;

    /// What a seat takes home of the roster it brought, once the game is over; none where that is what it brought, or
    /// nothing is left that may play again.
    fn after(_brought: Self::Roster, _over: &Self::State, _seat: Seat) -> Option<Self::Roster> {
        None
    }
}

/// What each side brings, from the first seat on: of `N` sides at the most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides<R, const N: usize = MAX_SEATS>(pub Vec<R, N>);

impl<R: Roster, const N: usize> Sides<R, N> {
    /// How many sides there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// So many sides with the first examples of the book.
    pub fn examples(count: usize) -> Self {
        Sides((0..count).map(|at| R::example(at % R::EXAMPLES.len().max(1))).collect())
    }
}

impl<R: Roster, const N: usize> Sides<R, N> {
    /// Reads all sides, one behind the other in their places.
    #[inline(never)] // a roster is on the stack meanwhile
    fn read(&mut self, bytes: &[u8]) -> Option<()> {
        self.0.clear();
        for part in sides(bytes)? {
            let (version, bytes) = part?.split_first()?;
            self.0.push(R::default()).ok()?;
            self.0.last_mut().filter(|_| *version <= R::VERSION)?.decode_in_place(*version, bytes).then_some(())?;
        }
        (!self.0.is_empty()).then_some(())
    }
}

/// Two sides, with the first examples of the book.
impl<R: Roster, const N: usize> Default for Sides<R, N> {
    fn default() -> Self {
        Sides::examples(2)
    }
}

/// A byte for the number of sides, and for each the length of its roster in two bytes, its version, and its bytes.
impl<R: Roster, const N: usize> Opening for Sides<R, N> {
    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[self.count()]);
        for roster in &self.0 {
            let mut length: u16 = 1;
            roster.encode(&mut |piece| length += piece.len() as u16);
            out(&length.to_le_bytes());
            out(&[R::VERSION]);
            roster.encode(out);
        }
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        let mut all = Sides(Vec::new());
        all.read(bytes).map(|()| all)
    }

    fn decode_in_place(&mut self, bytes: &[u8]) -> bool {
        let sound = self.read(bytes).is_some();
        if !sound {
            *self = Sides::default();
        }
        sound
    }
}

/// The rosters in an opening, each with its version before it; a side of them is none where the bytes end too soon. None
/// where there is no number of sides, or something follows the last.
pub fn sides(bytes: &[u8]) -> Option<impl Iterator<Item = Option<&[u8]>>> {
    let (&count, mut rest) = bytes.split_first()?;
    let mut next = move || {
        let (length, after) = rest.split_first_chunk::<2>()?;
        let (roster, after) = after.split_at_checked(u16::from_le_bytes(*length).into())?;
        rest = after;
        Some(roster)
    };
    let length: usize = {
        let mut probe = next;
        (0..count).map_while(|_| probe()).map(|roster| roster.len() + 2).sum()
    };
    (bytes.len() == length + 1).then(|| (0..count).map(move |_| next()))
}
