//! Where the hosts stand at the beginning.

use umpire_rules::table::{Board, Mark};

/// 120 by 120 cm, in half centimetres: two hosts at opposite edges.
pub(crate) static TWO: Board = Board {
    size: (240, 240),
    marks: &[
        Mark::Zone((0, 200), (240, 240), 0),
        Mark::Zone((0, 0), (240, 40), 1),
        Mark::Measure((20, 0), (20, 40), "20"),
        Mark::Arrow((120, 190), (120, 150)),
    ],
};

/// The same for more than two: each has a corner or the middle of an edge.
pub(crate) static MANY: Board = Board {
    size: (240, 240),
    marks: &[
        Mark::Zone((0, 180), (60, 240), 0),
        Mark::Zone((180, 0), (240, 60), 1),
        Mark::Zone((180, 180), (240, 240), 2),
        Mark::Zone((0, 0), (60, 60), 3),
        Mark::Zone((90, 0), (150, 40), 4),
        Mark::Zone((90, 200), (150, 240), 5),
        Mark::Circle((120, 120), 40),
        Mark::Place((120, 120), None),
        Mark::Line((0, 120), (240, 120)),
    ],
};
