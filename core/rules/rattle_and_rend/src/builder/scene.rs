//! How any front end sees the workbench.

use core::fmt::{self, Write};

use super::WarbandDraft;
use crate::warband::GAME_SIZE;
use umpire_engine::table::{Card, Counter, PieceId, Scene, Seat};

impl Scene for WarbandDraft {
    fn game(&self) -> &'static str {
        self.kept.warband.game()
    }

    fn seats(&self) -> u8 {
        1
    }

    fn side_name(&self, seat: Seat) -> &str {
        self.kept.warband.side_name(seat)
    }

    fn counter(&self, _: Seat) -> Option<Counter> {
        Some(Counter { name: "points", now: self.kept.warband.points(), total: GAME_SIZE })
    }

    fn pieces(&self) -> u8 {
        self.kept.warband.pieces()
    }

    fn card(&self, piece: PieceId) -> Card {
        self.kept.warband.card(piece)
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.kept.warband.write_name(piece, out)
    }

    /// The only name is that of the warband being built.
    fn write_given(&self, _: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_str(if self.kept.warband.name.is_empty() { "New warband" } else { self.kept.warband.name.as_str() })
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.kept.warband.write_id(piece, out)
    }
}
