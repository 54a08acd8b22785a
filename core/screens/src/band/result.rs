//! Pages worth a stop: dice that lie there, a piece that is gone, a round, a reveal, the end.

use core::cmp::Ordering;
use core::fmt::Write;
use core::hash::{Hash, Hasher};

use heapless::{String, Vec};
use umpire_rules::dice::{Faces, Score};
use umpire_rules::table::{Icon, MAX_SEATS, Rolled, Seat, Tone};

use super::{Zone, digits};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::die::{Lie, dice, die, lay, ring};
use crate::icon;
use crate::parts::{mark, slash};
use crate::shape::poly;
use crate::text::Align;

/// From a die to the outside of its ring.
const RING: i32 = 7;

/// Dice as they fell.
#[derive(Hash)]
pub(crate) struct Fallen {
    sides: u8,
    lies: Vec<Lie, 12>,
    cursor: Option<Cursor>,
}

/// The dice a seat can still change: it rings them in its colour.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Cursor {
    pub(crate) seat: Option<Seat>,
    /// The die under it, or all of them.
    pub(crate) at: Option<u8>,
    /// Whether it can be changed now.
    pub(crate) off: bool,
}

impl Fallen {
    pub(crate) fn new(rolled: &Rolled, cursor: Option<Cursor>) -> Self {
        let faces: &Faces = &rolled.faces;
        let hits = |face: u8| rolled.score == Score::Read || rolled.score.hits(&[face]) > 0;
        let lie = |&face: &u8| match (hits(face), rolled.tone) {
            (false, _) => Lie::Miss(face),
            (true, Tone::Great) => Lie::Critical(face),
            (true, _) => Lie::Hit(face),
        };
        Fallen { sides: rolled.die.sides(), lies: faces.iter().map(lie).take(12).collect(), cursor }
    }

    /// Whether each die lies in a pane of its own, so that a step of the cursor draws two dice.
    pub(crate) fn in_panes(&self) -> bool {
        self.cursor.is_some() && self.lies.len() == 3
    }

    /// What can be seen of a die.
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut impl Hasher) {
        (self.sides, self.lies.get(pane), self.ring(pane).map(|cursor| (cursor.seat, cursor.off))).hash(sum);
    }

    /// The cursor, where it is on this die.
    fn ring(&self, die: usize) -> Option<Cursor> {
        self.cursor.filter(|cursor| cursor.at.is_none_or(|at| usize::from(at) == die))
    }

    /// The dice further apart, so that a ring has room around each.
    fn paint_ringed(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        let n = self.lies.len() as i32;
        let (r, across) = lay(n, (232 - 2 * RING, height - 2 * RING), (12, 12), 33);
        let (pitch, down) = (if n == 3 { 78 } else { 2 * r + 12 }, (n + across - 1) / across);
        for (i, lie) in self.lies.iter().enumerate() {
            let (row, column) = (i as i32 / across, i as i32 % across);
            let wide = across.min(n - row * across);
            let x = 120 - (wide - 1) * pitch / 2 + column * pitch;
            let y = top + height / 2 - (down - 1) * (2 * r + 12) / 2 + row * (2 * r + 12);
            if !c.sees(x - r - RING, x + r + RING) {
                continue;
            }
            if let Some(cursor) = self.ring(i) {
                ring(c, self.sides, (x, y), r + RING, if cursor.off { t.ash } else { t.seat(cursor.seat) });
            }
            die(c, self.sides, (x, y), r, *lie);
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        if self.cursor.is_some() {
            return self.paint_ringed(c, (top, height));
        }
        let most = if self.lies.len() == 1 { 41 } else { 37 };
        dice(c, self.sides, &self.lies, (4, top), (232, height), most);
    }
}

/// A piece that is gone.
#[derive(Hash)]
pub(crate) struct Gone {
    pub(crate) seat: Option<Seat>,
    pub(crate) icon: Icon,
}

impl Gone {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        icon::draw(c, self.icon, (83, top + 4), 74, t.seat(self.seat), t.field);
        slash(c, (40, top + 81), (204, top + 1), 8);
    }
}

