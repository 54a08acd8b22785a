//! The scene as front ends see it: the rules', with the nicknames that the players gave.

use core::cell::Ref;
use core::fmt::{self, Display, Write};
use core::ops::Deref;

use crate::table::session::SessionCore;
use crate::table::{
    Bearer, Card, CorrectionField, CorrectionTarget, Counter, Details, Help, OptionKey, PieceId, Scene, Seat, SeatSet,
    Tape, Topic, Words,
};

/// The scene of a session. It keeps no names: it finds them on the tape, where the session remembers their lines.
pub struct NamedScene<'s> {
    rules: Ref<'s, dyn Scene>,
    core: &'s SessionCore,
    tape: Ref<'s, Tape>,
}

impl<'s> NamedScene<'s> {
    /// The scene of these rules, with the nicknames of their session.
    pub(super) fn new(rules: Ref<'s, dyn Scene>, core: &'s SessionCore) -> Self {
        NamedScene { rules, core, tape: core.tape.borrow() }
    }
}

impl<'s> Deref for NamedScene<'s> {
    type Target = dyn Scene + 's;

    fn deref(&self) -> &Self::Target {
        self
    }
}

/// Whatever is not about names is the rules' own: each method of [`Scene`] is passed on.
impl Scene for NamedScene<'_> {
    fn seat_name(&self, seat: Seat) -> &str {
        self.nickname(Bearer::Seat(seat)).unwrap_or_else(|| self.rules.seat_name(seat))
    }
    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        match self.nickname(Bearer::Piece(piece)) {
            Some(name) => out.write_str(name),
            None => self.rules.write_name(piece, out),
        }
    }
    fn nickname(&self, bearer: Bearer) -> Option<&str> {
        self.core.nicknames.borrow().iter().find_map(|&at| self.tape.nickname_of(bearer, at))
    }
    fn write_nickname(&self, at: u16, out: &mut dyn Write) -> fmt::Result {
        self.tape.nickname_at(at).map_or(Ok(()), |nickname| nickname.write(&*self.rules, out))
    }
    fn game(&self) -> &'static str {
        self.rules.game()
    }
    fn seats(&self) -> u8 {
        self.rules.seats()
    }
    fn side_name(&self, seat: Seat) -> &str {
        self.rules.side_name(seat)
    }
    fn counter(&self, seat: Seat) -> Option<Counter> {
        self.rules.counter(seat)
    }
    fn round(&self) -> Option<u8> {
        self.rules.round()
    }
    fn round_word(&self) -> &'static str {
        self.rules.round_word()
    }
    fn phase(&self) -> Words {
        self.rules.phase()
    }
    fn step(&self) -> Option<(u8, u8)> {
        self.rules.step()
    }
    fn active(&self) -> SeatSet {
        self.rules.active()
    }
    fn pieces(&self) -> u8 {
        self.rules.pieces()
    }
    fn card(&self, piece: PieceId) -> Card {
        self.rules.card(piece)
    }
    fn details(&self, piece: PieceId) -> Option<Details> {
        self.rules.details(piece)
    }
    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        self.rules.notes(say)
    }
    fn holdings(&self, seat: Seat, say: &mut dyn FnMut(&'static str, &'static Help)) {
        self.rules.holdings(seat, say)
    }
    fn summary(&self, say: &mut dyn FnMut(&'static str, [Words; 2])) {
        self.rules.summary(say)
    }
    fn turning_point(&self) -> Option<(Seat, u8, Words)> {
        self.rules.turning_point()
    }
    fn card_words(&self) -> &'static [Help] {
        self.rules.card_words()
    }
    fn reminders(&self) -> &'static [Topic] {
        self.rules.reminders()
    }
    fn about(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        self.rules.about(row, say)
    }
    fn row_note(&self, question: &str, row: OptionKey) -> Words {
        self.rules.row_note(question, row)
    }
    fn beside(&self, question: &str, seat: Seat) -> Option<i16> {
        self.rules.beside(question, seat)
    }
    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        self.rules.fields(target, out)
    }
    fn length_sign(&self) -> &'static str {
        self.rules.length_sign()
    }
    fn write_given(&self, number: u8, out: &mut dyn Write) -> fmt::Result {
        self.rules.write_given(number, out)
    }
    fn write_code(&self, part: u8, out: &mut dyn Write) -> fmt::Result {
        self.rules.write_code(part, out)
    }
    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.rules.write_id(piece, out)
    }
}
