//! What was chosen in the foyer, and the opening that comes of it.

use heapless::Vec;
use umpire_engine::table::{MAX_OPENING, MAX_SEATS};

use super::{each_kept, kept_at};
use crate::games::{Book, Host, SHELF, Title};

/// Picks, from the first question on: the game, how many play, and what each of them brings.
pub type Picks = Vec<u8, { 2 + MAX_SEATS }>;

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The game's place on the shelf.
    pub(super) title: u8,
    /// What is to be done.
    pub(crate) deed: FoyerDeed,
    /// How it was chosen.
    pub(super) picks: Picks,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoyerDeed {
    /// Play.
    Play,
    /// Build a roster from nothing.
    Build,
    /// Build one from an example.
    Copy(u8),
    /// Change one that is kept.
    Change(u8),
    /// Forget one that is kept.
    Forget(u8),
    /// Lay open what is shown as a code, and ask on.
    Show,
    /// Nothing, after all.
    Nothing,
}

impl Choice {
    fn title(&self) -> &'static Title {
        &SHELF[usize::from(self.title)]
    }

    /// The book that is to be opened.
    pub(crate) fn book(&self) -> &'static Book {
        let Title { book, bench, .. } = self.title();
        bench.as_ref().filter(|_| self.deed != FoyerDeed::Play).unwrap_or(book)
    }

    /// All picks.
    pub(crate) fn picks(&self) -> impl Iterator<Item = u8> {
        self.picks.iter().copied()
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
            FoyerDeed::Build => write(out, &[0, self.title().rosters.version]),
            FoyerDeed::Copy(at) => {
                write(out, &[0])?;
                self.write_example(at.into(), out)
            }
            FoyerDeed::Change(at) => {
                write(out, &[1])?;
                self.write_kept(at, host, out)
            }
            FoyerDeed::Forget(_) | FoyerDeed::Show | FoyerDeed::Nothing => None,
        }
    }

    /// The sides of a game: how many, and for each how long its roster is, and the roster.
    fn write_sides(&self, host: &mut impl Host, out: &mut Vec<u8, MAX_OPENING>) -> Option<()> {
        let Title { seats: (least, most), rosters, .. } = self.title();
        let mut picks = self.picks.iter().copied().skip(1);
        let seats = if least == most { *least } else { least + picks.next()? };
        write(out, &[seats])?;
        for _ in 0..seats {
            let start = out.len();
            write(out, &[0, 0])?;
            if rosters.word.is_empty() {
                write(out, &[rosters.version])?;
            } else {
                let pick = usize::from(picks.next()?);
                match pick.checked_sub(rosters.examples.len()) {
                    None => self.write_example(pick, out)?,
                    Some(own) => self.write_kept(self.nth(own, host)?, host, out)?,
                }
            }
            let length = (out.len() - start - 2) as u16;
            out[start..start + 2].copy_from_slice(&length.to_le_bytes());
        }
        Some(())
    }

    /// The place of this game's roster of this number.
    fn nth(&self, own: usize, host: &mut impl Host) -> Option<u8> {
        let (mut at, mut count, mut found) = (0, 0, None);
        each_kept(host, &mut |called| {
            if called.title == self.title {
                found = found.or((count == own).then_some(at));
                count += 1;
            }
            at += 1;
        });
        found
    }

    fn write_example(&self, at: usize, out: &mut Vec<u8, MAX_OPENING>) -> Option<()> {
        let mut fits = true;
        (self.title().rosters.example)(at, &mut |piece| fits &= out.extend_from_slice(piece).is_ok());
        fits.then_some(())
    }

    #[inline(never)] // a whole roster, as bytes
    fn write_kept(&self, at: u8, host: &mut impl Host, out: &mut Vec<u8, MAX_OPENING>) -> Option<()> {
        let called = kept_at(host, at)?;
        let bytes = host.rosters()?.read(self.title().rosters.game, &called.name)?;
        write(out, &bytes)
    }
}

fn write(out: &mut Vec<u8, MAX_OPENING>, bytes: &[u8]) -> Option<()> {
    out.extend_from_slice(bytes).ok()
}
