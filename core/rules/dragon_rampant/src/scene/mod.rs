//! How any front end sees a battle.

mod cards;
mod notes;
mod summary;
mod words;

use core::fmt::{self, Write};

pub(crate) use self::cards::stats;
use crate::book::HouseRule;
use crate::reminders::TOPICS;
use crate::state::{Battle, Step};
use crate::{DragonRampant, correct, help};
use umpire_engine::table::{
    Card, CorrectionField, CorrectionTarget, Details, Game, Help, OptionKey, PieceId, Scene, Seat, SeatSet, Topic,
    Words,
};

impl Scene for Battle {
    fn game(&self) -> &'static str {
        DragonRampant::ID
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
        (self.turn > 0).then_some(self.turn)
    }

    fn round_word(&self) -> &'static str {
        "Turn"
    }

    fn phase(&self) -> Words {
        Words::of(match self.step {
            Step::Setup | Step::Between | Step::Over => "",
            Step::Rally => "Rally",
            Step::WildCharges => "Wild Charges",
            Step::Orders => "Orders",
        })
    }

    fn active(&self) -> SeatSet {
        self.phase
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

    fn row_note(&self, question: &str, row: OptionKey) -> Words {
        notes::of_row(self, question, row)
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        correct::fields(self, target, out);
    }

    fn summary(&self, say: &mut dyn FnMut(&'static str, [Words; 2])) {
        summary::say(self, say);
    }

    fn length_sign(&self) -> &'static str {
        if self.plays(HouseRule::Centimetres) { "cm" } else { "\"" }
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        words::write_unit(self, piece, out)
    }

    fn write_given(&self, race: u8, out: &mut dyn Write) -> fmt::Result {
        words::write_given(self, race, out)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        words::write_id(self, piece, out)
    }
}
