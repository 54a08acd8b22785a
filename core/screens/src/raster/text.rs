//! Lines of text: Barlow Condensed SemiBold in three sizes, drawn letter by letter and row by row.

use crate::raster::canvas::Canvas;
use crate::raster::packed_font::{Letter, letters, pictures, size};
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

/// A font with its letters unpacked.
struct Font {
    letters: [Letter; 256],
    /// The pictures of all letters, row after row: a bit a pixel, whole bytes a row, the lowest bit at the left.
    pictures: &'static [u8],
}

impl Font {
    fn letter(&self, ch: char) -> &Letter {
        &self.letters[usize::from(u8::try_from(u32::from(ch)).unwrap_or(b'?'))]
    }
}

static SMALL: Font = Font { letters: letters(SMALL_PACKED), pictures: &SMALL_PICTURES };
static BODY: Font = Font { letters: letters(BODY_PACKED), pictures: &BODY_PICTURES };
static LARGE: Font = Font { letters: letters(LARGE_PACKED), pictures: &LARGE_PICTURES };

const SMALL_PACKED: &[u8] = include_bytes!("../../fonts/text-20.u8g2font");
const BODY_PACKED: &[u8] = include_bytes!("../../fonts/text-24.u8g2font");
const LARGE_PACKED: &[u8] = include_bytes!("../../fonts/text-32.u8g2font");

static SMALL_PICTURES: [u8; size(SMALL_PACKED)] = pictures(SMALL_PACKED);
static BODY_PICTURES: [u8; size(BODY_PACKED)] = pictures(BODY_PACKED);
static LARGE_PICTURES: [u8; size(LARGE_PACKED)] = pictures(LARGE_PACKED);

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

    /// From a letter to the next.
    pub(crate) fn advance(self, letter: char) -> i32 {
        self.data().letter(letter).advance.into()
    }

    /// How wide a line is.
    pub(crate) fn width(self, text: &str) -> i32 {
        let font = self.data();
        text.chars().map(|ch| i32::from(font.letter(ch).advance)).sum()
    }

    /// How far a line reaches above its baseline: a capital with an accent is taller than others.
    pub(crate) fn above(self, text: &str) -> i32 {
        let font = self.data();
        text.chars().map(|ch| font.letter(ch)).map(|l| i32::from(l.height) + i32::from(l.rise)).max().unwrap_or(0)
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
        let (width, top) = (i32::from(self.width), end - i32::from(self.height));
        let seen = c.seen(top..end);
        if seen.is_empty() || !c.sees(left, left + width) {
            return;
        }
        let whole = c.holds(left, left + width);
        let bytes = self.row_bytes();
        let mut picture = &font.pictures[usize::from(self.at) + (seen.start - top) as usize * bytes..];
        for y in seen {
            let (row, below) = picture.split_at(bytes);
            picture = below;
            if whole {
                c.stamp(left, y, width, row, color);
                continue;
            }
            for x in (0..width).filter(|x| row[*x as usize / 8] >> (x % 8) & 1 == 1) {
                c.span(left + x, left + x + 1, y, color);
            }
        }
    }
}
