//! Corrections: what players may change by hand, when all agree.

use core::fmt::{self, Write};

use crate::table::{PieceId, Scene, Seat};

/// What a correction is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum CorrectionTarget {
    /// The game itself: the round, who is active.
    Game,
    /// A side.
    Seat(Seat),
    /// A piece.
    Piece(PieceId),
}

/// One value that may be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CorrectionField {
    /// The stable name scripts know it by.
    pub key: &'static str,
    /// What players call it: 14 letters at most.
    pub label: &'static str,
    /// What it is now.
    pub now: i16,
    /// The least it can be.
    pub min: i16,
    /// The most it can be.
    pub max: i16,
    /// What each value from the least on is called; nothing where the number says it.
    pub names: &'static [&'static str],
    /// What it means, in 30 letters at most; empty where the label says it.
    pub gist: &'static str,
}

impl CorrectionField {
    /// A number.
    pub const fn number(key: &'static str, label: &'static str, now: i16, (min, max): (i16, i16)) -> Self {
        CorrectionField { key, label, now, min, max, names: &[], gist: "" }
    }

    /// Yes or no.
    pub const fn flag(key: &'static str, label: &'static str, now: bool) -> Self {
        CorrectionField { key, label, now: now as i16, min: 0, max: 1, names: &["no", "yes"], gist: "" }
    }

    /// With what it means.
    pub const fn gist(self, gist: &'static str) -> Self {
        CorrectionField { gist, ..self }
    }

    /// What this value is called, where it has a name.
    pub fn name(&self, value: i16) -> Option<&'static str> {
        let at = usize::try_from(value - self.min).ok()?;
        self.names.get(at).copied()
    }
}

/// A correction: a field and its new value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Correction {
    /// What it is about.
    pub target: CorrectionTarget,
    /// Which of its fields, in the order the scene hands them out.
    pub field: u8,
    /// What it should be.
    pub value: i16,
}

/// Bytes of a correction on the tape.
const BYTES: usize = 5;

impl Correction {
    /// The field it is about, where the rules offer it.
    pub fn field(&self, scene: &dyn Scene) -> Option<CorrectionField> {
        let (mut at, mut found) = (0, None);
        scene.fields(self.target, &mut |field| {
            found = found.or((at == self.field).then_some(field));
            at += 1;
        });
        found
    }

    /// The field, where this is a value that it may have and has not.
    pub fn fits(&self, scene: &dyn Scene) -> Option<CorrectionField> {
        self.field(scene).filter(|field| (field.min..=field.max).contains(&self.value) && field.now != self.value)
    }

    /// Writes the field and its new value: `Blue: score 3`.
    pub fn write(&self, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        match self.target {
            CorrectionTarget::Game => {}
            CorrectionTarget::Seat(seat) => write!(out, "{}: ", scene.name_of(seat))?,
            CorrectionTarget::Piece(piece) => {
                scene.write_name(piece, out)?;
                out.write_str(": ")?;
            }
        }
        let Some(field) = self.field(scene) else { return write!(out, "{}", self.value) };
        match field.name(self.value) {
            Some(name) => write!(out, "{} {name}", field.label),
            None => write!(out, "{} {}", field.label, self.value),
        }
    }

    pub(super) fn to_bytes(self) -> [u8; BYTES] {
        let (kind, id) = match self.target {
            CorrectionTarget::Game => (0, 0),
            CorrectionTarget::Seat(seat) => (1, seat.0),
            CorrectionTarget::Piece(piece) => (2, piece.0),
        };
        let [low, high] = self.value.to_le_bytes();
        [kind, id, self.field, low, high]
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let &[kind, id, field, low, high] = bytes else { return None };
        let target = match (kind, id) {
            (0, 0) => CorrectionTarget::Game,
            (1, _) => CorrectionTarget::Seat(Seat(id)),
            (2, _) => CorrectionTarget::Piece(PieceId(id)),
            _ => return None,
        };
        Some(Correction { target, field, value: i16::from_le_bytes([low, high]) })
    }
}
