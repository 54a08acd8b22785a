//! One line of a roll's list: a reason that is known, or a fact to tick, and what it brings.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::{Seat, Tone};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::body;
use umpire_raster::icon;
use umpire_raster::parts::{bar, notch, tick_box};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::{ScrollMore, edges};
use crate::strings::Text;

/// What stands before a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum LineStart {
    /// The device knows it: a dot.
    Known,
    /// A fact of the table: a box, ticked or not, and whether it can still change the roll.
    Fact { ticked: bool, matters: bool },
    /// Whom it is done to: the mark of a side.
    Whom(Seat),
    /// What follows from all of them: a tick.
    So,
    /// What follows a roll that is this good.
    Stake(Tone),
    /// A remark that has no room in the head.
    Note,
}

impl LineStart {
    /// Whether words that say what follows have room behind their picture.
    pub(crate) fn room_for_stake(words: &str) -> bool {
        TextSize::Small.width(words) <= 236 - LABEL
    }
}

/// One line.
#[derive(Hash)]
pub(crate) struct ReasonBand {
    /// Who is asked.
    pub(crate) seat: Option<Seat>,
    pub(crate) before: LineStart,
    pub(crate) size: TextSize,
    pub(crate) label: Text,
    /// What it brings: `+1`, `-2`, `5+`.
    pub(crate) amount: Text,
    /// The sides of the die that stands behind the amount; none where no dice come or go.
    pub(crate) die: Option<u8>,
    pub(crate) on: bool,
    pub(crate) more: ScrollMore,
    /// Whether left goes on in the list: up and down do something else, right turns to other dice.
    pub(crate) sideways: bool,
}

/// Where labels begin, and where amounts end.
const LABEL: i32 = 39;
const AMOUNT: i32 = 222;
/// Columns of a die behind an amount.
const DIE: i32 = 20;

impl ReasonBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let bright = matches!(self.before, LineStart::Fact { matters: true, .. });
        let (ink, ground) = match (self.on, matches!(self.before, LineStart::Fact { .. })) {
            (true, true) => (t.field, t.seat(self.seat)),
            (true, false) => (t.field, t.ash),
            (false, _) => (if bright { t.bone } else { t.ash }, t.field),
        };
        if self.on {
            bar(c, self.seat, edges(self.seat, 0), (top, height), ground);
        }
        let middle = top + height / 2;
        let draw = |c: &mut Canvas<_>, picture| icon::draw(c, picture, (16, middle - 8), 16, t.iron, t.field);
        match self.before {
            LineStart::Known => c.rect(21, middle - 3, 6, 6, if self.on { ink } else { t.iron }),
            LineStart::Fact { ticked, .. } if self.size == TextSize::Large => {
                // Behind the slanted end of the cursor.
                tick_box(c, (18, middle - 9), 19, ticked, ink, ground)
            }
            LineStart::Fact { ticked, .. } => tick_box(c, (16, middle - 8), 16, ticked, ink, ground),
            LineStart::Whom(seat) => mark(c, seat, (24, middle), 6, if self.on { ink } else { t.seat(Some(seat)) }),
            LineStart::So | LineStart::Stake(Tone::Good) => draw(c, icon::TICK),
            LineStart::Stake(Tone::Great) => draw(c, icon::STAR),
            LineStart::Stake(Tone::Bad) => draw(c, icon::CROSS),
            LineStart::Note => {}
        }
        self.amount(c, middle, ink);
        let (size, room) = (self.size, self.room());
        let fits = |size: &TextSize| size.width(&self.label) <= room;
        let sizes = [size, TextSize::Body].into_iter().filter(|one| one.capital() <= size.capital());
        let size = sizes.into_iter().find(fits).unwrap_or(TextSize::Small);
        size.draw_in(c, (LABEL, base(size, middle)), &self.label, room, ink);
        self.notches(c, (top, height), if self.on { ground } else { t.field });
    }

    /// Whether its label has room in this size.
    pub(crate) fn fits(&self, size: TextSize) -> bool {
        size.width(&self.label) <= self.room()
    }

    /// The largest size in which its label has room beside what it brings.
    pub(crate) fn largest(&mut self) -> TextSize {
        let sizes = [TextSize::Large, TextSize::Body];
        let fits = |size: &TextSize| {
            self.size = *size;
            self.fits(*size)
        };
        sizes.into_iter().find(fits).unwrap_or(TextSize::Small)
    }

    /// How wide the label may be.
    fn room(&self) -> i32 {
        match self.before {
            // Nothing stands behind it, and lists that leave room for it do not scroll.
            LineStart::So | LineStart::Stake(_) | LineStart::Note => 236 - LABEL,
            _ => AMOUNT - self.brings() - LABEL,
        }
    }

    /// How wide is what it brings, with the gap before it.
    fn brings(&self) -> i32 {
        let wide = self.amount_size().width(&self.amount) + if self.die.is_some() { DIE } else { 0 };
        if wide > 0 { wide + 6 } else { 0 }
    }

    /// A remark beside a name is smaller than a number.
    fn amount_size(&self) -> TextSize {
        if matches!(self.before, LineStart::Whom(_)) { TextSize::Small } else { self.size }
    }

    /// What it brings, at the right.
    fn amount(&self, c: &mut Canvas<impl Target>, middle: i32, ink: Rgb565) {
        let mut end = AMOUNT;
        if let Some(sides) = self.die {
            body(c, sides, (end - 8, middle), 9, ink);
            c.note(end - 16, middle - 8, 16, 16, "die");
            end -= DIE;
        }
        let size = self.amount_size();
        size.draw(c, end, base(size, middle), &self.amount, ink, Align::Right);
    }

    /// Whether the list goes on, at the very right.
    fn notches(&self, c: &mut Canvas<impl Target>, (top, height): Zone, ground: Rgb565) {
        let t = c.theme;
        let middle = top + height / 2;
        let ink = if ground == t.field { t.bone } else { t.field };
        match (self.more.up, self.more.down) {
            (false, false) => {}
            // Round and round.
            _ if self.sideways => poly(c, &[(231, middle - 6), (231, middle + 6), (225, middle)], ink),
            (up, down) => {
                if up {
                    notch(c, 231, top + 10, false, ink);
                }
                if down {
                    notch(c, 231, top + height - 9, true, ink);
                }
            }
        }
    }
}

/// The line on which letters stand around this middle.
fn base(size: TextSize, middle: i32) -> i32 {
    middle
        + match size {
            TextSize::Small => 6,
            TextSize::Body => 7,
            TextSize::Large => 10,
        }
}
