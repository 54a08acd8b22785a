//! Answering in secret: seat after seat behind its own curtain.
//!
//! Until all are in, nothing but the open curtain depends on what was chosen: the closed picker has
//! the same picture for every answer, starts on a random one, and its ends meet. Nor does it take
//! the processor a cycle more or less to start on one than on another, or to turn to it.

mod key_set;
mod page;
mod picker;

use heapless::Vec;
use umpire_engine::table::{Answer, Given, Inner, MAX_SEATS, Reveal, Secret, Ticks};

use self::key_set::{ARROWS, LEFT_DOWN, LEFT_UP};
use self::picker::{beside, bit, given, start, stirred, stops};
use crate::bands::LockVerb;
use crate::intent::Intent;
use crate::key::{Key, KeyEvent};

/// What has been given, and what is going on behind the curtain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SecretPage {
    /// Fresh for every curtain that is opened, see [`ScreenState::reseed_picker`](crate::screen::ScreenState::reseed_picker): whoever steps back and
    /// looks learns nothing of where the picker started before or will start next, and counted presses tell nothing.
    noise: u64,
    /// How often a curtain was opened.
    opened: u16,
    given: Vec<Given, MAX_SEATS>,
    stage: SecretStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SecretStage {
    HandOver,
    Picking(SecretPicker),
    /// All are in: whoever presses A shows them to everybody.
    Reveal,
}

/// A picker behind its curtain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SecretPicker {
    /// The so-manieth of the numbers that can be given, of the options that can be picked, or of the rows.
    at: u32,
    /// The rows that are ticked.
    ticked: Ticks,
    peek: bool,
    /// Somebody looked since the curtain was opened.
    seen: bool,
    /// An arrow or a look came first, so that nobody locks what they have never seen.
    meant: bool,
    /// These ticks were to be locked, and cannot be.
    refused: bool,
}

impl SecretPage {
    pub(crate) const fn new(noise: u64) -> Self {
        SecretPage { noise, opened: 0, given: Vec::new(), stage: SecretStage::HandOver }
    }

    /// How often a curtain was opened before this event, where it opens one.
    pub(crate) fn opens(&self, event: KeyEvent) -> Option<u16> {
        (self.stage == SecretStage::HandOver && event == KeyEvent::down(Key::A)).then_some(self.opened)
    }

    /// The next picker starts by this noise.
    pub(crate) fn shuffle(&mut self, noise: u64) {
        self.noise = noise;
    }

    /// Shuts an open curtain.
    pub(crate) fn shut(&mut self) {
        if let SecretStage::Picking(picker) = &mut self.stage {
            picker.peek = false;
        }
    }

    /// Whether the curtain is open.
    pub(crate) const fn peeks(&self) -> bool {
        matches!(self.stage, SecretStage::Picking(SecretPicker { peek: true, .. }))
    }

    /// Whether a key is its own: in front of the curtain, Y explains and looks around as it does anywhere.
    pub(crate) const fn hears(&self, key: Key) -> bool {
        !matches!(key, Key::Y) || matches!(self.stage, SecretStage::Picking(_))
    }

    /// Whether an answer is in, or being picked.
    pub(crate) fn is_begun(&self) -> bool {
        !self.given.is_empty() || self.stage != SecretStage::HandOver
    }

    /// How many answers are in.
    pub(crate) fn locked(&self) -> usize {
        self.given.len()
    }

    /// The curtain opens on a picker that starts somewhere. One way only: from a start the noise cannot be told.
    fn open(&mut self, secret: &Secret) {
        self.opened = self.opened.wrapping_add(1);
        self.noise = stirred(self.noise);
        let (at, ticked) = start(self.noise, secret, self.given.len());
        self.stage =
            SecretStage::Picking(SecretPicker { at, ticked, peek: false, seen: false, meant: false, refused: false });
    }

