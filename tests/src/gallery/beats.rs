//! Moments that stop the game.

use rattle_and_rend::Grade;
use umpire_engine::table::{Beat, Happening, PieceId, Seat, Show, Words};
use umpire_screens::DAY;

use super::choose::turn;
use super::result::fury;
use super::{Shot, shot};
use crate::fixture::StillMatch;

fn beat(seat: Option<Seat>, words: Words, change: i8, beat: Beat) -> StillMatch {
    turn().news(Happening { change, show: Show::Beat(beat), ..Happening::line("beat", seat, None, words) })
}

fn turned(from: u8, to: u8, big: &'static str, reason: &'static str) -> StillMatch {
    let next = Seat(to);
    let words = Words::with("{} has the Turn", next);
    let stolen = Beat { big: big.into(), reason: reason.into(), next: Some(next) };
    beat(Some(Seat(from)), words, 0, stolen).on(|still| still.active = Some(next))
}

fn gained(seat: Seat, words: &'static str, change: i8, reason: &'static str) -> StillMatch {
    let big = Words::with(if change > 0 { "+{}" } else { "{}" }, i16::from(change));
    beat(Some(seat), words.into(), change, Beat { big, reason: reason.into(), next: None })
}

fn named(game: StillMatch, active: u8) -> StillMatch {
    game.on(|still| {
        (still.seats, still.counters) = (4, [7, 5, 6, 4].map(|n| (n, 12)).to_vec());
        still.names = vec!["Ann", "Bob", "Bartholomew", "Dan"];
        still.active = Some(Seat(active));
    })
}

/// Dice, and the Turn and the Momentum they cost: the strip under the dice knows of neither.
fn after_dice() -> StillMatch {
    let stolen = Beat { big: "Turn stolen!".into(), reason: "Heavy: Intimidate".into(), next: Some(Seat::BLUE) };
    let turned = |seat, show| Happening { show, ..Happening::line("turn", Some(seat), None, "The Turn".into()) };
    let robbed = Happening { change: -2, ..Happening::line("robbed", Some(Seat::RED), None, "Confusion".into()) };
    let dice = Show::Rolled(fury(20, &[11, 8], 9, Grade::Success, "The Action is lost"));
    let dice = Happening { show: dice, ..Happening::line("rolled", Some(Seat::BLUE), Some(PieceId(8)), "Fury".into()) };
    let lines = [turned(Seat::RED, Show::Turn(Seat::RED)), dice, robbed, turned(Seat::BLUE, Show::Beat(stolen))];
    let game = lines.into_iter().fold(turn(), StillMatch::news);
    game.on(|still| still.active = Some(Seat::BLUE))
}

/// The last dice of a round among three: the round that begins after them is not told yet.
fn last_dice() -> StillMatch {
    let dice = Show::Rolled(fury(20, &[11, 8], 9, Grade::Success, "They hold"));
    let dice = Happening { show: dice, ..Happening::line("rolled", Some(Seat::BLUE), Some(PieceId(8)), "Fury".into()) };
    let round = Happening { show: Show::Round(4), ..Happening::line("round", None, None, Words::of("Round 4")) };
    let game = [dice, round].into_iter().fold(turn(), StillMatch::news);
    game.on(|still| {
        (still.seats, still.round, still.counters) = (3, Some(4), Vec::new());
        (still.names, still.active) = (vec!["Ann", "Bob", "Cleo"], None);
    })
}

pub(super) fn beats() -> Vec<Shot> {
    let stolen = || turned(0, 1, "Turn stolen!", "Heavy intimidated them");
    let mut day = shot("beat-stolen-day", stolen(), "");
    day.view.set_theme(&DAY);
    let tie = Beat { big: "TIE".into(), reason: "Both pay. Bid again".into(), next: None };
    let free = Beat { big: "Free".into(), reason: "A critical Maneuver".into(), next: None };
    let spent = Beat { big: "Spent".into(), reason: "Nobody can act any more".into(), next: None };
    let right = Beat { big: "Blue".into(), reason: "The higher die decides".into(), next: None };
    let word = Beat { big: "BATTERED".into(), reason: "Courage failed by 3".into(), next: None };
    vec![
        shot("beat-stolen", stolen(), ""),
        day,
        shot("beat-stolen-red", turned(1, 0, "Turn stolen!", "Heavy intimidated them"), ""),
        shot("beat-turn", turned(0, 1, "STOLEN!", ""), ""),
        shot("beat-turn-red", turned(1, 0, "STOLEN!", "Their Will failed"), ""),
        shot("beat-turn-three", named(turned(0, 2, "SEIZED!", "Highest Initiative"), 2), ""),
        shot("beat-turn-long", turned(0, 1, "BATTERED", "So the Turn is over"), ""),
        shot("beat-gained", gained(Seat::BLUE, "Momentum", 1, "Their Will held"), ""),
        shot("beat-lost", gained(Seat::BLUE, "Momentum", -2, "A Champion fell"), ""),
        shot("beat-gained-red", gained(Seat::RED, "Red gains Momentum", 2, "Fellowship"), ""),
        shot("beat-gained-three", named(gained(Seat(2), "Bartholomew's honour", 1, "He kept his word"), 2), ""),
        shot("beat-cannot", turned(0, 1, "Turn passes", "Nobody of Red can act"), ""),
        shot("beat-free", beat(Some(Seat::RED), Words::with("{} may act free", PieceId(3)), 0, free), ""),
        shot("beat-spent", beat(None, "Round 3 ends".into(), 0, spent), ""),
        shot("beat-right", beat(Some(Seat::BLUE), "Blue is right".into(), 0, right), ""),
        shot("beat-after-dice", after_dice(), ""),
        shot("beat-after-dice-then", after_dice(), "a"),
        shot("rolled-round-three", last_dice(), ""),
        shot("beat-tie", beat(None, "Initiative".into(), 0, tie), ""),
        shot("beat-word", beat(Some(Seat::RED), "Heavy Riders".into(), 0, word), ""),
    ]
}
