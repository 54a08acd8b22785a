//! Losses that wait, and losses that count.

use umpire_engine::table::{Loss, PieceId, PieceMark, Show};

use super::lists::{grid, pieces, units};
use super::result::happened;
use super::{RED, Shot, shot};
use crate::fixture::StillMatch;

/// What these pieces lose.
fn lost(all: &[(u8, u8, u8)]) -> StillMatch {
    let losses = all.iter().map(|&(piece, lost, left)| Loss { piece: PieceId(piece), lost, left }).collect();
    happened(None, None, "Losses count now", Show::Losses(losses)).on(units)
}

/// Pieces of which some are due a loss.
fn due() -> StillMatch {
    let mark = |name| PieceMark { name, icon: None, help: None };
    StillMatch::asks(RED, "Attack whom?", "adjacent", grid(pieces(2..9), 1)).on(units).on(|still| {
        for (piece, name) in [(3, "-4 due"), (6, "-12 due"), (7, "-10 due")] {
            still.pieces[piece].marks.insert(0, mark(name));
        }
    })
}

pub(super) fn losses() -> Vec<Shot> {
    let six = [(2, 12, 0), (3, 4, 8), (4, 1, 11), (6, 6, 6), (7, 10, 2), (9, 3, 3)];
    vec![shot("losses", lost(&six[..3]), ""), shot("losses-six", lost(&six), ""), shot("grid-units-due", due(), "")]
}
