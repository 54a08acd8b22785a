//! Tables of one side to six: strips, reveals, hand-overs, the end.

use umpire_engine::table::{
    Asked, Crossed, Happening, Kind, Number, Opt, Revealed, Seat, SeatSet, Secret, Show, TurnOrder, Words,
};
use umpire_screens::DAY;

use super::choose::rows;
use super::result::happened;
use super::{Shot, press, shot};
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
    let clocked = |seconds, mut shot: Shot| {
        shot.view.set_clock(Some(seconds));
        shot
    };
    let day = |mut shot: Shot| {
        shot.view.set_theme(&DAY);
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
        clocked(765, shot("clock-two", menu(1, "").on(named(2, &NAMES)), "")),
        clocked(7499, shot("clock-two-counter", menu(0, "again").on(counted(2, (24, 30))), "")),
        clocked(65, shot("clock-two-pips", menu(1, "again").on(counted(2, (12, 12))), "")),
        clocked(59, shot("clock-long-names", menu(0, "").on(named(2, &LONG)), "")),
        clocked(3600, shot("clock-three", menu(2, "").on(counted(3, (24, 30))), "")),
        day(clocked(765, shot("clock-day", menu(1, "").on(named(2, &NAMES)), ""))),
        day(shot("strip-six-day", menu(4, "together").on(named(6, &NAMES)).on(together), "")),
        day(shot("strip-two-day", menu(1, "").on(named(2, &NAMES)), "")),
    ]
}

/// A bid of so many.
fn bids(seats: u8) -> StillMatch {
    let number = Number { min: 0, max: 12, step: 1, preset: 0, unit: "coins", least: "" };
    let asks = Seat::first(seats).map(|seat| (seat, number));
    let kind = Kind::Secret(Secret::numbers(asks));
    StillMatch::asks(Asked::Seats(SeatSet::first(seats)), "Your bid", "", kind)
}

fn secrets() -> Vec<Shot> {
    let nobody = |still: &mut Still| still.active = None;
    let third = "a right a a right a";
    vec![
        shot("secret-six", bids(6).on(named(6, &NAMES)).on(nobody), &"a right a ".repeat(4)),
        shot("secret-six-last", bids(6).on(named(6, &NAMES)).on(nobody), &"a right a ".repeat(5)),
        shot("secret-six-closed", bids(6).on(named(6, &NAMES)).on(nobody), "a right"),
        shot("secret-six-open", bids(6).on(named(6, &NAMES)).on(nobody), "a right y+"),
        shot("secret-name", bids(2).on(named(2, &NAMES)).on(nobody), ""),
        shot("secret-name-long", bids(2).on(named(2, &LONG)).on(nobody), ""),
        shot("secret-name-longer", bids(2).on(named(2, &LONG)).on(nobody), "a right a"),
        shot("secret-three-umlaut", bids(3).on(named(3, &LONG)).on(nobody), third),
    ]
}

fn reveals() -> Vec<Shot> {
    let given = |seats, numbers: &[i16], names| {
        Show::Revealed(Revealed { seats, numbers: numbers.iter().copied().collect(), names, ..Revealed::numbers([]) })
    };
    let table = |seats: u8, words: &'static str, show: Show| {
        happened(None, None, words, show).on(named(seats, &NAMES)).on(|still| still.active = None)
    };
    let all = SeatSet::first;
    const QUESTS: &[&str] = &["Slay their lord", "Hold the hill", "They will cower", "No quest"];
    vec![
        shot("reveal-six", table(6, "Cleo says who begins", given(all(6), &[3, 0, 12, 5, 1, 4], &[])), ""),
        shot("reveal-three", table(3, "Ann says who begins", given(all(3), &[9, 8, -2], &[])), ""),
        shot("reveal-four-tie", table(4, "Ann and Dan bid again", given(all(4), &[7, 2, 0, 7], &[])), ""),
        shot("reveal-five-even", table(5, "All bid again", given(all(5), &[2; 5], &[])), ""),
        shot(
            "reveal-some",
            table(6, "Eve goes first", given([Seat(1), Seat(4)].into_iter().collect(), &[99, 100], &[])),
            "",
        ),
        shot("reveal-one", table(2, "Bob had 4", given(SeatSet::one(Seat(1)), &[4], &[])), ""),
        shot("reveal-words", table(2, "The quests", given(all(2), &[0, 2], QUESTS)), ""),
        shot("reveal-words-six", table(6, "The quests", given(all(6), &[0, 2, 1, 3, 7, 0], QUESTS)), ""),
        shot(
            "reveal-words-long",
            table(3, "The quests", given(all(3), &[0, 2, 1], QUESTS)).on(|still| still.names = LONG.to_vec()),
            "",
        ),
    ]
}

