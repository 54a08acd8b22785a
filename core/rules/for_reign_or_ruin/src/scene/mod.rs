//! How any front end sees a battle.

mod cards;

use core::fmt::{self, Write};

use crate::ForReignOrRuin;
use crate::state::Battle;
use umpire_engine::table::{Card, Game, PieceId, Scene, Seat, SeatSet, Words};

impl Scene for Battle {
    fn game(&self) -> &'static str {
        ForReignOrRuin::ID
    }

    fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    fn seat_name(&self, seat: Seat) -> &str {
        self.sides.get(seat.index()).map_or("", |side| &side.player)
    }

    fn side_name(&self, seat: Seat) -> &str {
        self.sides.get(seat.index()).map_or("", |side| &side.army)
    }

    fn round(&self) -> Option<u8> {
        (self.turn > 0).then_some(self.turn)
    }

    fn round_word(&self) -> &'static str {
        "Turn"
    }

    fn phase(&self) -> Words {
        if self.turn > 0 { Words::of(self.step.name()) } else { Words::NONE }
    }

    fn active(&self) -> SeatSet {
        self.active
    }

    fn pieces(&self) -> u8 {
        self.elements.len() as u8
    }

    fn card(&self, piece: PieceId) -> Card {
        cards::card(self, piece)
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        out.write_str(&self.element(piece).card.name)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        let seat = self.seat_of(piece);
        let before = self.elements[..usize::from(piece.0)].iter().filter(|element| element.seat == seat).count();
        write!(out, "{}-{}", seat.id(), before + 1)
    }
}