/// A new round.
#[derive(Hash)]
pub(crate) struct Round {
    pub(crate) number: u8,
    /// What each side has to spend.
    pub(crate) sides: Vec<u8, MAX_SEATS>,
}

impl Round {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        Blade(30).draw(c, 120, top + 10, "ROUND", t.bone, Align::Centre);
        Blade(96).draw(c, 120, top + 48, &digits(self.number), t.bone, Align::Centre);
        if let [red, blue] = self.sides[..] {
            for (seat, now, x) in [(Seat::RED, red, 38), (Seat::BLUE, blue, 202)] {
                mark(c, seat, (x, top + 72), 17, t.seat(Some(seat)));
                Blade(36).draw(c, x, top + 98, &digits(now), t.seat(Some(seat)), Align::Centre);
            }
        }
    }
}

/// The numbers that were secret, one a seat.
#[derive(Hash)]
pub(crate) struct Reveal {
    pub(crate) numbers: Vec<i16, MAX_SEATS>,
}

impl Reveal {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        match self.numbers[..] {
            [red, blue] => two(c, top, red, blue),
            _ => self.many(c, top),
        }
    }

    /// A column each, with the seat's mark above its number.
    fn many(&self, c: &mut Canvas, top: i32) {
        let t = c.theme;
        let wide = 240 / self.numbers.len().max(1) as i32;
        for (i, &number) in self.numbers.iter().enumerate() {
            let (seat, x) = (Seat(i as u8), i as i32 * wide + wide / 2);
            let text = figure(number);
            let fits = |face: &Blade| face.width(&text) <= wide - 6;
            let face = [64, 48, 36, 28, 20].map(Blade).into_iter().find(fits).unwrap_or(Blade(14));
            mark(c, seat, (x, top + 34), 14, t.seat(Some(seat)));
            face.draw(c, x, top + 92 - face.0 / 2, &text, t.seat(Some(seat)), Align::Centre);
        }
    }
}

/// Two halves: the higher number fills its own; as high on both sides fills neither.
fn two(c: &mut Canvas, top: i32, left: i16, right: i16) {
    let t = c.theme;
    let (red, blue) = (t.seat(Some(Seat::RED)), t.seat(Some(Seat::BLUE)));
    let (low, high) = (top + 136, top + 6);
    let won = left.cmp(&right);
    match won {
        Ordering::Less => poly(c, &[(144, high), (240, high), (240, low), (79, low)], blue),
        Ordering::Equal => poly(c, &[(142, high), (146, high), (81, low), (77, low)], t.iron),
        Ordering::Greater => poly(c, &[(0, high), (144, high), (79, low), (0, low)], red),
    }
    let mut number = |x: i32, number: i16, color| {
        let text = figure(number);
        let face = Blade(if text.len() > 1 { 72 } else { 100 });
        face.draw(c, x, top + 70 - face.0 / 2, &text, color, Align::Centre);
    };
    number(48, left, if won == Ordering::Greater { t.field } else { red });
    number(180, right, if won == Ordering::Less { t.field } else { blue });
}

fn figure(number: i16) -> String<6> {
    let mut text = String::new();
    let _ = write!(text, "{number}"); // six signs at most
    text
}

/// The end of the game.
#[derive(Hash)]
pub(crate) struct Over {
    pub(crate) winner: Option<Seat>,
}

impl Over {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        let word = match self.winner {
            Some(seat) => {
                mark(c, seat, (120, top + 52), 42, t.seat(self.winner));
                ["RED WINS", "BLUE WINS", "GOLD WINS", "GREEN WINS", "VIOLET WINS", "WHITE WINS"][seat.index()]
            }
            None => {
                mark(c, Seat::RED, (80, top + 52), 34, t.seat(Some(Seat::RED)));
                mark(c, Seat::BLUE, (160, top + 52), 34, t.seat(Some(Seat::BLUE)));
                "DRAW"
            }
        };
        let face = [36, 32, 28].map(Blade).into_iter().find(|face| face.width(word) <= 228).unwrap_or(Blade(24));
        face.draw(c, 120, top + 106, word, t.bone, Align::Centre);
    }
}
