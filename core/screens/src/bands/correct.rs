//! Something that is put right: what may be, what it was and will be, who has agreed.

use heapless::{String, Vec};
use umpire_rules::table::{MAX_SEATS, Scene, Seat};

use crate::bands::Zone;
use crate::bands::row::{ScrollMore, edges};
use crate::raster::canvas::Canvas;
use crate::raster::parts::{bar, mark, notch};
use crate::raster::shape::poly;
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::{Align, Size};
use crate::strings::Text;
use crate::theme::Color;

/// One thing that may be put right, and what it is.
#[derive(Hash)]
pub(crate) struct FieldBand {
    /// Whose it is, where the row has to say so.
    pub(crate) seat: Option<Seat>,
    pub(crate) label: &'static str,
    pub(crate) value: Text,
    pub(crate) on: bool,
    pub(crate) more: ScrollMore,
}

impl FieldBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        let (ink, second) = if self.on { (t.field, t.field) } else { (t.bone, t.ash) };
        if self.on {
            bar(c, None, edges(None, 0), (top, height), t.bone);
        }
        let (middle, base) = (top + height / 2, top + 20);
        if let Some(seat) = self.seat {
            mark(c, seat, (30, middle), 7, if self.on { t.field } else { t.seat(self.seat) });
        }
        // Both large, or the value small, or both.
        let room = |value: Size| 162 - value.width(&self.value);
        let fits = |&(label, value): &(Size, Size)| label.width(self.label) <= room(value);
        let sizes = [(Size::Body, Size::Body), (Size::Body, Size::Small)].into_iter().find(fits);
        let (label, value) = sizes.unwrap_or((Size::Small, Size::Small));
        label.draw_in(c, (44, base), self.label, room(value), ink);
        value.draw(c, 214, base, &self.value, second, Align::Right);
        if self.more.up {
            notch(c, 231, middle - 3, false, ink);
        }
        if self.more.down {
            notch(c, 231, middle + 4, true, t.bone);
        }
    }
}

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
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
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
            let size = if Size::Large.width(&self.will) <= 190 { Size::Large } else { Size::Body };
            Size::Body.draw_in(c, (28, middle - 9), &self.was, 190, t.ash);
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

/// Who has agreed: a plate each, framed until they have.
#[derive(Hash)]
pub(crate) struct PlatesBand {
    names: Vec<String<16, u8>, MAX_SEATS>,
    /// How many have; none before they are asked.
    agreed: Option<u8>,
}

impl PlatesBand {
    pub(crate) fn new(scene: &dyn Scene, agreed: Option<u8>) -> Self {
        let name = |seat| scene.name_of(seat).chars().take(15).collect();
        PlatesBand { names: scene.all_seats().iter().map(name).collect(), agreed }
    }

    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        let wide = 240 / (self.names.len() as i32).max(1);
        for (i, name) in self.names.iter().enumerate() {
            let (seat, x, last) = (Seat(i as u8), i as i32 * wide, i + 1 == self.names.len());
            let full = self.agreed.is_some_and(|agreed| usize::from(agreed) > i);
            let asked = self.agreed == Some(i as u8);
            let frame = if full || asked { t.seat(Some(seat)) } else { t.iron };
            let (left, right) = (if i == 0 { (0, 0) } else { (x + 10, x - 10) }, (x + wide + 6, x + wide - 14));
            let right = if last { (240, 240) } else { right };
            let y = top + 4;
            poly(c, &[(left.0, y), (right.0, y), (right.1, y + 40), (left.1, y + 40)], frame);
            if !full {
                let corners = [(left.0 + 2, y + 3), (right.0 - 3, y + 3), (right.1 - 2, y + 37), (left.1 + 4, y + 37)];
                poly(c, &corners, t.field);
            }
            let (color, ink) = if full { (t.field, t.field) } else { (t.seat(Some(seat)), t.bone) };
            let mut word: String<17, u8> = String::new();
            let _ = word.push_str(if full && self.names.len() < 3 { "agrees" } else { name }); // one more letter fits
            if asked {
                let _ = word.push('?');
            }
            // The middle of the plate, so many rows down.
            let middle = |row: i32| (left.0 + right.0 - row / 2 * if i == 0 || last { 1 } else { 2 }) / 2;
            if self.names.len() > 2 {
                above(c, (seat, &word), (middle(11), middle(26), wide - 18), y, (color, ink));
            } else {
                beside(c, (seat, &word), last && i > 0, y, (color, ink));
            }
        }
    }
}

/// A mark, and the word beside it as far as that has room.
fn beside(c: &mut Canvas, (seat, word): (Seat, &str), right: bool, y: i32, (color, ink): (Color, Color)) {
    let (at, start, align) = if right { (218, 198, Align::Right) } else { (20, 38, Align::Left) };
    mark(c, seat, (at, y + 20), 11, color);
    if let Some(size) = [Size::Body, Size::Small].into_iter().find(|size| size.width(word) <= 70) {
        size.draw(c, start, y + 20 + size.capital() / 2 - 1, word, ink, align);
    }
}

/// A mark, and the word below it, or a larger mark where that has no room.
fn above(c: &mut Canvas, (seat, word): (Seat, &str), at: (i32, i32, i32), y: i32, (color, ink): (Color, Color)) {
    let (upper, lower, room) = at;
    if Size::Small.width(word) <= room {
        mark(c, seat, (upper, y + 11), 7, color);
        Size::Small.draw(c, lower, y + 35, word, ink, Align::Centre);
    } else {
        mark(c, seat, ((upper + lower) / 2, y + 20), 11, color);
    }
}
