//! A closed curtain: what is asked behind it, and what its keys do. Nothing in here knows what is chosen.

use core::fmt::Write;

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{arrow, plate};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::curtain::centred;
use crate::key::Key;
use crate::key_cap::{Cap, cap};
use crate::strings::Text;

/// What A does to an answer behind its curtain.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum LockVerb {
    /// Nothing: nobody has chosen or looked.
    NotYet,
    /// It locks what nobody has looked at.
    Unseen,
    /// It locks.
    Seen,
}

/// The least and the most of a number, and what it counts.
pub(crate) type NumberRange = (i16, i16, &'static str);

/// What is asked. The same whatever is chosen.
pub(super) fn closed(
    c: &mut Canvas<impl Target>,
    seat: Seat,
    (title, range, note): (&str, Option<NumberRange>, &str),
    (ticks, refused): (bool, bool),
) {
    let t = c.theme;
    let low = low(ticks) - 10;
    // The plate, and how large the sign on it can be.
    let (y, sign) = match (ticks, note.is_empty()) {
        (_, true) if range.is_some() => (52, 56),
        (_, false) if range.is_some() => (44, 48),
        (false, true) => (56, 64),
        (false, false) => (48, 56),
        (true, true) => (48, 50),
        (true, false) => (46, 36),
    };
    let wide = match (range, note.is_empty()) {
        (Some(_), _) => 94,
        (None, true) => 64,
        (None, false) => 84,
    };
    plate(c, (120 - wide, y), (2 * wide, low - y));
    let base = if range.is_some() { 21 } else { 28 };
    centred(c, (y + base, base - 3), title, 2 * wide - 12);
    let mut middle = y + 40 + sign / 2;
    if let Some((min, max, unit)) = range {
        let mut line = Text::new();
        let _ = write!(line, "{min} to {max} {unit}"); // a unit of one word
        let size = c.scale.fit(TextSize::Small, &line, 2 * wide - 8);
        size.draw(c, 120, y + 28 + size.capital(), &line, t.ash, Align::Centre);
        middle += 10 + (size.capital() - TextSize::Small.capital()) / 2;
    }
    let word = if refused { "NOT YET" } else { "?" };
    let face = if refused { StrokeFont(22) } else { StrokeFont(sign) };
    face.draw(c, 120, middle - face.0 / 2, word, t.seat(Some(seat)), Align::Centre);
    if !refused && ticks {
        arrow(c, (80, middle + 7), (0, -1), t.bone);
        arrow(c, (160, middle - 7), (0, 1), t.bone);
    } else if !refused {
        arrow(c, (82, middle + 2), (-1, 0), t.bone);
        arrow(c, (158, middle + 2), (1, 0), t.bone);
    }
    let room = 2 * wide - 8;
    let size = c.scale.fit(TextSize::Small, note, room);
    let left = 120 - size.width(note).min(room) / 2;
    size.draw_cut(c, (left, low - 8), note, room, t.ash);
}

/// Where the band of the keys begins: between both plates.
pub(crate) const fn keys_top(ticks: bool) -> usize {
    low(ticks) as usize - 5
}

/// Where the plate of the keys begins.
const fn low(ticks: bool) -> i32 {
    if ticks { 158 } else { 182 }
}

/// The keys of a closed curtain. The same whatever is chosen.
pub(super) fn lock_keys(c: &mut Canvas<impl Target>, ticks: bool, lock: LockVerb) {
    let (look, last) = match lock {
        LockVerb::NotYet => {
            ("Hold to look first", (if ticks { Cap::Upright } else { Cap::Sideways }, "or turn unseen"))
        }
        LockVerb::Unseen => ("Hold to look", (Cap::Key(Key::A), "Lock it unseen")),
        LockVerb::Seen => ("Hold to look", (Cap::Key(Key::A), "Lock it in")),
    };
    let tick = ticks.then_some((Cap::Key(Key::X), "Tick or untick"));
    let keys = [(Cap::Key(Key::Y), look)].into_iter().chain(tick).chain([last]);
    let low = low(ticks);
    plate(c, (26, low), (188, 236 - low));
    for ((key, verb), y) in keys.zip((low + 5..).step_by(24)) {
        cap(c, (44, y), key);
        c.scale.fit(TextSize::Small, verb, 138).draw(c, 70, y + 17, verb, c.theme.bone, Align::Left);
    }
}
