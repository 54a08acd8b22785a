//! Pieces with a strength, two across: what is left of it is seen from afar.

use umpire_engine::table::{Icon, PieceMark, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::{cell, cuts, slash};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::short;

/// A piece and its strength.
#[derive(Clone, Copy, Hash)]
pub(crate) struct UnitCell {
    pub(crate) icon: Icon,
    /// Whose it is, where it is not the one's who is asked: its picture has that colour, and the cursor on it.
    pub(crate) owner: Option<Seat>,
    /// What is so for it.
    pub(crate) mark: Option<UnitMark>,
    pub(crate) now: i16,
    pub(crate) of: i16,
    /// Whether it can be picked now.
    pub(crate) off: bool,
    /// Whether it is gone from the table.
    pub(crate) lost: bool,
}

/// What is so for a piece: its picture, or a word of a few letters where it has none.
#[derive(Clone, Copy, Hash)]
pub(crate) enum UnitMark {
    Icon(Icon),
    Word(&'static str),
}

impl UnitMark {
    /// Pixels of a word.
    const WIDE: i32 = 20;

    /// The picture, or the word up to its first space; none where it has no room.
    pub(crate) fn of(mark: &PieceMark) -> Option<Self> {
        let word = mark.name.split(' ').next().filter(|word| TextSize::Small.width(word) <= UnitMark::WIDE);
        mark.icon.map(UnitMark::Icon).or(word.map(UnitMark::Word))
    }
}

/// One row of them.
#[derive(Hash)]
pub(crate) struct UnitsBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) units: [Option<UnitCell>; 2],
    pub(crate) on: Option<u8>,
}

/// Where the columns begin, and how wide each is.
const COLUMNS: [i32; 2] = [4, 122];
const WIDE: i32 = 116;
/// How wide twelve cuts are.
const TWELVE: i32 = 42;

impl UnitsBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        for ((i, x), unit) in (0..).zip(COLUMNS).zip(&self.units) {
            if let Some(unit) = unit {
                self.unit(c, unit, self.on == Some(i), (x, top, height - 1));
            }
        }
    }

    fn unit(&self, c: &mut Canvas<impl Target>, unit: &UnitCell, on: bool, (x, y, h): (i32, i32, i32)) {
        let t = c.theme;
        let dim = unit.off || unit.lost;
        let whose = unit.owner.or(self.seat);
        let (ink, picture, ground) = match (on, dim) {
            (true, false) => (t.field, t.field, t.seat(whose)),
            (true, true) => (t.field, t.field, t.ash),
            (false, false) => (t.bone, t.seat(unit.owner), t.field),
            (false, true) => (t.ash, t.iron, t.field),
        };
        if on {
            cell(c, whose, (x, x + WIDE), (y, h), ground);
        }
        let middle = y + h / 2;
        icon::draw(c, unit.icon, (x + 7, middle - 9), 18, picture, ground);
        c.note(x + 7, middle - 9, 18, 18, "icon");
        if unit.lost {
            return slash(c, (x + 2, y + h - 2), (x + 36, y + 3), 4);
        }
        match unit.mark {
            Some(UnitMark::Icon(mark)) => icon::draw(c, mark, (x + 28, middle - 7), 14, ink, ground),
            Some(UnitMark::Word(word)) => {
                let base = middle + TextSize::Small.capital() / 2;
                TextSize::Small.draw(c, x + 44, base, word, ink, Align::Right);
            }
            None => {}
        }
        let number = short(unit.now);
        let face =
            [16, 13].map(StrokeFont).into_iter().find(|face| face.width(&number) <= 24).unwrap_or(StrokeFont(11));
        let wide = TWELVE * i32::from(unit.of.clamp(4, 12)) / 12;
        let tall = (h - 11).min(17);
        let colors = (ink, if on { t.field } else { t.iron });
        cuts(c, (x + 45, middle - tall / 2), (wide, tall), (unit.now, unit.of), colors);
        face.draw(c, x + 112, middle - face.0 / 2, &number, ink, Align::Right);
    }
}
