//! Two pieces that throw at each other at once: the dice of both, what each loses, and what comes of it.

use heapless::Vec;

use crate::dice::{Die, Need};
use crate::table::{PieceId, Words, insertion_sort_by_key};

/// The most dice of a half that are kept: a page has no room for more.
pub const MAX_CLASH_DICE: usize = 12;

/// Both halves, and what comes of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// Who began, and whom they struck.
    pub halves: [ClashHalf; 2],
    /// What happens now.
    pub then: Words,
}

/// What one of the two threw, and what the other lost by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClashHalf {
    /// Who threw.
    pub piece: PieceId,
    /// Which dice.
    pub die: Die,
    /// What each must show.
    pub need: Need,
    /// What they show, the best first; nothing where players entered the number of hits only, or where there were more than
    /// [`MAX_CLASH_DICE`].
    pub faces: Vec<u8, MAX_CLASH_DICE, u8>,
    /// How many met the need.
    pub hits: u8,
    /// What hits have to overcome, and how much of it: `Armour`, 3. Empty where nothing is to be said.
    pub against: (&'static str, u8),
    /// Why hits that are left over count as enough; empty where they do not, or none are left.
    pub rounds_up: &'static str,
    /// What some of the hits take past that, and how much: `6s`, 4. Empty where none do.
    pub past: (&'static str, u8),
    /// How much of all that was saved.
    pub saved: u8,
    /// The figure on the other's card before.
    pub before: u8,
    /// And after.
    pub after: u8,
    /// What that figure counts where hits make it go up, in a word; empty where they take from it.
    pub gains: &'static str,
}

impl ClashHalf {
    /// These dice of this piece's, each against the need.
    pub fn new(piece: PieceId, die: Die, need: Need, faces: &[u8]) -> Self {
        let hits = faces.iter().filter(|face| need.met_by(**face)).count() as u8;
        let mut sorted: Vec<u8, MAX_CLASH_DICE, u8> = faces.try_into().unwrap_or_default();
        insertion_sort_by_key(&mut sorted, |&face| (!need.met_by(face), u8::MAX - face));
        let (against, past) = (("", 0), ("", 0));
        let (rounds_up, saved, before, after) = ("", 0, 0, 0);
        let gains = "";
        ClashHalf { piece, die, need, faces: sorted, hits, against, rounds_up, past, saved, before, after, gains }
    }

    /// With so many hits, as players counted them.
    pub fn counted(self, hits: u8) -> Self {
        ClashHalf { hits, ..self }
    }

    /// With what the hits have to overcome.
    pub fn against(self, what: &'static str, much: u8) -> Self {
        ClashHalf { against: (what, much), ..self }
    }

    /// With hits that are left over counted as enough, where there is a reason.
    pub fn rounded_up(self, rounds_up: &'static str) -> Self {
        ClashHalf { rounds_up, ..self }
    }

    /// With what some hits take whatever they have to overcome.
    pub fn past(self, what: &'static str, much: u8) -> Self {
        ClashHalf { past: (what, much), ..self }
    }

    /// With how much was saved.
    pub fn saved(self, saved: u8) -> Self {
        ClashHalf { saved, ..self }
    }

    /// With the figure of the one that was struck, before and after.
    pub fn struck(self, before: u8, after: u8) -> Self {
        ClashHalf { before, after, ..self }
    }

    /// With the same, where hits make it larger.
    pub fn burdened(self, before: u8, after: u8, gains: &'static str) -> Self {
        ClashHalf { before, after, gains, ..self }
    }

    /// What the other gained.
    pub const fn gained(&self) -> u8 {
        self.after.saturating_sub(self.before)
    }

    /// What the other lost.
    pub const fn lost(&self) -> u8 {
        self.before.saturating_sub(self.after)
    }
}
