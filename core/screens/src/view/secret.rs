//! Giving numbers in secret: seat after seat behind its own curtain.
//!
//! Until all are in, nothing but the open curtain depends on what was chosen: the closed picker has
//! the same picture for every number, starts on a random one, and its ends meet.

use heapless::Vec;
use umpire_rules::table::{Answer, MAX_SEATS, Number, Question, Secret};

use super::sheet::{STRIP, Sheet};
use crate::band::{Behind, Curtain, What};
use crate::frame::SIDE;
use crate::key::{Act, Key, Stroke};

/// What has been given, and what is going on behind the curtain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hiding {
    /// Stirred every time a curtain is opened: whoever steps back and looks learns nothing of where the
    /// picker started before, and counted presses tell nothing.
    noise: u32,
    given: Vec<i16, MAX_SEATS>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    HandOver,
    /// `meant`: an arrow or a look came first, so that nobody locks a number they have never seen.
    Picking {
        value: i16,
        peek: bool,
        meant: bool,
    },
}

impl Hiding {
    pub(super) const fn new(noise: u32) -> Self {
        Hiding { noise, given: Vec::new(), stage: Stage::HandOver }
    }

    /// Shuts an open curtain.
    pub(super) fn shut(&mut self) {
        if let Stage::Picking { peek, .. } = &mut self.stage {
            *peek = false;
        }
    }

    /// How many numbers are in.
    pub(super) fn locked(&self) -> usize {
        self.given.len()
    }

    /// Where the picker starts this time. One way only: from a start neither the noise nor the one before
    /// it can be told.
    fn start(&mut self, number: &Number) -> i16 {
        let count = (i32::from(number.max) - i32::from(number.min)) / i32::from(number.step) + 1;
        self.noise = stir(self.noise);
        (i32::from(number.min) + ((stir(!self.noise) >> 8) % count as u32) as i32 * i32::from(number.step)) as i16
    }

    pub(super) fn stroke(&mut self, stroke: Stroke, secret: &Secret) -> Act {
        let Some((_, number)) = secret.asks.get(self.given.len()) else { return Act::Stay };
        match (&mut self.stage, stroke) {
            (Stage::Picking { peek, meant, .. }, Stroke { key: Key::Y, down }) => (*peek, *meant) = (down, true),
            (_, Stroke { down: false, .. }) => {}
            (Stage::HandOver, Stroke { key: Key::A, .. }) => {
                self.stage = Stage::Picking { value: self.start(number), peek: false, meant: false };
            }
            // One step back is the seat before, whose number is forgotten.
            (Stage::HandOver, Stroke { key: Key::B, .. }) => match self.given.pop() {
                Some(_) => {}
                None => return Act::Undo,
            },
            (Stage::Picking { value, meant, .. }, Stroke { key, .. }) => match key {
                Key::Left | Key::Down => (*value, *meant) = (turn(number, *value, false), true),
                Key::Right | Key::Up => (*value, *meant) = (turn(number, *value, true), true),
                Key::B => self.stage = Stage::HandOver,
                Key::A if *meant => {
                    let _ = self.given.push(*value); // one a seat
                    self.stage = Stage::HandOver;
                    if self.given.len() == secret.asks.len() {
                        return Act::Say(Answer::Secrets(core::mem::take(&mut self.given)));
                    }
                }
                _ => {}
            },
            _ => {}
        }
        Act::Stay
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question, secret: &Secret) {
        let Some(&(seat, _)) = secret.asks.get(self.given.len()) else { return sheet.foot(&[]) };
        let title = sheet.text(&question.title);
        let scene = match self.stage {
            Stage::HandOver => Behind::HandOver,
            Stage::Picking { peek: false, .. } => Behind::Closed(title),
            Stage::Picking { peek: true, value, .. } => Behind::Open(title, value),
        };
        sheet.strip(None);
        sheet.push(SIDE - STRIP, What::Curtain(Curtain { seat, scene }));
    }
}

/// Every bit of the noise bears on every bit of the next: the finisher of MurmurHash3.
fn stir(noise: u32) -> u32 {
    let mut bits = noise.wrapping_add(0x9e37_79b9);
    bits = (bits ^ bits >> 16).wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ bits >> 13).wrapping_mul(0xc2b2_ae35);
    bits ^ bits >> 16
}

/// The next number; the ends meet.
fn turn(number: &Number, value: i16, up: bool) -> i16 {
    let to = if up { value.saturating_add(number.step) } else { value.saturating_sub(number.step) };
    match number.allows(to) {
        true => to,
        false if up => number.min,
        false => {
            (i32::from(number.max) - (i32::from(number.max) - i32::from(number.min)) % i32::from(number.step)) as i16
        }
    }
}
