//! An instruction: what to do on the real table, with a picture of it.

use core::fmt::Write;

use heapless::String;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::{ONE, disc, poly};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::wrap::{even, wrap};
use umpire_rules::table::{Diagram, Icon, Reach, Seat};

use crate::bands::Zone;
use crate::strings::Text;

/// A piece as the picture shows it.
#[derive(Clone, Copy, Hash)]
pub(crate) struct PieceBase {
    pub(crate) seat: Seat,
    pub(crate) icon: Icon,
}

/// What to do.
#[derive(Hash)]
pub(crate) struct InstructionBand {
    pub(crate) text: Text,
    pub(crate) piece: Option<PieceBase>,
    pub(crate) by: Option<PieceBase>,
    pub(crate) reach: Option<Reach>,
    pub(crate) picture: Diagram,
}

impl InstructionBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        match &self.reach {
            Some(reach) => {
                // Words, number, picture and bands; a low page has no room for the picture.
                let (words, value, picture, bands) = match height {
                    150.. => (23, 72, Some(96), 123),
                    124.. => (20, 61, Some(82), 103),
                    _ => (20, 70, None, 79),
                };
                self.words(c, top + words);
                number(c, (top + words, top + value), reach);
                if let Some(y) = picture {
                    self.draw(c, top + y);
                }
                if let Some((band, names)) = reach.band {
                    scale(c, top + bands, band.into(), names);
                }
            }
            None if self.picture == Diagram::None || self.piece.is_none() => self.large(c, top, height),
            None => {
                self.large(c, top, height - 56);
                self.draw(c, top + height - 28);
            }
        }
    }

    /// The instruction in one line.
    fn words(&self, c: &mut Canvas<impl Target>, base: i32) {
        let t = c.theme;
        let x = match self.piece {
            Some(PieceBase { seat, .. }) => {
                mark(c, seat, (12, base - 9), 8, t.seat(Some(seat)));
                26
            }
            None => 6,
        };
        let size = if x + TextSize::Body.width(&self.text) <= 236 { TextSize::Body } else { TextSize::Small };
        size.draw_in(c, (x, base), &self.text, 236 - x, t.bone);
    }

    /// The instruction as large as fits, over several lines.
    fn large(&self, c: &mut Canvas<impl Target>, top: i32, height: i32) {
        let lines = wrap(&self.text, TextSize::Large, 224).count() as i32;
        let size = if lines * 34 <= height { TextSize::Large } else { TextSize::Body };
        let pitch = size.capital() + 11;
        let lines = wrap(&self.text, size, 224).count();
        let mut base = top + (height - lines as i32 * pitch) / 2 + size.capital() + 3;
        for line in wrap(&self.text, size, even(&self.text, size, 224)) {
            size.draw(c, 120, base, line, c.theme.bone, Align::Centre);
            base += pitch;
        }
    }

    /// Who goes where: bases from left to right, the arrow is the way.
    fn draw<D: Target>(&self, c: &mut Canvas<D>, y: i32) {
        let Some(piece) = self.piece else { return };
        let arrow = |c: &mut Canvas<D>, from: i32, to: i32| {
            c.rect(from, y - 2, to - from - 12, 4, c.theme.bone);
            poly(c, &[(to - 14, y - 11), (to, y), (to - 14, y + 11)], c.theme.bone);
        };
        match (self.picture, self.by) {
            (Diagram::None, _) => {}
            (Diagram::Push, Some(by)) => {
                base(c, 22, y, by, false);
                base(c, 63, y, piece, false);
                arrow(c, 88, 194);
                base(c, 218, y, piece, true);
            }
            (Diagram::Towards, Some(by)) => {
                base(c, 22, y, piece, false);
                arrow(c, 47, 142);
                base(c, 166, y, piece, true);
                base(c, 218, y, by, false);
            }
            (Diagram::Swap, Some(by)) => {
                base(c, 52, y, piece, false);
                c.rect(92, y - 2, 56, 4, c.theme.bone);
                poly(c, &[(94, y - 11), (80, y), (94, y + 11)], c.theme.bone);
                poly(c, &[(146, y - 11), (160, y), (146, y + 11)], c.theme.bone);
                base(c, 188, y, by, false);
            }
            (Diagram::Place, _) => {
                base(c, 120, y, piece, false);
                poly(c, &[(76, y - 11), (90, y), (76, y + 11)], c.theme.bone);
                poly(c, &[(164, y - 11), (150, y), (164, y + 11)], c.theme.bone);
            }
            _ => {
                base(c, 22, y, piece, false);
                arrow(c, 47, 194);
                base(c, 218, y, piece, true);
            }
        }
    }
}

/// A base on the table, or the place for one.
fn base(c: &mut Canvas<impl Target>, x: i32, y: i32, base: PieceBase, ghost: bool) {
    let (field, color) = (c.theme.field, c.theme.seat(Some(base.seat)));
    disc(c, (x * ONE, y * ONE), 20 * ONE, color);
    if ghost {
        disc(c, (x * ONE, y * ONE), 17 * ONE, field);
    } else {
        icon::draw(c, base.icon, (x - 12, y - 12), 24, field, color);
    }
}

/// How far: the biggest thing on the screen, between these rows.
fn number(c: &mut Canvas<impl Target>, (top, low): Zone, reach: &Reach) {
    let t = c.theme;
    let mut value: String<8> = String::new();
    let _ = write!(value, "{reach}"); // five digits at most, and a half
    let way = TextSize::Body.width(reach.way);
    let start = if way > 0 { (8 + way + 12).max(70) } else { 8 };
    let wide = |face: StrokeFont| start + face.width(&value) + 6 + StrokeFont(24).width(reach.unit);
    let fits = |face: &StrokeFont| face.0 + 7 <= low - top && wide(*face) <= 236;
    let face = [42, 38, 34].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(28));
    let x = if way > 0 { start } else { start.max(120 - (wide(face) - 8) / 2) };
    TextSize::Body.draw(c, 8, low - 6, reach.way, t.ash, Align::Left);
    let end = face.draw(c, x, low - face.0, &value, t.bone, Align::Left);
    StrokeFont(24).draw(c, end + 6, low - 24, reach.unit, t.bone, Align::Left);
}

/// The game's bands as marks of a ruler, which is filled as far as the one that counts.
fn scale(c: &mut Canvas<impl Target>, y: i32, band: usize, bands: &[&str]) {
    let t = c.theme;
    let wide = 224 / bands.len().max(1) as i32;
    c.rect(8, y + 1, bands.len() as i32 * wide, 1, t.iron);
    c.rect(8, y, (band as i32 + 1) * wide, 3, t.bone);
    for (i, name) in bands.iter().enumerate() {
        let end = 8 + (i as i32 + 1) * wide;
        let color = if i == band { t.bone } else { t.ash };
        c.rect(end - 2, y, 2, 5, color);
        TextSize::Small.draw(c, end, y + 20, name, color, Align::Right);
    }
}
