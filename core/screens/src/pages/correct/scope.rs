//! What may be put right, and from where.

use umpire_engine::table::{Bearer, Correction, CorrectionField, CorrectionTarget, PieceId, Scene, Seat, SeatSet};
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

/// A row of the list.
#[derive(Clone, Copy)]
pub(crate) enum CorrectRow {
    /// A field, as it is.
    Field(Correction, CorrectionField),
    /// What somebody is called.
    Name(Bearer),
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

    /// Whoever is named here, in the rows after all fields: what the rules measure comes first.
    fn bearers(self, scene: &dyn Scene) -> impl Iterator<Item = Bearer> {
        let (seats, piece) = match self {
            CorrectScope::Table => (scene.all_seats(), None),
            CorrectScope::Side(seat, piece) => (SeatSet::one(seat), piece),
        };
        piece.into_iter().map(Bearer::Piece).chain(seats.iter().map(Bearer::Seat))
    }

    /// Hands out every row with its place: a field that may be put right, or somebody who may be named.
    pub(crate) fn rows(self, scene: &dyn Scene, see: &mut dyn FnMut(usize, CorrectRow)) {
        let mut at = 0;
        self.each(scene, &mut |correction, field| {
            see(at, CorrectRow::Field(correction, field));
            at += 1;
        });
        self.bearers(scene).zip(at..).for_each(|(bearer, at)| see(at, CorrectRow::Name(bearer)));
    }

    /// How many fields are seen at once: fewer where a line below them says what the one under the cursor means.
    pub(crate) fn window(self, scene: &dyn Scene, scale: TextScale) -> usize {
        let mut told = false;
        self.each(scene, &mut |_, field| told |= !field.gist.is_empty());
        (FULL - if told { GIST } else { 0 }) / scale.rows(ROW.0, ROW.1)
    }

    /// How many rows there are.
    pub(crate) fn len(self, scene: &dyn Scene) -> usize {
        self.fields(scene) + self.bearers(scene).count()
    }

    /// What its key does.
    pub(crate) fn verb(self, scene: &dyn Scene) -> &'static str {
        if self.fields(scene) > 0 { "Put right" } else { "Name" }
    }

    /// How much may be put right.
    pub(crate) fn fields(self, scene: &dyn Scene) -> usize {
        let mut count = 0;
        self.each(scene, &mut |_, _| count += 1);
        count
    }

    pub(crate) fn nth(self, scene: &dyn Scene, n: usize) -> Option<CorrectRow> {
        let mut found = None;
        self.rows(scene, &mut |at, row| found = if at == n { Some(row) } else { found });
        found
    }
}
