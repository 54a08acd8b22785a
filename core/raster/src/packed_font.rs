//! Fonts packed as u8g2 does, unpacked into rectangles when this is built: a letter is then a few rectangles to fill,
//! on any target, for 29 KiB of flash.

/// A font begins with this many bytes of measures.
const HEADER: usize = 23;
/// The most rows of a letter.
const ROWS: usize = 40;

/// A font with its letters unpacked.
pub(crate) struct Font<R: ?Sized = [LetterRect]> {
    /// Every letter by its code; one the font lacks is a question mark.
    letters: [Letter; 256],
    /// How far any letter reaches above the baseline, and below it.
    pub(crate) above: u8,
    pub(crate) below: u8,
    /// The rectangles of all letters.
    rects: R,
}

/// The measures of a letter, and where its rectangles begin.
#[derive(Clone, Copy)]
pub(crate) struct Letter {
    at: u16,
    count: u8,
    pub(crate) width: u8,
    pub(crate) height: u8,
    pub(crate) shift: i8,
    pub(crate) rise: i8,
    pub(crate) advance: i8,
}

/// A rectangle of a letter, seen from the left upper corner of its picture. No two overlap.
#[derive(Clone, Copy)]
pub(crate) struct LetterRect {
    pub(crate) x: u8,
    pub(crate) y: u8,
    pub(crate) w: u8,
    pub(crate) h: u8,
}

impl Font {
    pub(crate) fn letter(&self, ch: char) -> &Letter {
        &self.letters[usize::from(u8::try_from(u32::from(ch)).unwrap_or(b'?'))]
    }

    pub(crate) fn rects(&self, letter: &Letter) -> &[LetterRect] {
        &self.rects[usize::from(letter.at)..][..usize::from(letter.count)]
    }
}

impl<const N: usize> Font<[LetterRect; N]> {
    /// Unpacks a font of so many rectangles.
    pub(crate) const fn unpack(packed: &[u8]) -> Self {
        let mut letters = [Letter { at: u16::MAX, count: 0, width: 0, height: 0, shift: 0, rise: 0, advance: 0 }; 256];
        let mut rects = [LetterRect { x: 0, y: 0, w: 0, h: 0 }; N];
        let (mut byte, mut at) = (HEADER, 0);
        while packed[byte + 1] != 0 {
            let (mut letter, bit) = Letter::read(packed, byte + 2);
            let picture = Picture::read(packed, bit, &letter);
            letter.at = at as u16;
            let mut next = picture.rect(0, 0);
            while let Some(rect) = next {
                rects[at] = rect;
                at += 1;
                next = picture.rect(rect.y as usize, rect.x + rect.w);
            }
            letter.count = (at - letter.at as usize) as u8;
            letters[packed[byte] as usize] = letter;
            byte += packed[byte + 1] as usize;
        }
        let (mut code, mut above, mut below) = (0, 0, 0);
        while code < letters.len() {
            if letters[code].at == u16::MAX {
                letters[code] = letters[b'?' as usize];
            }
            let Letter { height, rise, .. } = letters[code];
            above = if height as i8 + rise > above { height as i8 + rise } else { above };
            below = if -rise > below { -rise } else { below };
            code += 1;
        }
        Font { letters, above: above as u8, below: below as u8, rects }
    }
}

/// How many rectangles the letters of a font have.
pub(crate) const fn rect_count(packed: &[u8]) -> usize {
    let (mut byte, mut count) = (HEADER, 0);
    while packed[byte + 1] != 0 {
        let (letter, bit) = Letter::read(packed, byte + 2);
        let picture = Picture::read(packed, bit, &letter);
        let mut next = picture.rect(0, 0);
        while let Some(rect) = next {
            count += 1;
            next = picture.rect(rect.y as usize, rect.x + rect.w);
        }
        byte += packed[byte + 1] as usize;
    }
    assert!(count < u16::MAX as usize, "a letter's place fits 16 bits");
    count
}

impl Letter {
    /// Reads the measures; the bit behind them is the first of the picture.
    const fn read(packed: &[u8], byte: usize) -> (Letter, usize) {
        let mut measures = [0; 5];
        let mut bit = 8 * byte;
        let mut i = 0;
        while i < measures.len() {
            measures[i] = bits(packed, bit, packed[4 + i]) as i8;
            if i >= 2 {
                measures[i] -= 1 << (packed[4 + i] - 1); // these may be negative
            }
            bit += packed[4 + i] as usize;
            i += 1;
        }
        let [width, height, shift, rise, advance] = measures;
        (Letter { at: 0, count: 0, width: width as u8, height: height as u8, shift, rise, advance }, bit)
    }
}

/// The pixels of a letter: a bit each, the lowest at the left.
struct Picture {
    rows: [u64; ROWS],
}

impl Picture {
    /// Packed, a run of empty pixels and one of filled pixels follow each other, and a bit tells whether the same two
    /// come again.
    const fn read(packed: &[u8], mut bit: usize, letter: &Letter) -> Self {
        let (width, end) = (letter.width as usize, letter.width as usize * letter.height as usize);
        assert!(width < 64 && (letter.height as usize) < ROWS, "a letter fits its picture");
        let (mut rows, mut pixel) = ([0; ROWS], 0);
        while pixel < end {
            let (empty, full) = (bits(packed, bit, packed[2]), bits(packed, bit + packed[2] as usize, packed[3]));
            bit += packed[2] as usize + packed[3] as usize;
            let mut again = true;
            while again {
                pixel += empty;
                let filled = pixel + full;
                while pixel < filled {
                    rows[pixel / width] |= 1 << (pixel % width);
                    pixel += 1;
                }
                again = bits(packed, bit, 1) == 1;
                bit += 1;
            }
        }
        Picture { rows }
    }

    /// The first rectangle that begins at this pixel, right of it or in a row below: a run of pixels, and the same runs
    /// in the rows beneath it.
    const fn rect(&self, mut y: usize, mut x: u8) -> Option<LetterRect> {
        while y < ROWS {
            let rest = self.rows[y] >> x;
            if rest == 0 {
                (x, y) = (0, y + 1);
                continue;
            }
            x += rest.trailing_zeros() as u8;
            let w = (self.rows[y] >> x).trailing_ones() as u8;
            if y == 0 || !self.has_run(y - 1, x, w) {
                let mut h = 1;
                while self.has_run(y + h, x, w) {
                    h += 1;
                }
                return Some(LetterRect { x, y: y as u8, w, h: h as u8 });
            }
            x += w;
        }
        None
    }

    /// Whether a row has just this run of pixels, and empty ones beside it.
    const fn has_run(&self, y: usize, x: u8, w: u8) -> bool {
        let row = self.rows[y] << 1;
        row >> x & ((1 << (w + 2)) - 1) == ((1 << w) - 1) << 1
    }
}

/// So many bits from this one on, lowest first; past the end all are 0.
const fn bits(bytes: &[u8], from: usize, count: u8) -> usize {
    let (mut value, mut n) = (0, 0);
    while n < count as usize {
        let bit = from + n;
        if bit / 8 < bytes.len() {
            value |= ((bytes[bit / 8] >> (bit % 8) & 1) as usize) << n;
        }
        n += 1;
    }
    value
}
