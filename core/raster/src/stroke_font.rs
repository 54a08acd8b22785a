//! The stroke font: one nib, held at one angle, draws every numeral and capital.
//!
//! A glyph is a skeleton of straight strokes. A stroke is the area a slanted nib covers on its way
//! from point to point. The nib's long edge runs 2 across 1 up, its short edge 1 across 2 down, so
//! every cut on the screen has one of two slopes, both crisp in whole pixels.

use embedded_graphics::pixelcolor::Rgb565;

use crate::canvas::{Canvas, Target};
use crate::shape::{Nib, ONE, P};
use crate::text::Align;

/// The face at one height in pixels.
#[derive(Clone, Copy)]
pub struct StrokeFont(pub i32);

/// What follows from the height, all in sixteenths of a pixel.
struct FontMetrics {
    nib: Nib,
    /// Half the nib, across and down.
    half: P,
    /// Sixteenths per hundredth of the skeleton's field, and eight more bits.
    scale: i32,
    gap: i32,
}

impl FontMetrics {
    fn across(&self, hundredths: i32) -> i32 {
        (hundredths * self.scale) >> 8
    }

    fn width(&self, text: &str) -> i32 {
        let wide: i32 = text.chars().map(|ch| self.advance(ch)).sum();
        ((wide - self.gap) >> 4).max(0)
    }

    fn advance(&self, ch: char) -> i32 {
        self.across(glyph(ch).0) + 2 * self.half.0 + self.gap
    }
}

impl StrokeFont {
    /// Whether every letter can be cut.
    pub fn has(text: &str) -> bool {
        text.chars().all(|ch| ch == ' ' || !glyph(ch).1.is_empty())
    }

    fn metrics(self) -> FontMetrics {
        // long + short/2 = half the stem, which is a fifth of the height; short = 0.3 long keeps
        // the thin strokes alive.
        let long = self.0 * ONE * 10 / 115;
        let short = long * 30 / 100;
        let half = (long + short / 2, long / 2 + short);
        let (l, s) = ((long, -long / 2), (short / 2, short));
        let nib = [(l.0 + s.0, l.1 + s.1), (l.0 - s.0, l.1 - s.1), (-l.0 - s.0, -l.1 - s.1), (-l.0 + s.0, -l.1 + s.1)];
        FontMetrics {
            nib: Nib::new(nib),
            half,
            scale: ((self.0 * ONE - 2 * half.1) << 8) / 100,
            gap: self.0 * ONE * 7 / 100,
        }
    }

    /// How wide a text is.
    pub fn width(self, text: &str) -> i32 {
        self.metrics().width(text)
    }

    /// Draws a text with its top at `y`; returns the x after it.
    pub fn draw(self, c: &mut Canvas<impl Target>, x: i32, y: i32, text: &str, color: Rgb565, align: Align) -> i32 {
        let metrics = self.metrics();
        let wide = metrics.width(text);
        let x = match align {
            Align::Left => x,
            Align::Centre => x - (wide >> 1),
            Align::Right => x - wide,
        };
        if !text.is_empty() {
            c.note(x, y, wide, self.0, text);
        }
        // A tail goes below the line.
        if !c.sees_rows(y, y + self.0 + self.0 / 8 + 1) {
            return x + wide;
        }
        let mut left = x * ONE + metrics.half.0;
        for ch in text.chars() {
            let at = |p: &(i8, i8)| {
                (left + metrics.across(p.0.into()), y * ONE + metrics.half.1 + metrics.across(p.1.into()))
            };
            for line in glyph(ch).1 {
                match line {
                    [dot] => metrics.nib.stroke(c, at(dot), at(dot), color),
                    _ => line.windows(2).for_each(|pair| metrics.nib.stroke(c, at(&pair[0]), at(&pair[1]), color)),
                }
            }
            left += metrics.advance(ch);
        }
        x + wide
    }
}

type Glyph = (i32, &'static [&'static [(i8, i8)]]);

