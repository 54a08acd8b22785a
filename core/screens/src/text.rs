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
    /// Bits of a run of empty pixels, and of one of filled pixels.
    runs: (u8, u8),
    letters: [Letter; 256],
}

/// The measures of a letter, and where the bits of its picture begin.
#[derive(Clone, Copy)]
struct Letter {
    at: u16,
    bit: u8,
    width: u8,
    height: u8,
    shift: i8,
    rise: i8,
    advance: i8,
}

impl Font {
    /// Letters follow one another, each with its code, its length and its measures: all found out when this
    /// is built, not for 20 letters a line at every step of the cursor. One the font lacks becomes a
    /// question mark.
    const fn new(bytes: &'static [u8]) -> Self {
        let mut letters = [Letter { at: 0, bit: 0, width: 0, height: 0, shift: 0, rise: 0, advance: 0 }; 256];
        let mut at = HEADER;
        while bytes[at + 1] != 0 {
            letters[bytes[at] as usize] = Letter::read(bytes, at + 2);
            at += bytes[at + 1] as usize;
        }
        let mut code = 0;
        while code < letters.len() {
            if letters[code].at == 0 {
                letters[code] = letters[b'?' as usize];
            }
            code += 1;
        }
        Font { bytes, runs: (bytes[2], bytes[3]), letters }
    }

    fn letter(&self, ch: char) -> &Letter {
        &self.letters[usize::from(u8::try_from(u32::from(ch)).unwrap_or(b'?'))]
    }
}

impl Letter {
    const fn read(font: &[u8], at: usize) -> Letter {
        let mut measures = [0; 5];
        let mut bit = 8 * at;
        let mut i = 0;
        while i < measures.len() {
            let mut n = 0;
            while n < font[4 + i] {
                measures[i] |= ((font[bit / 8] >> (bit % 8) & 1) as i8) << n;
                bit += 1;
                n += 1;
            }
            if i >= 2 {
                measures[i] -= 1 << (n - 1); // these may be negative
            }
            i += 1;
        }
        let [width, height, shift, rise, advance] = measures;
        let (width, height) = (width as u8, height as u8);
        Letter { at: (bit / 8) as u16, bit: (bit % 8) as u8, width, height, shift, rise, advance }
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
        text.chars().map(|ch| i32::from(font.letter(ch).advance)).sum()
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
            let letter = font.letter(ch);
            let end = y - i32::from(letter.rise);
            (top, low) = (top.min(end - i32::from(letter.height)), low.max(end));
            letter.draw(font, c, (x + i32::from(letter.shift), end), color);
            x += i32::from(letter.advance);
        }
        if low > top {
            c.note(left, top, x - left, low - top, text);
        }
    }
}

impl Letter {
    /// Draws a letter above `end`.
    fn draw(&self, font: &Font, c: &mut Canvas, (left, end): (i32, i32), color: Color) {
        let (width, height) = (i32::from(self.width), i32::from(self.height));
        let seen = c.seen(end - height..end);
        if seen.is_empty() || !c.sees(left, left + width) {
            return;
        }
        let whole = c.holds(left, left + width);
        let mut bits = Bits { bytes: &font.bytes[usize::from(self.at)..], held: 0, count: 0 };
        bits.take(self.bit);
        let (mut x, mut row) = (0, end - height);
        // Runs above the canvas are read and left; below it none is read.
        while row < seen.end {
            let empty = bits.take(font.runs.0) as i32;
            let full = bits.take(font.runs.1) as i32;
            loop {
                x += empty;
                while x >= width {
                    x -= width;
                    row += 1;
                }
                let mut rest = full;
                while rest > 0 {
                    let run = rest.min(width - x);
                    if row >= seen.start && row < seen.end {
                        if whole {
                            c.run(left + x, row, run, color);
                        } else {
                            c.span(left + x, left + x + run, row, color);
                        }
                    }
                    rest -= run;
                    x += run;
                    if x >= width {
                        x = 0;
                        row += 1;
                    }
                }
                if bits.take(1) == 0 {
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
}
