//! The strip at the top: whose turn it is, what each side has left or is called, which round it is.

mod cells;
mod halves;
mod pips;
mod solo;

use core::hash::Hash;

use embedded_graphics::pixelcolor::Rgb565;
use heapless::{String, Vec};
use umpire_engine::table::{Counter, MAX_SEATS, Seat, SeatSet};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::Align;

use self::pips::PIPS;
use crate::bands::Zone;
use crate::damage::PaneHasher;
use crate::strings::letters;

/// The strip of a game in progress.
#[derive(Hash)]
pub(crate) struct StripBand {
    pub(crate) sides: Vec<StripSide, MAX_SEATS>,
    /// Whose turn it is.
    pub(crate) active: SeatSet,
    pub(crate) round: Option<u8>,
    /// Whether it leaves room for the steps of a turn: it is lower, and has no pips.
    pub(crate) low: bool,
}

/// What stands beside a side's mark.
#[derive(Clone, Hash)]
pub(crate) enum StripSide {
    /// What it has left, and of how much; and what the choice under the cursor would spend.
    Count { now: u8, total: u8, cost: u8 },
    /// The name of its player.
    Name(SideName),
}

/// A player's name: 16 letters, two bytes each at most.
pub(crate) type SideName = String<32, u8>;

impl StripSide {
    pub(crate) const fn count(counter: Counter, cost: u8) -> Self {
        StripSide::Count { now: counter.now, total: counter.total, cost }
    }

    pub(crate) fn name(name: &str) -> Self {
        StripSide::Name(letters(name, 16))
    }

    /// The same while nothing is about to be spent.
    fn unspent(&self) -> Self {
        match self {
            StripSide::Count { now, total, .. } => StripSide::Count { now: *now, total: *total, cost: 0 },
            StripSide::Name(name) => StripSide::Name(name.clone()),
        }
    }

    /// Whether it is counted in so few that each has a pip.
    fn has_pips(&self) -> bool {
        matches!(self, StripSide::Count { total, .. } if *total <= PIPS)
    }
}

impl StripBand {
    /// Rows of a low one.
    pub(crate) const LOW: usize = 32;

    /// Whether every side has its pips: they are a band of their own, which alone shows what would be spent.
    pub(crate) fn has_pips(&self) -> bool {
        !self.low && self.sides.len() <= 2 && self.sides.iter().all(StripSide::has_pips)
    }

    /// The same while nothing is about to be spent.
    pub(crate) fn unspent(&self) -> Self {
        StripBand { sides: self.sides.iter().map(StripSide::unspent).collect(), ..*self }
    }

    /// Its rows.
    const fn height(&self) -> i32 {
        if self.low { StripBand::LOW as i32 } else { 40 }
    }

    /// Ink and ground of a side: filled with its colour while it is its turn.
    fn colors(&self, c: &Canvas<impl Target>, seat: Seat) -> (Rgb565, Rgb565) {
        let (field, color) = (c.theme.field, c.theme.seat(Some(seat)));
        if self.active.has(seat) { (field, color) } else { (color, field) }
    }

    /// The ink of a name: the seat's colour is not for lines of text.
    fn name_ink(&self, c: &Canvas<impl Target>, seat: Seat) -> Rgb565 {
        if self.active.has(seat) { c.theme.field } else { c.theme.bone }
    }
}

impl StripBand {
    /// Where its panes end: the halves of two sides, or thirds.
    pub(crate) fn panes(&self) -> &'static [u16] {
        match self.sides.len() {
            1 => &[240],
            2 => &[112, 240],
            _ => &[80, 160, 240],
        }
    }

    /// What can be seen in a pane.
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut PaneHasher) {
        let StripBand { sides, active, round, low } = self;
        low.hash(sum);
        match sides.len() {
            1 => self.hash(sum),
            2 => (&sides[pane], active, round).hash(sum),
            seats => {
                let seen = (0..).zip(sides).filter(|(seat, _)| cells::reaches(*seat, seats, pane));
                seen.for_each(|(seat, side)| (side, active.has(Seat(seat))).hash(sum));
            }
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, _: Zone) {
        match &self.sides[..] {
            [one] => solo::paint(c, self, one),
            [red, blue] => halves::paint(c, self, [red, blue]),
            _ => cells::paint(c, self),
        }
    }
}

/// Before the game has begun: the name of the device.
pub(crate) fn title(c: &mut Canvas<impl Target>) {
    let t = c.theme;
    halves::fill(c, 38, t.seat(Some(Seat::RED)), t.seat(Some(Seat::BLUE)));
    mark(c, Seat::RED, (16, 18), 10, t.field);
    mark(c, Seat::BLUE, (224, 19), 10, t.field);
    StrokeFont(18).draw(c, 34, 10, "POCKET", t.field, Align::Left);
    StrokeFont(18).draw(c, 206, 10, "UMPIRE", t.field, Align::Right);
}
