//! Filled shapes, row by row. Places are in sixteenths of a pixel.

use core::ops::Range;

use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;

use crate::canvas::{Canvas, Target};

/// One pixel.
pub const ONE: i32 = 16;
/// A point in sixteenths of a pixel.
pub type P = (i32, i32);
/// The most corners a polygon has.
pub const CORNERS: usize = 16;

/// One side of a shape, crossed by rows: one division per side, none per row.
#[derive(Clone, Copy)]
struct Edge {
    row: i32,
    end: i32,
    x: i32,
    step: i32,
}

/// Extra bits of an edge's x.
const FINE: i32 = 10;

/// The first row at or below this height: a row belongs to an edge when its centre line does.
fn row(y: i32) -> i32 {
    (y + ONE / 2 - 1) >> 4
}

impl Edge {
    /// None where it crosses no row that can be drawn on.
    fn new(c: &Canvas<impl Target>, a: P, b: P) -> Option<Self> {
        let crosses = c.sees_rows(row(a.1.min(b.1)), row(a.1.max(b.1)));
        if crosses { Some(Edge::sloped(a, b, slope(a, b))) } else { None }
    }

    fn sloped(a: P, b: P, slope: i32) -> Self {
        let (a, b) = if a.1 <= b.1 { (a, b) } else { (b, a) };
        let (row, end) = (row(a.1), row(b.1));
        Edge { row, end, x: (a.0 << FINE) + slope * (row * ONE + ONE / 2 - a.1), step: slope * ONE }
    }

    /// The x at this row, if the edge crosses it.
    fn at(&self, row: i32) -> Option<i32> {
        if row < self.row || row >= self.end {
            return None;
        }
        Some(self.fine(row) >> (FINE + 4))
    }

    /// The same with its fine bits, for a row it crosses.
    fn fine(&self, row: i32) -> i32 {
        self.x + self.step * (row - self.row) + ((ONE / 2 - 1) << FINE)
    }
}

/// How far a side goes across on its way down.
fn slope(a: P, b: P) -> i32 {
    let (dx, dy) = if a.1 <= b.1 { (b.0 - a.0, b.1 - a.1) } else { (a.0 - b.0, a.1 - b.1) };
    if dx == 0 || dy == 0 { 0 } else { (dx << FINE) / dy }
}

fn rows(edges: &[Edge]) -> Range<i32> {
    edges.iter().map(|e| e.row).min().unwrap_or(0)..edges.iter().map(|e| e.end).max().unwrap_or(0)
}

