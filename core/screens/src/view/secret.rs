//! Giving numbers in secret: seat after seat behind its own curtain.
//!
//! Until all are in, nothing but the open curtain depends on what was chosen: the closed picker has
//! the same picture for every number, starts on a random one, and its ends meet. Nor does it take
//! the processor a cycle more or less to start on one number than on another, or to turn to it.

use heapless::Vec;
use umpire_rules::table::{Answer, Given, MAX_SEATS, Number, Question, Secret};

use super::sheet::{STRIP, Sheet};
use crate::band::{Behind, Curtain, What, text};
use crate::frame::SIDE;
use crate::key::{Act, Key, Stroke};

/// What has been given, and what is going on behind the curtain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hiding {
    /// Fresh for every curtain that is opened, see [`View::shuffle`](super::View::shuffle): whoever steps back and
    /// looks learns nothing of where the picker started before or will start next, and counted presses tell nothing.
    noise: u32,
    /// How often a curtain was opened.
    opened: u16,
    given: Vec<Given, MAX_SEATS>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    HandOver,
    /// `meant`: an arrow or a look came first, so that nobody locks a number they have never seen.
    Picking {
        /// The so-manieth of the numbers that can be given.
        at: u32,
        peek: bool,
        meant: bool,
    },
}

impl Hiding {
    pub(super) const fn new(noise: u32) -> Self {
        Hiding { noise, opened: 0, given: Vec::new(), stage: Stage::HandOver }
    }

    /// How often a curtain was opened before this stroke, where it opens one.
    pub(super) fn opens(&self, stroke: Stroke) -> Option<u16> {
        (self.stage == Stage::HandOver && stroke == Stroke::down(Key::A)).then_some(self.opened)
    }

    /// The next picker starts on a number from this noise.
    pub(super) fn shuffle(&mut self, noise: u32) {
        self.noise = noise;
    }

    /// Shuts an open curtain.
    pub(super) fn shut(&mut self) {
        if let Stage::Picking { peek, .. } = &mut self.stage {
            *peek = false;
        }
    }

    /// Whether the curtain is open.
    pub(super) const fn peeks(&self) -> bool {
        matches!(self.stage, Stage::Picking { peek: true, .. })
    }

    /// Whether a number is in, or being picked.
    pub(super) fn is_begun(&self) -> bool {
        !self.given.is_empty() || self.stage != Stage::HandOver
    }

    /// How many numbers are in.
    pub(super) fn locked(&self) -> usize {
        self.given.len()
    }

    /// Where the picker starts this time. One way only: from a start the noise cannot be told.
    fn start(&mut self, number: &Number) -> u32 {
        self.opened = self.opened.wrapping_add(1);
        self.noise = stir(self.noise);
        remainder(stir(!self.noise) >> (32 - NOISE_BITS), count(number))
    }

    pub(super) fn stroke(&mut self, stroke: Stroke, secret: &Secret) -> Act {
        let Some(number) = secret.number(self.given.len()) else { return Act::Stay };
        match (&mut self.stage, stroke) {
            (Stage::Picking { peek, meant, .. }, Stroke { key: Key::Y, down }) => (*peek, *meant) = (down, true),
            (_, Stroke { down: false, .. }) => {}
            (Stage::HandOver, Stroke { key: Key::A, .. }) => {
                self.stage = Stage::Picking { at: self.start(&number), peek: false, meant: false };
            }
            // One step back is the seat before, whose number is forgotten.
            (Stage::HandOver, Stroke { key: Key::B, .. }) => match self.given.pop() {
                Some(_) => {}
                None => return Act::Undo,
            },
            (Stage::Picking { at, meant, .. }, Stroke { key, .. }) => match key {
                Key::Left | Key::Down | Key::Right | Key::Up => {
                    let (count, back) = (count(&number), u32::from(matches!(key, Key::Left | Key::Down)));
                    // One back is all round but one.
                    (*at, *meant) = (lowered(*at + 1 + back * (count - 1) - back, count), true);
                }
                Key::B => self.stage = Stage::HandOver,
                Key::A if *meant => {
                    let _ = self.given.push(value(&number, *at).into()); // one a seat
                    self.stage = Stage::HandOver;
                    if self.given.len() == secret.len() {
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
        let at = self.given.len();
        let Some(number) = secret.number(at) else { return sheet.foot(&[]) };
        let seat = secret.seats[at];
        let title = sheet.text(&question.head.title);
        let scene = match self.stage {
            Stage::HandOver => {
                let name = text(sheet.scene.name_of(seat));
                Behind::HandOver { name, at: at as u8, of: secret.len() as u8 }
            }
            Stage::Picking { peek: false, .. } => Behind::Closed(title),
            Stage::Picking { peek: true, at, .. } => Behind::Open(title, value(&number, at)),
        };
        sheet.strip(None);
        let round = sheet.round_apart();
        sheet.push(SIDE - STRIP, What::Curtain(Curtain { seat, round, scene }));
    }
}

/// Every bit of the noise bears on every bit of the next: the finisher of MurmurHash3.
fn stir(noise: u32) -> u32 {
    let mut bits = noise.wrapping_add(0x9e37_79b9);
    bits = (bits ^ bits >> 16).wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ bits >> 13).wrapping_mul(0xc2b2_ae35);
    bits ^ bits >> 16
}

/// How many numbers can be given.
fn count(number: &Number) -> u32 {
    ((i32::from(number.max) - i32::from(number.min)) / i32::from(number.step) + 1) as u32
}

/// The so-manieth of them.
fn value(number: &Number, at: u32) -> i16 {
    (i32::from(number.min) + at as i32 * i32::from(number.step)) as i16
}

/// Bits of noise a start is drawn from.
const NOISE_BITS: u32 = 24;

/// What is left of so many bits over whole counts: a division would take its time by what it divides.
fn remainder(bits: u32, count: u32) -> u32 {
    (0..NOISE_BITS).rev().fold(0, |left, bit| lowered(left << 1 | bits >> bit & 1, count))
}

/// A number below twice the count, less the count where it is not below it: the ends meet. Without a branch, so that
/// going round takes no longer.
fn lowered(number: u32, count: u32) -> u32 {
    let below = number.wrapping_sub(count) >> 31;
    number - (count & below.wrapping_sub(1))
}
