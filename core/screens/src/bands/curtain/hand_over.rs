//! The device goes to another seat: what for, to whom, and the keys.

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::plate;
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::curtain::centred;
use crate::key::Key;
use crate::key_cap::{Cap, cap};
use crate::strings::text;

/// What for, to whom, who may look, where a picker starts, and what came before.
pub(super) fn hand_over(
    c: &mut Canvas<impl Target>,
    seat: Seat,
    (title, name, why): (&str, &str, &str),
    (at, of): (u8, u8),
) {
    let t = c.theme;
    plate(c, (28, 46), (184, 148));
    centred(c, (67, 18), title, 172);
    let size = c.scale.small();
    size.draw(c, 120, 72 + size.capital(), "Hand over to", t.ash, Align::Centre);
    who(c, seat, name);
    let mut line: String<48> = String::new();
    // As long as the longest name.
    let _ = match of - at {
        _ if of <= 2 => write!(line, "Only {name} may look"),
        1 => write!(line, "{of} of {of}, the last"),
        to_go => write!(line, "{} of {of}, {} to go", at + 1, to_go - 1),
    };
    let said = if TextSize::Small.width(&line) <= 172 { &line } else { "Nobody else may look" };
    // Nobody can tell a number by the presses that lead to it, and whoever does not look must know that.
    let lines = [said, "Dial starts at random", why];
    // Three lines have no room for larger letters.
    let large = why.is_empty() && size != TextSize::Small && size.width(said).max(size.width(lines[1])) <= 176;
    let (size, pitch) = if large { (size, PITCH.1) } else { (TextSize::Small, PITCH.0) };
    let first = LAST - pitch * if why.is_empty() { 1 } else { 2 };
    for (line, y) in lines.into_iter().zip((first..).step_by(pitch as usize)) {
        size.draw(c, 120, y, line, t.ash, Align::Centre);
    }
}

/// Where the last line stands, and from one to the next, of small letters and of larger ones.
const LAST: i32 = 188;
const PITCH: (i32, i32) = (19, 23);
/// The middle of the name.
const NAME: i32 = 111;

/// A for whoever it is, Y for whoever wants to know more first.
pub(super) fn hand_over_keys(c: &mut Canvas<impl Target>, name: &str, look: &str) {
    let t = c.theme;
    let mut line: String<48> = String::new();
    let _ = write!(line, "I am {name}"); // as long as the longest name
    let fits = |size: &TextSize| size.width(&line) <= 100;
    let (size, line) = match [TextSize::Body, TextSize::Small].into_iter().find(fits) {
        Some(size) => (size, line.as_str()),
        None => (TextSize::Body, "It is me"),
    };
    for (x, wide, key, size, verb) in [(8, 146, Key::A, size, line), (158, 76, Key::Y, TextSize::Small, look)] {
        plate(c, (x, 202), (wide, 32));
        cap(c, (x + 8, 208), Cap::Key(key));
        size.draw(c, x + 34, 226, verb, t.bone, Align::Left);
    }
}

/// The mark and the name, as large as they fit beside each other; a long name below its mark.
fn who(c: &mut Canvas<impl Target>, seat: Seat, name: &str) {
    let color = c.theme.seat(Some(seat));
    let mut big = text(name);
    big.make_ascii_uppercase();
    let face = [36, 32, 26].map(StrokeFont).into_iter().find(|face| face.width(&big) <= 118);
    if let Some(face) = face.filter(|_| StrokeFont::has(&big)) {
        let left = 120 - (face.width(&big) + 52) / 2;
        mark(c, seat, (left + 20, NAME), 18, color);
        face.draw(c, left + 52, NAME - face.0 / 2, &big, color, Align::Left);
        return;
    }
    let wide = TextSize::Large.width(name);
    if wide <= 124 {
        let left = 120 - (wide + 48) / 2;
        mark(c, seat, (left + 18, NAME), 18, color);
        return TextSize::Large.draw(c, left + 48, NAME + 11, name, c.theme.bone, Align::Left);
    }
    mark(c, seat, (120, NAME - 10), 8, color);
    let fits = |size: &TextSize| size.width(name) <= 176;
    let size = [TextSize::Large, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
    let wide = size.width(name).min(176);
    size.draw_cut(c, (120 - wide / 2, NAME + 24), name, 176, c.theme.bone);
}
