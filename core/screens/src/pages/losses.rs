//! What pieces lose at the same moment: a row each, with what is left.

use core::fmt::Write;

use umpire_engine::table::{Loss, Losses};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, GivenBand};
use crate::pages::page_builder::PageBuilder;
use crate::strings::Text;

/// The most rows of the panel for one of them.
const ROW: usize = 36;

/// The rows, all in the same size.
pub(crate) fn push(builder: &mut PageBuilder, losses: &Losses) {
    let height = (builder.room() / losses.len().max(1)).min(ROW);
    let fits = |loss: &Loss| {
        let row = row(builder, loss, TextSize::Body);
        GivenBand::fits(row.size, &row.name, &row.word)
    };
    let size = if losses.iter().all(fits) { TextSize::Body } else { TextSize::Small };
    for loss in losses {
        builder.push(height, AnyBand::Given(row(builder, loss, size)));
    }
}

fn row(builder: &PageBuilder, loss: &Loss, size: TextSize) -> GivenBand {
    let mut word = Text::new();
    let _ = write!(word, "-{}, {} left", loss.lost, loss.left); // three digits each
    GivenBand { seat: builder.scene.card(loss.piece).seat, size, name: builder.text(&loss.piece.into()), word }
}
