//! Who has agreed that something is put right: a plate for each seat.

use embedded_graphics::pixelcolor::Rgb565;
use heapless::{String, Vec};
use umpire_engine::table::{MAX_SEATS, Scene, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;

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

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
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
fn beside(
    c: &mut Canvas<impl Target>,
    (seat, word): (Seat, &str),
    right: bool,
    y: i32,
    (color, ink): (Rgb565, Rgb565),
) {
    let (at, start, align) = if right { (218, 198, Align::Right) } else { (20, 38, Align::Left) };
    mark(c, seat, (at, y + 20), 11, color);
    let largest = c.scale.fit(TextSize::Body, word, 70);
    if let Some(size) = [largest, TextSize::Body, TextSize::Small].into_iter().find(|size| size.width(word) <= 70) {
        size.draw(c, start, y + 20 + size.capital() / 2 - 1, word, ink, align);
    }
}

/// A mark, and the word below it, or a larger mark where that has no room.
fn above(
    c: &mut Canvas<impl Target>,
    (seat, word): (Seat, &str),
    at: (i32, i32, i32),
    y: i32,
    (color, ink): (Rgb565, Rgb565),
) {
    let (upper, lower, room) = at;
    if TextSize::Small.width(word) <= room {
        mark(c, seat, (upper, y + 11), 7, color);
        TextSize::Small.draw(c, lower, y + 35, word, ink, Align::Centre);
    } else {
        mark(c, seat, ((upper + lower) / 2, y + 20), 11, color);
    }
}
