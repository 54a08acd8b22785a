//! Games whose turn has steps: the page a step begins with, and any other page with its steps under the head.

use umpire_engine::table::{Asked, Choose, Kind, Layout, Opt, PieceId, Reach, Seat, TurnStep, Words};
use umpire_screens::{DAY, ScreenState};

use super::choose::choose;
use super::far::below;
use super::lists::{grid, host, pieces};
use super::{BLUE, NOISE, RED, Shot, press, shot};
use crate::fixture::{Still, StillMatch};

/// The name of each, the page whose game it shows, and what is pressed there.
const PAGES: [(&str, &str, &str); 26] = [
    ("steps-rows", "choose-rows", "down"),
    ("steps-grid", "choose-grid", ""),
    ("steps-deed", "two-lines", "down"),
    ("steps-ladder", "ladder-three", "down"),
    ("steps-ticks", "ticks-fourteen", "down down down down"),
    ("steps-facts", "tick-two", ""),
    ("steps-roll", "roll", ""),
    ("steps-rolled", "rolled-whom", ""),
    ("steps-pool", "pool-facts", ""),
    ("steps-clash", "clash", ""),
    ("steps-removed", "removed", ""),
    ("steps-number", "number", ""),
    ("steps-name", "name", ""),
    ("steps-tell", "tell-push", ""),
    ("steps-board", "board-sides", ""),
    ("steps-curtain", "secret-closed", ""),
    ("steps-log", "look-log", "y left"),
    ("steps-state", "look-red", "y"),
    ("steps-why", "why", "down y"),
    ("steps-one", "strip-one", ""),
    ("steps-one-counter", "strip-one-counter", ""),
    ("steps-long-names", "strip-two-long", ""),
    ("steps-counter", "strip-two-counter", ""),
    ("steps-clock", "clock-two-counter", ""),
    ("steps-three", "strip-three", ""),
    ("steps-six", "choose-six-sides", ""),
];

fn stepped(still: &mut Still) {
    still.step = Some((7, 17));
}

/// Other pages in a turn of seventeen steps.
pub(super) fn stepping(normal: &[Shot]) -> Vec<Shot> {
    let page = |(name, of, keys)| {
        let normal = normal.iter().find(|shot| shot.name == of).expect("a page");
        let (game, mut view) = (normal.game.clone().on(stepped), ScreenState::new());
        view.sync(&game, NOISE);
        press(&mut view, &game, keys);
        Shot { name, game, view }
    };
    PAGES.into_iter().map(page).collect()
}

/// A turn of seventeen steps, both at it.
fn turn(still: &mut Still) {
    host(still);
    stepped(still);
    (still.round, still.together) = (Some(5), vec![Seat::BLUE]);
}

fn begins(waits: impl Into<Words>, then: impl Into<Words>, more: &[Opt]) -> StillMatch {
    let step = TurnStep { number: 7, waits: waits.into(), then: then.into() };
    let options = [Opt::new("begin", "Fight"), Opt::new("skip", "Skip")].into_iter().chain(more.iter().copied());
    let options = options.collect();
    let kind = Kind::Choose(Choose { options, preset: 0, layout: Layout::Step(step), other: Some(1) });
    StillMatch::asks(Asked::Anyone, "Close combat", "", kind).on(turn)
}

pub(super) fn steps() -> Vec<Shot> {
    let three = || begins(Words::with("{} contacts to fight", 3u8), "then 8: leaders in them", &[]);
    let more = [
        Opt::new("order", "In another order"),
        Opt::new("right", "Put something right first"),
        Opt::new("end", "End the turn here"),
    ];
    let long = || begins("Every leader in contact fights", "then 16: orders to all groups", &[]);
    let orders = || StillMatch::asks(RED, "Orders", "", grid(pieces(0..40), 2)).on(host);
    let orders = || orders().on(|still| (still.round, still.step) = (Some(5), Some((16, 17))));
    let moves = || StillMatch::asks(BLUE, PieceId(50), "", below(Reach::new(8, "CM"), 4)).on(turn);
    let first = choose(
        [Opt::new("go", "Go on")],
        0,
        Layout::Step(TurnStep { number: 1, waits: "Roll the initiative".into(), then: Words::NONE }),
        None,
    );
    let first =
        StillMatch::asks(Asked::Anyone, "Initiative", "", first).on(turn).on(|still| still.step = Some((1, 17)));
    let day = |mut shot: Shot| {
        shot.view.set_theme(&DAY);
        shot
    };
    vec![
        shot("step", three(), ""),
        day(shot("step-day", three(), "")),
        shot("step-first", first, ""),
        shot("step-rows", begins("3 contacts to fight", "then 8: leaders in them", &more), "down"),
        shot("step-long", long(), ""),
        shot("step-orders", orders(), ""),
        day(shot("step-orders-day", orders(), "")),
        shot("step-card", orders(), "y"),
        shot("step-card-open", orders(), "y y down down a"),
        shot("step-far", moves(), ""),
        day(shot("step-far-day", moves(), "down")),
    ]
}
