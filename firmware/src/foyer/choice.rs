//! What was chosen in the foyer, and the opening that comes of it.

use heapless::Vec;
use umpire_engine::table::{CodeKind, MAX_OPENING, MAX_SEATS};

use super::kept_at;
use super::kept_games::GameDeed;
use super::list::{Brought, Side};
use crate::games::{Book, Host, SHELF, Title};
use crate::persistence::session_store::GameName;

/// Picks, from the first question on: the game, how many play, and what each of them brings: of a campaign, two picks.
pub type Picks = Vec<u8, { 2 + 2 * MAX_SEATS }>;

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The game's place on the shelf.
    pub(super) title: u8,
    /// What is to be done.
    pub(crate) deed: FoyerDeed,
    /// How it was chosen.
    pub(super) picks: Picks,
    /// How many of the picks lead to the list it was chosen from on the workbench: more where that is a campaign's.
    pub(super) deep: u8,
    /// What each seat brings.
    pub(super) sides: Brought,
    /// The name that a game that is kept gets.
    pub(crate) name: GameName,
}

/// What is to be done. Rosters that are kept are known by their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoyerDeed {
    /// Play.
    Play,
    /// Play its lesson.
    Learn,
    /// Build a roster from nothing.
    Build,
    /// Build one from an example.
    Copy(u8),
    /// Change one that is kept.
    Change(u8),
    /// Forget one that is kept.
    Forget(u8),
    /// Show what became of one in its campaign.
    ShowChronicle(u8),
    /// Show how all of its campaign stand.
    ShowTable(u8),
    /// Show it, or its last result, as a code.
    ShowCode(u8, CodeKind),
    /// Something is done with the kept game of this number.
    Game(GameDeed, u8),
    /// Nothing, after all.
    Nothing,
}

impl Choice {
    pub(super) fn title(&self) -> &'static Title {
        &SHELF[usize::from(self.title)]
    }

    /// The book that is to be opened.
    pub(crate) fn book(&self) -> &'static Book {
        let Title { book, bench, .. } = self.title();
        let plays = matches!(self.deed, FoyerDeed::Play | FoyerDeed::Learn);
        bench.as_ref().filter(|_| !plays).unwrap_or(book)
    }

    /// All picks.
    pub(crate) fn picks(&self) -> impl Iterator<Item = u8> {
        self.picks.iter().copied()
    }

    /// Those that lead to the list it was chosen from on the workbench.
    pub(crate) fn list(&self) -> Picks {
        self.picks().take(self.deep.into()).collect()
    }

    /// Does something with the bytes of the opening; false where that cannot be, they are too many, or a roster cannot be
    /// read any more.
    #[inline(never)] // they are many, and done with before anybody plays
    pub(crate) fn with_opening(&self, host: &mut impl Host, does: &mut dyn FnMut(&[u8]) -> bool) -> bool {
        let mut bytes = Vec::new();
        self.write(host, &mut bytes).is_some() && does(&bytes)
    }

    /// Writes the opening; none where it is too long, or a roster is not there.
    fn write(&self, host: &mut impl Host, out: &mut Vec<u8, MAX_OPENING>) -> Option<()> {
        match self.deed {
            FoyerDeed::Play => self.write_sides(host, out),
            FoyerDeed::Learn => {
                let mut fits = true;
                (self.title().book.lesson?.opening)(&mut |piece| fits &= out.extend_from_slice(piece).is_ok());
                fits.then_some(())
            }
            FoyerDeed::Build => write(out, &[0, self.title().rosters.version]),
            FoyerDeed::Copy(at) => {
                write(out, &[0])?;
                self.write_example(at.into(), out)
            }
            FoyerDeed::Change(at) => {
                write(out, &[1])?;
                self.write_kept(at, host, out)
            }
            FoyerDeed::Forget(_)
            | FoyerDeed::ShowChronicle(_)
            | FoyerDeed::ShowTable(_)
            | FoyerDeed::ShowCode(..)
            | FoyerDeed::Game(..)
            | FoyerDeed::Nothing => None,
        }
    }

    /// The sides of a game: how many, and for each how long its roster is, and the roster.
    fn write_sides(&self, host: &mut impl Host, out: &mut Vec<u8, MAX_OPENING>) -> Option<()> {
        let Title { seats: (least, most), rosters, .. } = self.title();
        let seats = if least == most { *least } else { least + self.picks.get(1)? };
        write(out, &[seats])?;
        for seat in 0..usize::from(seats) {
            let start = out.len();
            write(out, &[0, 0])?;
            if rosters.word.is_empty() {
                write(out, &[rosters.version])?;
            } else {
                match *self.sides.get(seat)? {
                    Side::Example(at) => self.write_example(at.into(), out)?,
                    Side::Kept(at) => self.write_kept(at, host, out)?,
                }
            }
            let length = (out.len() - start - 2) as u16;
            out[start..start + 2].copy_from_slice(&length.to_le_bytes());
        }
        Some(())
    }

    fn write_example(&self, at: usize, out: &mut Vec<u8, MAX_OPENING>) -> Option<()> {
        let mut fits = true;
        (self.title().rosters.example)(at, &mut |piece| fits &= out.extend_from_slice(piece).is_ok());
        fits.then_some(())
    }

    #[inline(never)] // a whole roster, as bytes
    fn write_kept(&self, at: u8, host: &mut impl Host, out: &mut Vec<u8, MAX_OPENING>) -> Option<()> {
        let (_, key) = kept_at(host, at)?;
        let bytes = host.rosters()?.read(key.in_game(self.title().rosters.game))?;
        write(out, &bytes)
    }
}

fn write(out: &mut Vec<u8, MAX_OPENING>, bytes: &[u8]) -> Option<()> {
    out.extend_from_slice(bytes).ok()
}
