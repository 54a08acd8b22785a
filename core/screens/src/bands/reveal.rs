//! Numbers that were secret, as columns.

use core::cmp::Ordering;
use core::fmt::Write;

use heapless::String;
use umpire_engine::table::{MAX_SEATS, Revealed, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::lozenge;
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::digits;

/// The numbers that were secret.
#[derive(Hash)]
pub(crate) struct RevealBand {
    /// What each of the seats gave, where it gave anything.
    numbers: [Option<i16>; MAX_SEATS],
    /// How many cells the strip has.
    seats: u8,
    /// The round, where the strip has no room for it.
    round: Option<u8>,
    /// What each of two sides had, and has now that it is paid.
    paid: Option<[(u8, u8); 2]>,
}

/// From the top of the page to the floor the columns stand on, and how tall they are.
const FLOOR: i32 = 136;
const LEAST: i32 = 12;
const MOST: i32 = 108;
/// How far a column leans, and how much taller a filled one is.
const LEAN: i32 = 6;
const CROWN: i32 = 18;
/// Rows that the round takes below the strip.
const ROUND: i32 = 29;

impl RevealBand {
    pub(crate) fn new(revealed: &Revealed, seats: u8, round: Option<u8>) -> Self {
        let mut numbers = [None; MAX_SEATS];
        revealed.iter().for_each(|(seat, number)| numbers[seat.index()] = Some(number));
        RevealBand { numbers, seats, round, paid: None }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        match self.numbers[..usize::from(self.seats)] {
            [Some(red), Some(blue)] => match self.paid {
                Some(paid) if red == blue => tie(c, top, red, paid),
                Some(paid) => won(c, top, (red, blue), paid),
                None => two(c, (top + 6, top + 136, 100), red, blue),
            },
            _ => self.columns(c, top),
        }
    }

    /// With what each of two had, and has.
    pub(crate) fn paid(self, paid: [(u8, u8); 2]) -> Self {
        RevealBand { paid: Some(paid), ..self }
    }

    /// A column under each cell of the strip: as tall as its number is high, the highest filled.
    fn columns(&self, c: &mut Canvas<impl Target>, top: i32) {
        let t = c.theme;
        let floor = top + FLOOR;
        let given = || self.numbers.iter().flatten().copied();
        let (low, high) = (given().min().unwrap_or(0), given().max().unwrap_or(0));
        let alone = given().count() == 1;
        let wide = 240 / i32::from(self.seats.max(1));
        let half = (wide / 2 - 3).min(24);
        // Where each cell's column or number begins.
        let mut tops = [floor; MAX_SEATS];
        for (seat, number) in Seat::first(self.seats).zip(self.numbers) {
            let Some(number) = number else { continue };
            let (middle, text, color) = (i32::from(seat.0) * wide + wide / 2, figure(number), t.seat(Some(seat)));
            let x = middle - half;
            if number == high && (alone || low < high) {
                let y = floor - MOST - CROWN;
                tops[seat.index()] = y;
                poly(c, &[(x + 5, y), (x + 2 * half + 9, y), (x + 2 * half - 1, floor), (x - 3, floor)], color);
                let face = fitting([24, 20, 16], &text, 2 * half);
                face.draw(c, middle + 6, y + 8, &text, t.field, Align::Centre);
                mark(c, seat, (middle, floor - 16), 10, t.field);
                continue;
            }
            let face = fitting([if wide >= 60 { 48 } else { 34 }, 26, 20], &text, wide - 6);
            // Its number stands on it, and below the strip.
            let most = FLOOR - 10 - face.0;
            let from = i32::from(low.min(0));
            let share = (i32::from(number) - from) * (most - LEAST) / (i32::from(high) - from).max(1);
            let y = floor - if low == high { FLOOR / 2 - 8 } else { LEAST + share };
            tops[seat.index()] = y - face.0 - 6;
            poly(c, &[(x + LEAN, y), (x + 2 * half + 1, y), (x + 2 * half - 5, floor), (x, floor)], t.fold(seat));
            face.draw(c, middle + 2, y - face.0 - 6, &text, color, Align::Centre);
        }
        c.rect(0, floor, 240, 2, t.bone);
        // The round stands where there is most room, if there is any.
        let cells = Seat::first(self.seats).zip(self.numbers);
        let lowest = cells.min_by_key(|(_, number)| *number).filter(|_| self.round.is_some());
        if let Some((seat, _)) = lowest.filter(|(seat, _)| tops[seat.index()] >= top + ROUND) {
            lozenge(c, (i32::from(seat.0) * wide + wide / 2, top + 16), (14, 12), self.round);
        }
    }
}

/// The largest of these faces a text has room in.
fn fitting(heights: [i32; 3], text: &str, room: i32) -> StrokeFont {
    heights.map(StrokeFont).into_iter().find(|face| face.width(text) <= room).unwrap_or(StrokeFont(14))
}

/// Two halves between these rows: the higher number fills its own; as high on both sides fills neither.
fn two(c: &mut Canvas<impl Target>, (high, low, tall): (i32, i32, i32), left: i16, right: i16) {
    let t = c.theme;
    let (red, blue) = (t.seat(Some(Seat::RED)), t.seat(Some(Seat::BLUE)));
    let won = left.cmp(&right);
    let lean = (low - high) / 4;
    let (upper, lower) = (111 + lean, 111 - lean);
    match won {
        Ordering::Less => poly(c, &[(upper, high), (240, high), (240, low), (lower, low)], blue),
        Ordering::Equal => {
            poly(c, &[(upper - 2, high), (upper + 2, high), (lower + 2, low), (lower - 2, low)], t.iron);
        }
        Ordering::Greater => poly(c, &[(0, high), (upper, high), (lower, low), (0, low)], red),
    }
    let mut number = |x: i32, number: i16, color| {
        let text = figure(number);
        let face = StrokeFont(if text.len() > 1 { tall.min(72) } else { tall });
        face.draw(c, x, (high + low - face.0) / 2, &text, color, Align::Centre);
    };
    number(48, left, if won == Ordering::Greater { t.field } else { red });
    number(180, right, if won == Ordering::Less { t.field } else { blue });
}

/// Two of which one is higher: what each pays, the other as well.
fn won(c: &mut Canvas<impl Target>, top: i32, (red, blue): (i16, i16), paid: [(u8, u8); 2]) {
    two(c, (top + 6, top + 92, 74), red, blue);
    if paid.iter().all(|(was, now)| was != now) {
        TextSize::Small.draw(c, 120, top + 109, "both pay", c.theme.bone, Align::Centre);
    }
    payments(c, top, paid);
}

/// Two as high as each other: what each pays for it.
fn tie(c: &mut Canvas<impl Target>, top: i32, number: i16, paid: [(u8, u8); 2]) {
    let t = c.theme;
    poly(c, &[(134, top + 10), (138, top + 10), (104, top + 92), (100, top + 92)], t.iron);
    let text = figure(number);
    for (seat, x) in [(Seat::RED, 54), (Seat::BLUE, 186)] {
        StrokeFont(80).draw(c, x, top + 10, &text, t.seat(Some(seat)), Align::Centre);
    }
    StrokeFont(30).draw(c, 120, top + 111, "TIE", t.bone, Align::Centre);
    payments(c, top, paid);
}

/// What each of two pays, at its own edge.
fn payments(c: &mut Canvas<impl Target>, top: i32, paid: [(u8, u8); 2]) {
    let t = c.theme;
    for (seat, (align, edge), (was, now)) in
        [(Seat::RED, (Align::Left, 6), paid[0]), (Seat::BLUE, (Align::Right, 234), paid[1])]
    {
        let color = t.seat(Some(seat));
        let inward = if seat == Seat::RED { 1 } else { -1 };
        mark(c, seat, (edge + 6 * inward, top + 126), 6, color);
        // The number it had, an arrow, the number it has; who pays nothing has one.
        let (left, right) = (digits(was), digits(now));
        if was == now {
            TextSize::Body.draw(c, edge + 18 * inward, top + 133, &right, t.bone, align);
            continue;
        }
        let wide = TextSize::Body.width(&left) + TextSize::Body.width(&right) + 24;
        let x = if align == Align::Left { edge + 18 } else { edge - 18 - wide };
        TextSize::Body.draw(c, x, top + 133, &left, t.bone, Align::Left);
        let from = x + TextSize::Body.width(&left) + 5;
        c.rect(from, top + 125, 8, 3, t.bone);
        poly(c, &[(from + 7, top + 120), (from + 14, top + 126), (from + 7, top + 133)], t.bone);
        TextSize::Body.draw(c, x + wide, top + 133, &right, t.bone, Align::Right);
    }
}

fn figure(number: i16) -> String<6> {
    let mut text = String::new();
    let _ = write!(text, "{number}"); // six signs at most
    text
}
