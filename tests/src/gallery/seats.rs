//! Tables of one side to six: strips, reveals, hand-overs, the end.

use umpire_rules::table::{Asked, Opt, Seat, Words};
use umpire_screens::DAY;

use super::choose::rows;
use super::{Shot, shot};
use crate::fixture::{Still, StillMatch};

/// The players of a long evening.
const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fin"];
/// Names that are hard to place.
const LONG: [&str; 6] = ["Bartholomäus", "Anna Katharina", "Zoë", "Jörg", "Maximilian", "Ulf"];

/// So many players who count nothing.
pub(super) fn named(seats: u8, names: &[&'static str; 6]) -> impl FnOnce(&mut Still) {
    let names = names[..usize::from(seats)].to_vec();
    move |still| {
        (still.seats, still.names, still.counters) = (seats, names, Vec::new());
        still.active = Some(Seat(seats / 2));
    }
}

fn menu(seat: u8, note: &'static str) -> StillMatch {
    let options = ["Move first", "Act first", "Stand still", "Pass"].map(|label| Opt::new(label, label));
    let asked = Asked::Seat(Seat(seat));
    StillMatch::asks(asked, Words::with("{} acts", Seat(seat)), note, rows(options, 2))
}

fn strips() -> Vec<Shot> {
    let counted = |seats: u8, each: (u8, u8)| {
        move |still: &mut Still| {
            (still.seats, still.counters) = (seats, vec![each; usize::from(seats)]);
            still.active = Some(Seat(seats / 2));
        }
    };
    let together = |still: &mut Still| still.together = vec![Seat(0), Seat(4)];
    let nobody = |still: &mut Still| still.active = None;
    let day = |mut shot: Shot| {
        shot.view.wear(&DAY);
        shot
    };
    vec![
        shot("strip-one", menu(0, "").on(named(1, &NAMES)).on(|still| still.active = Some(Seat::RED)), ""),
        shot("strip-one-long", menu(0, "").on(named(1, &LONG)).on(|still| still.active = None), ""),
        shot("strip-one-counter", menu(0, "").on(counted(1, (7, 11))).on(|still| still.active = Some(Seat::RED)), ""),
        shot("strip-two", menu(1, "").on(named(2, &NAMES)), ""),
        shot("strip-two-long", menu(0, "alone").on(named(2, &LONG)), ""),
        shot(
            "strip-two-both",
            menu(0, "together").on(named(2, &NAMES)).on(|still| still.together = vec![Seat::RED]),
            "",
        ),
        shot("strip-two-counter", menu(1, "").on(counted(2, (24, 30))), ""),
        shot("strip-three", menu(1, "").on(named(3, &NAMES)), ""),
        shot("strip-three-long", menu(1, "alone").on(named(3, &LONG)), ""),
        shot("strip-three-counter", menu(1, "").on(counted(3, (24, 30))), ""),
        shot("strip-four", menu(2, "").on(named(4, &NAMES)), ""),
        shot("strip-five", menu(2, "together").on(named(5, &NAMES)).on(together), ""),
        shot("strip-six", menu(3, "").on(named(6, &NAMES)), ""),
        shot("strip-six-long", menu(0, "").on(named(6, &LONG)), ""),
        shot("strip-six-together", menu(4, "together").on(named(6, &NAMES)).on(together), ""),
        shot("strip-six-nobody", menu(5, "").on(named(6, &[""; 6])).on(nobody), ""),
        day(shot("strip-six-day", menu(4, "together").on(named(6, &NAMES)).on(together), "")),
        day(shot("strip-two-day", menu(1, "").on(named(2, &NAMES)), "")),
    ]
}

pub(super) fn seats() -> Vec<Shot> {
    strips()
}
