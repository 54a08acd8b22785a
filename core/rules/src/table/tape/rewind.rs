//! What steps back and forward do to a tape, and the tape as it once was.

use super::line::TapeLine;
use super::step::{Direction, Steps};
use super::{ReplayError, Tape};

/// What a line does to those before it.
#[derive(Clone, Copy)]
enum Effect {
    /// It is one more answer.
    Answers,
    /// Nothing.
    Notes,
    /// It takes back, or brings back.
    Steps(Steps),
}

impl Effect {
    /// Of this line; none where it is about steps and makes no sense.
    fn of(line: &TapeLine<'_>) -> Option<Effect> {
        match () {
            () if line.is_answer() => Some(Effect::Answers),
            () if line.resumed().is_some() => Some(Effect::Notes),
            () => Steps::read(line).map(Effect::Steps),
        }
    }
}

impl Tape {
    /// Lets the line at this place, from 0, have its effect; false where it cannot, and nothing has changed.
    fn settle(&mut self, at: u16, effect: Effect) -> bool {
        match effect {
            Effect::Answers => {
                if core::mem::take(&mut self.ahead) > 0 {
                    self.lost.copy(&self.gone);
                }
                self.answers += 1;
                return true;
            }
            Effect::Steps(Steps { net, deepest, .. }) => {
                let (way, there) =
                    if net > 0 { (Direction::Back, self.answers) } else { (Direction::Forward, self.ahead) };
                if deepest > self.answers || net.unsigned_abs() > there {
                    return false;
                }
                self.shift(at, way, net.unsigned_abs());
            }
            Effect::Notes => {}
        }
        self.mute(at);
        true
    }

    /// Nobody hears this line, and no step brings it back.
    pub(super) fn mute(&mut self, at: u16) {
        self.gone.set(at, true);
        self.lost.set(at, true);
    }

    /// Takes back, or brings back, so many answers of those before this line. There are so many.
    pub(super) fn shift(&mut self, at: u16, way: Direction, steps: u16) {
        let mut left = steps;
        match way {
            Direction::Back => {
                (self.answers, self.ahead) = (self.answers - steps, self.ahead + steps);
                for line in (0..at).rev() {
                    if left == 0 {
                        break;
                    }
                    if !self.gone.get(line) {
                        self.gone.set(line, true);
                        left -= 1;
                    }
                }
            }
            Direction::Forward => {
                (self.answers, self.ahead) = (self.answers + steps, self.ahead - steps);
                let first = (0..at).rev().find(|&line| !self.gone.get(line)).map_or(0, |stands| stands + 1);
                for line in first..at {
                    if left == 0 {
                        break;
                    }
                    if !self.lost.get(line) {
                        self.gone.set(line, false);
                        left -= 1;
                    }
                }
            }
        }
    }

    /// The tape as it was when it had this many lines: those after them are not heard. All of them, and it is as it was.
    pub(in crate::table) fn as_of(&mut self, lines: u16) {
        (self.answers, self.ahead) = (0, 0);
        self.gone.clear();
        self.lost.clear();
        let mut from = 0;
        for at in 0..self.records {
            let laid = "a line that was laid is whole";
            let (line, _) = TapeLine::read(&self.bytes[from..]).expect(laid);
            from += line.bytes.len();
            if at < lines {
                let effect = Effect::of(&line).expect(laid);
                assert!(self.settle(at, effect), "what was settled once is settled again");
            } else {
                self.mute(at);
            }
        }
    }

    /// Lays a line at the end, where there is room for it; false where it takes back what is not there, or goes on
    /// with steps that would have been one line.
    pub(super) fn lay(&mut self, line: &TapeLine<'_>) -> bool {
        let again = self.last_line().and_then(|last| Steps::read(&last));
        let again = again.is_some_and(|last| Steps::read(line).is_some_and(|steps| steps.joins(last)));
        let fits = !again && Effect::of(line).is_some_and(|effect| self.settle(self.records, effect));
        if fits {
            self.append(line.bytes);
        }
        fits
    }

    /// Puts the bytes of a line at the end. There is room.
    pub(super) fn append(&mut self, line: &[u8]) {
        self.chain = self.check();
        self.last = self.bytes.len() as u16;
        self.bytes.extend_from_slice(line).expect("the room was measured before");
        self.records += 1;
    }

    /// Keeps the sound part of a tape that went astray.
    pub(in crate::table) fn truncate(&mut self, ReplayError { line, sound, .. }: ReplayError) {
        self.end(line - 1, sound.into());
    }

    /// Takes the last line off, which nobody hears.
    pub(super) fn drop_last(&mut self) {
        self.end(self.records - 1, self.last.into());
    }

    /// Ends the tape after so many lines and bytes.
    fn end(&mut self, records: u16, bytes: usize) {
        self.bytes.truncate(bytes);
        self.records = records;
        let mut last = None;
        for line in self.iter() {
            last = Some((last.map_or(0, |(_, check, _)| check), line.check, line.bytes.len()));
        }
        let (chain, _, length) = last.unwrap_or_default();
        (self.chain, self.last) = (chain, (bytes - length) as u16);
        self.as_of(self.records);
    }
}
