//! One big word: the grade of a roll.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::{LineVoice, Zone};
use crate::strings::text;

/// One big word: the grade of a roll.
#[derive(Hash)]
pub(crate) struct ShoutBand {
    pub(crate) word: &'static str,
    pub(crate) voice: LineVoice,
}

impl ShoutBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        let mut word = text(self.word);
        word.make_ascii_uppercase();
        let ink = self.voice.color(t);
        let room = if self.voice == LineVoice::Ember { 176 } else { 230 };
        match [36, 30, 26, 22].map(StrokeFont).into_iter().find(|face| face.width(&word) <= room) {
            Some(face) if StrokeFont::has(&word) => {
                face.draw(c, 120, top + 3 + (36 - face.0) / 2, &word, ink, Align::Centre);
            }
            // A long word, or one with letters the stroke font does not have.
            _ => TextSize::Large.draw(c, 120, top + 33, self.word, ink, Align::Centre),
        }
        if self.voice == LineVoice::Ember {
            icon::draw(c, icon::STAR, (6, top + 9), 24, t.ember, t.field);
            icon::draw(c, icon::STAR, (210, top + 9), 24, t.ember, t.field);
        }
    }
}
