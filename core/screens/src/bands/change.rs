//! Something that is put right: what it was, and what it will be.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::notch;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// What it was, and what it will be.
#[derive(Hash)]
pub(crate) struct ChangeBand {
    pub(crate) was: Text,
    pub(crate) will: Text,
    /// Whether it can be turned lower, and higher.
    pub(crate) open: (bool, bool),
}

/// How wide a value may be, left and right of the arrow.
const SIDES: (i32, i32) = (74, 66);

impl ChangeBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (t, middle) = (c.theme, top + height / 2);
        let (mut was, mut will) = (self.was.clone(), self.will.clone());
        was.make_ascii_uppercase();
        will.make_ascii_uppercase();
        let [old, new] =
            [(&was, [50, 40, 32, 24], SIDES.0), (&will, [62, 50, 36, 26], SIDES.1)].map(|(text, faces, wide)| {
                faces.map(StrokeFont).into_iter().find(|face| StrokeFont::has(text) && face.width(text) <= wide)
            });
        if let (Some(old), Some(new)) = (old, new) {
            // What it will be is the larger one.
            let old = StrokeFont(old.0.min(new.0));
            old.draw(c, 46, middle - old.0 / 2, &was, t.ash, Align::Centre);
            c.rect(94, middle - 2, 40, 5, t.bone);
            poly(c, &[(130, middle - 12), (148, middle), (130, middle + 13)], t.bone);
            new.draw(c, 186, middle - new.0 / 2, &will, t.bone, Align::Centre);
        } else {
            // Long words stand one above the other.
            let size = if TextSize::Large.width(&self.will) <= 190 { TextSize::Large } else { TextSize::Body };
            TextSize::Body.draw_in(c, (28, middle - 9), &self.was, 190, t.ash);
            poly(c, &[(8, middle + 12), (8, middle + 28), (20, middle + 20)], t.bone);
            size.draw_in(c, (28, middle + 20 + size.capital() / 2), &self.will, 190, t.bone);
        }
        if self.open.1 {
            notch(c, 229, middle - 18, false, t.bone);
        }
        if self.open.0 {
            notch(c, 229, middle + 19, true, t.bone);
        }
    }
}
