//! Pictures as data: a few flat shapes on a field of 32 by 32, drawn at any size. Each lives with its game.

use core::hash::{Hash, Hasher};

/// A place on the field: from the left, and from the top.
pub type Point = (i8, i8);

/// One shape of a picture, in the ink or cut out of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A polygon.
    Fill(&'static [Point]),
    /// A polygon cut out.
    Cut(&'static [Point]),
    /// A line of this width.
    Line(i8, &'static [Point]),
    /// A line of this width cut out.
    CutLine(i8, &'static [Point]),
    /// A disc of this radius.
    Disc(Point, i8),
    /// A disc of this radius cut out.
    Hole(Point, i8),
}
use Shape::{Cut, CutLine, Disc, Fill, Hole};

/// The most corners of a polygon.
pub const MAX_CORNERS: usize = 16;

/// A picture.
#[derive(Clone, Copy, Debug)]
pub struct Icon(&'static [Shape]);

impl Icon {
    /// These shapes, what is behind first. A polygon with too many corners, or a point far off the field, does not
    /// compile in a constant.
    pub const fn new(shapes: &'static [Shape]) -> Self {
        let mut at = 0;
        while at < shapes.len() {
            match shapes[at] {
                Shape::Fill(points) | Shape::Cut(points) => {
                    assert!(points.len() >= 3 && points.len() <= MAX_CORNERS, "a polygon has 3 to 16 corners");
                    assert!(near(points), "a picture lies on a field of 32 by 32");
                }
                Shape::Line(width, points) | Shape::CutLine(width, points) => {
                    assert!(width > 0 && points.len() >= 2, "a line has a width and two ends");
                    assert!(near(points), "a picture lies on a field of 32 by 32");
                }
                Shape::Disc(_, radius) | Shape::Hole(_, radius) => assert!(radius > 0, "a disc has a radius"),
            }
            at += 1;
        }
        Icon(shapes)
    }

    /// Its shapes, what is behind first.
    pub const fn shapes(self) -> &'static [Shape] {
        self.0
    }

    /// A die of twenty sides.
    pub const D20: Icon = Icon::new(&[
        Fill(&[(16, 0), (30, 8), (30, 24), (16, 32), (2, 24), (2, 8)]),
        CutLine(2, &[(16, 7), (25, 22), (7, 22), (16, 7), (16, 0)]),
        CutLine(2, &[(25, 22), (30, 24)]),
        CutLine(2, &[(7, 22), (2, 24)]),
    ]);
    /// A die of six sides.
    pub const D6: Icon = Icon::new(&[
        Fill(&[(3, 3), (29, 3), (29, 29), (3, 29)]),
        Hole((10, 10), 3),
        Hole((22, 10), 3),
        Hole((10, 22), 3),
        Hole((22, 22), 3),
        Hole((16, 16), 3),
    ]);
    /// Two dice of six sides.
    pub const TWO_D6: Icon = Icon::new(&[
        Fill(&[(0, 0), (18, 0), (18, 18), (0, 18)]),
        Hole((5, 5), 2),
        Hole((13, 13), 2),
        Cut(&[(10, 10), (32, 10), (32, 32), (10, 32)]),
        Fill(&[(13, 13), (32, 13), (32, 32), (13, 32)]),
        Hole((18, 18), 2),
        Hole((27, 27), 2),
        Hole((22, 22), 2),
    ]);
    /// A die of ten sides.
    pub const D10: Icon = Icon::new(&[
        Fill(&[(16, 0), (32, 18), (16, 32), (0, 18)]),
        CutLine(2, &[(16, 2), (8, 20), (16, 25), (24, 20), (16, 2)]),
        CutLine(2, &[(16, 25), (16, 31)]),
    ]);
    /// What is gone.
    pub const SKULL: Icon = Icon::new(&[
        Disc((16, 14), 13),
        Fill(&[(8, 20), (24, 20), (24, 31), (8, 31)]),
        Hole((10, 15), 4),
        Hole((22, 15), 4),
        Cut(&[(16, 19), (18, 23), (14, 23)]),
        CutLine(2, &[(13, 26), (13, 31)]),
        CutLine(2, &[(19, 26), (19, 31)]),
    ]);
    /// On to the next.
    pub const PASS: Icon = Icon::new(&[
        Fill(&[(2, 4), (14, 16), (2, 28)]),
        Fill(&[(14, 4), (26, 16), (14, 28)]),
        Fill(&[(27, 4), (31, 4), (31, 28), (27, 28)]),
    ]);
}

/// Whether all these points are on the field, or hardly off it.
const fn near(points: &[Point]) -> bool {
    let mut at = 0;
    while at < points.len() {
        let (x, y) = points[at];
        if x < -2 || x > 34 || y < -2 || y > 34 {
            return false;
        }
        at += 1;
    }
    true
}

/// A picture is the same where its shapes are.
impl PartialEq for Icon {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl Eq for Icon {}

/// By its address: screens ask at every key whether what they show has changed.
impl Hash for Icon {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.0.as_ptr().addr());
    }
}
