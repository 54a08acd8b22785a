//! How any front end sees the workbench.

use core::fmt::{self, Write};

use super::super::GAME_SIZE;
use super::Draft;
use crate::table::{Card, Counter, PieceId, Scene, Seat};

impl Scene for Draft {
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

    /// 0 is the warband being built, then those that are kept.
    fn write_given(&self, n: u8, out: &mut dyn Write) -> fmt::Result {
        let name = match n.checked_sub(1) {
            None if self.roster.name.is_empty() => "New warband",
            None => self.roster.name.as_str(),
            Some(at) => self.kept.get(usize::from(at)).map_or("", |kept| kept.name.as_str()),
        };
        out.write_str(name)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.roster.write_id(piece, out)
    }
}
