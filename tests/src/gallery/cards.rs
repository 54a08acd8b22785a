//! A side's pieces to look at, and each piece's own page.

use rattle_and_rend::icons;
use umpire_engine::table::{Seat, Words};
use umpire_screens::DAY;

use super::choose::turn;
use super::lists::{host, units};
use super::{Shot, shot};
use crate::army::Unit;
use crate::fixture::Still;

/// Six players with two pieces each.
fn six(still: &mut Still) {
    units(still);
    (still.seats, still.active) = (6, Some(Seat(3)));
    still.names = vec!["Ann", "Bob", "Cleo", "Dan", "Eve", "Maximilian"];
    still.pieces = (0..12).map(|i| Unit { seat: Seat(i % 6), ..still.pieces[usize::from(i)].clone() }).collect();
    let notes = ["acts now", "has passed", "holds the tower", "lost a unit", "is hidden", "acts last"];
    let names = Seat::first(6).zip(notes).map(|(seat, note)| (Some(seat), Words::with2("{} {}", seat, note)));
    still.notes = names.chain([(None, "The tower counts double".into())]).collect();
}

/// A table with pieces that are hard to place.
fn odd(still: &mut Still) {
    units(still);
    let first = &mut still.pieces[0];
    first.name = "Bartholomäus";
    *first = first.clone().mark("Battered", icons::WILL).mark("Inspired", icons::FURY).mark("in cover", icons::WARD);
    first.traits = vec!["Wall of Spears", "Blessed", "Slow to anger", "Woodwise", "Feigned Flight", "Old"];
    first.place = ("behind the mill", "acts for free");
    still.pieces[1].figure = None;
    still.pieces[1].stats.truncate(4);
    still.pieces[1].kind = "Heavy Foot";
    let third = still.pieces[2].figure.as_mut();
    third.into_iter().for_each(|figure| (figure.now, figure.of) = (112, Some(120)));
    still.pieces[4].stats[3].suffix = "\"";
    still.pieces[7].figure.iter_mut().for_each(|figure| figure.of = None);
    still.pieces[7].figure_note = "under 3: flees".into();
    still.pieces[6].figure.iter_mut().for_each(|figure| figure.of = None);
}

pub(super) fn cards() -> Vec<Shot> {
    let down = |n: usize| format!("y{}", " down".repeat(n));
    let at = |n: usize, keys: &str| format!("{} {keys}", down(n));
    let day = |mut shot: Shot| {
        shot.view.set_theme(&DAY);
        shot
    };
    vec![
        shot("look-units", turn().on(units), &down(3)),
        shot("look-host", turn().on(host), &down(2)),
        shot("look-host-next", turn().on(host), "y down up right right"),
        shot("look-host-end", turn().on(host), "y right up"),
        shot("look-six", turn().on(six), "y right right right right right"),
        shot("look-six-state", turn().on(six), "y"),
        shot("card-eight", turn().on(units), &at(3, "a")),
        shot("card-lost", turn().on(units), &at(8, "a")),
        shot("card-twelve", turn().on(host), &at(2, "a")),
        shot("card-twelve-more", turn().on(host), &at(2, "a right")),
        shot("card-three", turn(), "y down right right right right right a"),
        shot("card-marks", turn().on(odd), &at(0, "a")),
        shot("card-marks-more", turn().on(odd), &at(0, "a right")),
        shot("card-no-figure", turn().on(odd), &at(1, "a")),
        shot("card-many", turn().on(odd), &at(2, "a")),
        shot("card-inches", turn().on(odd), &at(4, "a")),
        shot("card-alone", turn().on(odd), &at(6, "a")),
        shot("card-noted", turn().on(odd), &at(7, "a")),
        shot("card-six", turn().on(six), "y right right right right a down"),
        day(shot("card-day", turn().on(units), &at(3, "a"))),
        day(shot("card-twelve-day", turn().on(host), &at(2, "a"))),
    ]
}
