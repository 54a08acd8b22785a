//! What happened: dice, losses, secrets, the end.

use rattle_and_rend::Grade;
use umpire_engine::dice::{Die, Faces, Score};
use umpire_engine::table::{Happening, Layout, Off, Opt, PieceId, Revealed, Rolled, Seat, Show, Words};
use umpire_screens::DAY;

use super::choose::{choose, turn};
use super::{BLUE, Shot, shot};
use crate::fixture::StillMatch;

static SPENT: Off = Off { short: "used", full: "The Omen was used this Turn" };

pub(super) fn fury(sides: u8, faces: &[u8], need: u8, grade: Grade, then: impl Into<Words>) -> Rolled {
    let die = *Die::ALL.iter().find(|die| die.sides() == sides).expect("a die of ours");
    let faces: Faces = faces.iter().copied().collect();
    let (score, then) = (Score::at_least(need), then.into());
    Rolled {
        name: "Fury",
        die,
        score,
        hits: score.hits(&faces),
        counted: "",
        faces,
        tone: grade.tone(),
        word: grade.word(),
        worth: None,
        then,
    }
}

/// Dice of red's that blue's Omen may change: one option for each of these dice, or one for all.
pub(super) fn omen(rolled: Rolled, changes: usize, off: Option<&'static Off>) -> StillMatch {
    let changes = ["omen-1", "omen-2", "omen-3", "omen-4"].into_iter().take(changes);
    let changes = changes.map(|key| Opt::new(key, Words::with("Omen {}", 17u8)).off(off));
    let options = [Opt::new("stands", "Let it stand")].into_iter().chain(changes);
    StillMatch::asks(BLUE, PieceId(5), "Charge", choose(options, 0, Layout::Dice(rolled), None))
}

pub(super) fn rolled(sides: u8, faces: &[u8], need: u8, grade: Grade, then: impl Into<Words>) -> StillMatch {
    let rolled = fury(sides, faces, need, grade, then);
    happened(Some(Seat::RED), Some(PieceId(5)), "Heavy: Fury", Show::Rolled(rolled))
}

pub(super) fn happened(seat: Option<Seat>, piece: Option<PieceId>, words: impl Into<Words>, show: Show) -> StillMatch {
    turn().news(Happening { show, ..Happening::line("still", seat, piece, words.into()) })
}

fn revealed(numbers: &[i16]) -> Show {
    Show::Revealed(Revealed::numbers(numbers.iter().copied()))
}

/// With what the game came to.
fn summed(game: StillMatch) -> StillMatch {
    game.on(|still| {
        still.summary = vec![("Points lost", ["4", "12"]), ("Momentum", ["31", "28"]), ("Top dice", ["19 17", "20"])];
    })
}

pub(super) fn results() -> Vec<Shot> {
    let tie = Revealed::numbers([5, 5]);
    let paid = |revealed| {
        happened(None, None, "Both pay. Bid again", Show::Revealed(Revealed { then: "Bid again", ..revealed }))
    };
    let over = |winner, words: &'static str| {
        let happening = Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, words.into()) };
        StillMatch::over().news(happening)
    };
    let mut day = shot("rolled-critical-day", rolled(20, &[17, 4, 12], 9, Grade::Critical, "They roll a die less"), "");
    day.view.set_theme(&DAY);
    let mut tumble = shot("tumble", rolled(20, &[17, 4, 12], 9, Grade::Critical, "They roll a die less"), "");
    tumble.view.start_tumble(&tumble.game);
    vec![
        tumble,
        shot("rolled-critical", rolled(20, &[17, 4, 12], 9, Grade::Critical, "They roll a die less"), ""),
        day,
        shot("rolled-success", rolled(20, &[11, 8], 9, Grade::Success, "They roll Will"), ""),
        shot("rolled-failure", rolled(20, &[6], 9, Grade::Failure, "Nothing happens"), ""),
        shot("rolled-d6", rolled(6, &[1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1], 5, Grade::Success, "4 hits"), ""),
        shot("rolled-d10", rolled(10, &[10, 3, 7], 6, Grade::Success, "2 hits"), ""),
        shot("rolled-d8", rolled(8, &[8, 3, 7, 1], 6, Grade::Success, "2 hits"), ""),
        shot("rolled-four", rolled(20, &[17, 4, 12, 9], 9, Grade::Critical, "They roll a die less"), ""),
        shot("omen", omen(fury(20, &[17, 4, 12], 9, Grade::Critical, "They roll a die less"), 3, None), "right"),
        shot("omen-two", omen(fury(20, &[3, 8], 9, Grade::Failure, "Nothing happens"), 2, None), ""),
        shot("omen-four", omen(fury(20, &[17, 4, 2, 6], 9, Grade::Success, "They roll Will"), 4, None), "left"),
        shot("omen-whole", omen(fury(20, &[6, 4, 12], 9, Grade::Success, "They roll Will"), 1, None), ""),
        shot("omen-one", omen(fury(20, &[11], 9, Grade::Success, "They roll Will"), 1, None), ""),
        shot("omen-off", omen(fury(20, &[6, 4], 9, Grade::Failure, "Nothing happens"), 2, Some(&SPENT)), ""),
        shot("removed", happened(Some(Seat::BLUE), Some(PieceId(8)), "", Show::Removed), ""),
        shot(
            "revealed",
            happened(None, None, "Bids 3 to 5: Blue wins", Show::Revealed(Revealed::numbers([3, 5]).paying([3, 5])))
                .on(|still| still.active = None),
            "",
        ),
        shot(
            "revealed-wide",
            happened(None, None, "Red says who begins", revealed(&[11, 10])).on(|still| still.active = None),
            "",
        ),
        shot("revealed-tie-free", paid(Revealed::numbers([0, 0]).paying([0, 0])).on(|still| still.active = None), ""),
        shot("revealed-tie-paid", paid(tie.paying([5, 5])).on(|still| still.active = None), ""),
        shot("revealed-tie", happened(None, None, "Bid again", revealed(&[2, 2])).on(|still| still.active = None), ""),
        shot(
            "revealed-six",
            happened(None, None, "Gold begins", revealed(&[3, 0, 12, 5, 1, 4])).on(|still| {
                (still.seats, still.active) = (6, None);
                still.counters = vec![(7, 7), (5, 5), (9, 9), (4, 4), (6, 6), (3, 3)];
            }),
            "",
        ),
        shot("over", over(Some(Seat::BLUE), "The Ogrekin flee"), "a a"),
        shot("over-summary", summed(over(Some(Seat::RED), "The other side is gone")), ""),
        shot("over-summary-draw", summed(over(None, "Nobody is ahead")), ""),
        shot("over-draw", over(None, "Both sides are spent"), ""),
    ]
}
