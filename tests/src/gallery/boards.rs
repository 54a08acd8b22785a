//! Boards from above: whose ground is whose, where things are put, and how far it is.

use umpire_engine::prose;
use umpire_engine::table::{
    Asked, Diagram, HeldGround, Help, Instruction, Kind, Layout, MAX_SEATS, MAX_STEPS, MapMark, Opt, PieceId,
    PlacedShare, Placement, PlacementStep, Question, Reach, Seat, TableMap, Words,
};
use umpire_screens::DAY;

use super::choose::choose;
use super::deed::{charge, head};
use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;

const SQUARE: (u16, u16) = (400, 400);

static SIDES: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Zone((0, 0), (400, 80), 1),
        MapMark::Zone((0, 320), (400, 400), 0),
        MapMark::Measure((50, 0), (50, 80), "80"),
        MapMark::Place((80, 360), Some(0)),
        MapMark::Place((320, 360), Some(0)),
    ],
};
static STRIPS: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Zone((0, 0), (100, 400), 0),
        MapMark::Zone((100, 0), (200, 400), 1),
        MapMark::Zone((200, 0), (300, 400), 0),
        MapMark::Zone((300, 0), (400, 400), 1),
    ],
};
static CORNERS: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Round((0, 400), 160, ((0, 240), (160, 400)), 0),
        MapMark::Round((400, 0), 160, ((240, 0), (400, 160)), 1),
        MapMark::Measure((0, 400), (160, 400), "160"),
        MapMark::Arrow((170, 230), (230, 170)),
    ],
};
static HALVES: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Round((200, 200), 160, ((40, 40), (360, 200)), 1),
        MapMark::Round((200, 200), 160, ((40, 200), (360, 360)), 0),
        MapMark::Measure((200, 200), (360, 200), "160"),
    ],
};
/// The same with the lines of three strips across it.
static HALVES_THIRDS: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Round((200, 200), 160, ((40, 40), (360, 200)), 1),
        MapMark::Round((200, 200), 160, ((40, 200), (360, 360)), 0),
        MapMark::Measure((40, 380), (200, 380), "160"),
        MapMark::Line((0, 120), (400, 120)),
        MapMark::Line((0, 280), (400, 280)),
    ],
};
static HILL: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Line((200, 0), (200, 110)),
        MapMark::Line((200, 290), (200, 400)),
        MapMark::Line((0, 200), (110, 200)),
        MapMark::Line((290, 200), (400, 200)),
        MapMark::Ground((200, 200), 80),
    ],
};
static FLAGS: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Circle((200, 200), 80),
        MapMark::Flag((200, 210)),
        MapMark::Flag((150, 170)),
        MapMark::Flag((245, 250)),
        MapMark::Measure((200, 40), (200, 120), "80"),
    ],
};
static THIRDS: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Line((0, 120), (400, 120)),
        MapMark::Line((0, 280), (400, 280)),
        MapMark::Word((200, 60), "Last"),
        MapMark::Word((200, 200), "Middle"),
        MapMark::Word((200, 340), "First"),
    ],
};
static CROSSES: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Circle((200, 200), 160),
        MapMark::Place((200, 110), Some(1)),
        MapMark::Place((200, 290), Some(0)),
        MapMark::Place((200, 200), None),
    ],
};
/// A page to be read before the first round.
static GOAL: Help = Help {
    title: "The bridge",
    chip: "",
    text: prose!(
        "Whoever holds the bridge after Round 4 wins.\nYou hold it with more points on it than they have.\nAs many on both sides: one more Round."
    ),
    page: "",
};
/// One that needs small letters.
static LONG: Help = Help {
    title: "The long road",
    chip: "",
    text: prose!(
        "The road leads from edge to edge. More carts on it at the end win.\nA cart is moved by whoever touches it.\nTwo carts off the board win at once."
    ),
    page: "",
};
static ROUND_A_CORNER: TableMap = TableMap {
    size: SQUARE,
    marks: &[
        MapMark::Circle((0, 400), 160),
        MapMark::Circle((400, 0), 160),
        MapMark::Measure((0, 390), (160, 390), "160"),
    ],
};
static SIX: TableMap = TableMap {
    size: (48, 48),
    marks: &[
        MapMark::Zone((0, 0), (16, 12), 0),
        MapMark::Zone((16, 0), (32, 12), 1),
        MapMark::Zone((32, 0), (48, 12), 2),
        MapMark::Zone((0, 36), (16, 48), 3),
        MapMark::Zone((16, 36), (32, 48), 4),
        MapMark::Zone((32, 36), (48, 48), 5),
        MapMark::Measure((24, 12), (24, 36), "24"),
    ],
};
static WIDE: TableMap = TableMap {
    size: (72, 36),
    marks: &[
        MapMark::Zone((0, 0), (12, 36), 0),
        MapMark::Zone((60, 0), (72, 36), 1),
        MapMark::Measure((12, 18), (60, 18), "48"),
        MapMark::Arrow((14, 30), (40, 26)),
    ],
};
static TALL: TableMap = TableMap {
    size: (36, 60),
    marks: &[
        MapMark::Zone((0, 0), (36, 10), 1),
        MapMark::Zone((0, 50), (36, 60), 0),
        MapMark::Measure((30, 10), (30, 50), "40"),
        MapMark::Place((12, 30), None),
    ],
};

