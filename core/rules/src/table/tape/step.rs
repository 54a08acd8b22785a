//! Steps back, and forward again: lines of the tape that answer nothing.
//!
//! Whoever takes an answer back adds a line that says so. What was taken back stays on the tape, where nobody hears
//! it any more; so the log can show it, a step forward can bring it back, and a stranger can check who agreed to what.
//! All steps between two answers are folded into one line, and where they came to nothing and needed nobody's word, the
//! next answer takes its place: going back and forth fills no tape.

use heapless::Vec;

use super::Tape;
use super::check::Fnv32;
use super::line::{MAX_LINE, Source, TapeLine, kind, length, line, push_varint, varint};
use crate::table::Thrown;

/// The most bytes of such a payload: flags, and three numbers.
const PAYLOAD: usize = 1 + 3 * 2;
/// The most bytes of such a line.
const LENGTH: usize = 5 + PAYLOAD;
/// The highest number there is.
const MOST: u16 = (1 << 14) - 1;

/// Which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Back: the last answers are taken back.
    Back,
    /// Forward: what was taken back last stands again.
    Forward,
}

/// What answers are taken back that somebody may not like to see again.
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

/// All steps between two answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    /// How many answers fewer stand after them; below zero, how many more.
    pub net: i16,
    /// How many answers were taken back at the furthest.
    pub deepest: u16,
    /// How often somebody stepped back.
    pub backs: u16,
    /// What is among the answers that were taken back.
    pub crossed: Crossed,
    /// Whether all players agreed, each time they had to.
    pub agreed: bool,
}

impl Steps {
    /// These steps and one more.
    fn and(self, way: Direction, steps: u16, crossed: Crossed, agreed: bool) -> Option<Steps> {
        let steps = i16::try_from(steps.min(MOST)).ok()?;
        let net = if way == Direction::Back { self.net.checked_add(steps)? } else { self.net.checked_sub(steps)? };
        let both = self.crossed.or(crossed);
        Some(Steps {
            net,
            deepest: self.deepest.max(net.max(0).unsigned_abs()),
            backs: (self.backs + u16::from(way == Direction::Back)).min(MOST),
            crossed: both,
            agreed: both.needs_all() && (self.agreed || !self.crossed.needs_all()) && (agreed || !crossed.needs_all()),
        })
    }

    /// Whether they came to nothing, and needed nobody's word.
    pub(super) const fn is_nothing(self) -> bool {
        self.net == 0 && !self.crossed.needs_all()
    }

    /// Whether another step this way is folded into these. Whoever goes back begins where these began; forward beyond
    /// that, which is possible only after a start of the device, is a line of its own.
    const fn takes(self, way: Direction) -> bool {
        match way {
            Direction::Back => self.backs > 0,
            Direction::Forward => self.backs == 0 || self.net > 0,
        }
    }

    /// Whether these would have been one line with those before them.
    pub(super) const fn joins(self, before: Steps) -> bool {
        (self.backs == 0) == (before.backs == 0)
    }

    /// As a line of the tape, after one with this check.
    pub(super) fn line(self, before: u16, opening: u32, source: Source) -> Vec<u8, MAX_LINE> {
        let flag = |yes: bool, bit: u8| u8::from(yes) << bit;
        let flags = flag(self.crossed.dice, 0) | flag(self.crossed.secret, 1) | flag(self.agreed, 2);
        let mut payload: Vec<u8, PAYLOAD> = Vec::new();
        payload.push(flags).expect("a flag fits");
        [self.net.unsigned_abs(), self.deepest, self.backs]
            .iter()
            .for_each(|number| push_varint(&mut payload, *number));
        let check = Fnv32::of(before, opening, source, "steps", &payload).check();
        line(kind::STEPS, source, check, &payload)
    }

