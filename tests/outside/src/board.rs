//! Where the hosts stand at the beginning.

use umpire_rules::table::{Board, Mark};

/// 120 by 120 cm, in half centimetres: two hosts at opposite edges.
static TWO: Board = Board {
    size: (240, 240),
    marks: &[
        Mark::Zone((0, 200), (240, 240), 0),
        Mark::Zone((0, 0), (240, 40), 1),
        Mark::Measure((20, 0), (20, 40), "20"),
        Mark::Arrow((120, 190), (120, 150)),
    ],
};

/// The zones of more than two: a corner each, then the middle of an edge.
const RED: Mark = Mark::Zone((0, 180), (60, 240), 0);
const BLUE: Mark = Mark::Zone((180, 0), (240, 60), 1);
const GOLD: Mark = Mark::Zone((180, 180), (240, 240), 2);
const GREEN: Mark = Mark::Zone((0, 0), (60, 60), 3);
const VIOLET: Mark = Mark::Zone((90, 0), (150, 40), 4);
const WHITE: Mark = Mark::Zone((90, 200), (150, 240), 5);
const MIDDLE: Mark = Mark::Circle((120, 120), 40);
const CROSS: Mark = Mark::Place((120, 120), None);
const LINE: Mark = Mark::Line((0, 120), (240, 120));

static THREE: Board = Board { size: (240, 240), marks: &[RED, BLUE, GOLD, MIDDLE, CROSS, LINE] };
static FOUR: Board = Board { size: (240, 240), marks: &[RED, BLUE, GOLD, GREEN, MIDDLE, CROSS, LINE] };
static FIVE: Board = Board { size: (240, 240), marks: &[RED, BLUE, GOLD, GREEN, VIOLET, MIDDLE, CROSS, LINE] };
static SIX: Board = Board { size: (240, 240), marks: &[RED, BLUE, GOLD, GREEN, VIOLET, WHITE, MIDDLE, CROSS, LINE] };

/// The board of so many hosts.
pub(crate) fn of(seats: usize) -> &'static Board {
    match seats {
        ..3 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        _ => &SIX,
    }
}
