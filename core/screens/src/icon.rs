//! The pictures: a few flat shapes on a field of 32 by 32, drawn at any size.

use umpire_rules::table::Icon;

use crate::canvas::Canvas;
use crate::shape::{CORNERS, ONE, disc, line, polygon};
use crate::theme::Color;

type P = (i8, i8);
type Shapes = &'static [Shape];

enum Shape {
    Fill(&'static [P]),
    Cut(&'static [P]),
    /// A line of this width.
    Line(i8, &'static [P]),
    CutLine(i8, &'static [P]),
    Disc(P, i8),
    Hole(P, i8),
}
use Shape::*;

/// Draws a picture of `size` pixels at the top left corner `x`, `y`.
pub(crate) fn draw(c: &mut Canvas, icon: Icon, (x, y): (i32, i32), size: i32, ink: Color, ground: Color) {
    if !c.sees_rows(y - 2, y + size + 2) || !c.sees(x - 2, x + size + 2) {
        return;
    }
    let long = |v: i8| i32::from(v) * size * ONE / 32;
    let at = |p: P| (x * ONE + long(p.0), y * ONE + long(p.1));
    for shape in shapes(icon) {
        let color = if matches!(shape, Fill(_) | Line(..) | Disc(..)) { ink } else { ground };
        match shape {
            Fill(points) | Cut(points) => {
                let mut corners = [(0, 0); CORNERS];
                for (to, &p) in corners.iter_mut().zip(*points) {
                    *to = at(p);
                }
                polygon(c, &corners[..points.len()], color);
            }
            Line(w, points) | CutLine(w, points) => {
                for pair in points.windows(2) {
                    line(c, long(*w).max(ONE * 3 / 2), at(pair[0]), at(pair[1]), color);
                }
            }
            Disc(p, r) | Hole(p, r) => disc(c, at(*p), long(*r), color),
        }
    }
}

fn shapes(icon: Icon) -> Shapes {
    match icon {
        Icon::Champion => CHAMPION,
        Icon::Heavy => HEAVY,
        Icon::Fighters => FIGHTERS,
        Icon::Shooters => SHOOTERS,
        Icon::Skirmishers => SKIRMISHERS,
        Icon::Dregs => DREGS,
        Icon::Ward => WARD,
        Icon::Charge => CHARGE,
        Icon::Stand => STAND,
        Icon::Feint => FEINT,
        Icon::Maneuver => MANEUVER,
        Icon::Sprint => SPRINT,
        Icon::Reinforce | Icon::Inspiring => REINFORCE,
        Icon::Pass => PASS,
        Icon::Fury => FURY,
        Icon::Guile => GUILE,
        Icon::Will => WILL,
        Icon::Touch => TOUCH,
        Icon::Skull => SKULL,
        Icon::Lock => LOCK,
        Icon::Tick => TICK,
        Icon::Star => STAR,
        Icon::Warning => WARNING,
        Icon::D20 => D20,
        Icon::D6 => D6,
        Icon::TwoD6 => TWO_D6,
        Icon::D10 => D10,
    }
}

// Element types.
const CHAMPION: Shapes = &[
    Fill(&[(4, 23), (1, 7), (10, 15), (16, 2), (22, 15), (31, 7), (28, 23)]),
    Fill(&[(4, 26), (28, 26), (28, 30), (4, 30)]),
];
const HEAVY: Shapes = &[
    Fill(&[
        (1, 1),
        (4, 6),
        (8, 9),
        (24, 9),
        (28, 6),
        (31, 1),
        (31, 9),
        (26, 15),
        (22, 22),
        (20, 31),
        (12, 31),
        (10, 22),
        (6, 15),
        (1, 9),
    ]),
    Cut(&[(9, 14), (14, 17), (13, 20), (10, 18)]),
    Cut(&[(23, 14), (18, 17), (19, 20), (22, 18)]),
    Cut(&[(14, 25), (18, 25), (16, 29)]),
];
const FIGHTERS: Shapes = &[
    Line(4, &[(28, 3), (6, 27)]),
    Line(4, &[(4, 16), (15, 27)]),
    CutLine(8, &[(4, 3), (19, 19)]),
    Line(4, &[(4, 3), (26, 27)]),
    Line(4, &[(28, 16), (17, 27)]),
    Disc((28, 29), 3),
    Disc((4, 29), 3),
];
const SHOOTERS: Shapes = &[
    Line(4, &[(9, 2), (19, 4), (25, 11), (25, 21), (19, 28), (9, 30)]),
    Line(2, &[(9, 2), (9, 30)]),
    CutLine(7, &[(1, 16), (29, 16)]),
    Line(3, &[(1, 16), (27, 16)]),
    Fill(&[(24, 10), (32, 16), (24, 22)]),
];
const SKIRMISHERS: Shapes = &[
    Fill(&[(1, 5), (31, 2), (24, 10), (6, 12)]),
    Fill(&[(5, 14), (26, 12), (19, 19), (9, 20)]),
    Fill(&[(9, 22), (21, 21), (15, 27), (10, 31)]),
];
const DREGS: Shapes =
    &[Line(4, &[(16, 2), (16, 31)]), Line(4, &[(6, 2), (6, 11), (11, 16), (21, 16), (26, 11), (26, 2)])];
const WARD: Shapes = &[
    Fill(&[(6, 31), (4, 10), (12, 1), (23, 3), (28, 12), (26, 31)]),
    CutLine(3, &[(16, 8), (16, 27)]),
    CutLine(3, &[(10, 9), (16, 17), (22, 9)]),
];

// Actions.
const CHARGE: Shapes = &[
    Fill(&[(0, 12), (12, 12), (12, 4), (24, 16), (12, 28), (12, 20), (0, 20)]),
    Fill(&[(27, 3), (31, 3), (31, 29), (27, 29)]),
];
const STAND: Shapes = &[
    Disc((16, 3), 3),
    Line(4, &[(16, 3), (16, 10)]),
    Line(4, &[(7, 10), (25, 10)]),
    Fill(&[(13, 12), (19, 12), (19, 24), (16, 29), (13, 24)]),
    Line(3, &[(4, 30), (11, 30)]),
    Line(3, &[(21, 30), (28, 30)]),
];
const FEINT: Shapes = &[Line(4, &[(3, 27), (11, 8), (19, 22), (26, 8)]), Fill(&[(30, 1), (31, 14), (20, 8)])];
const MANEUVER: Shapes = &[
    Fill(&[(1, 6), (16, 6), (16, 1), (25, 9), (16, 17), (16, 12), (1, 12)]),
    Fill(&[(7, 20), (22, 20), (22, 15), (31, 23), (22, 31), (22, 26), (7, 26)]),
];
const SPRINT: Shapes = &[
    Fill(&[(0, 4), (6, 4), (14, 16), (6, 28), (0, 28), (8, 16)]),
    Fill(&[(10, 4), (16, 4), (24, 16), (16, 28), (10, 28), (18, 16)]),
    Fill(&[(20, 4), (25, 4), (32, 16), (25, 28), (20, 28), (27, 16)]),
];
const REINFORCE: Shapes = &[Line(4, &[(6, 2), (6, 31)]), Fill(&[(8, 3), (30, 3), (24, 11), (30, 19), (8, 19)])];
const PASS: Shapes = &[
    Fill(&[(2, 4), (14, 16), (2, 28)]),
    Fill(&[(14, 4), (26, 16), (14, 28)]),
    Fill(&[(27, 4), (31, 4), (31, 28), (27, 28)]),
];

// Stats.
const FURY: Shapes = &[
    Fill(&[(17, 0), (24, 10), (22, 15), (27, 12), (29, 21), (23, 31), (9, 31), (3, 22), (8, 10), (12, 16)]),
    Cut(&[(16, 18), (20, 24), (17, 29), (14, 29), (11, 24)]),
];
const GUILE: Shapes =
    &[Fill(&[(0, 16), (9, 7), (23, 7), (32, 16), (23, 25), (9, 25)]), Hole((16, 16), 7), Disc((16, 16), 4)];
const WILL: Shapes = &[
    Fill(&[(3, 2), (29, 2), (29, 15), (16, 31), (3, 15)]),
    Cut(&[(14, 6), (18, 6), (18, 22), (16, 24), (14, 22)]),
    Cut(&[(8, 10), (24, 10), (24, 14), (8, 14)]),
];

// Facts of the table.
const TOUCH: Shapes = &[Disc((8, 16), 8), Disc((24, 16), 8), Hole((24, 16), 4)];

// The device.
const SKULL: Shapes = &[
    Disc((16, 14), 13),
    Fill(&[(8, 20), (24, 20), (24, 31), (8, 31)]),
    Hole((10, 15), 4),
    Hole((22, 15), 4),
    Cut(&[(16, 19), (18, 23), (14, 23)]),
    CutLine(2, &[(13, 26), (13, 31)]),
    CutLine(2, &[(19, 26), (19, 31)]),
];
const LOCK: Shapes = &[
    Line(4, &[(9, 15), (9, 7), (13, 3), (19, 3), (23, 7), (23, 15)]),
    Fill(&[(4, 14), (28, 14), (28, 31), (4, 31)]),
    Hole((16, 21), 3),
    CutLine(3, &[(16, 21), (16, 27)]),
];
const TICK: Shapes = &[Line(6, &[(4, 17), (12, 26), (28, 5)])];
const STAR: Shapes = &[Fill(&[(16, 0), (20, 12), (32, 16), (20, 20), (16, 32), (12, 20), (0, 16), (12, 12)])];
const WARNING: Shapes = &[
    Fill(&[(16, 0), (32, 16), (16, 32), (0, 16)]),
    Cut(&[(14, 7), (18, 7), (18, 18), (14, 18)]),
    Cut(&[(14, 21), (18, 21), (18, 25), (14, 25)]),
];

const D20: Shapes = &[
    Fill(&[(16, 0), (30, 8), (30, 24), (16, 32), (2, 24), (2, 8)]),
    CutLine(2, &[(16, 7), (25, 22), (7, 22), (16, 7), (16, 0)]),
    CutLine(2, &[(25, 22), (30, 24)]),
    CutLine(2, &[(7, 22), (2, 24)]),
];
const D6: Shapes = &[
    Fill(&[(3, 3), (29, 3), (29, 29), (3, 29)]),
    Hole((10, 10), 3),
    Hole((22, 10), 3),
    Hole((10, 22), 3),
    Hole((22, 22), 3),
    Hole((16, 16), 3),
];
const TWO_D6: Shapes = &[
    Fill(&[(0, 0), (18, 0), (18, 18), (0, 18)]),
    Hole((5, 5), 2),
    Hole((13, 13), 2),
    Cut(&[(10, 10), (32, 10), (32, 32), (10, 32)]),
    Fill(&[(13, 13), (32, 13), (32, 32), (13, 32)]),
    Hole((18, 18), 2),
    Hole((27, 27), 2),
    Hole((22, 22), 2),
];
const D10: Shapes = &[
    Fill(&[(16, 0), (32, 18), (16, 32), (0, 18)]),
    CutLine(2, &[(16, 2), (8, 20), (16, 25), (24, 20), (16, 2)]),
    CutLine(2, &[(16, 25), (16, 31)]),
];
