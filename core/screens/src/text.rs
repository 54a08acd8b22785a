//! Lines of text: Barlow Condensed SemiBold in three sizes, packed as u8g2 fonts.
//!
//! The packing is a run of empty and a run of filled pixels after the other, so a letter is drawn
//! span by span; a library that hands out single pixels takes several times as long.

use crate::canvas::Canvas;
use crate::theme::Color;

/// Where a line's anchor is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// One size of the text face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Size {
    /// Capitals of 15 pixels: reasons, foot, log.
    Small,
    /// Capitals of 18: rows and consequences.
    Body,
    /// Capitals of 23: four rows or fewer.
    Large,
}

/// A font of the u8g2 format begins with this many bytes of measures.
const HEADER: usize = 23;

impl Size {
    fn data(self) -> &'static [u8] {
        match self {
            Size::Small => include_bytes!("../fonts/text-20.u8g2font"),
            Size::Body => include_bytes!("../fonts/text-24.u8g2font"),
            Size::Large => include_bytes!("../fonts/text-32.u8g2font"),
        }
    }

    /// Pixels of a capital.
    pub(crate) const fn capital(self) -> i32 {
        match self {
            Size::Small => 15,
            Size::Body => 18,
            Size::Large => 23,
        }
    }

    /// How wide a line is.
    pub(crate) fn width(self, text: &str) -> i32 {
        let font = self.data();
        text.chars().map(|ch| Glyph::find(font, ch).advance).sum()
    }

    /// Draws a line that must fit: a longer one is cut, and the test of all words hears of it.
    pub(crate) fn draw_in(self, c: &mut Canvas, (x, y): (i32, i32), text: &str, room: i32, color: Color) {
        let wide = self.width(text);
        if wide > room {
            c.note(x, y - self.capital(), wide, self.capital(), text);
        }
        self.draw_cut(c, (x, y), text, room, color);
    }

    /// Draws a line that may be cut: two dots stand for the rest.
    pub(crate) fn draw_cut(self, c: &mut Canvas, (x, y): (i32, i32), text: &str, room: i32, color: Color) {
        if self.width(text) <= room {
            return self.draw(c, x, y, text, color, Align::Left);
        }
        let room = room - self.width("..");
        let ends = text.char_indices().map(|(at, _)| at);
        let end = ends.take_while(|&end| self.width(&text[..end]) <= room).last().unwrap_or(0);
        let kept = text[..end].trim_end();
        self.draw(c, x, y, kept, color, Align::Left);
        self.draw(c, x + self.width(kept), y, "..", color, Align::Left);
    }

    /// Draws a line with its baseline at `y`.
    pub(crate) fn draw(self, c: &mut Canvas, x: i32, y: i32, text: &str, color: Color, align: Align) {
        let font = self.data();
        let wide = self.width(text);
        let left = match align {
            Align::Left => x,
            Align::Centre => x - (wide >> 1),
            Align::Right => x - wide,
        };
        let (mut x, mut top, mut low) = (left, y, y);
        for ch in text.chars() {
            let glyph = Glyph::find(font, ch);
            top = top.min(y - glyph.rise - glyph.height);
            low = low.max(y - glyph.rise);
            let advance = glyph.advance;
            glyph.draw(c, x, y, color);
            x += advance;
        }
        if low > top {
            c.note(left, top, wide, low - top, text);
        }
    }
}

/// One letter: its measures, and the bits of its picture.
struct Glyph {
    width: i32,
    height: i32,
    shift: i32,
    rise: i32,
    advance: i32,
    zeros: u32,
    ones: u32,
    bits: Bits,
}

impl Glyph {
    /// The letter, or a question mark where the font has no such letter.
    fn find(font: &'static [u8], ch: char) -> Glyph {
        let code = u8::try_from(u32::from(ch)).unwrap_or(b'?');
        let jump = match code {
            b'a'.. => usize::from(u16::from_be_bytes([font[19], font[20]])),
            b'A'.. => usize::from(u16::from_be_bytes([font[17], font[18]])),
            _ => 0,
        };
        let mut at = HEADER + jump;
        while font[at] != code {
            if font[at + 1] == 0 {
                return Glyph::find(font, '?');
            }
            at += usize::from(font[at + 1]);
        }
        let mut bits = Bits { bytes: &font[at + 2..], held: 0, count: 0 };
        let width = bits.take(font[4]) as i32;
        let height = bits.take(font[5]) as i32;
        let (shift, rise, advance) = (bits.signed(font[6]), bits.signed(font[7]), bits.signed(font[8]));
        Glyph { width, height, shift, rise, advance, zeros: font[2].into(), ones: font[3].into(), bits }
    }

    fn draw(mut self, c: &mut Canvas, x: i32, y: i32, color: Color) {
        let left = x + self.shift;
        let (mut x, mut row) = (0, y - self.rise - self.height);
        let end = row + self.height;
        while row < end {
            let empty = self.bits.take(self.zeros as u8) as i32;
            let full = self.bits.take(self.ones as u8) as i32;
            loop {
                x += empty;
                while x >= self.width {
                    x -= self.width;
                    row += 1;
                }
                let mut rest = full;
                while rest > 0 {
                    let run = rest.min(self.width - x);
                    c.span(left + x, left + x + run, row, color);
                    rest -= run;
                    x += run;
                    if x >= self.width {
                        x = 0;
                        row += 1;
                    }
                }
                if self.bits.take(1) == 0 {
                    break;
                }
            }
        }
    }
}

/// Bits of a font, lowest first.
struct Bits {
    bytes: &'static [u8],
    held: u32,
    count: u8,
}

impl Bits {
    fn take(&mut self, n: u8) -> u32 {
        while self.count < n {
            let (&first, rest) = self.bytes.split_first().unwrap_or((&0, &[]));
            self.bytes = rest;
            self.held |= u32::from(first) << self.count;
            self.count += 8;
        }
        let value = self.held & ((1 << n) - 1);
        self.held >>= n;
        self.count -= n;
        value
    }

    fn signed(&mut self, n: u8) -> i32 {
        self.take(n) as i32 - (1 << (n - 1))
    }
}
