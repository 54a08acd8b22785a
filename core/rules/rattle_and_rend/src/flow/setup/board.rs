//! The board of 400 mm from above: whose ground is whose, and what is fought for (sections 10 and 11).
//!
//! Owner 0 is Player A, whose ground is drawn nearest; owner 1 is Player B.

use crate::book::{Deployment, Scenario};
use crate::foe::Foe;
use crate::state::State;
use umpire_engine::table::{Diagram, MAX_SEATS, MapMark, MapPoint, Seat, TableMap};

const CENTRE: MapPoint = (200, 200);

/// RR-SCN-HILL: a piece at the centre.
pub(super) static HILL: TableMap = board(&[
    MapMark::Line((200, 0), (200, 110)),
    MapMark::Line((200, 290), (200, 400)),
    MapMark::Line((0, 200), (110, 200)),
    MapMark::Line((290, 200), (400, 200)),
    MapMark::Ground(CENTRE, 80),
]);

/// RR-SCN-FLAGS: one at the centre, two within S of it.
pub(super) static FLAGS: TableMap = board(&[
    MapMark::Circle(CENTRE, 80),
    MapMark::Flag((200, 220)),
    MapMark::Flag((145, 190)),
    MapMark::Flag((240, 250)),
    MapMark::Measure((200, 40), (200, 120), "80"),
]);

/// RR-SCN-CONQUEST: three strips of about the same width, the middle one of 160 mm.
pub(super) static STRIPS: TableMap = board(&[
    MapMark::Line((0, 120), (400, 120)),
    MapMark::Line((0, 280), (400, 280)),
    MapMark::Word((200, 60), "third"),
    MapMark::Word((140, 200), "centre"),
    MapMark::Word((200, 340), "first"),
    MapMark::Measure((280, 120), (280, 280), "160"),
]);

const fn board(marks: &'static [MapMark]) -> TableMap {
    TableMap { size: (400, 400), marks }
}

/// A deployment in each scenario: alone, with the hill, with the flags, with the strips.
macro_rules! in_each_scenario {
    ($name:ident: $($mark:expr),+) => {
        static $name: [TableMap; 4] = [
            board(&[$($mark),+]),
            board(&[$($mark,)+ MapMark::Ground(CENTRE, 45)]),
            board(&[$($mark,)+ MapMark::Flag((200, 220)), MapMark::Flag((145, 190)), MapMark::Flag((240, 250))]),
            board(&[$($mark,)+ MapMark::Line((0, 120), (400, 120)), MapMark::Line((0, 280), (400, 280))]),
        ];
    };
}

// RR-DEP-CORNER: within M of opposite corners.
in_each_scenario!(CORNER:
    MapMark::Round((0, 400), 160, ((0, 240), (160, 400)), 0),
    MapMark::Round((400, 0), 160, ((240, 0), (400, 160)), 1),
    MapMark::Measure((0, 400), (160, 400), "160"));

// RR-DEP-SIDE: within S of opposite edges.
in_each_scenario!(SIDE:
    MapMark::Zone((0, 320), (400, 400), 0),
    MapMark::Zone((0, 0), (400, 80), 1),
    MapMark::Measure((50, 320), (50, 400), "80"));

// RR-DEP-DELAYED: the same, and more come later.
in_each_scenario!(DELAYED:
    MapMark::Zone((0, 320), (400, 400), 0),
    MapMark::Zone((0, 0), (400, 80), 1),
    MapMark::Arrow((320, 400), (320, 270)),
    MapMark::Arrow((80, 0), (80, 130)),
    MapMark::Measure((50, 320), (50, 400), "80"));

// RR-DEP-CLOSE: within M of the centre, each on its half.
in_each_scenario!(CLOSE:
    MapMark::Round(CENTRE, 160, ((40, 200), (360, 360)), 0),
    MapMark::Round(CENTRE, 160, ((40, 40), (360, 200)), 1),
    MapMark::Measure((40, 380), (200, 380), "160"));

// RR-DEP-SURROUNDED: four strips, in turns.
in_each_scenario!(SURROUNDED:
    MapMark::Zone((0, 0), (100, 400), 0),
    MapMark::Zone((100, 0), (200, 400), 1),
    MapMark::Zone((200, 0), (300, 400), 0),
    MapMark::Zone((300, 0), (400, 400), 1));

/// A board of this game, with Player A as its first owner.
pub(super) fn diagram(first: Seat, board: &'static TableMap) -> Diagram {
    Diagram::Map(board, owners(first))
}

/// Player A, whoever that is, then Player B.
pub(super) fn owners(first: Seat) -> [Seat; MAX_SEATS] {
    let mut owners = [Seat::RED; MAX_SEATS];
    (owners[0], owners[1]) = (first, first.foe());
    owners
}

/// Both zones, and what is fought for between them.
pub(super) fn zones(s: &State) -> Diagram {
    diagram(s.first, zones_of(s, super::zones::deployment(s)))
}

/// The same of a deployment that may still be picked.
pub(super) fn zones_of(s: &State, deployment: Deployment) -> &'static TableMap {
    let boards = match deployment {
        Deployment::Corner => &CORNER,
        Deployment::Side => &SIDE,
        Deployment::Delayed => &DELAYED,
        Deployment::Close => &CLOSE,
        Deployment::Surrounded => &SURROUNDED,
    };
    let with = match s.scenario {
        Scenario::KillThemAll | Scenario::Duel => 0,
        Scenario::KingOfTheHill => 1,
        Scenario::CaptureTheFlags => 2,
        Scenario::Conquest => 3,
    };
    &boards[with]
}
