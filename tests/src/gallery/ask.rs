//! Secrets, numbers, names, and things to do on the table.

use umpire_engine::prose;
use umpire_engine::table::{
    Asked, Diagram, Heading, Help, Instruction, Kind, Name, Number, PieceId, Question, Reach, Seat, SeatSet, Secret,
    Words,
};

use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;

static BID: Help = Help {
    title: "Your bid",
    chip: "",
    text: prose!(
        "Who bids more says who goes first.\nBoth lose what they bid, win or lose.\nA tie: both lose it and bid again."
    ),
    page: "p. 33",
};

/// A bid of both sides.
pub fn bid() -> StillMatch {
    let number = |max| Number { min: 0, max, step: 1, preset: 0, unit: "momentum", least: "" };
    let asks = [(Seat::BLUE, number(10)), (Seat::RED, number(11))];
    let asked = Asked::Seats(SeatSet::first(2));
    let heading = Heading::new("still", asked, "Bid to go first", "Both pay, win or lose").help(&BID);
    StillMatch::puts(Question { heading, kind: Kind::Secret(Secret::numbers(asks)) })
        .on(|still| (still.active, still.counters) = (None, vec![(11, 11), (10, 10)]))
}

pub(super) fn secrets() -> Vec<Shot> {
    vec![
        shot("secret-hand-over", bid(), ""),
        shot("secret-why", bid(), "y"),
        shot("secret-opened", bid(), "a"),
        shot("secret-not-yet", bid(), "a a"),
        shot("secret-unseen", bid(), "a right"),
        shot("secret-open", bid(), "a right y+"),
        shot("secret-closed", bid(), "a right y"),
        shot("secret-second", bid(), "a right a"),
        shot("secret-all-in", bid(), "a right a a right a"),
    ]
}

pub(super) fn entries() -> Vec<Shot> {
    let number = Number { min: 0, max: 240, step: 10, preset: 80, unit: "mm measured", least: "" };
    let range = Number { min: 0, max: 48, step: 1, preset: 0, unit: "squares", least: "sight" };
    let name = Name { max: 16, suggestions: &["Dwarven Throng", "The Stout"] };
    let short = Name { max: 8, suggestions: &[] };
    vec![
        shot("number-least", StillMatch::asks(RED, "Arrows", "", Kind::Number(range)), "right left"),
        shot("number", StillMatch::asks(RED, "How far?", "Maneuver", Kind::Number(number)), ""),
        shot("name", StillMatch::asks(BLUE, "Your name", "", Kind::Name(name)), "right"),
        shot("name-empty", StillMatch::asks(RED, "Your name", "", Kind::Name(short)), "down right down"),
    ]
}

pub(super) const BANDS: &[&str] = &["S", "M", "L"];

pub(super) fn tells() -> Vec<Shot> {
    let tell = |text: Words, piece, by, reach, picture| {
        Kind::Instruct(Instruction {
            text,
            piece: Some(PieceId(piece)),
            by: Some(PieceId(by)),
            reach,
            picture,
            placement: None,
        })
    };
    let reach = |value, band, way| Some(Reach { band: Some((band, BANDS)), way, ..Reach::new(value, "MM") });
    let push = tell(Words::with("Push {}", PieceId(7)), 7, 5, reach(80, 0, "up to"), Diagram::Push);
    let charge = tell(Words::with("Charge {}", PieceId(7)), 2, 7, reach(160, 1, "1 pivot, up to"), Diagram::Towards);
    let sprint = tell(Words::with("Move {}", PieceId(2)), 2, 7, reach(240, 2, "2 pivots, up to"), Diagram::Move);
    let swap = tell(Words::of("Swap the two Elements"), 0, 3, None, Diagram::Swap);
    let place = tell(Words::of("Put it within S of a table edge"), 6, 7, None, Diagram::Place);
    let plain = Instruction {
        text: Words::of("Put 3 markers on the table"),
        piece: None,
        by: None,
        reach: None,
        picture: Diagram::None,
        placement: None,
    };
    vec![
        shot("tell-push", StillMatch::asks(RED, "Push away", "", push), ""),
        shot("tell-towards", StillMatch::asks(RED, "Charge", "", charge), ""),
        shot("tell-move", StillMatch::asks(RED, "Sprint", "", sprint), ""),
        shot("tell-swap", StillMatch::asks(RED, "Swap", "", swap), ""),
        shot("tell-place", StillMatch::asks(BLUE, "Reinforce", "", place), ""),
        shot("tell-words", StillMatch::asks(Asked::Anyone, "Set up", "", Kind::Instruct(plain)), ""),
    ]
}
