//! What the device's dice showed in a game, and what was to be expected of them.
//!
//! One kind of die is counted face by face: the first that is thrown, of up to 20 sides. Everything is a whole number,
//! and nothing is said of dice that are too few to say anything of.

use super::verdict::weighed;
use super::{Band, Die, Need, Pool, Verdict};
use crate::table::{MAX_SEATS, Seat};

/// The most sides of a die that is counted.
pub const MAX_SIDES: usize = 20;

/// The faces of a game's dice, as far as the device threw them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The kind that is counted.
    die: Option<Die>,
    /// How many dice of other kinds there were.
    others: u16,
    /// How often each face came, by seat; the last row is nobody's.
    faces: [[u16; MAX_SIDES]; MAX_SEATS + 1],
    /// How well each seat's dice met what they needed.
    luck: [Needed; MAX_SEATS],
}

const _: () = assert!(size_of::<Tally>() <= 400, "a tally is small");

/// Dice that needed something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Needed {
    dice: u16,
    hits: u16,
    /// The faces that would have met the need, over all dice: so many sides are one hit to be expected.
    ways: u32,
    /// The same times the faces that would not: the spread, in sides times sides.
    spread: u32,
}

/// How many dice met their need, and how many were to be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// How many dice needed something.
    pub dice: u16,
    /// How many met it.
    pub hits: u16,
    /// Where the hits of 19 fair evenings in 20 lie.
    pub expected: Band,
}

/// What there is to say of the dice of one seat, or of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Which die.
    pub die: Die,
    /// How many were thrown.
    pub dice: u16,
    /// How often each face came.
    pub faces: [u16; MAX_SIDES],
    /// Where the counts of 19 faces in 20 lie.
    pub band: Band,
    /// What it comes to.
    pub verdict: Verdict,
}

impl Reading {
    /// How often each face came, from 1 on.
    pub fn counts(&self) -> &[u16] {
        &self.faces[..usize::from(self.die.sides())]
    }

    /// The chi-square of these counts, in hundredths.
    pub fn chi_square(&self) -> u32 {
        (weighed(self.counts()) * 100 / u64::from(self.dice)) as u32
    }
}

impl Tally {
    /// Nothing thrown yet.
    pub const fn new() -> Self {
        let luck = [Needed { dice: 0, hits: 0, ways: 0, spread: 0 }; MAX_SEATS];
        Tally { die: None, others: 0, faces: [[0; MAX_SIDES]; MAX_SEATS + 1], luck }
    }

    /// Forgets everything, as when a game is played again from its start.
    pub fn clear(&mut self) {
        *self = Tally::new();
    }

    /// Counts a throw of the device's: whose it was, of what, against what, and what fell.
    pub fn count(&mut self, seat: Option<Seat>, pool: Pool, need: Need, faces: &[u8]) {
        let sides = pool.die.sides();
        if self.die.is_none() && usize::from(sides) <= MAX_SIDES {
            self.die = Some(pool.die);
        }
        if self.die != Some(pool.die) {
            self.others = self.others.saturating_add(faces.len() as u16);
            return;
        }
        let row = &mut self.faces[seat.map_or(MAX_SEATS, Seat::index)];
        for &face in faces.iter().filter(|&&face| pool.die.has(face)) {
            let count = &mut row[usize::from(face) - 1];
            *count = count.saturating_add(1);
        }
        if let (Some(seat), false) = (seat, need.is_any()) {
            let ways = (1..=sides).filter(|&face| need.met_by(face)).count() as u32;
            let luck = &mut self.luck[seat.index()];
            for &face in faces {
                luck.dice = luck.dice.saturating_add(1);
                luck.hits = luck.hits.saturating_add(need.met_by(face).into());
                luck.ways = luck.ways.saturating_add(ways);
                luck.spread = luck.spread.saturating_add(ways * (u32::from(sides) - ways));
            }
        }
    }

    /// Whether the device threw nothing that is counted.
    pub const fn is_empty(&self) -> bool {
        self.die.is_none()
    }

    /// How many dice of other kinds the device threw.
    pub const fn others(&self) -> u16 {
        self.others
    }

    /// What there is to say of the dice of a seat, or of all; none where there are none.
    pub fn read(&self, seat: Option<Seat>) -> Option<Reading> {
        let die = self.die?;
        let mut faces = [0_u16; MAX_SIDES];
        let rows = seat.map_or(0..self.faces.len(), |seat| seat.index()..seat.index() + 1);
        for row in &self.faces[rows] {
            faces.iter_mut().zip(row).for_each(|(sum, count)| *sum = sum.saturating_add(*count));
        }
        let dice = faces.iter().fold(0_u16, |sum, count| sum.saturating_add(*count));
        let verdict = Verdict::of(die, &faces[..usize::from(die.sides())]);
        (dice > 0).then(|| Reading { die, dice, faces, band: Band::of_face(die, dice), verdict })
    }

    /// How a seat's dice met what they needed; none where they needed nothing.
    pub fn luck(&self, seat: Seat) -> Option<Luck> {
        let (Needed { dice, hits, ways, spread }, sides) = (self.luck[seat.index()], u32::from(self.die?.sides()));
        (dice > 0).then(|| Luck { dice, hits, expected: Band::of_hits(dice, ways, spread, sides) })
    }
}

impl Default for Tally {
    fn default() -> Self {
        Tally::new()
    }
}