const TWO: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(5)];

fn tell(board: &'static TableMap, text: impl Into<Words>, reach: Option<Reach>) -> Kind {
    Kind::Instruct(Instruction {
        text: text.into(),
        piece: None,
        by: None,
        reach,
        picture: Diagram::Map(board, TWO),
        placement: None,
    })
}

fn page(help: &'static Help) -> Kind {
    shown(Diagram::Page(help), "", None)
}

/// Several place, one after the other or not.
fn placed(board: &'static TableMap, ordered: bool, steps: &[(u8, u8, u8, PlacedShare)]) -> Kind {
    let mut all = [None; MAX_STEPS];
    for (slot, &(seat, least, most, share)) in all.iter_mut().zip(steps) {
        *slot = Some(PlacementStep { seat: Seat(seat), bounds: (least, most), share });
    }
    let placement = Placement { steps: all, unit: "points", rule: "bases apart", ordered };
    shown(Diagram::Map(board, TWO), "First Red takes a corner", Some(placement))
}

fn shown(picture: Diagram, text: &'static str, placement: Option<Placement>) -> Kind {
    Kind::Instruct(Instruction { text: text.into(), piece: None, by: None, reach: None, picture, placement })
}

/// One of two boards is picked.
fn picked(boards: [&'static TableMap; 2], names: [&'static str; 2]) -> Kind {
    choose(names.map(|name| Opt::new(name, name)), 0, Layout::Maps(boards, TWO), None)
}

/// Who holds what, and what follows.
fn held(parts: [[u8; 2]; HeldGround::PARTS], text: &'static str) -> Kind {
    let ground = HeldGround { seats: [Seat::RED, Seat::BLUE], parts, unit: "strips" };
    shown(Diagram::Held(ground), text, None)
}

fn asks(asked: Asked, title: Words, kind: Kind) -> StillMatch {
    StillMatch::asks(asked, title, "", kind).on(|still| (still.round, still.active) = (None, asked.seat()))
}

fn places(seat: Seat) -> Words {
    Words::with("{} places", seat)
}