/// Whether anything so near to these points can be drawn on.
fn touches(c: &Canvas<impl Target>, points: impl Iterator<Item = P>, near: P) -> bool {
    let (mut low, mut high) = ((i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
    for (x, y) in points {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    }
    c.sees_rows((low.1 - near.1) >> 4, ((high.1 + near.1) >> 4) + 1)
        && c.sees((low.0 - near.0) >> 4, ((high.0 + near.0) >> 4) + 1)
}

/// Fills any polygon (even-odd).
pub fn polygon(c: &mut Canvas<impl Target>, points: &[P], color: Rgb565) {
    if !touches(c, points.iter().copied(), (0, 0)) {
        return;
    }
    let ends = points.iter().skip(1).chain(points.first());
    let edges: Vec<Edge, CORNERS> = points.iter().zip(ends).filter_map(|(&a, &b)| Edge::new(c, a, b)).collect();
    let mut xs = [0; CORNERS];
    for row in c.seen(rows(&edges)) {
        let mut n = 0;
        for edge in &edges {
            if let Some(x) = edge.at(row) {
                let mut k = n;
                while k > 0 && xs[k - 1] > x {
                    xs[k] = xs[k - 1];
                    k -= 1;
                }
                xs[k] = x;
                n += 1;
            }
        }
        for pair in xs[..n].chunks_exact(2) {
            c.span(pair[0], pair[1], row, color);
        }
    }
}

/// The same in whole pixels.
pub fn poly(c: &mut Canvas<impl Target>, points: &[P], color: Rgb565) {
    let mut fine = [(0, 0); CORNERS];
    for (to, from) in fine.iter_mut().zip(points) {
        *to = (from.0 * ONE, from.1 * ONE);
    }
    polygon(c, &fine[..points.len()], color);
}

/// A nib with two pairs of parallel sides; its corners go round against the clock.
pub struct Nib {
    corners: [P; 4],
    slopes: [i32; 2],
    /// How far it reaches from its middle, across and down.
    reach: P,
}

impl Nib {
    /// A nib of these corners.
    pub fn new(corners: [P; 4]) -> Self {
        let reach = corners.iter().fold((0, 0), |far: P, p| (far.0.max(p.0), far.1.max(p.1)));
        Nib { corners, slopes: [slope(corners[0], corners[1]), slope(corners[1], corners[2])], reach }
    }

    /// Fills what the nib covers between two points.
    pub fn stroke(&self, c: &mut Canvas<impl Target>, a: P, b: P, color: Rgb565) {
        if !touches(c, [a, b].into_iter(), self.reach) {
            return;
        }
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let way = slope(a, b);
        let seen = c.seen(row(a.1.min(b.1) - self.reach.1)..row(a.1.max(b.1) + self.reach.1));
        // Round the shape against the clock: sides that go down lie left, the others right.
        let (mut lefts, mut rights): (Vec<Edge, 6>, Vec<Edge, 6>) = (Vec::new(), Vec::new());
        let mut add = |a: P, b: P, slope: i32| {
            let edge = Edge::sloped(a, b, slope);
            if edge.row < seen.end && edge.end > seen.start {
                let _ = if a.1 < b.1 { &mut lefts } else { &mut rights }.push(edge); // four sides of the nib, two of the way
            }
        };
        let mut last = self.ahead(3, dx, dy);
        for i in 0..4 {
            let ahead = self.ahead(i, dx, dy);
            let (n, m) = (self.corners[i], self.corners[(i + 1) & 3]);
            // Where the sides change from the start to the end, one side of the stroke goes along.
            if ahead != last {
                let (from, to) = if ahead { (a, b) } else { (b, a) };
                add((from.0 + n.0, from.1 + n.1), (to.0 + n.0, to.1 + n.1), way);
            }
            let from = if ahead { b } else { a };
            add((from.0 + n.0, from.1 + n.1), (from.0 + m.0, from.1 + m.1), self.slopes[i & 1]);
            last = ahead;
        }
        for (left, right) in lefts.iter().flat_map(|left| rights.iter().map(move |right| (left, right))) {
            let rows = left.row.max(right.row).max(seen.start)..left.end.min(right.end).min(seen.end);
            let (mut from, mut to) = (left.fine(rows.start), right.fine(rows.start));
            for row in rows {
                let (x0, x1) = (from >> (FINE + 4), to >> (FINE + 4));
                c.span(x0.min(x1), x0.max(x1), row, color);
                (from, to) = (from + left.step, to + right.step);
            }
        }
    }

    /// Whether a side faces the way the stroke goes: it then lies at the stroke's end, else at its start.
    fn ahead(&self, side: usize, dx: i32, dy: i32) -> bool {
        let (n, m) = (self.corners[side], self.corners[(side + 1) & 3]);
        (m.0 - n.0) * dy > (m.1 - n.1) * dx
    }
}

/// A line with blunt ends, thick enough in any direction.
pub fn line(c: &mut Canvas<impl Target>, width: i32, a: P, b: P, color: Rgb565) {
    let h = width / 2;
    if !touches(c, [a, b].into_iter(), (h, h)) {
        return;
    }
    let k = (h * 27) >> 6; // two of these nibs make an octagon
    Nib::new([(h, -k), (-k, -h), (-h, k), (k, h)]).stroke(c, a, b, color);
    Nib::new([(k, -h), (-h, -k), (-k, h), (h, k)]).stroke(c, a, b, color);
}

/// A full circle.
pub fn disc(c: &mut Canvas<impl Target>, (x, y): P, r: i32, color: Rgb565) {
    for row in c.seen((y - r) >> 4..((y + r) >> 4) + 1) {
        let dy = row * ONE + ONE / 2 - y;
        if dy.abs() < r {
            let dx = (r * r - dy * dy).isqrt();
            c.span((x - dx + ONE / 2 - 1) >> 4, (x + dx + ONE / 2 - 1) >> 4, row, color);
        }
    }
}
