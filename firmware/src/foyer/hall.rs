//! What there is to choose from, and what was picked so far.

use core::fmt::{self, Display, Write};

use heapless::Vec;
use umpire_engine::table::{Game, Scene, Seat};

use super::choice::{Choice, FoyerDeed, Picks};
use super::code::{RESULT, ROSTER, ShownCode};
use super::rows::{EXAMPLE, NEW};
use super::{Foyer, SHELF};
use crate::games::{Title, books, of_bench};
use crate::persistence::rosters::{MAX_ROSTERS, RosterName};

/// The foyer. It is not stored: whoever switches off chooses again.
#[derive(Clone, Default)]
pub(crate) struct FoyerState {
    /// The rosters that are kept.
    pub(super) kept: Vec<KeptName, MAX_ROSTERS>,
    /// The bytes of those that are short enough to be looked at, one after the other.
    pub(super) looked: Vec<u8, LOOKED>,
    /// What is shown as a code.
    pub(super) code: ShownCode,
    /// What was picked, from the first question on.
    pub(super) picks: Picks,
}

/// Room for rosters that can be looked at, and the longest of them.
const LOOKED: usize = 1_024;
pub(super) const LOOKED_ROSTER: usize = 192;

/// A roster that is kept.
#[derive(Clone)]
pub(crate) struct KeptName {
    /// Its game's place on the shelf.
    pub(super) title: u8,
    pub(super) name: RosterName,
    /// Where its bytes begin and end, where they can be looked at.
    pub(super) bytes: Option<(u16, u16)>,
    /// Whether it has a result to show.
    pub(super) result: bool,
}

impl FoyerState {
    /// The game that is to be played, once one is picked.
    fn title(&self) -> Option<&'static Title> {
        SHELF.get(usize::from(*self.picks.first()?))
    }

    /// What the seats before this one bring to a game.
    pub(super) fn brought(&self, title: usize, seat: u8) -> &[u8] {
        let (least, most) = SHELF[title].seats;
        let from = if least == most { 1 } else { 2 };
        self.picks.get(from..from + usize::from(seat)).unwrap_or(&[])
    }

    /// The places of the rosters that are kept for a game.
    pub(super) fn of(&self, title: usize) -> impl Iterator<Item = u8> {
        (0..).zip(&self.kept).filter(move |(_, called)| usize::from(called.title) == title).map(|(at, _)| at)
    }

    /// Lays the bytes of a roster open, where there is room.
    pub(super) fn open(&mut self, at: u8, bytes: &[u8]) {
        let from = self.looked.len() as u16;
        if self.looked.extend_from_slice(bytes).is_ok() {
            self.kept[usize::from(at)].bytes = Some((from, self.looked.len() as u16));
        }
    }

    /// The bytes of a roster that is kept, where they lie open.
    pub(super) fn bytes(&self, at: u8) -> Option<&[u8]> {
        let (from, to) = self.kept.get(usize::from(at))?.bytes?;
        self.looked.get(usize::from(from)..usize::from(to))
    }

    /// What the picks come to.
    pub(super) fn choice(&self) -> Choice {
        let picks = self.picks.clone();
        let first = picks.first().copied().unwrap_or(0);
        let shelf = SHELF.len() as u8;
        let Some(bench) = first.checked_sub(shelf) else {
            return Choice { title: first, deed: FoyerDeed::Play, picks };
        };
        let title = of_bench(bench.into()).unwrap_or(0) as u8;
        let kept = |row: u8| self.of(usize::from(title)).nth(usize::from(row - EXAMPLE - 1)).unwrap_or(0);
        let deed = match picks[..] {
            [_, NEW, ..] => FoyerDeed::Build,
            [_, EXAMPLE, at, ..] => FoyerDeed::Copy(at),
            [_, row, 1, 0, ..] => FoyerDeed::Forget(kept(row)),
            [_, row, 0, ..] => FoyerDeed::Change(kept(row)),
            [_, _, ROSTER | RESULT] => FoyerDeed::Show,
            // Left as it is: the list again.
            _ => FoyerDeed::Nothing,
        };
        Choice { title, deed, picks }
    }
}

impl Scene for FoyerState {
    /// None before one is picked: that page is the cover.
    fn game(&self) -> &'static str {
        let picked = self.picks.first().and_then(|pick| books().nth(usize::from(*pick)));
        picked.map_or(Foyer::ID, |book| book.id)
    }

    /// The names of the rosters that are kept, in their order.
    fn write_given(&self, at: u8, out: &mut dyn Write) -> fmt::Result {
        self.kept.get(usize::from(at)).map_or(Ok(()), |called| out.write_str(&called.name))
    }

    fn write_code(&self, part: u8, out: &mut dyn Write) -> fmt::Result {
        let bench = self.picks.first().and_then(|pick| of_bench(usize::from(*pick).checked_sub(SHELF.len())?));
        bench.map_or(Ok(()), |title| self.code.write(SHELF[title].rosters.game, part, out))
    }

    /// What is in the roster of a row: the examples come first, then those that are kept.
    fn about(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        let Some(first) = self.picks.first().map(|pick| usize::from(*pick)) else { return };
        let at = first.checked_sub(SHELF.len()).map_or(Some(first), of_bench).unwrap_or(0);
        let rosters = &SHELF[at].rosters;
        match usize::from(row).checked_sub(rosters.examples.len()) {
            None => (rosters.describe_example)(row.into(), say),
            Some(own) => {
                if let Some(bytes) = self.of(at).nth(own).and_then(|at| self.bytes(at)) {
                    (rosters.describe)(bytes, say);
                }
            }
        }
    }

    fn seats(&self) -> u8 {
        let several = |title: &Title| match title.seats {
            (least, most) if least == most => Some(least),
            (least, _) => self.picks.get(1).map(|pick| least + pick),
        };
        self.title().and_then(several).unwrap_or(Seat::BLUE.0 + 1)
    }
}
