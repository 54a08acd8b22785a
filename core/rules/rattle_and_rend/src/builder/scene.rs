//! How any front end sees the workbench.

use core::fmt::{self, Display, Write};

use super::WarbandDraft;
use umpire_engine::table::{Card, Counter, OptionKey, PieceId, Scene, Seat, Words};

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
        let (now, total) = self.points();
        Some(Counter { name: "points", now, total })
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

    /// The name of the warband being built; then whom it met, the first game first.
    fn write_given(&self, given: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_str(match given.checked_sub(1) {
            Some(game) => self.game(game.into()).map_or("", |game| game.opponent.as_str()),
            None if self.kept.warband.name.is_empty() => "New warband",
            None => self.kept.warband.name.as_str(),
        })
    }

    fn about(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        if self.reading {
            self.tell_game(row.into(), say);
        }
    }

    fn row_note(&self, _: &str, row: OptionKey) -> Words {
        row.piece.map_or(Words::NONE, |piece| self.note(row.word, piece))
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.kept.warband.write_id(piece, out)
    }
}
