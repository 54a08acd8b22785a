//! How any front end sees the workbench.

use core::fmt::{self, Write};

use super::WarbandDraft;
use crate::warband::GAME_SIZE;
use umpire_engine::table::{Card, Counter, PieceId, Scene, Seat};

impl Scene for WarbandDraft {
    fn game(&self) -> &'static str {
        self.roster.game()
    }

    fn seats(&self) -> u8 {
        1
    }

    fn side_name(&self, seat: Seat) -> &str {
        self.roster.side_name(seat)
    }

    fn counter(&self, _: Seat) -> Option<Counter> {
        Some(Counter { name: "points", now: self.roster.points(), total: GAME_SIZE })
    }

    fn pieces(&self) -> u8 {
        self.roster.pieces()
    }

    fn card(&self, piece: PieceId) -> Card {
        self.roster.card(piece)
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.roster.write_name(piece, out)
    }

    /// The only name is that of the warband being built.
    fn write_given(&self, _: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_str(if self.roster.name.is_empty() { "New warband" } else { self.roster.name.as_str() })
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.roster.write_id(piece, out)
    }
}
