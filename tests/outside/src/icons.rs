//! The pictures of this game.

use umpire_engine::table::Icon;
use umpire_engine::table::Shape::{Disc, Fill, Hole, Line};

pub(crate) const BANNER: Icon =
    Icon::new(&[Line(3, &[(7, 1), (7, 31)]), Fill(&[(9, 3), (29, 3), (23, 10), (29, 17), (9, 17)])]);
pub(crate) const SPEAR: Icon = Icon::new(&[
    Line(3, &[(9, 31), (9, 8)]),
    Fill(&[(9, 0), (13, 9), (5, 9)]),
    Fill(&[(16, 9), (30, 9), (30, 20), (23, 30), (16, 20)]),
]);
pub(crate) const BOW: Icon = Icon::new(&[
    Line(4, &[(9, 2), (19, 5), (24, 12), (24, 20), (19, 27), (9, 30)]),
    Line(2, &[(9, 2), (9, 30)]),
    Line(3, &[(2, 16), (29, 16)]),
]);
pub(crate) const HORSESHOE: Icon =
    Icon::new(&[Line(6, &[(9, 29), (5, 19), (6, 9), (12, 4), (20, 4), (26, 9), (27, 19), (23, 29)])]);
pub(crate) const CLAW: Icon =
    Icon::new(&[Line(4, &[(6, 30), (9, 4)]), Line(4, &[(15, 30), (18, 3)]), Line(4, &[(24, 30), (27, 4)])]);
pub(crate) const SHAKEN: Icon = Icon::new(&[Line(4, &[(3, 25), (10, 8), (17, 24), (24, 7), (30, 22)])]);
pub(crate) const DONE: Icon = Icon::new(&[Line(5, &[(4, 17), (12, 26), (28, 5)])]);
pub(crate) const EYE: Icon =
    Icon::new(&[Fill(&[(0, 16), (9, 7), (23, 7), (32, 16), (23, 25), (9, 25)]), Hole((16, 16), 7), Disc((16, 16), 4)]);
