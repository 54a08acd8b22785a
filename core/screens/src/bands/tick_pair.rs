//! Two facts of the table side by side, to be ticked.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{bar, cell, tick_box};
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::{Short, Text};

/// A fact of a long list.
#[derive(Hash)]
pub(crate) struct TickCell {
    /// Whose piece it is about, where that is another's than the one's who is asked.
    pub(crate) owner: Option<Seat>,
    pub(crate) label: Text,
    /// What it weighs, where that is bounded.
    pub(crate) sign: Short,
    pub(crate) ticked: bool,
}

/// Two of them.
#[derive(Hash)]
pub(crate) struct TickPairBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) cells: [Option<TickCell>; 2],
    pub(crate) on: Option<u8>,
    /// The part of a longer list that is seen, as rows of the panel.
    pub(crate) rail: Option<(u8, u8)>,
}

/// Where the two columns begin and end.
const COLUMNS: [(i32, i32); 2] = [(0, 118), (120, 238)];
/// From there to the box, how large that is, and from there to the label.
const BOX: i32 = 6;
const SIDE: i32 = 15;
const LABEL: i32 = 26;
/// From the end of the label to that of the column.
const END: i32 = 2;
/// Half a mark.
const MARK: i32 = 5;

impl TickPairBand {
    /// Rows of a pair, and the fewest.
    pub(crate) const ROWS: (usize, usize) = (25, 21);

    /// Whether a label stands in the lowest rows: a capital with an accent does not.
    pub(crate) fn is_low(label: &str) -> bool {
        TextSize::Small.above(label) <= (TickPairBand::ROWS.1 / 2 + 7) as i32
    }

    /// Whether a label has room, behind the mark of its owner where there is one.
    pub(crate) fn fits(owner: Option<Seat>, label: &str, sign: &str) -> bool {
        let (left, right) = COLUMNS[0];
        let sign = TextSize::Small.width(sign);
        let room = right - left - LABEL - END - if sign > 0 { sign + 8 } else { 0 };
        marked(owner) + TextSize::Small.width(label) <= room
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let base = top + height / 2 + 7;
        for ((i, (left, right)), fact) in (0..).zip(COLUMNS).zip(&self.cells) {
            let Some(fact) = fact else { continue };
            let on = self.on == Some(i);
            let (ink, ground) = if on { (t.field, t.seat(self.seat)) } else { (t.bone, t.field) };
            if on {
                let slant = height / 2 - 4;
                match self.seat {
                    // From the seat's own side of the screen, the slanted end away from the label.
                    Some(Seat::RED) if i == 0 => bar(c, self.seat, (left, right + slant), (top, height), ground),
                    Some(Seat::BLUE) if i == 1 => bar(c, self.seat, (left - slant, 240), (top, height), ground),
                    _ => cell(c, self.seat, (left, right), (top, height), ground),
                }
            }
            tick_box(c, (left + BOX, top + (height - SIDE) / 2), SIDE, fact.ticked, ink, ground);
            let voice = match fact.owner {
                Some(owner) if !on => t.seat(Some(owner)),
                _ if on || fact.ticked => ink,
                _ => t.ash,
            };
            if let Some(owner) = fact.owner {
                let at = (left + LABEL + MARK, top + height / 2);
                mark(c, owner, at, MARK, voice);
                c.note(at.0 - MARK, at.1 - MARK, 2 * MARK, 2 * MARK, "mark");
            }
            TextSize::Small.draw(c, left + LABEL + marked(fact.owner), base, &fact.label, voice, Align::Left);
            TextSize::Small.draw(c, right - 6, base, &fact.sign, voice, Align::Right);
        }
        if let Some((from, to)) = self.rail {
            c.rect(238, top, 2, height, t.iron);
            c.rect(238, from.into(), 2, i32::from(to) - i32::from(from), t.bone);
        }
    }
}

/// How much the mark of an owner takes.
fn marked(owner: Option<Seat>) -> i32 {
    if owner.is_some() { 2 * MARK + 3 } else { 0 }
}
