//! What lies on a board: ground that belongs to somebody, circles, lines, places and distances.

use umpire_engine::table::{MAX_SEATS, MapMark, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::{ONE, disc, poly};
use umpire_raster::text::{Align, TextSize};

use crate::bands::map::plan::Plan;

/// What lies below all else: ground, and the lines across it.
pub(crate) fn draw_ground(c: &mut Canvas<impl Target>, plan: &Plan, thing: &MapMark, owners: &[Seat; MAX_SEATS]) {
    let t = c.theme;
    match *thing {
        MapMark::Zone(from, to, owner) => zone(c, plan, (plan.spot(from), plan.spot(to)), seat(owners, owner)),
        MapMark::Round(at, radius, (from, to), owner) => {
            let (at, ground, seat) = (plan.spot(at), (plan.spot(from), plan.spot(to)), seat(owners, owner));
            plan.sector(c, (at, plan.far(radius)), ground, (seat.0 % 2 == 1, t.seat(Some(seat)), t.fold(seat)));
        }
        MapMark::Circle(at, radius) => plan.ring(c, plan.spot(at), plan.far(radius), t.ash),
        MapMark::Line(from, to) => plan.line(c, plan.spot(from), plan.spot(to), ONE * 2, t.ash),
        _ => {}
    }
}

/// What lies on it: no line crosses whose it is.
pub(crate) fn draw(c: &mut Canvas<impl Target>, plan: &Plan, thing: &MapMark, owners: &[Seat; MAX_SEATS]) {
    let t = c.theme;
    match *thing {
        MapMark::Zone(from, to, owner) => zone_mark(c, plan, (plan.spot(from), plan.spot(to)), seat(owners, owner)),
        MapMark::Round(_, _, (from, to), owner) => {
            let (from, to, seat) = (plan.spot(from), plan.spot(to), seat(owners, owner));
            let (x, y) = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
            let r = plan.mark();
            disc(c, (x * ONE, y * ONE), (r + r / 2 + 1) * ONE, t.field);
            mark(c, seat, (x, y), r, t.seat(Some(seat)));
        }
        MapMark::Circle(..) | MapMark::Line(..) => {}
        MapMark::Arrow(from, to) => {
            let (from, to) = (plan.spot(from), plan.spot(to));
            plan.line(c, from, to, ONE * 5, t.field);
            plan.line(c, from, shy(from, to, 6), ONE * 3, t.bone);
            plan.head(c, from, to, 12, t.bone);
        }
        MapMark::Place(at, Some(owner)) => {
            let ((x, y), seat) = (plan.spot(at), seat(owners, owner));
            disc(c, (x * ONE, y * ONE), 11 * ONE, t.field);
            disc(c, (x * ONE, y * ONE), 9 * ONE, t.seat(Some(seat)));
            mark(c, seat, (x, y), 4, t.field);
        }
        MapMark::Place(at, None) => {
            let (x, y) = plan.spot(at);
            for (width, color) in [(6, t.field), (3, t.bone)] {
                plan.line(c, (x - 5, y - 5), (x + 5, y + 5), ONE * width, color);
                plan.line(c, (x - 5, y + 5), (x + 5, y - 5), ONE * width, color);
            }
        }
        MapMark::Measure(from, to, number) => measure(c, plan, plan.spot(from), plan.spot(to), number),
        MapMark::Flag(at) => flag(c, plan.spot(at)),
        MapMark::Ground(at, radius) => ground(c, plan.spot(at), plan.far(radius)),
        MapMark::Word(at, word) => {
            let ((x, y), wide) = (plan.spot(at), TextSize::Small.width(word));
            c.rect(x - wide / 2 - 3, y - 9, wide + 6, 20, t.field);
            TextSize::Small.draw(c, x, y + 7, word, t.bone, Align::Centre);
        }
    }
}

/// Who owns a part of the board.
fn seat(owners: &[Seat; MAX_SEATS], owner: u8) -> Seat {
    owners.get(usize::from(owner)).copied().unwrap_or(Seat(0))
}

/// A flag on its pole, which stands here.
fn flag(c: &mut Canvas<impl Target>, (x, y): (i32, i32)) {
    let (field, bone) = (c.theme.field, c.theme.bone);
    c.rect(x - 3, y - 17, 18, 19, field);
    c.rect(x - 1, y - 15, 2, 16, bone);
    poly(c, &[(x + 1, y - 15), (x + 13, y - 15), (x + 9, y - 11), (x + 13, y - 6), (x + 1, y - 6)], bone);
}

/// An uneven piece of ground, from its foot up.
fn ground(c: &mut Canvas<impl Target>, (x, y): (i32, i32), r: i32) {
    // In eighths of its radius.
    const SHAPE: [(i32, i32); 7] = [(-3, -8), (4, -7), (8, -1), (6, 6), (-1, 8), (-8, 4), (-7, -3)];
    let t = c.theme;
    for (r, color) in [(r, t.bone), (r - 3, t.soot), (r / 2, t.iron), (r / 2 - 2, t.soot)] {
        poly(c, &SHAPE.map(|(dx, dy)| (x + dx * r / 8, y + dy * r / 8)), color);
    }
}

/// A point short of the end of a way.
fn shy(from: (i32, i32), to: (i32, i32), by: i32) -> (i32, i32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let way = (dx * dx + dy * dy).isqrt().max(1);
    (to.0 - dx * by / way, to.1 - dy * by / way)
}

/// Ground that belongs to a seat: a border, and lines that lean its way.
fn zone(c: &mut Canvas<impl Target>, plan: &Plan, ((x0, y0), (x1, y1)): ((i32, i32), (i32, i32)), seat: Seat) {
    let (color, fold) = (c.theme.seat(Some(seat)), c.theme.fold(seat));
    plan.hatch(c, (x0 + 2, y0 + 2), (x1 - 2, y1 - 2), seat.0 % 2 == 1, fold);
    let (w, h) = (x1 - x0, y1 - y0);
    for (x, y, w, h) in [(x0, y0, w, 2), (x0, y1 - 2, w, 2), (x0, y0, 2, h), (x1 - 2, y0, 2, h)] {
        c.rect(x, y, w, h, color);
    }
}

/// Whose it is: a mark on a clean disc.
fn zone_mark(c: &mut Canvas<impl Target>, plan: &Plan, ((x0, y0), (x1, y1)): ((i32, i32), (i32, i32)), seat: Seat) {
    let (w, h, color) = (x1 - x0, y1 - y0, c.theme.seat(Some(seat)));
    // In a tall strip near its far end: what lies in the middle of the board stays free.
    let (y, r) = (if h > 2 * w { y0 + w * 3 / 4 } else { (y0 + y1) / 2 }, (w.min(h) / 2 - 6).clamp(4, plan.mark()));
    let x = (x0 + x1) / 2;
    disc(c, (x * ONE, y * ONE), (r + 5).min(w.min(h) / 2 - 2) * ONE, c.theme.field);
    mark(c, seat, (x, y), r, color);
}

/// From here on a measured line has its number on it.
const LONG: i32 = 80;

/// A measured distance: a line with two ends, and its number on clean ground.
fn measure(c: &mut Canvas<impl Target>, plan: &Plan, from: (i32, i32), to: (i32, i32), number: &str) {
    let (t, wide) = (c.theme, TextSize::Small.width(number));
    // Its ends stay within the frame, along an edge too.
    let within = |(x, y): (i32, i32)| (x.clamp(plan.at.0, plan.end().0 - 1), y.clamp(plan.at.1 + 5, plan.end().1 - 6));
    let (from, to) =
        if (from.0 - to.0).abs() >= (from.1 - to.1).abs() { (within(from), within(to)) } else { (from, to) };
    let (left, right) = (from.0.min(to.0), from.0.max(to.0));
    let (upper, lower) = (from.1.min(to.1), from.1.max(to.1));
    let level = right - left >= lower - upper;
    plan.line(c, from, to, ONE * 5, t.field);
    plan.line(c, from, to, ONE * 3 / 2, t.bone);
    for (x, y) in [from, to] {
        if level {
            c.rect(x - 1, y - 4, 2, 9, t.bone);
        } else {
            c.rect(x - 4, y - 1, 9, 2, t.bone);
        }
    }
    let (x, y) = ((left + right) / 2, (upper + lower) / 2);
    // On a long line, else behind it, or where there is room.
    let end = plan.end().0;
    let start = match (level, right - left) {
        (true, LONG..) => x - wide / 2,
        (true, _) if right + 7 + wide <= end => right + 7,
        (true, long) if long >= wide + 16 => x - wide / 2,
        (true, _) => left - 7 - wide,
        (false, _) if x + 7 + wide <= end => x + 7,
        (false, _) => x - 7 - wide,
    };
    // Capitals are 15 high: the number stays within the frame.
    let base = (y + 7).clamp(plan.at.1 + 17, plan.end().1 - 3);
    c.rect(start - 2, base - 16, wide + 4, 18, t.field);
    TextSize::Small.draw(c, start, base, number, t.bone, Align::Left);
}
