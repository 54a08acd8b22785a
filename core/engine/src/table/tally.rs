//! A count of what the device's dice showed in a game, and what was to be expected of them.
//!
//! Every kind of die is counted face by face, a d100 by tens. Everything is a whole number.

use crate::dice::{Die, ExpectedRange, FairnessVerdict, Pool, Score, chance, chi_square};
use crate::table::{MAX_SEATS, Seat, insertion_sort_by_key};

/// The most bars a die has: those of a d20.
pub const MAX_BARS: usize = 20;

/// Bars of all dice together.
const BARS: usize = first_bar(Die::ALL.len());

/// How many bars a die has: one a face, and ten for a d100.
const fn bars(die: Die) -> usize {
    if die.sides() as usize > MAX_BARS { 10 } else { die.sides() as usize }
}

/// Where the bars of each kind begin, and where the last ones end.
static FIRST_BARS: [u8; Die::ALL.len() + 1] = {
    let (mut firsts, mut kind) = ([0; Die::ALL.len() + 1], 0);
    while kind < firsts.len() {
        firsts[kind] = first_bar(kind) as u8;
        kind += 1;
    }
    firsts
};

/// Where the bars of a kind begin, of all of them.
const fn first_bar(kind: usize) -> usize {
    let (mut at, mut first) = (0, 0);
    while at < kind {
        first += bars(Die::ALL[at]);
        at += 1;
    }
    first
}

/// The faces of a game's dice, as far as the device threw them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How often each bar's faces came, by seat; the last row is nobody's.
    bars: [[u16; BARS]; MAX_SEATS + 1],
    /// How well each seat's dice met what they needed.
    luck: [Needed; MAX_SEATS],
}

const _: () = assert!(size_of::<Tally>() <= 1_080, "a tally is small");

/// Dice that needed something. A chance is counted in [`CHANCE`]s.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Needed {
    dice: u16,
    hits: u16,
    /// The chances of all of them together.
    ways: u32,
    /// Each chance times what is left of it to certainty: the spread.
    spread: u32,
}

/// Parts of a certainty: every die of ours has its faces in whole parts.
const CHANCE: u32 = 600;

/// How many dice met their need, and how many were to be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// How many dice, or sums, needed something.
    pub dice: u16,
    /// How many met it.
    pub hits: u16,
    /// The range of hits in 19 fair evenings of 20.
    pub expected: ExpectedRange,
}

/// The counts of one kind of dice, of one seat or of all, and their verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TallyReading {
    /// Which die.
    pub die: Die,
    /// How many were thrown.
    pub dice: u16,
    bars: [u16; MAX_BARS],
    /// Where 19 bars of 20 end.
    pub band: ExpectedRange,
    /// What it comes to.
    pub verdict: FairnessVerdict,
}

impl TallyReading {
    /// How often each face came, from 1 on; of a d100 each ten.
    pub fn counts(&self) -> &[u16] {
        &self.bars[..bars(self.die)]
    }

    /// The chi-square of these counts, in hundredths.
    pub fn chi_square(&self) -> u32 {
        (chi_square(self.counts()) * 100 / u64::from(self.dice)) as u32
    }
}

impl Tally {
    /// Nothing thrown yet.
    pub const fn new() -> Self {
        let luck = [Needed { dice: 0, hits: 0, ways: 0, spread: 0 }; MAX_SEATS];
        Tally { bars: [[0; BARS]; MAX_SEATS + 1], luck }
    }

    /// Forgets everything, as when a game is played again from its start.
    pub fn clear(&mut self) {
        self.bars.iter_mut().for_each(|row| row.fill(0));
        self.luck = Tally::new().luck;
    }

