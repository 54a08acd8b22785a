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

/// A font's bytes, and where in them each letter begins.
struct Font {
    bytes: &'static [u8],
    letters: [u16; 256],
}

impl Font {
    /// Letters follow one another, each with its code and its length: found out when this is built,
    /// not 20 letters a line at every step of the cursor. One the font lacks becomes a question mark.
    const fn new(bytes: &'static [u8]) -> Self {
        let mut letters = [0; 256];
        let mut at = HEADER;
        while bytes[at + 1] != 0 {
            letters[bytes[at] as usize] = at as u16;
            at += bytes[at + 1] as usize;
        }
        let mut code = 0;
        while code < letters.len() {
            if letters[code] == 0 {
                letters[code] = letters[b'?' as usize];
            }
            code += 1;
        }
        Font { bytes, letters }
    }
}

static SMALL: Font = Font::new(include_bytes!("../fonts/text-20.u8g2font"));
static BODY: Font = Font::new(include_bytes!("../fonts/text-24.u8g2font"));
static LARGE: Font = Font::new(include_bytes!("../fonts/text-32.u8g2font"));

impl Size {
    fn data(self) -> &'static Font {
        match self {
            Size::Small => &SMALL,
            Size::Body => &BODY,
            Size::Large => &LARGE,
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
        if wide <= room {
            return self.draw(c, x, y, text, color, Align::Left);
        }
        c.note(x, y - self.capital(), wide, self.capital(), text);
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
        let left = match align {
            Align::Left => x,
            Align::Centre => x - (self.width(text) >> 1),
            Align::Right => x - self.width(text),
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
            c.note(left, top, x - left, low - top, text);
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
    fn find(font: &'static Font, ch: char) -> Glyph {
        let code = u8::try_from(u32::from(ch)).unwrap_or(b'?');
        let at = usize::from(font.letters[usize::from(code)]);
        let font = font.bytes;
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
    #[inline(always)]
    fn take(&mut self, n: u8) -> u32 {
        if self.count < n {
            self.fill_up();
        }
        let value = self.held & ((1 << n) - 1);
        self.held >>= n;
        self.count -= n;
        value
    }

    /// Holds as many whole bytes as fit: runs are short, so most are then taken without looking.
    fn fill_up(&mut self) {
        while self.count <= 24 {
            let Some((&first, rest)) = self.bytes.split_first() else {
                self.count = 32; // past the end all bits are 0
                return;
            };
            self.bytes = rest;
            self.held |= u32::from(first) << self.count;
            self.count += 8;
        }
    }

    fn signed(&mut self, n: u8) -> i32 {
        self.take(n) as i32 - (1 << (n - 1))
    }
}