pub(super) fn boards() -> Vec<Shot> {
    let mm = |value| Some(Reach::new(value, "MM"));
    let half_of_them = Some(Reach::number((5, 7), "points"));
    let (one, three) = (Some(Reach::number((1, 1), "piece")), Some(Reach::number((3, 3), "flags")));
    let (red, blue) = (places(Seat::RED), places(Seat::BLUE));
    let sides = || asks(BLUE, blue, tell(&SIDES, "All 12 points at this edge", mm(80)));
    let mut day = shot("board-sides-day", sides(), "");
    day.view.set_theme(&DAY);
    let mut strips = shot("board-strips-day", asks(RED, red, tell(&STRIPS, "5-7 points in one strip", None)), "");
    strips.view.set_theme(&DAY);
    let six =
        asks(Asked::Seat(Seat(4)), "Eve places".into(), tell(&SIX, "In your own strip", Some(Reach::new(12, "IN"))));
    let six = six.on(|still| {
        (still.seats, still.counters) = (6, [7, 5, 9, 4, 6, 3].map(|n| (n, 12)).to_vec());
        still.names = vec!["Ann", "Bob", "Cleo", "Dan", "Eve", "Fin"];
    });
    let low = StillMatch::puts(Question {
        heading: head(RED, charge(Some(1))),
        kind: tell(&CORNERS, "Move them to the middle", Some(Reach { way: "up to", ..Reach::new(160, "MM") })),
    });
    let half = Instruction {
        text: Words::with("Move {}", PieceId(2)),
        piece: Some(PieceId(2)),
        by: None,
        reach: Some(Reach { way: "up to", ..Reach::halves(15, "IN") }),
        picture: Diagram::Move,
        placement: None,
    };
    let halves = Some(Reach::halves(15, "IN"));
    let zones = |asked: Asked, boards, names| {
        let kind = picked(boards, names);
        StillMatch::asks(asked, "Which zones?", "rolled 5", kind)
            .on(|still| (still.round, still.active) = (None, asked.seat()))
    };
    let mut pick_day = shot("board-pick-day", zones(RED, [&SIDES, &WIDE], ["Side", "A wide one"]), "left");
    pick_day.view.set_theme(&DAY);
    let ends = |kind| StillMatch::asks(Asked::Anyone, "Who holds what?", "", kind).on(|still| still.active = None);
    let mut held_day = shot("board-held-day", ends(held([[12, 2], [10, 0], [0, 11]], "Red holds more")), "");
    held_day.view.set_theme(&DAY);
    let held_low = StillMatch::puts(Question {
        heading: head(RED, charge(Some(1))),
        kind: held([[1, 2], [3, 4], [5, 16]], "Blue holds more"),
    });
    let pick_low = StillMatch::puts(Question {
        heading: head(RED, charge(Some(1))),
        kind: picked([&TALL, &SIX], ["Tall", "Six"]),
    });
    vec![
        shot("board-sides", sides(), ""),
        day,
        shot("board-strips", asks(RED, red, tell(&STRIPS, "5-7 points in one strip", None)), ""),
        strips,
        shot("board-corners", asks(RED, red, tell(&CORNERS, "in 160 mm of this corner", half_of_them)), ""),
        shot("board-halves", asks(RED, red, tell(&HALVES, "your half, 80 mm off any foe", half_of_them)), ""),
        shot("board-halves-thirds", asks(RED, red, tell(&HALVES_THIRDS, "your half", half_of_them)), ""),
        shot("board-hill", asks(RED, "Red puts a hill".into(), tell(&HILL, "in the middle, any kind", one)), ""),
        shot(
            "board-flags",
            asks(Asked::Anyone, "Put the flags".into(), tell(&FLAGS, "centre, and two within 80 mm", three)),
            "",
        ),
        shot("board-thirds", asks(Asked::Anyone, "Mark strips".into(), tell(&THIRDS, "about as wide", None)), ""),
        shot("board-crosses", asks(RED, red, tell(&CROSSES, "On the cross", None)), ""),
        shot("tell-page", asks(Asked::Anyone, "The bridge".into(), page(&GOAL)), ""),
        shot("tell-page-long", asks(Asked::Anyone, "The long road".into(), page(&LONG)), ""),
        shot(
            "tell-page-roll",
            asks(Asked::Anyone, "The bridge".into(), shown(Diagram::PageThenRoll(&GOAL, "Roll terrain"), "", None)),
            "",
        ),
        shot(
            "board-placed",
            asks(
                Asked::Anyone,
                "Deploy".into(),
                placed(
                    &CORNERS,
                    true,
                    &[(0, 5, 7, PlacedShare::Part), (1, 12, 12, PlacedShare::All), (0, 5, 7, PlacedShare::Rest)],
                ),
            ),
            "",
        ),
        shot(
            "board-placed-one",
            asks(BLUE, "Deploy".into(), placed(&CORNERS, true, &[(1, 8, 9, PlacedShare::Part)])),
            "",
        ),
        shot(
            "board-placed-any",
            asks(
                Asked::Anyone,
                "Deploy".into(),
                placed(&HALVES_THIRDS, false, &[(0, 12, 12, PlacedShare::All), (1, 12, 12, PlacedShare::All)]),
            ),
            "",
        ),
        shot("board-held", ends(held([[5, 2], [3, 3], [0, 4]], "The middle is level: Round 5")), ""),
        held_day,
        shot("board-held-low", held_low, ""),
        shot("board-pick", zones(RED, [&CORNERS, &SIDES], ["Corner", "Side"]), ""),
        shot("board-pick-second", zones(BLUE, [&HALVES, &STRIPS], ["Close", "Surrounded"]), "right"),
        pick_day,
        shot("board-pick-low", pick_low, ""),
        shot("board-round", asks(RED, red, tell(&ROUND_A_CORNER, "In this corner", None)), ""),
        shot("board-six", six, ""),
        shot("board-wide", asks(RED, red, tell(&WIDE, "Within the red ground", None)), ""),
        shot("board-wide-far", asks(RED, red, tell(&WIDE, "March towards them", halves)), ""),
        shot("board-tall", asks(BLUE, blue, tell(&TALL, "Put it 20 from any edge", Some(Reach::new(20, "CM")))), ""),
        shot("board-low", low, ""),
        shot("tell-half", StillMatch::asks(RED, "March", "", Kind::Instruct(half)), ""),
    ]
}