/// Width and skeleton on a field 100 high, y down; a line of one point is a dot.
#[rustfmt::skip]
fn glyph(ch: char) -> Glyph {
    match ch {
        '0' => (48, &[&[(24, 0), (48, 22), (48, 78), (24, 100), (0, 78), (0, 22), (24, 0)]]),
        '1' => (24, &[&[(0, 20), (24, 0), (24, 100)]]),
        '2' => (46, &[&[(0, 20), (22, 0), (46, 18), (46, 36), (0, 100), (46, 100)]]),
        '3' => (46, &[&[(0, 0), (46, 0), (18, 42), (46, 58), (46, 80), (22, 100), (0, 84)]]),
        '4' => (50, &[&[(30, 0), (0, 68), (50, 68)], &[(38, 40), (38, 100)]]),
        '5' => (46, &[&[(42, 0), (2, 0), (2, 44), (26, 38), (46, 54), (46, 80), (22, 100), (0, 84)]]),
        '6' => (46, &[&[(40, 0), (14, 14), (0, 40), (0, 80), (22, 100), (46, 80), (46, 58), (26, 42), (0, 58)]]),
        '7' => (46, &[&[(0, 0), (46, 0), (14, 100)]]),
        '8' => (46, &[&[(23, 0), (44, 16), (44, 30), (0, 66), (0, 82), (23, 100), (46, 82), (46, 66), (2, 30), (2, 16), (23, 0)]]),
        '9' => (46, &[&[(6, 100), (32, 86), (46, 60), (46, 20), (24, 0), (0, 20), (0, 42), (20, 58), (46, 42)]]),
        'A' => (48, &[&[(0, 100), (0, 34), (24, 0), (48, 34), (48, 100)], &[(0, 62), (48, 62)]]),
        'B' => (46, &[&[(0, 0), (0, 100), (26, 100), (46, 82), (46, 64), (24, 46), (0, 46)], &[(0, 0), (24, 0), (42, 14), (42, 32), (24, 46)]]),
        'C' => (44, &[&[(44, 16), (24, 0), (0, 22), (0, 78), (24, 100), (44, 84)]]),
        'D' => (48, &[&[(0, 0), (0, 100), (22, 100), (48, 76), (48, 24), (22, 0), (0, 0)]]),
        'E' => (40, &[&[(40, 0), (0, 0), (0, 100), (40, 100)], &[(0, 48), (32, 48)]]),
        'F' => (38, &[&[(38, 0), (0, 0), (0, 100)], &[(0, 48), (32, 48)]]),
        'G' => (46, &[&[(44, 16), (24, 0), (0, 22), (0, 78), (24, 100), (46, 80), (46, 54), (26, 54)]]),
        'H' => (48, &[&[(0, 0), (0, 100)], &[(48, 0), (48, 100)], &[(0, 48), (48, 48)]]),
        'I' => (0, &[&[(0, 0), (0, 100)]]),
        'J' => (32, &[&[(32, 0), (32, 80), (14, 100), (0, 86)]]),
        'K' => (46, &[&[(0, 0), (0, 100)], &[(44, 0), (2, 54)], &[(16, 40), (46, 100)]]),
        'L' => (40, &[&[(0, 0), (0, 100), (40, 100)]]),
        'M' => (64, &[&[(0, 100), (0, 0), (32, 46), (64, 0), (64, 100)]]),
        'N' => (48, &[&[(0, 100), (0, 0), (48, 100), (48, 0)]]),
        'O' => (50, &[&[(25, 0), (50, 22), (50, 78), (25, 100), (0, 78), (0, 22), (25, 0)]]),
        'P' => (46, &[&[(0, 100), (0, 0), (26, 0), (46, 16), (46, 38), (26, 54), (0, 54)]]),
        'Q' => (50, &[&[(25, 0), (50, 22), (50, 78), (25, 100), (0, 78), (0, 22), (25, 0)], &[(28, 74), (54, 104)]]),
        'R' => (46, &[&[(0, 100), (0, 0), (26, 0), (46, 16), (46, 36), (26, 52), (0, 52)], &[(20, 52), (46, 100)]]),
        'S' => (44, &[&[(44, 14), (24, 0), (0, 16), (0, 34), (44, 64), (44, 84), (22, 100), (0, 86)]]),
        'T' => (48, &[&[(0, 0), (48, 0)], &[(24, 0), (24, 100)]]),
        'U' => (48, &[&[(0, 0), (0, 78), (24, 100), (48, 78), (48, 0)]]),
        'V' => (48, &[&[(0, 0), (24, 100), (48, 0)]]),
        'W' => (68, &[&[(0, 0), (16, 100), (34, 36), (52, 100), (68, 0)]]),
        'X' => (46, &[&[(0, 0), (46, 100)], &[(46, 0), (0, 100)]]),
        'Y' => (48, &[&[(0, 0), (24, 46), (48, 0)], &[(24, 46), (24, 100)]]),
        'Z' => (46, &[&[(0, 0), (46, 0), (0, 100), (46, 100)]]),
        '>' => (38, &[&[(0, 22), (38, 54), (0, 86)]]),
        '<' => (38, &[&[(38, 22), (0, 54), (38, 86)]]),
        '≤' => (38, &[&[(38, 6), (0, 36), (38, 66)], &[(0, 94), (38, 94)]]),
        '+' => (40, &[&[(20, 26), (20, 82)], &[(0, 54), (40, 54)]]),
        '-' => (32, &[&[(0, 54), (32, 54)]]),
        '/' => (40, &[&[(40, 0), (0, 100)]]),
        '%' => (64, &[&[(54, 0), (10, 100)], &[(0, 4), (0, 26)], &[(64, 74), (64, 96)]]),
        '.' => (0, &[&[(0, 88), (0, 100)]]),
        ':' => (0, &[&[(0, 26), (0, 38)], &[(0, 84), (0, 96)]]),
        '!' => (0, &[&[(0, 0), (0, 66)], &[(0, 100)]]),
        '?' => (40, &[&[(0, 16), (20, 0), (40, 16), (40, 32), (18, 52), (18, 66)], &[(18, 100)]]),
        _ => (18, &[]),
    }
}
