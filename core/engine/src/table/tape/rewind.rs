//! What a line does to those before it, and the tape as it once was.

use crate::table::tape::{Direction, ReplayError, Steps, Tape, TapeLine};

/// What a line does to those before it.
#[derive(Clone, Copy)]
enum Effect {
    /// It is one more answer.
    Answer,
    /// Nothing.
    Note,
    /// It undoes, or redoes.
    Steps(Steps),
}

impl Effect {
    /// Of this line; none where it is about steps and makes no sense.
    fn of(line: &TapeLine<'_>) -> Option<Effect> {
        match () {
            () if line.is_answer() => Some(Effect::Answer),
            () if line.resumed().is_some() => Some(Effect::Note),
            () => Steps::read(line).map(Effect::Steps),
        }
    }
}

impl Tape {
    /// Applies the effect of the line of this index; false where that cannot be, and nothing has changed.
    fn apply(&mut self, at: u16, effect: Effect) -> bool {
        match effect {
            Effect::Answer => {
                if core::mem::take(&mut self.redoable) > 0 {
                    self.discarded.copy_from(&self.skipped);
                }
                self.answer_count += 1;
                return true;
            }
            Effect::Steps(Steps { net, deepest, .. }) => {
                let (direction, there) =
                    if net > 0 { (Direction::Back, self.answer_count) } else { (Direction::Forward, self.redoable) };
                if deepest > self.answer_count || net.unsigned_abs() > there {
                    return false;
                }
                self.move_answers(at, direction, net.unsigned_abs());
            }
            Effect::Note => {}
        }
        self.discard(at);
        true
    }

    /// Lets every replay skip this line, and no redo restore it.
    pub(super) fn discard(&mut self, at: u16) {
        self.skipped.set(at, true);
        self.discarded.set(at, true);
    }

    /// Undoes or redoes so many answers before this line. There are so many.
    pub(super) fn move_answers(&mut self, at: u16, direction: Direction, steps: u16) {
        let mut left = steps;
        match direction {
            Direction::Back => {
                (self.answer_count, self.redoable) = (self.answer_count - steps, self.redoable + steps);
                for line in (0..at).rev() {
                    if left == 0 {
                        break;
                    }
                    if !self.skipped.get(line) {
                        self.skipped.set(line, true);
                        left -= 1;
                    }
                }
            }
            Direction::Forward => {
                (self.answer_count, self.redoable) = (self.answer_count + steps, self.redoable - steps);
                let first = (0..at).rev().find(|&line| !self.skipped.get(line)).map_or(0, |counts| counts + 1);
                for line in first..at {
                    if left == 0 {
                        break;
                    }
                    if !self.discarded.get(line) {
                        self.skipped.set(line, false);
                        left -= 1;
                    }
                }
            }
        }
    }

    /// The tape as it was when it had this many lines: a replay skips those after them. With all lines, it is as it is.
    pub(in crate::table) fn rewind_to(&mut self, lines: u16) {
        (self.answer_count, self.redoable) = (0, 0);
        self.skipped.clear();
        self.discarded.clear();
        let mut from = 0;
        for at in 0..self.line_count {
            let whole = "a line on the tape is whole";
            let (line, _) = TapeLine::read(&self.bytes[from..]).expect(whole);
            from += line.bytes.len();
            if at < lines {
                let effect = Effect::of(&line).expect(whole);
                assert!(self.apply(at, effect), "what was applied once is applied again");
            } else {
                self.discard(at);
            }
        }
    }

    /// Appends a line, where there is room for it; false where it undoes what is not there, or should have been folded
    /// into the line before.
    pub(super) fn append(&mut self, line: &TapeLine<'_>) -> bool {
        let last = self.last_line().and_then(|last| Steps::read(&last));
        let unfolded = last.is_some_and(|last| Steps::read(line).is_some_and(|steps| steps.belongs_to(last)));
        let fits = !unfolded && Effect::of(line).is_some_and(|effect| self.apply(self.line_count, effect));
        if fits {
            self.push_bytes(line.bytes);
            self.remote |= line.source.is_remote();
        }
        fits
    }

    /// Keeps the sound part of a tape that these rules do not fit.
    pub(in crate::table) fn truncate(&mut self, ReplayError { line, sound, .. }: ReplayError) {
        self.truncate_to(line - 1, sound.into());
    }

    /// Removes the last line, which every replay skips.
    pub(super) fn pop_line(&mut self) {
        self.truncate_to(self.line_count - 1, self.last_line_at.into());
    }

    /// Keeps so many lines, which have so many bytes.
    fn truncate_to(&mut self, lines: u16, bytes: usize) {
        self.bytes.truncate(bytes);
        self.line_count = lines;
        let (mut last, mut remote) = (None, false);
        for line in self.iter() {
            last = Some((last.map_or(0, |(_, check, _)| check), line.check, line.bytes.len()));
            remote |= line.source.is_remote();
        }
        let (before, _, length) = last.unwrap_or_default();
        (self.check_before_last, self.last_line_at, self.remote) = (before, (bytes - length) as u16, remote);
        self.rewind_to(self.line_count);
    }
}
