//! What may be put right, and from where.

use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, PieceId, Scene, Seat};
use umpire_raster::text_scale::TextScale;

use super::page::{GIST, ROW};
use crate::pages::page_builder::FULL;

/// Whose fields are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CorrectScope {
    /// The game's own, and every side's.
    Table,
    /// Those of a side's piece, where it has any, and the side's own.
    Side(Seat, Option<PieceId>),
}

impl CorrectScope {
    /// Hands out what may be put right, as it is.
    pub(crate) fn each(self, scene: &dyn Scene, see: &mut dyn FnMut(Correction, CorrectionField)) {
        let mut of = |target| {
            let mut at = 0;
            scene.fields(target, &mut |field| {
                see(Correction { target, field: at, value: field.now }, field);
                at += 1;
            });
        };
        match self {
            CorrectScope::Table => {
                of(CorrectionTarget::Game);
                scene.all_seats().iter().for_each(|seat| of(CorrectionTarget::Seat(seat)));
            }
            CorrectScope::Side(seat, piece) => {
                piece.into_iter().for_each(|piece| of(CorrectionTarget::Piece(piece)));
                of(CorrectionTarget::Seat(seat));
            }
        }
    }

    /// How many fields are seen at once: fewer where a line below them says what the one under the cursor means.
    pub(crate) fn window(self, scene: &dyn Scene, scale: TextScale) -> usize {
        let mut told = false;
        self.each(scene, &mut |_, field| told |= !field.gist.is_empty());
        (FULL - if told { GIST } else { 0 }) / scale.rows(ROW.0, ROW.1)
    }

    /// How much may be put right.
    pub(crate) fn len(self, scene: &dyn Scene) -> usize {
        let mut count = 0;
        self.each(scene, &mut |_, _| count += 1);
        count
    }

    pub(crate) fn nth(self, scene: &dyn Scene, n: usize) -> Option<(Correction, CorrectionField)> {
        let (mut at, mut found) = (0, None);
        self.each(scene, &mut |correction, field| {
            found = found.or((at == n).then_some((correction, field)));
            at += 1;
        });
        found
    }
}