    pub(crate) fn on_key(&mut self, event: KeyEvent, secret: &Secret) -> Intent {
        let seat = self.given.len();
        if seat >= secret.len() {
            return self.on_key_at_reveal(event);
        }
        match (&mut self.stage, event) {
            (SecretStage::Picking(picker), KeyEvent { key: Key::Y, down }) => {
                (picker.peek, picker.seen, picker.meant, picker.refused) = (down, true, true, false);
            }
            (_, KeyEvent { down: false, .. }) => {}
            (SecretStage::HandOver, KeyEvent { key: Key::A, .. }) => self.open(secret),
            // One step back is the seat before, whose answer is forgotten.
            (SecretStage::HandOver, KeyEvent { key: Key::B, .. }) => match self.given.pop() {
                Some(_) => {}
                None => return Intent::Undo,
            },
            (SecretStage::Picking(_), KeyEvent { key: Key::B, .. }) => self.stage = SecretStage::HandOver,
            (SecretStage::Picking(picker), KeyEvent { key: Key::A, .. }) => {
                if picker.locks(secret, seat) {
                    let _ = self.given.push(given(secret, seat, picker.at, picker.ticked)); // one a seat
                    self.stage = SecretStage::HandOver;
                }
                if self.given.len() == secret.len() {
                    self.stage = SecretStage::Reveal;
                    // What stays a secret is no moment for all to look at.
                    if secret.reveal != Reveal::Together {
                        return self.say();
                    }
                }
            }
            (SecretStage::Picking(picker), KeyEvent { key, .. }) => picker.turn(key, secret, seat),
            (SecretStage::HandOver | SecretStage::Reveal, _) => {}
        }
        Intent::Stay
    }

    /// Whoever holds the device lays it where all can see it, and anybody reveals.
    fn on_key_at_reveal(&mut self, event: KeyEvent) -> Intent {
        match event {
            KeyEvent { key: Key::A, down: true } => return self.say(),
            // One step back is the last seat, whose answer is forgotten.
            KeyEvent { key: Key::B, down: true } => {
                self.given.pop();
                self.stage = SecretStage::HandOver;
            }
            _ => {}
        }
        Intent::Stay
    }

    fn say(&mut self) -> Intent {
        Intent::Answer(Answer::Secrets(core::mem::take(&mut self.given)))
    }
}

impl SecretPicker {
    /// What A does: nothing before an arrow or a look, and whether somebody looked. The same for every answer.
    const fn lock(&self) -> LockVerb {
        match (self.meant, self.seen) {
            (false, _) => LockVerb::NotYet,
            (true, false) => LockVerb::Unseen,
            (true, true) => LockVerb::Seen,
        }
    }

    /// What an arrow does, and X among rows to tick.
    fn turn(&mut self, key: Key, secret: &Secret, seat: usize) {
        self.refused = false;
        let (lists, ticks) = (!matches!(secret.inner, Inner::Numbers(_)), matches!(secret.inner, Inner::Tick(_)));
        if ticks && key == Key::X {
            (self.ticked, self.meant) = (self.ticked ^ bit(self.at), true);
            return;
        }
        // Down is a lower number, but the next row. No branch tells one arrow from another: none takes longer.
        let back = if lists { LEFT_UP } else { LEFT_DOWN };
        if !ARROWS.has(key) {
            return;
        }
        let back = back.bit(key);
        (self.at, self.meant) = (beside(self.at, back, stops(secret, seat)), true);
    }

    /// Whether it can be locked: what nobody has seen cannot, nor ticks that are no answer. Of those it is said.
    fn locks(&mut self, secret: &Secret, seat: usize) -> bool {
        if !matches!(secret.inner, Inner::Tick(_)) {
            self.refused = !self.meant;
            return self.meant;
        }
        let allowed = secret.allows(seat, given(secret, seat, self.at, self.ticked)).is_ok();
        self.refused = !self.meant || !allowed;
        !self.refused
    }
}
