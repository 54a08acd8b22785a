//! Where the hosts stand at the beginning.

use umpire_engine::table::{MapMark, TableMap};

/// 120 by 120 paces, by halves: two hosts at opposite edges.
static TWO: TableMap = TableMap {
    size: (240, 240),
    marks: &[
        MapMark::Zone((0, 200), (240, 240), 0),
        MapMark::Zone((0, 0), (240, 40), 1),
        MapMark::Measure((20, 0), (20, 40), "20"),
        MapMark::Arrow((120, 190), (120, 150)),
    ],
};

/// The zones of more than two: a corner each, then the middle of an edge.
const RED: MapMark = MapMark::Zone((0, 180), (60, 240), 0);
const BLUE: MapMark = MapMark::Zone((180, 0), (240, 60), 1);
const GOLD: MapMark = MapMark::Zone((180, 180), (240, 240), 2);
const GREEN: MapMark = MapMark::Zone((0, 0), (60, 60), 3);
const VIOLET: MapMark = MapMark::Zone((90, 0), (150, 40), 4);
const WHITE: MapMark = MapMark::Zone((90, 200), (150, 240), 5);
const MIDDLE: MapMark = MapMark::Circle((120, 120), 40);
const CROSS: MapMark = MapMark::Place((120, 120), None);
const LINE: MapMark = MapMark::Line((0, 120), (240, 120));

static THREE: TableMap = TableMap { size: (240, 240), marks: &[RED, BLUE, GOLD, MIDDLE, CROSS, LINE] };
static FOUR: TableMap = TableMap { size: (240, 240), marks: &[RED, BLUE, GOLD, GREEN, MIDDLE, CROSS, LINE] };
static FIVE: TableMap = TableMap { size: (240, 240), marks: &[RED, BLUE, GOLD, GREEN, VIOLET, MIDDLE, CROSS, LINE] };
static SIX: TableMap =
    TableMap { size: (240, 240), marks: &[RED, BLUE, GOLD, GREEN, VIOLET, WHITE, MIDDLE, CROSS, LINE] };

/// The board of so many hosts.
pub(crate) fn of(seats: usize) -> &'static TableMap {
    match seats {
        ..3 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        _ => &SIX,
    }
}
