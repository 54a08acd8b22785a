//! The head of a warning.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::lozenge;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// The head of a warning: stripes, a sign, and what it is about.
#[derive(Hash)]
pub(crate) struct AlarmBand {
    pub(crate) title: Text,
    /// The round, where the strip has no room for it.
    pub(crate) round: Option<u8>,
}

impl AlarmBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        for i in -1..9 {
            let x = i * 30;
            poly(c, &[(x + 10, top + 4), (x + 25, top + 4), (x + 15, top + 24), (x, top + 24)], t.bone);
        }
        if self.round.is_some() {
            lozenge(c, (222, top + 14), (14, 12), self.round);
        }
        icon::draw(c, icon::WARNING, (8, top + 34), 38, t.bone, t.field);
        let mut title = self.title.clone();
        title.make_ascii_uppercase();
        match [26, 22, 18].map(StrokeFont).into_iter().find(|face| face.width(&title) <= 180) {
            Some(face) if StrokeFont::has(&title) => {
                face.draw(c, 54, top + 53 - face.0 / 2, &title, t.bone, Align::Left);
            }
            _ => TextSize::Body.draw_in(c, (54, top + 62), &self.title, 182, t.bone),
        }
    }
}
