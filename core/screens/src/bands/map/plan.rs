//! Where a board lies on the panel, and what is drawn on it: nothing leaves its frame.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::MapPoint;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::{ONE, line, poly};

/// A board of fewer pixels either way is a small one.
const SMALL: i32 = 96;

/// A board on the panel.
pub(crate) struct Plan {
    /// Its left upper corner, and how wide and tall it is, in pixels.
    pub(crate) at: (i32, i32),
    pub(crate) size: (i32, i32),
    /// The same in the game's own unit.
    pub(crate) board: (u16, u16),
}

impl Plan {
    /// Where a point lies.
    pub(crate) fn spot(&self, (x, y): MapPoint) -> (i32, i32) {
        let scale = |at: u16, pixels: i32, of: u16| i32::from(at.min(of)) * pixels / i32::from(of).max(1);
        (self.at.0 + scale(x, self.size.0, self.board.0), self.at.1 + scale(y, self.size.1, self.board.1))
    }

    /// How far a distance is.
    pub(crate) fn far(&self, distance: u16) -> i32 {
        i32::from(distance) * self.size.0 / i32::from(self.board.0).max(1)
    }

    /// Its right lower corner.
    pub(crate) fn end(&self) -> (i32, i32) {
        (self.at.0 + self.size.0, self.at.1 + self.size.1)
    }

    /// How large the mark of an owner is.
    pub(crate) fn mark(&self) -> i32 {
        if self.size.0.max(self.size.1) < SMALL { 5 } else { 9 }
    }

    /// Fills a row within the frame.
    fn span(&self, c: &mut Canvas<impl Target>, (from, to): (i32, i32), y: i32, color: Rgb565) {
        if (self.at.1..self.end().1).contains(&y) {
            c.span(from.max(self.at.0), to.min(self.end().0), y, color);
        }
    }

    /// The frame around it.
    pub(crate) fn frame(&self, c: &mut Canvas<impl Target>) {
        let ((x, y), (w, h), bone) = (self.at, self.size, c.theme.bone);
        for (x, y, w, h) in [(x - 2, y - 2, w + 4, 2), (x - 2, y + h, w + 4, 2), (x - 2, y, 2, h), (x + w, y, 2, h)] {
            c.rect(x, y, w, h, bone);
        }
    }

    /// Slanted lines, one across for two down, leaning the one way or the other.
    pub(crate) fn hatch(
        &self,
        c: &mut Canvas<impl Target>,
        from: (i32, i32),
        to: (i32, i32),
        left: bool,
        color: Rgb565,
    ) {
        for y in c.seen(from.1..to.1) {
            self.hatch_row(c, (from.0, to.0), y, left, color);
        }
    }

    /// One row of them.
    fn hatch_row(&self, c: &mut Canvas<impl Target>, (from, to): (i32, i32), y: i32, left: bool, color: Rgb565) {
        let down = y - self.at.1;
        // How far a line begins to the right, in half pixels: one every six pixels, two or three wide.
        let phase = if left { down } else { -down }.rem_euclid(12);
        let first = self.at.0 + (phase + 1) / 2 - 6;
        for x in (first..to).step_by(6) {
            self.span(c, (x.max(from), (x + 3 - phase % 2).min(to)), y, color);
        }
    }

    /// The part of a rectangle that lies within a circle: a border of two pixels, and slanted lines.
    pub(crate) fn sector(
        &self,
        c: &mut Canvas<impl Target>,
        ((x, y), r): ((i32, i32), i32),
        (from, to): ((i32, i32), (i32, i32)),
        (left, color, fold): (bool, Rgb565, Rgb565),
    ) {
        let half = |r: i32, row: i32| (r * r - (row - y) * (row - y)).max(0).isqrt();
        for row in c.seen(from.1.max(y - r)..to.1.min(y + r + 1)) {
            let (outer, inner) = (half(r, row), half(r - 2, row));
            let (start, end) = ((x - outer).max(from.0), (x + outer + 1).min(to.0));
            self.span(c, (start, end), row, color);
            let edge = row < from.1 + 2 || row >= to.1 - 2 || (row - y).abs() > r - 2;
            let (start, end) = ((x - inner).max(from.0 + 2), (x + inner + 1).min(to.0 - 2));
            if !edge && start < end {
                self.span(c, (start, end), row, c.theme.field);
                self.hatch_row(c, (start, end), row, left, fold);
            }
        }
    }

    /// A ring, two pixels wide.
    pub(crate) fn ring(&self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), r: i32, color: Rgb565) {
        for row in c.seen(y - r..y + r + 1) {
            let down = row - y;
            let outer = (r * r - down * down).max(0).isqrt();
            let inner = ((r - 2) * (r - 2) - down * down).max(0).isqrt();
            // At the top and the bottom the ring is closed.
            let inner = if down.abs() > r - 2 { 0 } else { inner };
            self.span(c, (x - outer, x - inner + 1), row, color);
            self.span(c, (x + inner, x + outer + 1), row, color);
        }
    }

    /// A line, so many sixteenths of a pixel wide.
    pub(crate) fn line(
        &self,
        c: &mut Canvas<impl Target>,
        from: (i32, i32),
        to: (i32, i32),
        width: i32,
        color: Rgb565,
    ) {
        let fine = |(x, y): (i32, i32)| (x * ONE + ONE / 2, y * ONE + ONE / 2);
        line(c, width, fine(from), fine(to), color);
    }

    /// The head of an arrow that ends here.
    pub(crate) fn head(&self, c: &mut Canvas<impl Target>, from: (i32, i32), to: (i32, i32), long: i32, color: Rgb565) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let way = (dx * dx + dy * dy).isqrt().max(1);
        let (back, beside) = ((dx * long / way, dy * long / way), (dy * long / way / 2, dx * long / way / 2));
        let root = (to.0 - back.0, to.1 - back.1);
        poly(c, &[to, (root.0 + beside.0, root.1 - beside.1), (root.0 - beside.0, root.1 + beside.1)], color);
    }
}
