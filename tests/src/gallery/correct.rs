//! Something that is put right by hand.

use umpire_engine::table::{CorrectionField, CorrectionTarget, PieceId, Seat};
use umpire_screens::DAY;

use super::choose::turn;
use super::{Shot, shot};
use crate::fixture::StillMatch;

const ORDERS: &[&str] = &["none", "Attack", "Defend", "Harass", "March at once"];
const SHORT: &[&str] = &["no", "yes"];

fn fields() -> Vec<(CorrectionTarget, CorrectionField)> {
    let named = |key, label, now, names: &'static [&'static str]| CorrectionField {
        names,
        ..CorrectionField::number(key, label, now, (0, names.len() as i16 - 1))
    };
    vec![
        (CorrectionTarget::Game, CorrectionField::number("round", "Round", 3, (1, 9))),
        (CorrectionTarget::Game, named("night", "Night", 0, SHORT)),
        (CorrectionTarget::Seat(Seat::RED), CorrectionField::number("momentum", "Momentum", 9, (0, 11))),
        (CorrectionTarget::Seat(Seat::RED), CorrectionField::number("points", "Victory points", 124, (0, 240))),
        (CorrectionTarget::Seat(Seat::BLUE), CorrectionField::number("momentum", "Momentum", 5, (0, 10))),
        (CorrectionTarget::Seat(Seat::BLUE), CorrectionField::number("points", "Victory points", 80, (0, 240))),
        (CorrectionTarget::Seat(Seat::BLUE), CorrectionField::flag("free", "Free Action", false)),
        (CorrectionTarget::Piece(PieceId(5)), CorrectionField::number("strength", "Strength", 12, (0, 12))),
        (CorrectionTarget::Piece(PieceId(5)), named("order", "Order", 1, ORDERS)),
        (CorrectionTarget::Piece(PieceId(2)), CorrectionField::number("courage", "Courage left", 3, (-4, 12))),
    ]
}

/// A game in which much may be put right.
pub fn correctable() -> StillMatch {
    turn().on(|still| {
        still.fields = fields();
        still.notes = vec![(Some(Seat::RED), "Tactic: Resurrectionists".into()), (None, "Capture the Flags".into())];
    })
}

fn seats(count: u8, names: &[&'static str]) -> StillMatch {
    correctable().on(|still| {
        still.seats = count;
        still.counters = [9, 5, 9, 4, 6, 3].into_iter().take(count.into()).map(|n| (n, 12)).collect();
        still.names = names.to_vec();
    })
}

/// Blue is being called `Ann`.
const SPELT: &str = "y a up a down right down down down down down down down down down down down down down down right \
                     down down down down down down down down down down down down down down";

/// Sides with names as long as they can be.
fn named(count: u8) -> StillMatch {
    let names = ["Gwendola", "Nicholas", "Isabella", "Penelope", "Ferdinand", "Ann"];
    seats(count, &names[..count.into()]).on(|still| still.counters.clear())
}

pub(super) fn corrections() -> Vec<Shot> {
    let long = seats(2, &["Bartholomew", "Al"]);
    let mut day = shot("put-right-day", correctable(), "y a down down down down a up up a left+");
    day.view.set_theme(&DAY);
    let blue = "y a down down down down a up up";
    vec![
        shot("put-right-state", correctable(), "y"),
        shot("put-right-list", correctable(), "y a down down"),
        shot("put-right-list-end", correctable(), "y a up"),
        shot("put-right-value", correctable(), "y a down down down down a"),
        shot("put-right-changed", correctable(), blue),
        shot("put-right-asked", correctable(), &format!("{blue} a")),
        shot("put-right-agreed", correctable(), &format!("{blue} a left+")),
        day,
        shot("put-right-flag", correctable(), "y a down a up a"),
        shot("put-right-many", correctable(), "y a down down down a right right up"),
        shot("put-right-side", correctable(), "y right down right right right right right"),
        shot("put-right-card", correctable(), "y right down right right right right right a"),
        shot("put-right-piece", correctable(), "y right down right right right right right a a down"),
        shot("put-right-word", correctable(), "y right down right right right right right a a down a up up up a left+"),
        shot("put-right-long", correctable(), "y right down right right a a a down a left+"),
        shot("put-right-one", seats(1, &[]), "y a a up a"),
        shot("put-right-names", long, &format!("{blue} a")),
        shot("put-right-three", seats(3, &["Ann", "Bob", "Cleo"]), &format!("{blue} a a")),
        shot("put-right-four", seats(4, &[]), &format!("{blue} a a a")),
        shot("nickname", correctable(), SPELT),
        shot("nickname-none", correctable(), "y a up a"),
        shot("nickname-piece", correctable(), "y right down right right right right right a a up up a down right down"),
        shot("nickname-longest", named(2), "y"),
        shot("nickname-six", named(6), "y"),
        shot("put-right-six", seats(6, &["Ann", "Bob", "Cleo", "Dan", "Eve", "Fin"]), &format!("{blue} a a a")),
    ]
}
