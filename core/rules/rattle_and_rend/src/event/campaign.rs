//! What a campaign has of a game: its size, and what it brings each side (section 21).

use crate::grade::Grade;
use crate::state::{GameResult, State};
use umpire_engine::dice::Score;
use umpire_engine::table::{Beat, Happening, Rolled, Seat, Show, Words};

pub(super) fn size(s: &mut State, size: u8) -> Happening {
    s.size = size;
    Happening::line("size", None, None, Words::with("A game of {} points", size))
}

/// Who won, before anybody rolls for it.
pub(super) fn verdict(s: &State) -> Happening {
    let winner = s.over.flatten();
    let (big, words) = match winner {
        Some(seat) => (Words::with("{}", seat), Words::with("{} wins", seat)),
        None => (Words::of("Draw"), Words::of("Draw")),
    };
    let show = Show::Beat(Beat { big, reason: Words::of(s.verdict), next: None });
    Happening { show, ..Happening::line("verdict", winner, None, words) }
}

/// The end, and why.
pub(super) fn over(s: &State) -> Happening {
    let winner = s.over.flatten();
    Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, Words::of(s.verdict)) }
}

/// RR-CAMP-4 to RR-CAMP-6, RR-CAMP-14, RR-ESC-1: the die, what it means, and what the warband is worth then.
pub(super) fn grow(s: &mut State, seat: Seat, roll: Option<u8>) -> Option<Happening> {
    let result = s.result(seat, roll)?;
    s.results[seat.index()] = Some(result);
    let worth = s.campaigns[seat.index()]?.worth.saturating_add_signed(result.change.max(0));
    let now = match result {
        GameResult { ignored: 1.., .. } => Words::with("Above 18: still {} points", worth),
        GameResult { change: ..0, .. } => Words::of("1 point lost: settle it"),
        GameResult { change: 0, .. } => Words::with("No change: {} points", worth),
        GameResult { change: 1, roll: Some(_), .. } => Words::with("+1 point: {} points now", worth),
        GameResult { roll: Some(_), .. } => Words::with("+2 points: {} points now", worth),
        GameResult { roll: None, .. } => Words::with("{} points now", worth),
    };
    let (big, log) = match result.change {
        2.. => ("+2", "{}: 2 points gained"),
        1 => ("+1", "{}: 1 point gained"),
        0 => ("+0", "{}: no change"),
        _ => ("-1", "{}: 1 point lost"),
    };
    let show = match roll {
        // A draw changes nothing: there is nothing to stop for (GAP 118).
        None if result.change == 0 && result.ignored == 0 => Show::Line,
        None => Show::Beat(Beat { big: Words::of(big), reason: now, next: None }),
        Some(face) => {
            let grade = if result.change < 0 { Grade::Failure } else { Grade::Success };
            let word = match result.change {
                2.. => "2 POINTS MORE",
                1 => "1 POINT MORE",
                0 => "NO CHANGE",
                _ => "1 POINT LESS",
            };
            Show::Rolled(Rolled { word, ..grade.rolled("Campaign", Score::Read, &[face], now) })
        }
    };
    Some(Happening { show, ..Happening::line("grew", Some(seat), None, Words::with(log, seat)) })
}
