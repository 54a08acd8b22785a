//! How far a piece goes, and what came of it, on one page.

use umpire_engine::table::{Kind, Layout, Off, Opt, PieceId, Reach};
use umpire_screens::DAY;

use super::choose::choose;
use super::lists::host;
use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;

static NO_SHOT: Off = Off { short: "no arrows", full: "Its arrows are spent" };

/// What may come of a move.
fn outcomes() -> [Opt; 8] {
    [
        Opt::new("moved", "Moved"),
        Opt::new("contact", "In contact"),
        Opt::new("rough", "Into rough ground"),
        Opt::new("delayed", "Delayed"),
        Opt::new("shot", "Shoots first").off(Some(&NO_SHOT)),
        Opt::new("edge", "Off the table"),
        Opt::new("join", "Joins a group"),
        Opt::new("halt", "Stays where it is"),
    ]
}

pub(super) fn below(reach: Reach, count: usize) -> Kind {
    choose(outcomes().into_iter().take(count), 0, Layout::Reach(reach), None)
}

pub(super) fn far() -> Vec<Shot> {
    let eight = Reach::new(8, "CM");
    let span = Reach { least: Some(4), way: "straight, 1 wheel", ..eight };
    let moves = |reach, count| StillMatch::asks(RED, PieceId(2), "Harass", below(reach, count)).on(host);
    let long = |reach, count| StillMatch::asks(BLUE, PieceId(68), "", below(reach, count)).on(host);
    let gist = Opt::new("moved", "Moved").gist("Within 4 cm of its leader");
    let gists = choose([gist].into_iter().chain(outcomes().into_iter().skip(1).take(3)), 0, Layout::Reach(span), None);
    let mut day = shot("far-day", moves(span, 4), "down");
    day.view.set_theme(&DAY);
    vec![
        shot("far-one", moves(Reach::halves(25, "IN"), 1), ""),
        shot("far-two", moves(eight, 2), ""),
        shot("far-three", moves(eight, 3), ""),
        shot("far-four", moves(span, 4), "down"),
        shot("far-five", long(span, 5), ""),
        shot("far-six", long(Reach { least: Some(10), ..Reach::new(120, "MM") }, 6), "up"),
        shot("far-eight", moves(span, 8), ""),
        shot("far-eight-end", moves(span, 8), "up"),
        shot("far-gist", StillMatch::asks(RED, PieceId(2), "Harass", gists).on(host), ""),
        day,
    ]
}
