//! Undo and redo on a tape: what it costs, whether there is room, and the line that records it.

use crate::table::tape::line::line_length;
use crate::table::tape::step::MAX_STEPS_LINE;
use crate::table::tape::{Crossed, Direction, Source, Steps, Tape, TapeLine};
use crate::table::{Answer, ExpectRoom, Question, Thrown};

impl Tape {
    /// Every line about steps, with its number, from 1.
    pub fn steps(&self) -> impl Iterator<Item = (u16, Source, Steps)> {
        (1..).zip(self.iter()).filter_map(|(at, line)| Some((at, line.source, Steps::read(&line)?)))
    }

    /// The lines of this many last answers.
    pub fn last_answers(&self, steps: u16) -> impl Iterator<Item = TapeLine<'_>> {
        let mut passed = self.answer_count().saturating_sub(steps);
        let (mut at, mut rest) = (0, self.as_bytes());
        // Lines that are passed over are measured, and not decoded.
        while passed > 0 {
            passed -= u16::from(!self.skipped.get(at));
            (at, rest) = (at + 1, &rest[line_length(rest)..]);
        }
        let after = (at..).zip(self.iter_from(self.bytes.len() - rest.len()));
        after.filter_map(|(at, line)| (!self.skipped.get(at)).then_some(line))
    }

    /// The lines that redo would restore, the next one first, with their indices.
    pub(super) fn undone(&self) -> impl Iterator<Item = (u16, TapeLine<'_>)> {
        let lines = if self.redoable > 0 { self.line_count } else { 0 };
        let undone = |at: u16| self.skipped.get(at) && !self.discarded.get(at);
        (0..lines).zip(self.iter()).filter(move |(at, _)| undone(*at))
    }

    /// What was answered to this question before it was undone.
    pub fn undone_answer(&self, question: &Question) -> Option<Answer> {
        let (_, line) = self.undone().next()?;
        line.answer(question).filter(|answer| question.allows(answer).is_ok())
    }

    /// The index of the last line that counts, if so many were redone: after other answers it is another.
    pub fn last_answer_line(&self, redone: u16) -> Option<u16> {
        match redone.checked_sub(1) {
            Some(before) => self.undone().nth(before.into()).map(|(at, _)| at),
            None => (0..self.line_count).rev().find(|at| !self.skipped.get(*at)),
        }
    }

    /// What of this many last answers everybody has to consent to before it is undone.
    pub fn crossing(&self, steps: u16) -> Crossed {
        let mut crossed = Crossed::default();
        for line in self.last_answers(steps) {
            crossed.secret |= line.reveals();
            crossed.dice |= matches!(line.thrown(), Some((Thrown::Device, _)));
        }
        crossed
    }

    /// Whether so many answers can be undone, and others given in their place, without taking the room of those to
    /// come: half of the tape is still free, or all that was ever undone fits into its own part.
    pub fn has_room_to_undo(&self, steps: u16) -> bool {
        if self.bytes.len() + MAX_STEPS_LINE <= Tape::CAPACITY / 2 {
            return true;
        }
        let kept = u32::from(self.answer_count.saturating_sub(steps));
        let (mut undone, mut seen) = (MAX_STEPS_LINE, 0);
        for (at, line) in (0..).zip(self.iter()) {
            let counts = !self.skipped.get(at);
            seen += u32::from(counts);
            let stays = counts && seen <= kept || line.resumed().is_some();
            undone += if stays { 0 } else { line.bytes.len() };
        }
        undone <= Tape::UNDO_RESERVE
    }

    /// Takes a step and records it: in the last line where that is about steps, else in one of its own. False where there
    /// are not so many answers, or no room for it; then nothing has changed.
    #[inline(never)] // its line is dropped before the rules are played again
    pub(in crate::table) fn step(
        &mut self,
        opening: u32,
        (direction, steps): (Direction, u16),
        agreed: bool,
        by: Source,
    ) -> bool {
        let there = if direction == Direction::Back { self.answer_count } else { self.redoable };
        if steps == 0 || steps > there || direction == Direction::Back && !self.has_room_to_undo(steps) {
            return false;
        }
        let run = self.last_line().and_then(|line| Some((Steps::read(&line)?, line.source)));
        let run = run.filter(|(run, _)| run.absorbs(direction));
        let crossed = if direction == Direction::Back { self.crossing(steps) } else { Crossed::default() };
        let (before, source) = run.map_or((Steps::default(), by), |(run, source)| (run, source.max(by)));
        let Some(after) = before.and(direction, steps, crossed, agreed) else { return false };
        let check = if run.is_some() { self.check_before_last } else { self.last_check() };
        let line = after.encode(check, opening, source);
        let from = if run.is_some() { usize::from(self.last_line_at) } else { self.bytes.len() };
        if from + line.len() > Tape::CAPACITY {
            return false;
        }
        self.move_answers(self.line_count, direction, steps);
        if run.is_some() {
            self.bytes.truncate(self.last_line_at.into());
            self.bytes.extend_from_slice(&line).expect_room("the room was measured before");
        } else {
            self.push_bytes(&line);
            self.discard(self.line_count - 1);
        }
        self.remote |= source.is_remote();
        true
    }
}
