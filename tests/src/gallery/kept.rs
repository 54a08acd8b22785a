//! Secrets that are no numbers: an option, ticks, and how long they are kept.

use umpire_engine::table::{Asked, Fact, Kind, Limit, Number, Off, Opt, PieceId, Reveal, Seat, Secret, Tick};
use umpire_screens::DAY;

use super::{Shot, shot};
use crate::fixture::StillMatch;

static USED: Off = Off { short: "used", full: "It was used in round 2" };

fn asks(title: &'static str, secret: Secret) -> StillMatch {
    let asked = Asked::Seats(secret.seats.iter().copied().collect());
    StillMatch::asks(asked, title, "", Kind::Secret(secret)).on(|still| still.active = None)
}

/// One of four plans, or a fifth that was used already.
pub fn plans(reveal: Reveal) -> StillMatch {
    let mut secret = Secret::new(reveal);
    let options = [
        Opt::new("ambush", "Ambush").gist("Two units begin off the table").cost(2),
        Opt::new("flank", "Flank march").gist("One unit comes in at a side"),
        Opt::new("hold", "Hold").off(Some(&USED)),
        Opt::new("feint", "Feint, then strike hard").cost(1),
        Opt::new("storm", "Storm!"),
    ];
    secret.ask_option([Seat::BLUE, Seat::RED], options);
    asks("Your plan", secret)
}

/// Some of so many rows.
pub fn stakes(rows: u8, limit: Option<Limit>, reveal: Reveal) -> StillMatch {
    let mut secret = Secret::new(reveal);
    secret.ask_ticks([Seat::BLUE, Seat::RED], |tick: &mut Tick| {
        let row = |row: u8| Fact { weight: 1 + row % 3, ..Fact::new(PieceId(row % 14), PieceId(row % 14)) };
        tick.facts.extend((0..rows).map(row));
        tick.limit = limit;
    });
    asks("In ambush", secret)
}

const POINTS: Limit = Limit { min: 2, max: 6, unit: "points" };

pub(super) fn kept() -> Vec<Shot> {
    let number = |max| Number { min: 0, max, step: 1, preset: 0, unit: "momentum", least: "" };
    let mut kept = Secret::numbers(Seat::first(2).map(|seat| (seat, number(9))));
    kept.reveal = Reveal::Later;
    let mut beside = Secret::new(Reveal::Together);
    beside.ask_ticks(Seat::first(2), |tick| {
        let first = Fact::new("ambush", "Ambush");
        tick.facts.extend([first, Fact { only_if: Some((0, true)), ..Fact::new("twice", "With two units") }]);
    });
    let mut six = Secret::new(Reveal::AtEnd);
    six.ask_option(Seat::first(6), [Opt::new("crown", "The crown"), Opt::new("bridge", "The old bridge")]);
    let six = asks("Your quest", six).on(|still| {
        (still.seats, still.counters) = (6, [7, 5, 9, 4, 6, 3].map(|n| (n, 12)).to_vec());
        still.names = vec!["Ann", "Bob", "Cleo", "Dan", "Eve", "Fin"];
    });
    let turn = |n: usize| format!("a {} y+", "down ".repeat(n));
    let mut day = shot("kept-rows-day", stakes(8, Some(POINTS), Reveal::Later), "a down y+");
    day.view.set_theme(&DAY);
    vec![
        shot("kept-closed", plans(Reveal::Together), "a"),
        shot("kept-closed-later", plans(Reveal::Later), "a"),
        shot("kept-closed-number", asks("Your bid", kept), "a"),
        shot("kept-option", plans(Reveal::Later), &turn(1)),
        shot("kept-option-gist", plans(Reveal::Later), &turn(2)),
        shot("kept-option-long", plans(Reveal::Later), &turn(3)),
        shot("kept-option-word", plans(Reveal::Later), &turn(4)),
        shot("kept-six", six.clone(), "a down a a down a a"),
        shot("kept-six-open", six, "a down a a down a a y+"),
        shot("kept-rows-closed", stakes(8, None, Reveal::Together), "a"),
        shot("kept-rows-closed-end", stakes(8, None, Reveal::AtEnd), "a"),
        shot("kept-rows-refused", stakes(8, None, Reveal::AtEnd), "a a"),
        shot("kept-rows", stakes(8, None, Reveal::Later), "a down y+"),
        shot("kept-rows-limit", stakes(8, Some(POINTS), Reveal::Later), "a down y+"),
        shot("kept-rows-many", stakes(48, None, Reveal::Later), "a x y+"),
        shot("kept-rows-few", asks("In ambush", beside), "a down y+"),
        day,
    ]
}
