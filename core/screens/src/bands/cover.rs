//! The cover: the first screen's title.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::Align;

use crate::bands::Zone;

pub(crate) fn paint(c: &mut Canvas<impl Target>, _: Zone) {
    let t = c.theme;
    poly(c, &[(0, 0), (133, 0), (117, 32), (0, 32)], t.seat(Some(Seat::RED)));
    poly(c, &[(139, 0), (240, 0), (240, 32), (123, 32)], t.seat(Some(Seat::BLUE)));
    mark(c, Seat::RED, (16, 15), 10, t.field);
    mark(c, Seat::BLUE, (224, 16), 10, t.field);
    StrokeFont(18).draw(c, 34, 7, "POCKET", t.field, Align::Left);
    StrokeFont(46).draw(c, 120, 38, "UMPIRE", t.bone, Align::Centre);
}
