//! What may be put right, and from where.

use umpire_rules::table::{Correction, CorrectionField, CorrectionTarget, PieceId, Scene, Seat};

/// Whose fields are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) enum Scope {
    /// The game's own, and every side's.
    Table,
    /// Those of a side's piece, where it has any, and the side's own.
    Side(Seat, Option<PieceId>),
}

impl Scope {
    /// Hands out what may be put right, as it is.
    pub(super) fn each(self, scene: &dyn Scene, see: &mut dyn FnMut(Correction, CorrectionField)) {
        let mut of = |target| {
            let mut at = 0;
            scene.fields(target, &mut |field| {
                see(Correction { target, field: at, value: field.now }, field);
                at += 1;
            });
        };
        match self {
            Scope::Table => {
                of(CorrectionTarget::Game);
                scene.all_seats().iter().for_each(|seat| of(CorrectionTarget::Seat(seat)));
            }
            Scope::Side(seat, piece) => {
                piece.into_iter().for_each(|piece| of(CorrectionTarget::Piece(piece)));
                of(CorrectionTarget::Seat(seat));
            }
        }
    }

    /// How much may be put right.
    pub(in crate::view) fn len(self, scene: &dyn Scene) -> usize {
        let mut count = 0;
        self.each(scene, &mut |_, _| count += 1);
        count
    }

    pub(super) fn nth(self, scene: &dyn Scene, n: usize) -> Option<(Correction, CorrectionField)> {
        let (mut at, mut found) = (0, None);
        self.each(scene, &mut |correction, field| {
            found = found.or((at == n).then_some((correction, field)));
            at += 1;
        });
        found
    }
}
