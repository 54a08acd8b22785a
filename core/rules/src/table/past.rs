//! What steps back and forward do to a tape, and the tape as it once was.

use heapless::Vec;

use super::back::{BACK, Back, Way};
use super::line::{FRAME, number_of};
use super::tape::Tape;

impl Tape {
    /// What this line, at this place from 0, does to those before it; false where it cannot do that, and does nothing.
    pub(super) fn settle(&mut self, at: u16, line: &[u8]) -> bool {
        if number_of(line[0]) != BACK {
            if core::mem::take(&mut self.ahead) > 0 {
                self.lost.copy(&self.gone);
            }
            self.answers += 1;
            return true;
        }
        let Some(Back { way, steps, .. }) = Back::read(line) else { return false };
        match way {
            Way::Back if steps > self.answers => return false,
            Way::Forward if steps > self.ahead => return false,
            Way::Back => (self.answers, self.ahead) = (self.answers - steps, self.ahead + steps),
            Way::Forward => (self.answers, self.ahead) = (self.answers + steps, self.ahead - steps),
        }
        let (mut before, mut left) = (if way == Way::Back { at } else { 0 }, steps);
        while left > 0 {
            if way == Way::Back {
                before -= 1;
            }
            // A step back reaches for what stands, one forward for what went and can come back.
            if self.gone.get(before) == (way == Way::Forward) && !self.lost.get(before) {
                self.gone.set(before, way == Way::Back);
                left -= 1;
            }
            if way == Way::Forward {
                before += 1;
            }
        }
        self.gone.set(at, true);
        self.lost.set(at, true);
        true
    }

    /// The tape as it was when it had this many lines: those after them are not heard. All of them, and it is as it was.
    pub(super) fn as_of(&mut self, lines: u16) {
        (self.answers, self.ahead) = (0, 0);
        self.gone.clear();
        self.lost.clear();
        let mut from = 0;
        for at in 0..self.records {
            let length = self.length(from);
            if at < lines {
                let mut line: Vec<u8, { FRAME + 31 }> = Vec::new();
                line.extend_from_slice(&self.bytes[from..from + length]).expect("a line is as long as that at most");
                assert!(self.settle(at, &line), "what was settled once is settled again");
            } else {
                self.gone.set(at, true);
                self.lost.set(at, true);
            }
            from += length;
        }
    }

    /// Lays a line at the end, where there is room for it; false where it takes back what is not there.
    pub(super) fn lay(&mut self, line: &[u8]) -> bool {
        let fits = self.settle(self.records, line);
        if fits {
            self.bytes.extend_from_slice(line).expect("the room was measured before");
            self.records += 1;
        }
        fits
    }

    /// Takes the last answers off, and all that lies behind them, as if they had never been: the tape is full, and there
    /// is no room to note it. False where there are not so many.
    pub(super) fn shorten(&mut self, steps: u16) -> bool {
        let Some(mut left) = self.answers.checked_sub(steps) else { return false };
        let (mut bytes, mut records) = (0, 0);
        while left > 0 {
            left -= u16::from(!self.gone.get(records));
            bytes += self.length(bytes);
            records += 1;
        }
        self.end(records, bytes);
        true
    }

    /// Ends the tape after so many lines and bytes.
    pub(super) fn end(&mut self, records: u16, bytes: usize) {
        self.bytes.truncate(bytes);
        self.records = records;
        self.afar.end(records);
        self.as_of(records);
    }

    /// Bytes of the line that begins here.
    pub(super) fn length(&self, from: usize) -> usize {
        FRAME + usize::from(self.bytes[from] & 31)
    }
}
