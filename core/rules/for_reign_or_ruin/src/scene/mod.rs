//! How any front end sees a battle.

mod cards;
mod notes;

use core::fmt::{self, Write};

use crate::ForReignOrRuin;
use crate::book::LAST_STEP;
use crate::state::Battle;
use crate::{TOPICS, correct, help};
use umpire_engine::table::{
    Card, CorrectionField, CorrectionTarget, Details, Game, Help, PieceId, Scene, Seat, SeatSet, Topic, Words,
};

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

    fn step(&self) -> Option<(u8, u8)> {
        let led = self.turn > 0 && !self.quick && !self.over;
        led.then_some((self.step.0.max(1), LAST_STEP))
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

    fn details(&self, piece: PieceId) -> Option<Details> {
        Some(cards::details(self, piece))
    }

    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        notes::say(self, say);
    }

    fn summary(&self, say: &mut dyn FnMut(&'static str, [Words; 2])) {
        notes::summary(self, say);
    }

    fn card_words(&self) -> &'static [Help] {
        help::CARD_WORDS
    }

    fn reminders(&self) -> &'static [Topic] {
        &TOPICS
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        correct::fields(self, target, out);
    }

    fn write_given(&self, word: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_char((b'A' + word.saturating_sub(1)) as char)
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
