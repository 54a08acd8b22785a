//! Half of a clash: who threw, how many hits, the dice, and what the other has left.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::dice::Need;
use umpire_engine::table::{ClashHalf, MAX_CLASH_DICE, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::DieLook;
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::token::token;

use crate::bands::Zone;
use crate::strings::{Text, digits};

/// Half of a clash.
#[derive(Hash)]
pub(crate) struct ClashBand {
    /// Who threw, and whom they struck.
    seats: [Seat; 2],
    name: Text,
    /// The size of words, where they have room in it.
    size: TextSize,
    sides: u8,
    need: Need,
    faces: Vec<u8, MAX_CLASH_DICE, u8>,
    hits: u8,
    /// `Armour 3: 2 lost`.
    lost: Text,
    /// Whether that is all.
    plain: bool,
    /// What the other had, and has.
    figures: (u8, u8),
    /// Where the dice begin: lower where a figure grows, whose words leave them room.
    dice_at: i32,
    /// Whether a line divides it from what is below.
    above: bool,
}

/// Where dice begin, the size of one, and from one to the next.
const DICE: (i32, i32, i32) = (78, 14, 16);
/// Dice in a row.
const ACROSS: i32 = 6;
/// Where the name begins, and how wide it may be; how wide the words below the dice.
const NAME: (i32, i32) = (26, 160);
const LOST: i32 = 158;
/// Where a longer sum begins, and how wide it may be.
const LONG: (i32, i32) = (66, 170);

impl ClashBand {
    /// Rows it takes.
    pub(crate) const HEIGHT: usize = 73;

    /// One of the halves.
    pub(crate) fn new(half: &ClashHalf, seats: [Seat; 2], name: Text, size: TextSize, above: bool) -> Self {
        let (lost, plain) = (lost(half), half.rounds_up.is_empty() && half.past.1 == 0 && half.saved == 0);
        let figures = (half.before, half.after);
        let (sides, need, faces, hits) = (half.die.sides(), half.need, half.faces.clone(), half.hits);
        let dice_at = if half.gains.is_empty() { 21 } else { 24 };
        ClashBand { seats, name, size, sides, need, faces, hits, lost, plain, figures, dice_at, above }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let ink = |good: bool| if good { t.bone } else { t.ash };
        let sized = |words: &str, room: i32| {
            let fits = self.size.width(words) <= room;
            if fits { self.size } else { TextSize::Small }
        };
        mark(c, self.seats[0], (12, top + 12), 8, t.seat(Some(self.seats[0])));
        sized(&self.name, NAME.1).draw_in(c, (NAME.0, top + 19), &self.name, NAME.1, t.bone);
        StrokeFont(43).draw(c, 32, top + 26, &digits(self.hits), ink(self.hits > 0), Align::Centre);
        self.dice(c, top + self.dice_at);
        let color = ink(self.figures.0 != self.figures.1);
        match self.plain {
            true => sized(&self.lost, LOST).draw_in(c, (DICE.0, top + 71), &self.lost, LOST, color),
            // Its letters go below the line.
            false => TextSize::Small.draw_in(c, (LONG.0, top + 69), &self.lost, LONG.1, color),
        };
        self.left(c, top);
        if self.above {
            c.rect(6, top + height - 1, 228, 1, t.iron);
        }
    }

    /// The dice, or what the number beside them counts.
    fn dice(&self, c: &mut Canvas<impl Target>, y: i32) {
        if self.faces.is_empty() {
            let (word, color) = (if self.hits == 1 { "HIT" } else { "HITS" }, c.theme.bone);
            StrokeFont(24).draw(c, DICE.0, y + 4, word, color, Align::Left);
            return;
        }
        for (die, &face) in (0..).zip(&self.faces) {
            let at = (DICE.0 + die % ACROSS * DICE.2, y + die / ACROSS * DICE.2);
            let look = if self.need.met_by(face) { DieLook::Hit(face) } else { DieLook::Miss(face) };
            token(c, self.sides, at, (DICE.1, DICE.1), look);
        }
    }

    /// What the other has left, under what it had.
    fn left(&self, c: &mut Canvas<impl Target>, top: i32) {
        let t = c.theme;
        let (before, after) = self.figures;
        let wide = TextSize::Small.width(&digits(before)).max(18);
        mark(c, self.seats[1], (222 - wide, top + 11), 6, t.seat(Some(self.seats[1])));
        let color = if before == after { t.ash } else { t.bone };
        if before != after {
            TextSize::Small.draw(c, 236, top + 19, &digits(before), t.ash, Align::Right);
        }
        StrokeFont(30).draw(c, 236, top + 22, &digits(after), color, Align::Right);
    }
}

/// The sum: what passes all, what the other hits come to, and what of it was saved; `Armour 3: 2 lost` where that is all. As
/// much of it as has room: what is lost stands beside it, too.
fn lost(half: &ClashHalf) -> Text {
    let (what, much) = half.against;
    if !half.gains.is_empty() {
        let mut sum = Text::new();
        let _ = write!(sum, "{what} {much}: +{} {}", half.gained(), half.gains); // words of a line and a few digits
        return sum;
    }
    let (name, past) = half.past;
    let rest = (half.lost() + half.saved).saturating_sub(past);
    let write = |(against, up, lost): (bool, &str, &str)| {
        let mut sum = Text::new();
        // Words of a line and a few digits.
        let _ = match past {
            0 => Ok(()),
            _ if against => write!(sum, "{name}: {past}, "),
            _ => write!(sum, "{name}: {past} + "),
        };
        let _ = match what {
            _ if !against => write!(sum, "{rest}"),
            "" => write!(sum, "{rest}"),
            _ if half.rounds_up.is_empty() => write!(sum, "{what} {much}: {rest}"),
            // Why it is more than the dice say matters more than what they met.
            _ if up.is_empty() => write!(sum, "{}: {rest}, not {}", half.rounds_up, rest.saturating_sub(1)),
            _ => write!(sum, "{what} {much}{up}: {rest}"),
        };
        let _ = match half.saved {
            0 => write!(sum, "{lost}"),
            saved => write!(sum, ", {saved} saved"),
        };
        sum
    };
    let lost = if past > 0 { "" } else { " lost" };
    let ways = [(true, "", if half.rounds_up.is_empty() { lost } else { "" }), (true, "", ""), (true, ", up", "")];
    let fits = |sum: &Text| TextSize::Small.width(sum) <= LONG.1;
    ways.into_iter().map(write).find(fits).unwrap_or_else(|| write((false, "", "")))
}
