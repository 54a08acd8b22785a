//! An instruction: what to do on the real table, with a picture of it.

use umpire_engine::table::{Diagram, Icon, Reach, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::{ONE, disc, poly};
use umpire_raster::text::{Align, TextSize};
use umpire_raster::wrap::{even, wrap};

use crate::bands::Zone;
use crate::bands::reach;
use crate::bands::ruler::Ruler;
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
                reach::number(c, (top + words + GAP, top + value), reach);
                let ruler = reach.band.map(|(band, names)| Ruler { band: band.into(), names, start: self.start() });
                if let Some(y) = picture {
                    self.draw(c, top + y, ruler.as_ref());
                }
                if let Some(ruler) = ruler {
                    ruler.draw(c, top + bands);
                }
            }
            None if self.picture == Diagram::None || self.piece.is_none() => self.large(c, top, height),
            None => {
                self.large(c, top, height - 56);
                self.draw(c, top + height - 28, None);
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

    /// Where a way begins that is drawn over the ruler; none where nothing goes a way.
    fn start(&self) -> Option<i32> {
        match (self.picture, self.by) {
            (Diagram::Push, Some(_)) => Some(65),
            (Diagram::Towards, Some(_)) => Some(22),
            (Diagram::Move | Diagram::Push | Diagram::Towards, _) => self.piece.map(|_| 44),
            _ => None,
        }
    }

    /// Who goes where: bases from left to right. The arrow is the way; where there is a ruler, that is the arrow.
    fn draw<D: Target>(&self, c: &mut Canvas<D>, y: i32, ruler: Option<&Ruler>) {
        let Some(piece) = self.piece else { return };
        if let Some((ruler, start)) = ruler.and_then(|ruler| Some((ruler, ruler.start?))) {
            let end = ruler.end(ruler.band);
            match (self.picture, self.by) {
                (Diagram::Push, Some(by)) => base(c, (start - PITCH, y), SMALLER, by, false),
                (Diagram::Towards, Some(by)) => base(c, (end + PITCH, y), SMALLER, by, false),
                _ => {}
            }
            base(c, (start, y), SMALLER, piece, false);
            return base(c, (end, y), SMALLER, piece, true);
        }
        let arrow = |c: &mut Canvas<D>, from: i32, to: i32| {
            c.rect(from, y - 2, to - from - 12, 4, c.theme.bone);
            poly(c, &[(to - 14, y - 11), (to, y), (to - 14, y + 11)], c.theme.bone);
        };
        match (self.picture, self.by) {
            (Diagram::None, _) => {}
            (Diagram::Push, Some(by)) => {
                base(c, (22, y), RADIUS, by, false);
                base(c, (63, y), RADIUS, piece, false);
                arrow(c, 88, 194);
                base(c, (218, y), RADIUS, piece, true);
            }
            (Diagram::Towards, Some(by)) => {
                base(c, (22, y), RADIUS, piece, false);
                arrow(c, 47, 142);
                base(c, (166, y), RADIUS, piece, true);
                base(c, (218, y), RADIUS, by, false);
            }
            (Diagram::Swap, Some(by)) => {
                base(c, (52, y), RADIUS, piece, false);
                c.rect(92, y - 2, 56, 4, c.theme.bone);
                poly(c, &[(94, y - 11), (80, y), (94, y + 11)], c.theme.bone);
                poly(c, &[(146, y - 11), (160, y), (146, y + 11)], c.theme.bone);
                base(c, (188, y), RADIUS, by, false);
            }
            (Diagram::Place, _) => {
                base(c, (120, y), RADIUS, piece, false);
                poly(c, &[(76, y - 11), (90, y), (76, y + 11)], c.theme.bone);
                poly(c, &[(164, y - 11), (150, y), (164, y + 11)], c.theme.bone);
            }
            _ => {
                base(c, (22, y), RADIUS, piece, false);
                arrow(c, 47, 194);
                base(c, (218, y), RADIUS, piece, true);
            }
        }
    }
}

/// Rows between the words and the number at the least.
const GAP: i32 = 7;
/// How large a base is, and over a ruler.
const RADIUS: i32 = 20;
const SMALLER: i32 = 18;
/// From a base to one that it touches.
const PITCH: i32 = 41;

/// A base on the table, or the place for one.
fn base(c: &mut Canvas<impl Target>, (x, y): (i32, i32), r: i32, base: PieceBase, ghost: bool) {
    let (field, color) = (c.theme.field, c.theme.seat(Some(base.seat)));
    disc(c, (x * ONE, y * ONE), r * ONE, color);
    if ghost {
        disc(c, (x * ONE, y * ONE), (r - 3) * ONE, field);
    } else {
        icon::draw(c, base.icon, (x - 12, y - 12), 24, field, color);
    }
}
