//! One setting: a box where it is on or off, a word where there is more to choose from.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{bar, rail, tick_box};
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::edges;
use crate::strings::Text;

/// Where a label begins, and where what it is set to ends: before the slanted end of the cursor.
const EDGES: (i32, i32) = (22, 216);
/// The least between the two.
const GAP: i32 = 8;

/// One setting.
#[derive(Hash)]
pub(crate) struct SettingBand {
    pub(crate) label: &'static str,
    pub(crate) value: SettingValue,
    pub(crate) size: TextSize,
    pub(crate) on: bool,
    /// The part of a longer list that is seen, as rows of the panel.
    pub(crate) rail: Option<(u8, u8)>,
}

/// How it is set.
#[derive(Hash)]
pub(crate) enum SettingValue {
    /// On or off.
    Box(bool),
    /// One of several.
    Word(Text),
}

impl SettingBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (ink, ground) = if self.on { (t.field, t.bone) } else { (t.bone, t.field) };
        if self.on {
            bar(c, None, edges(None, 0), (top, height), ground);
        }
        let middle = top + height / 2;
        let fits = |size: &TextSize| {
            let right = match &self.value {
                SettingValue::Box(_) => 25,
                SettingValue::Word(word) => size.width(word),
            };
            EDGES.0 + size.width(self.label) + GAP + right <= EDGES.1
        };
        let size = [self.size, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
        let base = middle + (size.capital() - 1) / 2;
        size.draw_in(c, (EDGES.0, base), self.label, EDGES.1 - EDGES.0, ink);
        match &self.value {
            SettingValue::Box(on) => {
                let side = if size == TextSize::Large { 25 } else { 19 };
                tick_box(c, (EDGES.1 - side, middle - side / 2), side, *on, ink, ground);
            }
            SettingValue::Word(word) => size.draw(c, EDGES.1, base, word, ink, Align::Right),
        }
        rail(c, (top, height), self.rail);
    }
}