fn orders() -> Vec<Shot> {
    let order = |seats: u8, blocks: &[&[u8]], numbers: [i8; 6], last: &'static str| {
        let block = |block: &&[u8]| block.iter().copied().map(Seat).collect();
        let order = TurnOrder { blocks: blocks.iter().map(block).collect(), numbers, last };
        let news = happened(None, None, "Who goes when", Show::Order(order));
        news.on(named(seats, &NAMES)).on(|still| (still.active, still.round) = (None, Some(3)))
    };
    let six: [&[u8]; 4] = [&[3], &[0, 1, 4], &[5], &[2]];
    let mut day = shot("order-six-day", order(6, &six, [4, 4, 6, 5, 4, 3], "chose last"), "");
    day.view.set_theme(&DAY);
    vec![
        shot("order-six", order(6, &six, [4, 4, 6, 5, 4, 3], "chose last"), ""),
        day,
        shot("order-six-each", order(6, &[&[0], &[1], &[2], &[3], &[4], &[5]], [6, 5, 4, 3, 2, 1], ""), ""),
        shot("order-six-together", order(6, &[&[0, 1, 2, 3, 4, 5]], [2; 6], ""), ""),
        shot("order-two", order(2, &[&[1], &[0]], [5, 3, 0, 0, 0, 0], "chose last"), ""),
    ]
}

fn ends() -> Vec<Shot> {
    let over = |seats, names, winner: Option<u8>, words: &'static str| {
        let winner = winner.map(Seat);
        let end = Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, words.into()) };
        StillMatch::over().news(end).on(named(seats, names)).on(|still| still.active = None)
    };
    let mut agree = shot("consent-six", menu(0, "").on(named(6, &NAMES)), "");
    agree.view.ask_consent(12, Crossed { dice: true, secret: true }, "");
    press(&mut agree.view, &agree.game, "a a");
    let mut agreed = shot("consent-long", menu(0, "").on(named(3, &LONG)), "");
    agreed.view.ask_consent(1, Crossed { dice: true, secret: false }, "");
    press(&mut agreed.view, &agreed.game, "a");
    let mut sealing = shot("seal-name", menu(0, "").on(named(3, &LONG)).on(|still| still.round = None), "");
    sealing.view.begin_sealing(["willow"; 12], 3);
    press(&mut sealing.view, &sealing.game, "a a");
    let mut warned = shot("warning-six", menu(0, "").on(named(6, &NAMES)), "");
    warned.view.warn("No fair dice", ["The dice source failed", "its test. Roll your own", "dice, enter the faces."]);
    vec![
        sealing,
        shot("over-six", over(6, &NAMES, Some(4), "The tower is hers"), ""),
        shot("over-long", over(2, &LONG, Some(1), "The tower is hers"), ""),
        shot("over-umlaut", over(4, &LONG, Some(3), "The tower is his"), ""),
        shot("over-draw-six", over(6, &NAMES, None, "Nobody holds the tower"), ""),
        shot("over-solo", over(1, &NAMES, None, "The tower fell"), ""),
        agree,
        agreed,
        warned,
    ]
}

pub(super) fn seats() -> Vec<Shot> {
    [strips(), secrets(), reveals(), orders(), ends()].into_iter().flatten().collect()
}
