//! Undo and redo as lines of the tape.
//!
//! Undoing an answer appends a line about it. The answer stays on the tape, and a replay skips it; so the log can show
//! it, a redo can restore it, and a stranger can check who agreed to what. All steps between two answers are one line,
//! and where they cancel out and needed nobody's consent, the next answer replaces that line: undo and redo in turn
//! fill no tape.

use heapless::Vec;

use crate::table::ExpectRoom;
use crate::table::tape::check::LineCheck;
use crate::table::tape::line::{MAX_LINE, TapeLine, encode_line, kind};
use crate::table::tape::source::Source;
use crate::table::tape::varint::{push_varint, read_varint};

/// The most bytes of such a payload: flags, and three numbers.
const PAYLOAD: usize = 1 + 3 * 2;
/// The most bytes of such a line.
pub(super) const MAX_STEPS_LINE: usize = 5 + PAYLOAD;
/// The highest number there is.
const MOST: u16 = (1 << 14) - 1;

/// The direction of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Undo: the last answers no longer count.
    Back,
    /// Redo: what was undone last counts again.
    Forward,
}

/// What is among undone answers that everybody has to consent to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crossed {
    /// Dice that the device threw.
    pub dice: bool,
    /// Secrets that were revealed.
    pub secret: bool,
}

impl Crossed {
    /// Whether all players have to agree.
    pub const fn needs_all(self) -> bool {
        self.dice || self.secret
    }

    const fn or(self, other: Crossed) -> Crossed {
        Crossed { dice: self.dice || other.dice, secret: self.secret || other.secret }
    }
}

/// All steps between two answers, folded into one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    /// How many answers fewer there are after them; below zero, how many more.
    pub net: i16,
    /// How many answers were undone at the furthest.
    pub deepest: u16,
    /// How often somebody stepped back.
    pub backs: u16,
    /// What is among the undone answers.
    pub crossed: Crossed,
    /// Whether all players agreed, each time they had to.
    pub agreed: bool,
}

impl Steps {
    /// These steps and one more.
    pub(super) fn and(self, direction: Direction, steps: u16, crossed: Crossed, agreed: bool) -> Option<Steps> {
        let steps = i16::try_from(steps.min(MOST)).ok()?;
        let net =
            if direction == Direction::Back { self.net.checked_add(steps)? } else { self.net.checked_sub(steps)? };
        let both = self.crossed.or(crossed);
        Some(Steps {
            net,
            deepest: self.deepest.max(net.max(0).unsigned_abs()),
            backs: (self.backs + u16::from(direction == Direction::Back)).min(MOST),
            crossed: both,
            agreed: both.needs_all() && (self.agreed || !self.crossed.needs_all()) && (agreed || !crossed.needs_all()),
        })
    }

    /// Whether they cancel out, and needed nobody's consent.
    pub(super) const fn is_void(self) -> bool {
        self.net == 0 && !self.crossed.needs_all()
    }

    /// Whether another step in this direction is folded into these. Undo always is; redo beyond where these began, which
    /// is possible only after a start of the device, is a line of its own.
    pub(super) const fn absorbs(self, direction: Direction) -> bool {
        match direction {
            Direction::Back => self.backs > 0,
            Direction::Forward => self.backs == 0 || self.net > 0,
        }
    }

    /// Whether these should have been folded into those of the line before.
    pub(super) const fn belongs_to(self, before: Steps) -> bool {
        (self.backs == 0) == (before.backs == 0)
    }

    /// Encodes a line, after one with this check.
    pub(super) fn encode(self, before: u16, opening: u32, source: Source) -> Vec<u8, MAX_LINE> {
        let flag = |yes: bool, bit: u8| u8::from(yes) << bit;
        let flags = flag(self.crossed.dice, 0) | flag(self.crossed.secret, 1) | flag(self.agreed, 2);
        let mut payload: Vec<u8, PAYLOAD> = Vec::new();
        payload.push(flags).expect_room("a flag fits");
        [self.net.unsigned_abs(), self.deepest, self.backs]
            .iter()
            .for_each(|number| push_varint(&mut payload, *number));
        let check = LineCheck::new(before, opening, source, "steps", &payload).done();
        encode_line(kind::STEPS, source, check, &payload)
    }

    /// Decodes a line; none where it is not about steps.
    pub fn read(line: &TapeLine<'_>) -> Option<Steps> {
        let [flags @ ..8, rest @ ..] = line.payload else { return None };
        let (net, rest) = read_varint(rest)?;
        let (deepest, rest) = read_varint(rest)?;
        let (backs, []) = read_varint(rest)? else { return None };
        let net = if backs > 0 { net as i16 } else { -(net as i16) };
        let crossed = Crossed { dice: flags & 1 == 1, secret: flags >> 1 & 1 == 1 };
        let steps = Steps { net, deepest, backs, crossed, agreed: flags >> 2 == 1 };
        let back =
            backs > 0 && net >= 0 && deepest >= net.unsigned_abs().max(1) && (crossed.needs_all() || !steps.agreed);
        let forward = backs == 0 && net < 0 && (deepest, crossed, steps.agreed) == (0, Crossed::default(), false);
        (line.kind == kind::STEPS && (back || forward)).then_some(steps)
    }
}