    /// Counts a throw of the device's: whose it was, of what, against what, and what fell.
    pub fn count(&mut self, seat: Option<Seat>, pool: Pool, score: Score, faces: &[u8]) {
        let row = &mut self.bars[seat.map_or(MAX_SEATS, Seat::index)];
        let (sides, first) = (pool.die.sides(), usize::from(FIRST_BARS[kind(pool.die)]));
        for &face in faces.iter().filter(|&&face| pool.die.has(face)) {
            let at = if sides > MAX_BARS as u8 { (face - 1) / 10 } else { face - 1 };
            let bar = &mut row[first + usize::from(at)];
            *bar = bar.saturating_add(1);
        }
        let Some(luck) = seat.map(|seat| &mut self.luck[seat.index()]) else { return };
        match score {
            Score::Each(need) => {
                let ways = u32::from(need.faces(pool.die)) * CHANCE / u32::from(sides);
                faces.iter().for_each(|face| luck.count(ways, need.met_by(*face)));
            }
            Score::Sum { need: Some(_), .. } => {
                let ways = u32::from(chance(pool, score, 1).permille()) * CHANCE / 1000;
                luck.count(ways, score.hits(faces) > 0);
            }
            Score::Sum { need: None, .. } | Score::Read => {}
        }
    }

    /// Whether the device threw nothing.
    pub fn is_empty(&self) -> bool {
        self.bars.as_flattened().iter().all(|bar| *bar == 0)
    }

    /// Which dice the device threw, those it threw most first.
    pub fn kinds(&self) -> heapless::Vec<Die, { Die::ALL.len() }> {
        let mut kinds: heapless::Vec<(u16, Die), { Die::ALL.len() }> =
            Die::ALL.into_iter().map(|die| (self.thrown(die), die)).filter(|(dice, _)| *dice > 0).collect();
        insertion_sort_by_key(&mut kinds, |(dice, die)| (u16::MAX - dice, die.sides()));
        kinds.into_iter().map(|(_, die)| die).collect()
    }

    /// How many dice of a kind the device threw.
    fn thrown(&self, die: Die) -> u16 {
        self.read(die, None).map_or(0, |reading| reading.dice)
    }

    /// Reads one kind of dice, of one seat or of all; none where none were thrown.
    pub fn read(&self, die: Die, seat: Option<Seat>) -> Option<TallyReading> {
        let (first, width) = (usize::from(FIRST_BARS[kind(die)]), bars(die));
        let mut sums = [0_u16; MAX_BARS];
        let rows = seat.map_or(0..self.bars.len(), |seat| seat.index()..seat.index() + 1);
        for row in &self.bars[rows] {
            sums.iter_mut().zip(&row[first..first + width]).for_each(|(sum, bar)| *sum = sum.saturating_add(*bar));
        }
        let counts = &sums[..width];
        let dice = counts.iter().fold(0_u16, |sum, count| sum.saturating_add(*count));
        let verdict = FairnessVerdict::of(die, counts);
        (dice > 0).then(|| TallyReading {
            die,
            dice,
            bars: sums,
            band: ExpectedRange::of_face(width as u8, dice),
            verdict,
        })
    }

    /// How a seat's dice met what they needed; none where they needed nothing.
    pub fn luck(&self, seat: Seat) -> Option<Luck> {
        let Needed { dice, hits, ways, spread } = self.luck[seat.index()];
        (dice > 0).then(|| Luck { dice, hits, expected: ExpectedRange::of_hits(dice, ways, spread, CHANCE) })
    }
}

impl Needed {
    /// Counts one die, or one sum, with this chance.
    fn count(&mut self, ways: u32, hit: bool) {
        self.dice = self.dice.saturating_add(1);
        self.hits = self.hits.saturating_add(hit.into());
        self.ways = self.ways.saturating_add(ways);
        self.spread = self.spread.saturating_add(ways * (CHANCE - ways));
    }
}

/// The place of a die among all of them.
fn kind(die: Die) -> usize {
    Die::ALL.iter().position(|other| *other == die).unwrap_or(0)
}

impl Default for Tally {
    fn default() -> Self {
        Tally::new()
    }
}
