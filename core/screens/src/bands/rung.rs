//! The ladder of a back-and-forth: one rail through all its bands, a mark for each step.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::seat_mark::{hollow, mark};
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::RowBand;
use crate::strings::Text;

/// The rail at the left: every band of a ladder draws the part of it that is its own.
#[derive(Clone, Copy, Hash)]
pub(crate) struct LadderRail {
    pub(crate) seats: [Seat; 3],
    /// The middle of each step.
    pub(crate) at: [u8; 3],
    pub(crate) open: u8,
}

/// Where rows begin beside the rail.
pub(crate) const BESIDE: u8 = 34;

/// One band of a ladder.
#[derive(Hash)]
pub(crate) struct RungBand {
    pub(crate) rail: LadderRail,
    /// The size of the open step's rows: the other steps begin where those do.
    pub(crate) size: TextSize,
    pub(crate) what: RungStep,
}

/// What stands beside the rail.
#[derive(Hash)]
pub(crate) enum RungStep {
    /// Nothing.
    Space,
    /// A step that is taken.
    Done(Text),
    /// A step that may come, and who takes it.
    ToCome(Text, Seat),
    /// An option of the open step.
    Option(RowBand),
}

impl RungBand {
    /// Whether the cursor is in it.
    pub(crate) const fn has_cursor(&self) -> bool {
        matches!(&self.what, RungStep::Option(row) if row.on)
    }

    pub(crate) fn paint<D: Target>(&self, c: &mut Canvas<D>, (top, height): Zone) {
        let t = c.theme;
        self.rail.paint(c);
        let middle = top + height / 2;
        let label = |c: &mut Canvas<D>, text: &str, color| {
            let x = RowBand::room(BESIDE, self.size, false, (0, "")).0;
            let fits = |size: &TextSize| x + size.width(text) <= 196 && size.capital() + 6 <= height;
            let sizes = [c.scale.body(), TextSize::Body];
            let size = sizes.into_iter().find(fits).unwrap_or(TextSize::Small);
            // Large letters reach seven rows below their line.
            let low = top + height - if size == TextSize::Large { 7 } else { 0 };
            size.draw(c, x, low.min(middle + (size.capital() - 1) / 2), text, color, Align::Left);
        };
        match &self.what {
            RungStep::Space => {}
            RungStep::Done(text) => {
                label(c, text, t.bone);
                icon::draw(c, icon::TICK, (200, middle - 8), 16, t.bone, t.field);
            }
            RungStep::ToCome(text, seat) => {
                label(c, text, t.ash);
                hollow(c, *seat, (208, middle + 1), 5, t.seat(Some(*seat)), t.field);
            }
            RungStep::Option(row) => row.paint(c, (top, height)),
        }
    }
}

impl LadderRail {
    fn paint(&self, c: &mut Canvas<impl Target>) {
        let t = c.theme;
        let [first, .., last] = self.at.map(i32::from);
        c.rect(15, first, 2, last - first, t.iron);
        for (i, (&seat, at)) in self.seats.iter().zip(self.at.map(i32::from)).enumerate() {
            if !c.sees_rows(at - 15, at + 16) {
                continue;
            }
            mark(c, seat, (16, at), 14, t.field);
            if i > self.open.into() {
                hollow(c, seat, (16, at), 11, t.seat(Some(seat)), t.field);
            } else {
                mark(c, seat, (16, at), 11, t.seat(Some(seat)));
            }
        }
    }
}