    /// As they lie on the tape; none where the line is no step.
    pub fn read(line: &TapeLine<'_>) -> Option<Steps> {
        let [flags @ ..8, rest @ ..] = line.payload else { return None };
        let (net, rest) = varint(rest)?;
        let (deepest, rest) = varint(rest)?;
        let (backs, []) = varint(rest)? else { return None };
        let net = if backs > 0 { net as i16 } else { -(net as i16) };
        let crossed = Crossed { dice: flags & 1 == 1, secret: flags >> 1 & 1 == 1 };
        let steps = Steps { net, deepest, backs, crossed, agreed: flags >> 2 == 1 };
        let back =
            backs > 0 && net >= 0 && deepest >= net.unsigned_abs().max(1) && (crossed.needs_all() || !steps.agreed);
        let forward = backs == 0 && net < 0 && (deepest, crossed, steps.agreed) == (0, Crossed::default(), false);
        let sense = back || forward;
        (line.kind == kind::STEPS && sense).then_some(steps)
    }
}

impl Tape {
    /// Every line about steps, with its number, from 1.
    pub fn steps(&self) -> impl Iterator<Item = (u16, Source, Steps)> {
        (1..).zip(self.iter()).filter_map(|(at, line)| Some((at, line.source, Steps::read(&line)?)))
    }

    /// The lines of this many last answers.
    pub fn last(&self, steps: u16) -> impl Iterator<Item = TapeLine<'_>> {
        let mut passed = self.lines().saturating_sub(steps);
        let (mut at, mut rest) = (0, self.as_bytes());
        // Lines that are passed over are measured, and not read.
        while passed > 0 {
            passed -= u16::from(!self.gone.get(at));
            (at, rest) = (at + 1, &rest[length(rest)..]);
        }
        let after = (at..).zip(self.iter_from(self.bytes.len() - rest.len()));
        after.filter_map(|(at, line)| (!self.gone.get(at)).then_some(line))
    }

    /// What of this many last answers needs all players to agree before it is taken back.
    pub fn crossing(&self, steps: u16) -> Crossed {
        let mut crossed = Crossed::default();
        for line in self.last(steps) {
            crossed.secret |= line.reveals();
            crossed.dice |= matches!(line.thrown(), Some((Thrown::Device, _)));
        }
        crossed
    }

    /// Whether so many answers can be taken back, and others given in their place, without taking the room of those
    /// to come: half of the tape is still free, or all that was ever taken back fits into its own part.
    pub fn has_room_back(&self, steps: u16) -> bool {
        if self.bytes.len() + LENGTH <= Tape::CAPACITY / 2 {
            return true;
        }
        let standing = u32::from(self.answers.saturating_sub(steps));
        let (mut past, mut seen) = (LENGTH, 0);
        for (at, line) in (0..).zip(self.iter()) {
            let stands = !self.gone.get(at);
            seen += u32::from(stands);
            let stays = stands && seen <= standing || line.resumed().is_some();
            past += if stays { 0 } else { line.bytes.len() };
        }
        past <= Tape::PAST
    }

    /// Takes a step, and writes it down: in the last line where that is about steps, else in one of its own. False
    /// where there are not so many answers, or no room for it; then nothing has changed.
    #[inline(never)] // its line is done with before the rules are played again
    pub(in crate::table) fn step(
        &mut self,
        opening: u32,
        (way, steps): (Direction, u16),
        agreed: bool,
        by: Source,
    ) -> bool {
        let there = if way == Direction::Back { self.answers } else { self.ahead };
        if steps == 0 || steps > there || way == Direction::Back && !self.has_room_back(steps) {
            return false;
        }
        let run = self.last_line().and_then(|line| Some((Steps::read(&line)?, line.source)));
        let run = run.filter(|(run, _)| run.takes(way));
        let crossed = if way == Direction::Back { self.crossing(steps) } else { Crossed::default() };
        let (before, source) = run.map_or((Steps::default(), by), |(run, source)| (run, source.max(by)));
        let Some(after) = before.and(way, steps, crossed, agreed) else { return false };
        let check = if run.is_some() { self.chain } else { self.check() };
        let line = after.line(check, opening, source);
        let from = if run.is_some() { usize::from(self.last) } else { self.bytes.len() };
        if from + line.len() > Tape::CAPACITY {
            return false;
        }
        self.shift(self.records, way, steps);
        if run.is_some() {
            self.bytes.truncate(self.last.into());
            self.bytes.extend_from_slice(&line).expect("the room was measured before");
        } else {
            self.append(&line);
            self.mute(self.records - 1);
        }
        true
    }
}
