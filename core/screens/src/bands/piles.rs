//! Many dice after they were thrown: one block for each, piled on its face, and a gap where the need lies.

use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;
use umpire_engine::dice::{Die, Score};
use umpire_engine::table::{Rolled, Tone, insertion_sort_by_key};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::hits::{WORD, names_hits, number, unit, word};
use crate::strings::short;

/// The most piles: one for each face of a d20.
const PILES: usize = 20;

/// Dice piled by what they show.
#[derive(Hash)]
pub(crate) struct PilesBand {
    /// How many count, and what they are called; none where dice are only read.
    hits: Option<(u8, &'static str)>,
    tone: Tone,
    word: &'static str,
    piles: Vec<Pile, PILES, u8>,
}

/// Dice that show the same, or about the same.
#[derive(Clone, Copy, Hash)]
struct Pile {
    from: u8,
    to: u8,
    dice: u8,
    hit: bool,
}

/// Faces that share a pile: ten of a d100, and never a hit and a miss.
fn step(die: Die) -> u8 {
    if die == Die::D100 { 10 } else { 1 }
}

impl PilesBand {
    pub(crate) fn new(rolled: &Rolled) -> Self {
        let counted = rolled.score != Score::Read;
        let hit = |face: u8| rolled.score.hits(&[face]) > 0;
        let mut piles: Vec<Pile, PILES, u8> = Vec::new();
        for face in 1..=rolled.die.sides() {
            let dice = rolled.faces.iter().filter(|one| **one == face).count() as u8;
            let new = (face - 1) % step(rolled.die) == 0;
            match piles.last_mut() {
                Some(pile) if !new && pile.hit == hit(face) => (pile.to, pile.dice) = (face, pile.dice + dice),
                _ => drop(piles.push(Pile { from: face, to: face, dice, hit: hit(face) })), // eleven of a d100
            }
        }
        let word = if names_hits(rolled.word) { "" } else { rolled.word };
        PilesBand { hits: counted.then(|| (rolled.hits, unit(rolled))), tone: rolled.tone, word, piles }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let left = match self.hits {
            Some(hits) => {
                number(c, (top, height), hits, self.tone);
                100
            }
            None => 10,
        };
        word(c, top + height, self.word, self.tone);
        let below = if self.word.is_empty() { 4 } else { WORD };
        self.blocks(c, (left, 236), (top + 4, top + height - below - 19));
    }

    /// The piles between these columns, from the floor up.
    fn blocks<D: Target>(&self, c: &mut Canvas<D>, (left, right): (i32, i32), (top, floor): (i32, i32)) {
        const GAP: i32 = 5;
        let t = c.theme;
        let most = self.piles.iter().map(|pile| i32::from(pile.dice)).max().unwrap_or(0).max(1);
        let (step, n) = (((floor - top) / most).clamp(1, 16), self.piles.len() as i32);
        let pitch = ((right - left - GAP) / n.max(1)).min(if self.hits.is_some() { 22 } else { 36 });
        let start = right - GAP - n * pitch - (right - left - GAP - n * pitch) / 2;
        let (tall, wide) = (if step > 2 { step - 2 } else { 1 }, pitch - if pitch > 8 { 3 } else { 1 });
        let lean = if tall > 5 && wide > 4 { 2 } else { 0 };
        let mut x = start;
        let mut labels = Labels::new();
        for (i, pile) in self.piles.iter().enumerate() {
            let turns = i > 0 && self.piles[i - 1].hit != pile.hit;
            x += if turns { GAP } else { 0 };
            let bright = if self.tone == Tone::Great { t.ember } else { t.bone };
            for block in 1..=i32::from(pile.dice) {
                let y = floor - 2 - block * step + (step - tall);
                let shape = |c: &mut Canvas<D>, inset: i32, color| {
                    let (x, y, h) = (x + inset, y + inset, tall - 2 * inset);
                    slant_by(c, (x, x + wide - lean - 2 * inset), (y, h), lean, color);
                };
                shape(c, 0, if pile.hit { bright } else { t.iron });
                if !pile.hit && tall > 7 && wide > 7 {
                    shape(c, 1, t.soot);
                }
            }
            c.rect(x, floor, pitch, 2, if pile.hit { bright } else { t.iron });
            labels.extend(self.label(i, (x, wide)));
            x += pitch;
        }
        write(c, labels, (left - 8, floor + 17));
    }

    /// The ends of what misses and of what hits are named; all of a few.
    fn label(&self, i: usize, (x, wide): (i32, i32)) -> Option<Label> {
        let pile = self.piles[i];
        let other = |at: Option<usize>| at.and_then(|at| self.piles.get(at)).is_none_or(|other| other.hit != pile.hit);
        let (first, last) = (other(i.checked_sub(1)), other(Some(i + 1)));
        let face = if first { pile.from } else { pile.to };
        // A need lies inside; the ends of the die lie outside.
        let edge = (first && i > 0) || (last && i + 1 < self.piles.len());
        (first || last || self.piles.len() <= 6).then_some(Label { face, x: x + wide / 2, hit: pile.hit, edge })
    }
}

/// The most labels: those of six faces.
const LABELS: usize = 6;
type Labels = Vec<Label, LABELS>;

/// A face named below its pile.
struct Label {
    face: u8,
    x: i32,
    hit: bool,
    /// Whether hits begin or end there.
    edge: bool,
}

/// Writes labels on this line, right of this column, as far as none touches another. What hits is named first, and
/// first of all where it begins.
fn write(c: &mut Canvas<impl Target>, mut labels: Labels, (left, base): (i32, i32)) {
    insertion_sort_by_key(&mut labels, |label| (!label.hit, !label.edge));
    let mut taken: Vec<(i32, i32), LABELS> = Vec::new();
    for label in labels {
        let text = short(label.face);
        let wide = TextSize::Small.width(&text);
        let from = (label.x - wide / 2).clamp(left, 238 - wide);
        if taken.iter().all(|&(start, end)| from + wide + 2 <= start || from >= end + 2) {
            let ink = if label.hit { c.theme.bone } else { c.theme.ash };
            TextSize::Small.draw(c, from, base, &text, ink, Align::Left);
            let _ = taken.push((from, from + wide)); // as many as there are labels
        }
    }
}

/// A block that leans by so many pixels.
fn slant_by(c: &mut Canvas<impl Target>, (left, right): (i32, i32), (y, h): (i32, i32), lean: i32, color: Rgb565) {
    if lean == 0 {
        return c.rect(left, y, right - left, h, color);
    }
    poly(c, &[(left + lean, y), (right + lean, y), (right, y + h), (left, y + h)], color);
}
