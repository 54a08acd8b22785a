//! How any front end sees a battle.

mod attacks;
mod cards;
mod due;
mod notes;
mod words;

use core::fmt::{self, Display, Write};

pub(crate) use self::words::{alliance_word, allies_word, attack_word, class_word, note_word};
use crate::state::{Battle, Step};
use crate::{TOPICS, WarbandsAndHeroes, correct, help};
use umpire_engine::table::{
    Card, CorrectionField, CorrectionTarget, Details, Game, Help, PieceId, Scene, Seat, SeatSet, Topic, Words,
};

impl Scene for Battle {
    fn game(&self) -> &'static str {
        WarbandsAndHeroes::ID
    }

    fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    fn seat_name(&self, seat: Seat) -> &str {
        self.sides.get(seat.index()).map_or("", |side| &side.player)
    }

    fn side_name(&self, seat: Seat) -> &str {
        self.sides.get(seat.index()).map_or("", |side| &side.warband)
    }

    fn round(&self) -> Option<u8> {
        (self.round > 0).then_some(self.round)
    }

    fn phase(&self) -> Words {
        Words::of(match self.step {
            Step::Setup | Step::Over => "",
            Step::Initiative => "Initiative",
            Step::Turns if self.together() => "Together",
            Step::Turns => "Turns",
            Step::Morale => "Morale",
        })
    }

    fn active(&self) -> SeatSet {
        self.block
    }

    fn pieces(&self) -> u8 {
        self.units.len() as u8
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

    fn card_words(&self) -> &'static [Help] {
        help::CARD_WORDS
    }

    fn reminders(&self) -> &'static [Topic] {
        &TOPICS
    }

    fn about(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        attacks::about(self, row, say);
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        correct::fields(self, target, out);
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        words::write_unit(self, piece, out)
    }

    fn write_given(&self, word: u8, out: &mut dyn Write) -> fmt::Result {
        words::write_given(self, word, out)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        words::write_id(self, piece, out)
    }
}
