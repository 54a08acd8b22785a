//! Nicknames: what players call a side or a piece, whatever the rules call it.

use core::fmt::{self, Write};

use crate::table::{AnswerError, PieceId, Scene, Seat, TextLine};

/// The most bytes of a nickname: letters, of which those with an accent count twice.
pub const MAX_NICKNAME: usize = 12;
/// The most nicknames at a time: every side, and bases that look alike.
pub const MAX_NICKNAMES: usize = 24;

/// Who has a nickname.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Bearer {
    /// The player of a side.
    Seat(Seat),
    /// A piece.
    Piece(PieceId),
}

impl Bearer {
    /// As it stands on the tape: the numbers of a [`CorrectionTarget`](crate::table::CorrectionTarget).
    pub(super) const fn to_bytes(self) -> [u8; 2] {
        match self {
            Bearer::Seat(seat) => [1, seat.0],
            Bearer::Piece(piece) => [2, piece.0],
        }
    }

    /// Everybody in this scene.
    pub fn all(scene: &dyn Scene) -> impl Iterator<Item = Bearer> {
        let pieces = (0..scene.pieces()).map(|piece| Bearer::Piece(PieceId(piece)));
        scene.all_seats().iter().map(Bearer::Seat).chain(pieces)
    }

    /// Writes what it is called.
    pub fn write(self, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        match self {
            Bearer::Seat(seat) => out.write_str(scene.name_of(seat)),
            Bearer::Piece(piece) => scene.write_name(piece, out),
        }
    }

    /// What it is called, as a line.
    pub fn line(self, scene: &dyn Scene) -> TextLine {
        let mut name = TextLine::new();
        let _ = self.write(scene, &mut name); // no name is longer than a line
        name
    }

    /// Whether this is what it is called, in capitals or not.
    fn is_called(self, text: &str, scene: &dyn Scene) -> bool {
        self.line(scene).eq_ignore_ascii_case(text)
    }
}

/// A nickname: who is called what from now on. It is a line of the tape, as answers are, and changes nothing in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nickname<'t> {
    /// Who.
    pub bearer: Bearer,
    /// What; empty to be called as the rules do again.
    pub text: &'t str,
}

impl<'t> Nickname<'t> {
    /// Whether the text is one: letters that every screen has, and no blank at its ends.
    fn is_spelt(&self) -> bool {
        let known = |letter| matches!(letter, ' '..='~' | 'À'..='ÿ');
        self.text.len() <= MAX_NICKNAME && self.text.chars().all(known) && self.text.trim() == self.text
    }

    /// Checks it against the scene of the rules, and the one that has the nicknames given so far: nothing else may be
    /// called so in either.
    pub(super) fn check(&self, rules: &dyn Scene, named: &dyn Scene) -> Result<(), AnswerError> {
        let here = match self.bearer {
            Bearer::Seat(seat) => seat.0 < rules.seats(),
            Bearer::Piece(piece) => piece.0 < rules.pieces(),
        };
        if !here {
            return Err(AnswerError::NoSuchBearer);
        }
        if !self.is_spelt() {
            return Err(AnswerError::Spelling);
        }
        let colour = |other: Bearer| matches!(other, Bearer::Seat(seat) if seat.name().eq_ignore_ascii_case(self.text));
        let called = |other: Bearer| other.is_called(self.text, named);
        let other = |other: &Bearer| *other != self.bearer;
        let taken = |bearer| called(bearer) || bearer.is_called(self.text, rules) || colour(bearer);
        let again = match self.text {
            // Nothing to take away.
            "" => self.bearer.line(named) == self.bearer.line(rules),
            _ => called(self.bearer) || Bearer::all(rules).filter(other).any(taken),
        };
        if again { Err(AnswerError::Called) } else { Ok(()) }
    }

    /// The bytes of a payload.
    pub(super) fn to_bytes(self) -> heapless::Vec<u8, { 2 + MAX_NICKNAME }> {
        let mut bytes = heapless::Vec::new();
        // What is checked is no longer.
        let _ = bytes.extend_from_slice(&self.bearer.to_bytes());
        let _ = bytes.extend_from_slice(self.text.as_bytes());
        bytes
    }

    pub(super) fn from_bytes(bytes: &'t [u8]) -> Option<Self> {
        let (&[kind, id], text) = bytes.split_first_chunk()?;
        let bearer = match kind {
            1 => Bearer::Seat(Seat(id)),
            2 => Bearer::Piece(PieceId(id)),
            _ => return None,
        };
        let nickname = Nickname { bearer, text: core::str::from_utf8(text).ok()? };
        nickname.is_spelt().then_some(nickname)
    }

    /// Writes the line of the log, with what the rules call it: `Fighters II is called Red shield`.
    pub fn write(&self, rules: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        self.bearer.write(rules, out)?;
        match self.text {
            "" => out.write_str(" has its own name again"),
            text => write!(out, " is called {text}"),
        }
    }
}
