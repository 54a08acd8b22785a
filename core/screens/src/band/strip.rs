//! The strip at the top: whose turn it is, what each side has left, which round it is.

use core::fmt::Write;

use heapless::{String, Vec};
use umpire_rules::table::{MAX_SEATS, Seat};

use super::Zone;
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::parts::{hollow, mark};
use crate::shape::poly;
use crate::text::Align;
use crate::theme::Color;

/// Where the pips of the strip lie, and how many a side has room for.
const PIPS: (i32, u8) = (33, 12);

/// The strip.
#[derive(Hash)]
pub(crate) enum Strip {
    /// Before the game has begun: the name of the device.
    Title,
    /// A game in progress.
    Sides { sides: Vec<Side, MAX_SEATS>, active: Option<Seat>, round: Option<u8> },
}

/// What a side has.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Side {
    pub(crate) now: u8,
    pub(crate) total: u8,
    /// What the choice under the cursor would spend.
    pub(crate) cost: u8,
}

impl Strip {
    pub(crate) fn paint(&self, c: &mut Canvas, _: Zone) {
        match self {
            Strip::Title => title(c),
            Strip::Sides { sides, active, round } => match sides[..] {
                [red, blue] => two(c, *active, *round, red, blue),
                _ => many(c, *active, sides),
            },
        }
    }
}

fn title(c: &mut Canvas) {
    let t = c.theme;
    halves(c, 38, t.seat(Some(Seat::RED)), t.seat(Some(Seat::BLUE)));
    mark(c, Seat::RED, (16, 18), 10, t.field);
    mark(c, Seat::BLUE, (224, 19), 10, t.field);
    Blade(18).draw(c, 34, 10, "POCKET", t.field, Align::Left);
    Blade(18).draw(c, 206, 10, "UMPIRE", t.field, Align::Right);
}

/// The two halves left and right of the front line.
fn halves(c: &mut Canvas, h: i32, red: Color, blue: Color) {
    poly(c, &[(0, 0), (133, 0), (133 - h / 2, h), (0, h)], red);
    poly(c, &[(137, 0), (240, 0), (240, h), (137 - h / 2, h)], blue);
}

fn two(c: &mut Canvas, active: Option<Seat>, round: Option<u8>, red: Side, blue: Side) {
    let t = c.theme;
    let colors = |seat| match t.seat(Some(seat)) {
        color if active == Some(seat) => (t.field, color),
        color => (color, t.field),
    };
    let ((red_ink, red_ground), (blue_ink, blue_ground)) = (colors(Seat::RED), colors(Seat::BLUE));
    halves(c, 40, red_ground, blue_ground);
    if active != Some(Seat::RED) {
        c.rect(0, 38, 114, 2, red_ink);
    }
    if active != Some(Seat::BLUE) {
        c.rect(118, 38, 122, 2, blue_ink);
    }
    let (numbers, pips) = (c.sees_rows(0, PIPS.0 - 5), c.sees_rows(PIPS.0 - 4, PIPS.0 + 5));
    if c.sees(0, 112) && numbers {
        mark(c, Seat::RED, (15, 14), 10, red_ink);
        Blade(26).draw(c, 31, 2, &digits(red.now), red_ink, Align::Left);
    }
    if c.sees(0, 112) && pips {
        (0..PIPS.1).for_each(|i| pip(c, Seat::RED, 7 + i32::from(i) * 9, red.pip(i), red_ink, red_ground));
    }
    if c.sees(112, 240) && numbers {
        mark(c, Seat::BLUE, (225, 14), 10, blue_ink);
        Blade(26).draw(c, 209, 2, &digits(blue.now), blue_ink, Align::Right);
    }
    if c.sees(112, 240) && pips {
        (0..PIPS.1).for_each(|i| pip(c, Seat::BLUE, 232 - i32::from(i) * 9, blue.pip(i), blue_ink, blue_ground));
    }
    if let Some(round) = round {
        poly(c, &[(127, -5), (149, 14), (127, 33), (105, 14)], t.field);
        poly(c, &[(127, -1), (145, 14), (127, 29), (109, 14)], t.bone);
        if numbers {
            Blade(17).draw(c, 128, 6, &digits(round), t.field, Align::Centre);
        }
    }
}

#[derive(Clone, Copy)]
enum Pip {
    ToSpend,
    AboutToBeSpent,
    Spent,
    None,
}

impl Side {
    fn pip(&self, i: u8) -> Pip {
        if i < self.now.saturating_sub(self.cost) {
            Pip::ToSpend
        } else if i < self.now {
            Pip::AboutToBeSpent
        } else if i < self.total {
            Pip::Spent
        } else {
            Pip::None
        }
    }
}

fn pip(c: &mut Canvas, seat: Seat, x: i32, pip: Pip, ink: Color, ground: Color) {
    match pip {
        Pip::ToSpend => mark(c, seat, (x, PIPS.0), 4, ink),
        Pip::AboutToBeSpent => hollow(c, seat, (x, PIPS.0), 4, ink, ground),
        Pip::Spent => c.rect(x - 1, PIPS.0, 3, 3, ink),
        Pip::None => {}
    }
}

/// A cell each for up to six sides, with the same slanted front lines.
fn many(c: &mut Canvas, active: Option<Seat>, sides: &[Side]) {
    let t = c.theme;
    let n = sides.len() as i32;
    let wide = 240 / n;
    for (i, side) in sides.iter().enumerate() {
        let (seat, x) = (Seat(i as u8), i as i32 * wide);
        let color = t.seat(Some(seat));
        let left = if i == 0 { -20 } else { x };
        let right = if i + 1 == sides.len() { 260 } else { x + wide };
        let ink = if active == Some(seat) {
            poly(c, &[(left + 12, 0), (right + 8, 0), (right - 12, 40), (left - 8, 40)], color);
            t.field
        } else {
            c.rect(left - 7, 37, right - left - 5, 3, color);
            color
        };
        let (number, middle) = (digits(side.now), x + wide / 2);
        if n < 5 {
            let start = middle - (24 + Blade(26).width(&number)) / 2;
            mark(c, seat, (start + 10, 17), 9, ink);
            Blade(26).draw(c, start + 24, 5, &number, ink, Align::Left);
        } else {
            mark(c, seat, (middle + 5, 8), 6, ink);
            Blade(20).draw(c, middle - 2, 16, &number, ink, Align::Centre);
        }
    }
}

/// A small number as text.
pub(crate) fn digits(n: u8) -> String<3> {
    let mut text = String::new();
    let _ = write!(text, "{n}"); // three digits at most
    text
}
