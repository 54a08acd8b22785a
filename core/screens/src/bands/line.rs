//! Lines of text that stand on their own: consequences, grades, warnings, the log.

use umpire_rules::table::{Seat, Tone};

use crate::bands::Zone;
use crate::raster::canvas::Canvas;
use crate::raster::icon;
use crate::raster::parts::{lozenge, mark};
use crate::raster::shape::poly;
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::{Align, Size};
use crate::strings::{Text, text};
use crate::theme::{Color, ColorTheme};

/// The voice a line speaks in.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum LineVoice {
    First,
    Second,
    /// A critical.
    Ember,
}

impl LineVoice {
    /// What is enough is read first; what is not is dark.
    pub(crate) const fn of(tone: Tone) -> Self {
        match tone {
            Tone::Great => LineVoice::Ember,
            Tone::Good => LineVoice::First,
            Tone::Bad => LineVoice::Second,
        }
    }

    pub(crate) const fn color(self, t: &ColorTheme) -> Color {
        match self {
            LineVoice::First => t.bone,
            LineVoice::Second => t.ash,
            LineVoice::Ember => t.ember,
        }
    }
}

/// One line.
#[derive(Hash)]
pub(crate) struct LineBand {
    /// Whose line it is: drawn as a mark before it.
    pub(crate) seat: Option<Seat>,
    pub(crate) text: Text,
    pub(crate) size: Size,
    pub(crate) voice: LineVoice,
    pub(crate) centred: bool,
}

impl LineBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        let mark_width = if self.seat.is_some() { 22 } else { 0 };
        let fits = |size: &Size| size.width(&self.text) + mark_width <= 230;
        let size = [self.size, Size::Body].into_iter().find(fits).unwrap_or(Size::Small);
        let wide = (mark_width + size.width(&self.text)).min(232);
        let x = if self.centred { 120 - wide / 2 } else { 6 };
        let base = top + (height + size.capital()) / 2 - 1;
        if let Some(seat) = self.seat {
            mark(c, seat, (x + 7, base - size.capital() / 2), 7, t.seat(self.seat));
        }
        size.draw_in(c, (x + mark_width, base), &self.text, 232 - mark_width, self.voice.color(t));
    }
}

/// One big word: the grade of a roll.
#[derive(Hash)]
pub(crate) struct ShoutBand {
    pub(crate) word: &'static str,
    pub(crate) voice: LineVoice,
}

impl ShoutBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        let mut word = text(self.word);
        word.make_ascii_uppercase();
        let ink = self.voice.color(t);
        let room = if self.voice == LineVoice::Ember { 176 } else { 230 };
        match [36, 30, 26, 22].map(StrokeFont).into_iter().find(|face| face.width(&word) <= room) {
            Some(face) if StrokeFont::has(&word) => {
                face.draw(c, 120, top + 3 + (36 - face.0) / 2, &word, ink, Align::Centre);
            }
            // A long word, or one with letters the blade does not have.
            _ => Size::Large.draw(c, 120, top + 33, self.word, ink, Align::Centre),
        }
        if self.voice == LineVoice::Ember {
            icon::draw(c, icon::STAR, (6, top + 9), 24, t.ember, t.field);
            icon::draw(c, icon::STAR, (210, top + 9), 24, t.ember, t.field);
        }
    }
}

/// One word or number as large as it may be: what a beat of the game comes to.
#[derive(Hash)]
pub(crate) struct BigWordBand {
    pub(crate) text: Text,
    /// Whose colour it has.
    pub(crate) seat: Option<Seat>,
}

impl BigWordBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let mut word = self.text.clone();
        word.make_ascii_uppercase();
        let fits = |face: &StrokeFont| face.0 <= height - 6 && face.width(&word) <= 228;
        let face = [84, 72, 60, 48, 36, 28].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(20));
        let ink = if self.seat.is_some() { c.theme.seat(self.seat) } else { c.theme.bone };
        face.draw(c, 120, top + (height - face.0) / 2, &word, ink, Align::Centre);
    }
}

/// The head of a warning: stripes, a sign, and what it is about.
#[derive(Hash)]
pub(crate) struct AlarmBand {
    pub(crate) title: Text,
    /// The round, where the strip has no room for it.
    pub(crate) round: Option<u8>,
}

impl AlarmBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
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
            _ => Size::Body.draw_in(c, (54, top + 62), &self.title, 182, t.bone),
        }
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub(crate) struct LogBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) words: Text,
    /// Faces, or what the side's counter gained or lost.
    pub(crate) right: Text,
    /// Whether it followed from an answer by cable: a bar stands before it.
    pub(crate) afar: bool,
    /// Whether it was taken back: it is struck through.
    pub(crate) struck: bool,
}

impl LogBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        if let Some(seat) = self.seat {
            mark(c, seat, (12, top + 10), 6, t.seat(self.seat));
        }
        if self.afar {
            c.rect(0, top + 3, 3, 15, t.bone);
        }
        let right = Size::Small.width(&self.right);
        Size::Small.draw(c, 234, top + 16, &self.right, t.ash, Align::Right);
        let room = 208 - if right > 0 { right + 6 } else { 0 };
        let ink = if self.struck { t.ash } else { t.bone };
        Size::Small.draw_cut(c, (26, top + 16), &self.words, room, ink);
        if self.struck {
            c.rect(26, top + 11, Size::Small.width(&self.words).min(room), 2, t.bone);
        }
    }
}
