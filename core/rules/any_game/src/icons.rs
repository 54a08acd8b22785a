//! The pictures of this rulebook.

use umpire_engine::table::Icon;
use umpire_engine::table::Shape::{CutLine, Disc, Fill, Hole, Line};

/// Two tokens, one on the other.
pub(crate) const GAME: Icon =
    Icon::new(&[Disc((12, 12), 11), Hole((12, 12), 5), Hole((20, 20), 13), Disc((20, 20), 11), Hole((20, 20), 5)]);
/// A pile of tokens.
pub(crate) const COUNTER: Icon = Icon::new(&[
    Fill(&[(4, 4), (28, 4), (28, 11), (4, 11)]),
    Fill(&[(4, 13), (28, 13), (28, 20), (4, 20)]),
    Fill(&[(4, 22), (28, 22), (28, 29), (4, 29)]),
]);
/// A scale with a mark.
pub(crate) const TRACKER: Icon = Icon::new(&[
    Line(3, &[(2, 24), (30, 24)]),
    Line(3, &[(4, 18), (4, 30)]),
    Line(3, &[(28, 18), (28, 30)]),
    Fill(&[(10, 4), (22, 4), (16, 16)]),
]);
/// A closed hand.
pub(crate) const BID: Icon = Icon::new(&[
    Fill(&[(5, 9), (27, 9), (29, 20), (22, 31), (9, 31), (3, 20)]),
    CutLine(2, &[(11, 9), (11, 19)]),
    CutLine(2, &[(16, 9), (16, 19)]),
    CutLine(2, &[(21, 9), (21, 19)]),
]);
/// Straws, one of them short.
pub(crate) const LOTS: Icon =
    Icon::new(&[Line(4, &[(6, 2), (9, 30)]), Line(4, &[(16, 14), (16, 30)]), Line(4, &[(26, 2), (23, 30)])]);
/// A screw.
pub(crate) const SETUP: Icon = Icon::new(&[Disc((16, 16), 13), Hole((16, 16), 5), CutLine(3, &[(3, 3), (29, 29)])]);
/// A flag.
pub(crate) const END: Icon =
    Icon::new(&[Line(3, &[(6, 1), (6, 31)]), Fill(&[(8, 3), (29, 3), (29, 18), (8, 18)]), Hole((18, 10), 4)]);
