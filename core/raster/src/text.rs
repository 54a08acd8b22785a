//! Lines of text: Barlow Condensed SemiBold in three sizes, drawn letter by letter and row by row.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::Point;

use crate::canvas::{Canvas, Target};
use crate::packed_font::{Font, Letter, LetterRect, rect_count};

/// Where a line's anchor is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// It begins there.
    Left,
    /// Its middle lies there.
    Centre,
    /// It ends there.
    Right,
}

/// One size of the text face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum TextSize {
    /// Capitals of 15 pixels: reasons, foot, log.
    Small,
    /// Capitals of 18: rows and consequences.
    Body,
    /// Capitals of 23: four rows or fewer.
    Large,
}

static SMALL: Font<[LetterRect; rect_count(SMALL_PACKED)]> = Font::unpack(SMALL_PACKED);
static BODY: Font<[LetterRect; rect_count(BODY_PACKED)]> = Font::unpack(BODY_PACKED);
static LARGE: Font<[LetterRect; rect_count(LARGE_PACKED)]> = Font::unpack(LARGE_PACKED);

const SMALL_PACKED: &[u8] = include_bytes!("../fonts/text-20.u8g2font");
const BODY_PACKED: &[u8] = include_bytes!("../fonts/text-24.u8g2font");
const LARGE_PACKED: &[u8] = include_bytes!("../fonts/text-32.u8g2font");

impl TextSize {
    fn data(self) -> &'static Font {
        match self {
            TextSize::Small => &SMALL,
            TextSize::Body => &BODY,
            TextSize::Large => &LARGE,
        }
    }

    /// Pixels of a capital.
    pub const fn capital(self) -> i32 {
        match self {
            TextSize::Small => 15,
            TextSize::Body => 18,
            TextSize::Large => 23,
        }
    }

    /// From a letter to the next.
    pub fn advance(self, letter: char) -> i32 {
        self.data().letter(letter).advance.into()
    }

    /// How wide a line is.
    pub fn width(self, text: &str) -> i32 {
        let font = self.data();
        text.chars().map(|ch| i32::from(font.letter(ch).advance)).sum()
    }

    /// How far a line reaches above its baseline: a capital with an accent is taller than others.
    pub fn above(self, text: &str) -> i32 {
        let font = self.data();
        text.chars().map(|ch| font.letter(ch)).map(|l| i32::from(l.height) + i32::from(l.rise)).max().unwrap_or(0)
    }

    /// How far any letter reaches above the baseline, and below it.
    pub fn extent(self) -> (i32, i32) {
        let Font { above, below, .. } = self.data();
        ((*above).into(), (*below).into())
    }

    /// The left upper and the right lower pixel of a line, seen from the row below its baseline; none where no pixel is
    /// filled.
    pub fn ink(self, text: &str) -> Option<(Point, Point)> {
        let (font, mut x, mut ink) = (self.data(), 0, None);
        for letter in text.chars().map(|ch| font.letter(ch)) {
            let corner = Point::new(x + i32::from(letter.shift), -i32::from(letter.height) - i32::from(letter.rise));
            for rect in font.rects(letter) {
                let first = corner + Point::new(rect.x.into(), rect.y.into());
                let last = first + Point::new(i32::from(rect.w) - 1, i32::from(rect.h) - 1);
                let (upper, lower): (Point, Point) = ink.unwrap_or((first, last));
                ink = Some((upper.component_min(first), lower.component_max(last)));
            }
            x += i32::from(letter.advance);
        }
        ink
    }

    /// Draws a line that must fit: a longer one is cut, and the test of all words hears of it.
    pub fn draw_in(self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), text: &str, room: i32, color: Rgb565) {
        let wide = self.width(text);
        if wide <= room {
            return self.draw(c, x, y, text, color, Align::Left);
        }
        c.note(x, y - self.capital(), wide, self.capital(), text);
        self.draw_cut(c, (x, y), text, room, color);
    }

    /// Draws a line that may be cut: two dots stand for the rest.
    pub fn draw_cut(self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), text: &str, room: i32, color: Rgb565) {
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
    pub fn draw(self, c: &mut Canvas<impl Target>, x: i32, y: i32, text: &str, color: Rgb565, align: Align) {
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
    fn draw(&self, font: &Font, c: &mut Canvas<impl Target>, (left, end): (i32, i32), color: Rgb565) {
        let top = end - i32::from(self.height);
        if !c.sees_rows(top, end) || !c.sees(left, left + i32::from(self.width)) {
            return;
        }
        for &LetterRect { x, y, w, h } in font.rects(self) {
            c.fill(left + i32::from(x), top + i32::from(y), w.into(), h.into(), color);
        }
    }
}
